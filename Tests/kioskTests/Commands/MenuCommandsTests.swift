import TestSupport
import Testing

/// `kiosk menu`: the menu of a ledger. What was sold under it keeps its names, its prices and its currency.
nonisolated struct MenuCommandsTests {
    /// The menu of two juices.
    private let menu: String
    /// The fig has left, and kiwi is new.
    private let withKiwi: String
    private let shop: ShopFolder

    init() throws {
        shop = try ShopFolder()
        menu = try GoldenFile("menu", suite: #filePath).contents()
        withKiwi = menu.replacing("fig", with: "kiwi").replacing("무화과", with: "키위").replacing("Fig", with: "Kiwi")
            .replacing("\"stock\": 5", with: "\"stock\": 7")
        try write(menu, to: "menu.json")
        try write(withKiwi, to: "kiwi.json")
        let inDollars = menu.replacing("KRW", with: "USD").replacing("4500", with: "4.50")
        try write(inDollars.replacing("3000", with: "3.00"), to: "dollars.json")
        // The mango juice has another name and price.
        try write(
            menu.replacing("망고쥬스", with: "망고 넥타").replacing("Mango juice", with: "Mango nectar")
                .replacing("4500", with: "5000"), to: "renamed.json")
    }

    private func path(_ name: String) -> String { shop.path(name) }

    private func write(_ menu: String, to name: String) throws { try TextFile.write(menu, to: path(name)) }

    @discardableResult
    private func run(_ line: String, input: String = "", language: String = "en") throws -> Outcome {
        try shop.run(line, input: input, language: language)
    }

    private func set(_ name: String) throws -> Outcome { try run("menu set " + path(name)) }

    /// Puts a menu in force that is as it has to be.
    private func use(_ name: String) throws {
        #expect(try set(name).ending == .exit(0))
    }

    // MARK: The menu itself

    @Test func `a new ledger begins with the menu that is set, and prints it as it was`() throws {
        expect(try set("menu.json"), output: "The menu is in force: juices: 2, fruits: 2, KRW\n")
        expect(try run("menu"), output: menu)
        #expect(try shop.ledger.split(separator: "\n").count == 1)
        #expect(try shop.ledger.contains(#""format":3,"fruits":{"mango":10,"fig":5},"menu":{"capacity":50,"#))
        let before = try shop.ledger
        expect(
            try run("menu set \(path("menu.json"))", language: "ko"), output: "이 메뉴로 판매합니다: 쥬스 2가지, 과일 2가지, KRW\n")
        #expect(try shop.ledger == before)
        try use("renamed.json")
        #expect(try shop.ledger.split(separator: "\n").last?.contains(#""kind":"menu","fruits":{},"menu":{"#) == true)
        expect(try run("menu"), output: try TextFile.contents(of: path("renamed.json")))
        #expect(try run("ledger verify").ending == .exit(0))
    }

    @Test func `without a ledger it is the built-in menu, and no file is made`() throws {
        let outcome = try run("menu")
        #expect(outcome.errors == "kiosk: there is no ledger yet: \(shop.data)\n")
        #expect(outcome.lines.contains(#"    {"id": "kiwi", "name": {"ko": "키위", "en": "Kiwi"}, "stock": 10},"#))
        #expect(!shop.folder.names.contains("shop"))
        try write(outcome.output, to: "built-in.json")
        let line = "menu check \(path("built-in.json")) --lang en"
        expect(try kiosk(line: line), output: "The menu file is valid: juices: 7, fruits: 5, KRW\n")
    }

    @Test func `a check names the fault of a menu file, and neither it nor a faulty menu changes anything`() throws {
        try use("menu.json")
        let before = try shop.ledger
        let line = "menu check \(path("renamed.json")) --lang ko"
        expect(try kiosk(line: line), output: "올바른 메뉴 파일입니다: 쥬스 2가지, 과일 2가지, KRW\n")
        try write(menu.replacing("4500", with: "4.50"), to: "bad.json")
        let (bad, none) = (path("bad.json"), path("none.json"))
        let fault = "\(bad):9: price: not an amount of KRW: 4.50"
        try expectRefusals([(65, "menu check \(bad) --lang en", fault)])
        try shop.expectRefusals([
            (65, "menu set " + bad, fault),
            (74, "menu set " + none, "\(none): no such file"),
            (64, "menu set", "FILE is missing (see kiosk help menu)"),
        ])
        #expect(try shop.ledger == before)
    }

    @Test func `another menu than the ledger's is refused by every command, with the way to change it`() throws {
        try use("menu.json")
        let before = try shop.ledger
        let other = path("renamed.json")
        let refusal = "\(shop.data): the ledger has another menu than \(other) (to change it: kiosk menu set \(other))"
        let lines = [
            "order mango", "stock", "stock --json", "report", "report --json", "ledger export --csv",
            "close --counted 0", "--plain",
        ]
        try shop.expectRefusals(65, lines.map { ("\($0) --menu \(other)", refusal) })
        let korean = "장부의 메뉴가 파일의 메뉴와 다릅니다: \(other) (바꾸려면: kiosk menu set \(other))"
        try shop.expectRefusals([(65, "order mango --lang ko --menu " + other, "\(shop.data): \(korean)")])
        #expect(try shop.ledger == before)
        // A file that says the same in another way is the same menu.
        try write(menu.replacing("\n", with: " "), to: "same.json")
        #expect(try run("order mango --menu \(path("same.json"))").output == "1 mango\n")
        #expect(try run("order fig").output == "2 fig\n")
    }

    @Test func `a fruit that leaves the menu keeps its stock, and a new one has its opening stock`() throws {
        try use("menu.json")
        try run("order fig")
        try use("kiwi.json")
        #expect(try run("stock --json").output == #"{"mango": 10, "kiwi": 7, "fig": 4}"# + "\n")
        #expect(try run("stock").output.hasSuffix("fig      4  Fig\n"))
        try shop.expectRefusals([(65, "order fig", "unknown juice: fig (one of: mango, kiwi)")])
        #expect(try run("stock set 무화과 1 --reason spoiled").ending == .exit(0))
        // It keeps its name under the next menu too.
        try write(withKiwi.replacing("4500", with: "4700"), to: "next.json")
        try use("next.json")
        #expect(try run("stock set fig 0 --json").output == #"{"mango": 10, "kiwi": 7}"# + "\n")
        #expect(try run("ledger verify").lines.contains("Fig: 5 + 0 + −1 + −3 + 0 − 1 + 0 = 0"))
        try use("menu.json")
        #expect(try run("stock --json").output == #"{"mango": 10, "fig": 0, "kiwi": 7}"# + "\n")
    }

    // MARK: What was sold before

    @Test func `a receipt and a close that is printed again have the names and the prices of their time`() throws {
        try use("menu.json")
        try run("order mango:2 fig")
        let receipt = try run("receipt 1", language: "ko")
        #expect(receipt.lines.contains("망고쥬스 2잔                       9,000"))
        let close = try run("close", language: "ko")
        #expect(close.lines.contains("망고쥬스                               2"))
        try use("renamed.json")
        #expect(try run("order mango").output == "2 mango\n")
        expect(try run("receipt 1", language: "ko"), output: receipt.output)
        expect(try run("close --reprint 1", language: "ko"), output: close.output)
        #expect(try run("receipt 2").lines.contains("Mango nectar ×1                    5,000"))
        try use("kiwi.json")
        expect(try run("receipt 1", language: "ko"), output: receipt.output)
        expect(try run("close --reprint 1", language: "ko"), output: close.output)
        // A juice that left the menu on the day of the close has its name as well.
        try run("order kiwi")
        try use("menu.json")
        let second = try run("close")
        #expect(second.lines.contains("Kiwi juice                             1"))
        #expect(second.lines.contains("Mango juice                            1"))
        expect(try run("close --reprint 2"), output: second.output)
        #expect(try run("report").lines.filter { $0.hasPrefix("Kiwi juice") }.count == 1)
    }

    @Test func `a cancelled order has the name under which it was sold`() throws {
        try use("menu.json")
        try run("order mango")
        try use("renamed.json")
        #expect(try run("void 1 --reason x").lines.first == "Order 1 was cancelled: Mango juice")
    }

    @Test func `a currency changes only on a closed day, and what was paid before it keeps its own`() throws {
        try use("menu.json")
        try run("order mango")
        let receipt = try run("receipt 1")
        let before = try shop.ledger
        let english = "the menu has another currency and there are orders since the last close"
        let korean = "메뉴의 통화가 다른데 마감하지 않은 주문이 있습니다 (먼저 마감하세요: kiosk close)"
        try shop.expectRefusals(inBoth: [
            (1, "menu set " + path("dollars.json"), english + " (close the day first: kiosk close)", korean)
        ])
        #expect(try shop.ledger == before)
        let close = try run("close --counted 4500")
        expect(try set("dollars.json"), output: "The menu is in force: juices: 2, fruits: 2, USD\n")
        #expect(try run("order mango fig").output == "2 mango fig\n")
        expect(try run("receipt 1"), output: receipt.output)
        #expect(try run("receipt 2").lines.contains("Total (2)                       7.50 USD"))
        expect(try run("close --reprint 1"), output: close.output)
        let other = "order 1 was paid in KRW, which is not the currency of the menu"
        try shop.expectRefusals([(1, "refund 1 --reason x", other)])
        let report = try run("report").lines
        #expect(
            report.filter { $0.hasPrefix("Money ") } == ["Money (KRW)       4,500", "Money (USD)        7.50"])
        #expect(report.last == "Since Z 1: orders 1, cancelled 0, cups 2, money 7.50 USD")
        let screen = try run("--plain", input: "juice\nquit\n")
        #expect(screen.lines.contains("No. 1: Mango juice  4,500"))
        #expect(screen.lines.contains("No. 2: Mango juice ×1, Fig juice ×1  7.50"))
        #expect(try run("close --counted 7.5").lines.contains("Difference                      0.00 USD"))
        #expect(try run("ledger verify").ending == .exit(0))
    }

    // MARK: While other kiosks run

    @Test func `an open kiosk follows the menu, and its cart is never sold at an old price`() throws {
        try use("menu.json")
        let conversation = try PipeConversation("--plain", "--data", shop.data, "--lang", "en")
        _ = try conversation.answer(to: "juice", startingWith: "Commands: ")
        #expect(try conversation.answer(to: "1", startingWith: "Cart") == "Cart: Mango juice ×1 (4,500 KRW)")
        try use("renamed.json")
        #expect(
            try conversation.answer(to: "", startingWith: "! ")
                == "! The menu has changed. Please check the cart and its prices.")
        #expect(try conversation.answer(to: "cart", startingWith: "Cart: ") == "Cart: Mango nectar ×1 (5,000 KRW)")
        #expect(try conversation.answer(to: "order", startingWith: "No. 1") == "No. 1 is ready: Mango nectar. Enjoy!")
        #expect(conversation.end() == .exit(0))
        #expect(try shop.ledger.contains(#""lines":{"mango":1},"used":{"mango":3},"total":5000,"#))
    }

    @Test(
        arguments: [("--plain", "juice"), ("--counter", "1")],
        [("renamed.json", "Mango nectar", "(5,000 KRW)"), ("dollars.json", "Mango juice", "(4.50 USD)")])
    func `the line order sells the cart as it was said, and not under a menu that came into force since`(
        start: (mode: String, line: String), menu: (file: String, juice: String, price: String)
    ) throws {
        try use("menu.json")
        let conversation = try PipeConversation(start.mode, "--data", shop.data, "--lang", "en")
        _ = try conversation.answer(to: start.line, startingWith: "Commands: ")
        #expect(try conversation.answer(to: "1", startingWith: "Cart") == "Cart: Mango juice ×1 (4,500 KRW)")
        try use(menu.file)
        // The cart would be empty if it had been sold.
        #expect(
            try conversation.answer(to: "order", startingWith: "Cart") == "Cart: \(menu.juice) ×1 \(menu.price)")
        let number =
            start.mode == "--counter" ? "Your number is 1: \(menu.juice)." : "No. 1 is ready: \(menu.juice). Enjoy!"
        #expect(try conversation.answer(to: "order", startingWith: String(number.prefix(5))) == number)
        #expect(conversation.end() == .exit(0))
    }

    @Test func `lines of orders go on with the menu that another kiosk has set`() throws {
        try use("menu.json")
        let conversation = try PipeConversation("order", "-", "--data", shop.data, "--lang", "en")
        #expect(try conversation.answer(to: "mango") == "1 mango")
        try use("kiwi.json")
        #expect(try conversation.answer(to: "mango") == "2 mango")
        #expect(try conversation.answer(to: "kiwi") == "3 kiwi")
        #expect(conversation.end() == .exit(0))
    }
}
