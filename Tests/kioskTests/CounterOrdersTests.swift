import TestSupport
import Testing

/// What is ordered at `kiosk --counter`, and by whom: never other than what was shown.
nonisolated struct CounterOrdersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.append(ShopMenu.asking, to: "asking.json")
        try folder.append(ShopMenu.plain, to: "plain.json")
        try folder.append("2123\n", to: "pin")
        try folder.allowReading("pin", false)
    }

    /// The sales in the ledger, a line each.
    private func sales() throws -> [Substring] {
        try TextFile.contents(of: folder.path(of: "ledger.jsonl")).split(separator: "\n").filter {
            $0.contains("\"sale\"")
        }
    }

    private func words(_ menu: String, _ language: String) -> [String] {
        [
            "--counter", "--data", folder.path, "--menu", folder.path(of: menu), "--lang", language,
            "--staff-pin-file", folder.path(of: "pin"),
        ]
    }

    @Test(
        arguments: [
            "kiwi 3", "kiwi:3", "kiwi 2, mango", "kiwi:1 mango:2", "order kiwi 3", "1\nmango 2", "kiwi\nkiwi 2\norder",
        ],
        [("plain.json", "en", "! At most 2 cups at once."), ("asking.json", "ko", "! 한 번에 2잔까지 주문할 수 있어요.")])
    func `no line orders more cups than a customer may`(
        lines: String, shop: (menu: String, language: String, refusal: String)
    ) throws {
        // Where a line orders at once, one order does not count for the next.
        let lines = shop.menu == "plain.json" ? lines.replacing("kiwi\nkiwi 2\norder", with: "1\nkiwi 2") : lines
        var run = ProgramRun(
            arguments: (words(shop.menu, shop.language) + ["--cups", "2", "--plain"]).map { Array($0.utf8) })
        run.input = .bytes(Array("1\n\(lines)\n".utf8))
        #expect(try run.outcome().lines.contains(shop.refusal[...]))
        #expect(try sales().allSatisfy { !$0.contains("\":3") && !$0.contains("\"mango\"") })
    }

    @Test(arguments: [
        ("to-go", "\"to-go\"", "1. 매장  ✓"), ("카드", "\"card\"", "2. 포장"), ("매장", "\"currency\": \"KRW\"", "1. 매장  ✓"),
    ])
    func `what the menu does not offer any more is shown again before it is ordered`(
        choice: String, gone: String, shown: String
    ) throws {
        let conversation = try PipeConversation(words("asking.json", "ko") + ["--plain"])
        try conversation.hear("명령:")
        conversation.say("1\nkiwi\n\(choice)")
        try conversation.hear("명령: 주문, 장바구니")
        let other = ShopMenu.asking.replacing(
            gone, with: gone.hasPrefix("\"cur") ? "\"currency\": \"JPY\"" : "\"other\"")
        try folder.append(other, to: "other.json")
        let change = try kiosk("menu", "set", folder.path(of: "other.json"), "--data", folder.path, "--lang", "en")
        #expect(change.ending == .exit(0))
        conversation.say("order")
        let heard = try conversation.hear("메뉴가 바뀌었어요. 장바구니와 가격을 확인해 주세요.")
        #expect(try sales().isEmpty)
        conversation.say("order")
        try conversation.hear("주문 번호는 1번입니다")
        #expect(!heard.isEmpty && conversation.end() == .exit(0))
        #expect(try sales().count == 1)
    }

    @Test func `the PIN that is typed again orders nothing, and what staff orders waits with its wishes`() throws {
        let run = try TerminalRun(words("asking.json", "en"))
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.f10 + "2123" + TerminalKey.enter)
        try run.wait(for: "What would you like to do?")
        run.press("2123" + TerminalKey.enter)
        try run.wait(for: "Cups: 4")
        #expect(try sales().isEmpty)
        run.press("o")
        try run.wait(for: "Check your order")
        run.press("2" + "4" + TerminalKey.up)
        run.press("o")
        try run.click(on: "Order  ⏎")
        try run.wait(for: "No. 1")
        let sale = try #require(try sales().first)
        #expect(sale.contains(#""waits":true"#) && sale.contains(#""service":"to-go","pays":"cash""#))
        let kitchen = try kiosk("kitchen", "--data", folder.path, "--plain", "--lang", "en", input: "pay\n1\n1\n1\n")
        #expect(kitchen.lines.contains("No. 1 was handed over"))
    }

    @Test(arguments: [TerminalKey.enter, ""])
    func `a second press on the order's button leaves the number on the screen`(key: String) throws {
        let run = try TerminalRun(words("plain.json", "en"))
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter + TerminalKey.enter)
        try run.wait(for: "Choose your juice")
        run.press("1o")
        try run.wait(for: "▸        Order")
        // The press that opened the menu has put nothing into the cart.
        #expect(run.screen.page.position(of: "Cups: 1") != nil)
        let (column, row) = try #require(run.screen.page.position(of: "Order  ⏎"))
        let place = "\(column + 1);\(row + 1)"
        let press = key.isEmpty ? "\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m" : key
        run.press(press + press)
        try run.wait(for: "We call your number.")
        // The language changes at once, on the page that is still there.
        run.press(key + "l")
        try run.wait(for: "불러 드릴게요")
        try run.wait(for: "확인")
        let deadline = Deadline(within: .seconds(15))
        while run.screen.page.position(of: "어서 오세요!") == nil, run.screen.page.position(of: "Welcome!") == nil,
            !deadline.isOver
        {
            run.press(TerminalKey.enter)
            run.terminal.read(atMost: 300)
        }
        // Once the number could be read, a press leaves it, and no order begins with the presses behind that.
        try run.wait(for: "Welcome!")
    }

    @Test func `on the page with the number no key sells what is out of view`() throws {
        let run = try TerminalRun(words("plain.json", "en"))
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter)
        try run.wait(for: "Choose your juice")
        run.press("1o")
        try run.wait(for: "▸        Order")
        try run.click(on: "Order  ⏎")
        try run.wait(for: "We call your number.")
        run.press("1x")
        run.press("o")
        #expect(run.screen.page.position(of: "We call your number.") != nil)
        run.press(TerminalKey.enter)
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter)
        try run.wait(for: "Tap a juice")
        #expect(try sales().count == 1)
    }

    @Test(arguments: [
        ("en", "Cash  ✓", "The menu has changed. Please check the cart and its prices."),
        ("ko", "현금  ✓", "메뉴가 바뀌었어요. 장바구니와 가격을 확인해 주세요."),
    ])
    func `what is chosen in the place of what left the menu is said on the page`(
        language: String, chosen: String, news: String
    ) throws {
        let run = try TerminalRun(words("asking.json", language))
        try run.wait(for: language == "en" ? "Welcome!" : "어서 오세요!")
        run.press(TerminalKey.enter)
        try run.wait(for: language == "en" ? "Choose your juice" : "쥬스를 고르세요")
        run.press("1o")
        try run.wait(for: language == "en" ? "Check your order" : "주문을 확인하세요")
        try folder.append(ShopMenu.asking.replacing("\"card\"", with: "\"tap\""), to: "tap.json")
        _ = try kiosk("menu", "set", folder.path(of: "tap.json"), "--data", folder.path)
        try run.wait(for: news)
        #expect(try sales().isEmpty)
    }

    @Test func `a digit adds a juice in view, and none of another page of a long menu`() throws {
        let juices = (1...12).map { number in
            #"{"id": "j\#(number)", "name": {"ko": "쥬스\#(number)", "en": "Juice \#(number)"}, "price": \#(number)000, "needs": [{"fruit": "kiwi", "count": 1}]}"#
        }
        let menu =
            #"{"capacity": 100, "currency": "KRW", "fruits": [{"id": "kiwi", "name": {"ko": "키위", "en": "Kiwi"}, "stock": 50}], "juices": [\#(juices.joined(separator: ","))]}"#
        try folder.append(menu, to: "long.json")
        let run = try TerminalRun(words("long.json", "en"))
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter)
        try run.wait(for: "Juice 9")
        run.press("2")
        try run.wait(for: "Juice 2 ×1")
        run.press("\u{1B}[6~")
        try run.wait(for: "Juice 12")
        run.press("3")
        try run.wait(for: "Juice 12")
        run.press("9o")
        try run.wait(for: "Check your order")
        #expect(run.screen.page.position(of: "Juice 12") != nil && run.screen.page.position(of: "Juice 2 ") != nil)
        #expect(run.screen.page.position(of: "Cups: 2") != nil)
    }
}
