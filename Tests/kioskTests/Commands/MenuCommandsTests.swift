import TestSupport
import Testing

/// `kiosk menu`: the menu of a ledger. What was sold under it keeps its names, its prices and its currency.
nonisolated struct MenuCommandsTests {
    private static let menu = """
        {
          "capacity": 50,
          "currency": "KRW",
          "fruits": [
            {"id": "mango", "name": {"ko": "망고", "en": "Mango"}, "stock": 10},
            {"id": "fig", "name": {"ko": "무화과", "en": "Fig"}, "stock": 5}
          ],
          "juices": [
            {"id": "mango", "name": {"ko": "망고쥬스", "en": "Mango juice"}, "needs": [{"fruit": "mango", "count": 3}], "price": 4500},
            {"id": "fig", "name": {"ko": "무화과쥬스", "en": "Fig juice"}, "needs": [{"fruit": "fig", "count": 1}], "price": 3000}
          ]
        }

        """
    /// The mango juice has another name and price.
    private static let renamed = menu.replacing("망고쥬스", with: "망고 넥타").replacing("Mango juice", with: "Mango nectar")
        .replacing("4500", with: "5000")
    private static let inDollars = menu.replacing("KRW", with: "USD").replacing("4500", with: "4.50")
        .replacing("3000", with: "3.00")
    /// The fig has left, and kiwi is new.
    private static let withKiwi = menu.replacing("fig", with: "kiwi").replacing("무화과", with: "키위")
        .replacing("Fig", with: "Kiwi").replacing("\"stock\": 5", with: "\"stock\": 7")

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try TextFile.write(Self.menu, to: path("menu.json"))
        try TextFile.write(Self.renamed, to: path("renamed.json"))
        try TextFile.write(Self.inDollars, to: path("dollars.json"))
        try TextFile.write(Self.withKiwi, to: path("kiwi.json"))
    }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private var data: String { path("shop") }

    private var ledger: String {
        get throws { try TextFile.contents(of: data + "/ledger.jsonl") }
    }

    /// Runs the program on the folder. The time of the machine is no part of its answer.
    @discardableResult
    private func run(_ words: String..., input: String = "", language: String = "en") throws -> Outcome {
        var run = ProgramRun(arguments: (words + ["--lang", language, "--data", data]).map { Array($0.utf8) })
        run.input = .bytes(Array(input.utf8))
        var outcome = try run.outcome()
        outcome.output = outcome.output.replacing(/20\d\d-\d\d-\d\d \d\d:\d\d/, with: "2026-11-22 14:02")
        return outcome
    }

    private func set(_ name: String) throws -> Outcome { try run("menu", "set", path(name)) }

    // MARK: The menu itself

    @Test func `a new ledger begins with the menu that is set, and prints it as it was`() throws {
        expect(try set("menu.json"), output: "The menu is in force: juices: 2, fruits: 2, KRW\n")
        expect(try run("menu"), output: Self.menu)
        #expect(try ledger.split(separator: "\n").count == 1)
        #expect(try ledger.contains(#""format":3,"fruits":{"mango":10,"fig":5},"menu":{"capacity":50,"#))
        let before = try ledger
        expect(
            try run("menu", "set", path("menu.json"), language: "ko"), output: "이 메뉴로 판매합니다: 쥬스 2가지, 과일 2가지, KRW\n")
        #expect(try ledger == before)
        #expect(try set("renamed.json").ending == .exit(0))
        #expect(try ledger.split(separator: "\n").last?.contains(#""kind":"menu","fruits":{},"menu":{"#) == true)
        expect(try run("menu"), output: Self.renamed)
        #expect(try run("ledger", "verify").ending == .exit(0))
    }

    @Test func `without a ledger it is the built-in menu, and no file is made`() throws {
        let outcome = try run("menu")
        #expect(outcome.errors == "kiosk: there is no ledger yet: \(data)\n")
        #expect(outcome.lines.contains(#"    {"id": "kiwi", "name": {"ko": "키위", "en": "Kiwi"}, "stock": 10},"#))
        #expect(!folder.names.contains("shop"))
        try TextFile.write(outcome.output, to: path("built-in.json"))
        expect(
            try kiosk("menu", "check", path("built-in.json"), "--lang", "en"),
            output: "The menu file is valid: juices: 7, fruits: 5, KRW\n")
    }

    @Test func `a check names the fault of a menu file, and neither it nor a faulty menu changes anything`() throws {
        _ = try set("menu.json")
        let before = try ledger
        expect(
            try kiosk("menu", "check", path("renamed.json"), "--lang", "ko"),
            output: "올바른 메뉴 파일입니다: 쥬스 2가지, 과일 2가지, KRW\n")
        try TextFile.write(Self.menu.replacing("4500", with: "4.50"), to: path("bad.json"))
        let fault = "kiosk: \(path("bad.json")):9: price: not an amount of KRW: 4.50\n"
        expect(try kiosk("menu", "check", path("bad.json"), "--lang", "en"), errors: fault, exitCode: 65)
        expect(try set("bad.json"), errors: fault, exitCode: 65)
        expect(try set("none.json"), errors: "kiosk: \(path("none.json")): no such file\n", exitCode: 74)
        expect(try run("menu", "set"), errors: "kiosk: FILE is missing (see kiosk help menu)\n", exitCode: 64)
        #expect(try ledger == before)
    }

    @Test func `another menu than the ledger's is refused by every command, and the way to change it is named`() throws
    {
        _ = try set("menu.json")
        let before = try ledger
        let other = path("renamed.json")
        let refusal =
            "kiosk: \(data): the ledger has another menu than \(other) (to change it: kiosk menu set \(other))\n"
        for words in [["order", "mango"], ["stock"], ["report"], ["close", "--counted", "0"], ["--plain"]] {
            let options = ["--menu", other, "--data", data, "--lang", "en"]
            expect(
                try ProgramRun(arguments: (words + options).map { Array($0.utf8) }).outcome(), errors: refusal,
                exitCode: 65)
        }
        expect(
            try run("order", "mango", "--menu", other, language: "ko"),
            errors: "kiosk: \(data): 장부의 메뉴가 파일의 메뉴와 다릅니다: \(other) (바꾸려면: kiosk menu set \(other))\n", exitCode: 65)
        #expect(try ledger == before)
        // A file that says the same in another way is the same menu.
        try TextFile.write(Self.menu.replacing("\n", with: " "), to: path("same.json"))
        #expect(try run("order", "mango", "--menu", path("same.json")).output == "1 mango\n")
        #expect(try run("order", "fig").output == "2 fig\n")
    }

    @Test func `a fruit that leaves the menu keeps its stock until none is left, and a new one has its opening stock`()
        throws
    {
        _ = try set("menu.json")
        try run("order", "fig")
        #expect(try set("kiwi.json").ending == .exit(0))
        #expect(try run("stock", "--json").output == #"{"mango": 10, "kiwi": 7, "fig": 4}"# + "\n")
        #expect(try run("stock").output.hasSuffix("fig      4  Fig\n"))
        expect(
            try run("order", "fig"), errors: "kiosk: unknown juice: fig (one of: mango, kiwi)\n", exitCode: 65)
        #expect(try run("stock", "set", "무화과", "1", "--reason", "spoiled").ending == .exit(0))
        // It keeps its name under the next menu too.
        try TextFile.write(Self.withKiwi.replacing("4500", with: "4700"), to: path("next.json"))
        #expect(try set("next.json").ending == .exit(0))
        #expect(try run("stock", "set", "fig", "0", "--json").output == #"{"mango": 10, "kiwi": 7}"# + "\n")
        #expect(try run("ledger", "verify").lines.contains("Fig: 5 + 0 + −1 + −3 + 0 − 1 + 0 = 0"))
        #expect(try set("menu.json").ending == .exit(0))
        #expect(try run("stock", "--json").output == #"{"mango": 10, "fig": 0, "kiwi": 7}"# + "\n")
    }

    // MARK: What was sold before

    @Test func `a receipt and a close that is printed again have the names and the prices of their time`() throws {
        _ = try set("menu.json")
        try run("order", "mango:2", "fig")
        let receipt = try run("receipt", "1", language: "ko")
        #expect(receipt.lines.contains("망고쥬스 2잔                       9,000"))
        let close = try run("close", language: "ko")
        #expect(close.lines.contains("망고쥬스                               2"))
        _ = try set("renamed.json")
        #expect(try run("order", "mango").output == "2 mango\n")
        expect(try run("receipt", "1", language: "ko"), output: receipt.output)
        expect(try run("close", "--reprint", "1", language: "ko"), output: close.output)
        #expect(try run("receipt", "2").lines.contains("Mango nectar ×1                    5,000"))
        _ = try set("kiwi.json")
        expect(try run("receipt", "1", language: "ko"), output: receipt.output)
        expect(try run("close", "--reprint", "1", language: "ko"), output: close.output)
        // A juice that left the menu on the day of the close has its name as well.
        try run("order", "kiwi")
        _ = try set("menu.json")
        let second = try run("close")
        #expect(second.lines.contains("Kiwi juice                             1"))
        #expect(second.lines.contains("Mango juice                            1"))
        expect(try run("close", "--reprint", "2"), output: second.output)
        #expect(try run("report").lines.filter { $0.hasPrefix("Kiwi juice") }.count == 1)
    }

    @Test func `a cancelled order has the name under which it was sold`() throws {
        _ = try set("menu.json")
        try run("order", "mango")
        _ = try set("renamed.json")
        #expect(try run("void", "1", "--reason", "x").lines.first == "Order 1 was cancelled: Mango juice")
    }

    @Test func `a currency changes only on a closed day, and what was paid before it keeps its own`() throws {
        _ = try set("menu.json")
        try run("order", "mango")
        let receipt = try run("receipt", "1")
        let before = try ledger
        expect(
            try set("dollars.json"),
            errors: "kiosk: the menu has another currency and there are orders since the last close "
                + "(close the day first: kiosk close)\n", exitCode: 1)
        expect(
            try run("menu", "set", path("dollars.json"), language: "ko"),
            errors: "kiosk: 메뉴의 통화가 다른데 마감하지 않은 주문이 있습니다 (먼저 마감하세요: kiosk close)\n", exitCode: 1)
        #expect(try ledger == before)
        let close = try run("close", "--counted", "4500")
        expect(try set("dollars.json"), output: "The menu is in force: juices: 2, fruits: 2, USD\n")
        #expect(try run("order", "mango", "fig").output == "2 mango fig\n")
        expect(try run("receipt", "1"), output: receipt.output)
        #expect(try run("receipt", "2").lines.contains("Total (2)                       7.50 USD"))
        expect(try run("close", "--reprint", "1"), output: close.output)
        expect(
            try run("refund", "1", "--reason", "x"),
            errors: "kiosk: order 1 was paid in KRW, which is not the currency of the menu\n", exitCode: 1)
        let report = try run("report").lines
        #expect(
            report.filter { $0.hasPrefix("Money ") } == ["Money (KRW)       4,500", "Money (USD)        7.50"])
        #expect(report.last == "Since Z 1: orders 1, cancelled 0, cups 2, money 7.50 USD")
        let screen = try run("--plain", input: "juice\nquit\n")
        #expect(screen.lines.contains("No. 1: Mango juice  4,500"))
        #expect(screen.lines.contains("No. 2: Mango juice ×1, Fig juice ×1  7.50"))
        #expect(try run("close", "--counted", "7.5").lines.contains("Difference                      0.00 USD"))
        #expect(try run("ledger", "verify").ending == .exit(0))
    }

    // MARK: While other kiosks run

    @Test func `an open kiosk follows the menu, and its cart is never sold at an old price`() throws {
        _ = try set("menu.json")
        let conversation = try PipeConversation("--plain", "--data", data, "--lang", "en")
        _ = try conversation.answer(to: "juice", startingWith: "Commands: ")
        #expect(try conversation.answer(to: "1", startingWith: "Cart") == "Cart: Mango juice ×1 (4,500 KRW)")
        #expect(try set("renamed.json").ending == .exit(0))
        #expect(
            try conversation.answer(to: "", startingWith: "! ")
                == "! The menu has changed. Please check the cart and its prices.")
        #expect(try conversation.answer(to: "cart", startingWith: "Cart: ") == "Cart: Mango nectar ×1 (5,000 KRW)")
        #expect(try conversation.answer(to: "order", startingWith: "No. 1") == "No. 1 is ready: Mango nectar. Enjoy!")
        #expect(conversation.end() == .exit(0))
        #expect(try ledger.contains(#""lines":{"mango":1},"used":{"mango":3},"total":5000,"#))
    }

    @Test(
        arguments: [("--plain", "juice"), ("--counter", "1")],
        [("renamed.json", "Mango nectar", "(5,000 KRW)"), ("dollars.json", "Mango juice", "(4.50 USD)")])
    func `the line order sells the cart as it was said, and not under a menu that came into force since`(
        start: (mode: String, line: String), menu: (file: String, juice: String, price: String)
    ) throws {
        _ = try set("menu.json")
        let conversation = try PipeConversation(start.mode, "--data", data, "--lang", "en")
        _ = try conversation.answer(to: start.line, startingWith: "Commands: ")
        #expect(try conversation.answer(to: "1", startingWith: "Cart") == "Cart: Mango juice ×1 (4,500 KRW)")
        #expect(try set(menu.file).ending == .exit(0))
        // The cart would be empty if it had been sold.
        #expect(
            try conversation.answer(to: "order", startingWith: "Cart") == "Cart: \(menu.juice) ×1 \(menu.price)")
        let number =
            start.mode == "--counter" ? "Your number is 1: \(menu.juice)." : "No. 1 is ready: \(menu.juice). Enjoy!"
        #expect(try conversation.answer(to: "order", startingWith: String(number.prefix(5))) == number)
        #expect(conversation.end() == .exit(0))
    }

    @Test func `lines of orders go on with the menu that another kiosk has set`() throws {
        _ = try set("menu.json")
        let conversation = try PipeConversation("order", "-", "--data", data, "--lang", "en")
        #expect(try conversation.answer(to: "mango") == "1 mango")
        #expect(try set("kiwi.json").ending == .exit(0))
        #expect(try conversation.answer(to: "mango") == "2 mango")
        #expect(try conversation.answer(to: "kiwi") == "3 kiwi")
        #expect(conversation.end() == .exit(0))
    }
}
