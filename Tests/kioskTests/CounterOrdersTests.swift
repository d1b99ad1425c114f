import TestSupport
import Testing

/// What is ordered at `kiosk --counter`, and by whom: never other than what was shown.
@Suite(.waiting) nonisolated struct CounterOrdersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.append(ShopMenu.asking, to: "asking.json")
        try folder.append(ShopMenu.plain, to: "plain.json")
        try folder.append("2123\n", to: "pin")
        try folder.allowReading("pin", false)
    }

    /// The sales in the ledger, a line each.
    private func sales() throws -> [String] {
        try TextFile.lines(of: folder.path(of: "ledger.jsonl")).filter { $0.contains("\"sale\"") }
    }

    private func words(_ menu: String, _ language: String) -> [String] {
        [
            "--counter", "--data", folder.path, "--menu", folder.path(of: menu), "--lang", language,
            "--staff-pin-file", folder.path(of: "pin"),
        ]
    }

    @Test(arguments: [("to-go", "\"to-go\""), ("카드", "\"card\""), ("매장", "\"currency\": \"KRW\"")])
    func `what the menu does not offer any more is shown again before it is ordered`(choice: String, gone: String)
        throws
    {
        let conversation = try PipeConversation(words("asking.json", "ko") + ["--plain"])
        try conversation.hear("명령:")
        try conversation.hear("명령: 주문, 장바구니", after: "1\nkiwi\n\(choice)")
        let other = try ShopMenu.asking.replacing(
            gone, with: gone.hasPrefix("\"cur") ? "\"currency\": \"JPY\"" : "\"other\"")
        try folder.append(other, to: "other.json")
        let change = try kiosk("menu", "set", folder.path(of: "other.json"), "--data", folder.path, "--lang", "en")
        #expect(change.ending == .exit(0))
        try conversation.hear("메뉴가 바뀌었어요. 장바구니와 가격을 확인해 주세요.", after: "order")
        #expect(try sales().isEmpty)
        try conversation.hear("주문 번호는 1번입니다", after: "order")
        #expect(conversation.end() == .exit(0))
        #expect(try sales().count == 1)
    }

    @Test func `the PIN that is typed again orders nothing, and what staff orders waits with its wishes`() throws {
        let run = try TerminalRun(words("asking.json", "en"))
        try run.play([
            ("", "Welcome!"), ("\(TerminalKey.f10)2123⏎", "What would you like to do?"), ("2123⏎", "Cups: 4"),
        ])
        #expect(try sales().isEmpty)
        try run.play([("o", "Check your order"), ("24↑", .seen()), ("o", .seen()), (.click("Order  ⏎"), "No. 1")])
        let sale = try #require(try sales().first)
        #expect(sale.contains(#""waits":true"#) && sale.contains(#""service":"to-go","pays":"cash""#))
        let kitchen = try kiosk("kitchen", "--data", folder.path, "--plain", "--lang", "en", input: "pay\n1\n1\n1\n")
        #expect(kitchen.lines.contains("No. 1 was handed over"))
    }

    @Test(arguments: [TerminalKey.enter, ""])
    func `a second press on the order's button leaves the number on the screen`(key: String) throws {
        let run = try TerminalRun(words("plain.json", "en"))
        try run.play([
            ("", "Welcome!"), ("⏎⏎", "Choose your juice"), ("1o", "▸        Order"),
            // The press that opened the menu has put nothing into the cart.
            ("", .seen(with: "Cups: 1")),
        ])
        let (column, row) = try #require(run.screen.page.position(of: "Order  ⏎"))
        let place = "\(column + 1);\(row + 1)"
        let press = key.isEmpty ? "\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m" : key
        try run.play([
            ("\(press + press)", "We call your number."),
            // The language changes at once, on the page that is still there.
            ("\(key)l", .seen("불러 드릴게요", "확인")),
        ])
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
        try run.play([
            ("", "Welcome!"), ("⏎", "Choose your juice"), ("1o", "▸        Order"),
            (.click("Order  ⏎"), "We call your number."), ("1x", .seen()), ("o", .seen(with: "We call your number.")),
            ("⏎", "Welcome!"), ("⏎", "Tap a juice"),
        ])
        #expect(try sales().count == 1)
    }

    @Test(arguments: [
        (
            "en", ["Welcome!", "Choose your juice", "Check your order"],
            "The menu has changed. Please check the cart and its prices."
        ),
        (
            "ko", ["어서 오세요!", "쥬스를 고르세요", "주문을 확인하세요"],
            "메뉴가 바뀌었어요. 장바구니와 가격을 확인해 주세요."
        ),
    ])
    func `what is chosen in the place of what left the menu is said on the page`(
        language: String, headings: [String], news: String
    ) throws {
        let run = try TerminalRun(words("asking.json", language))
        try run.play([("", "\(headings[0])"), ("⏎", "\(headings[1])"), ("1o", "\(headings[2])")])
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
        try run.play([
            ("", "Welcome!"), ("⏎", "Juice 9"), ("2", "Juice 2 ×1"), ("\u{1B}[6~", "Juice 12"), ("3", "Juice 12"),
            ("9o", .seen("Check your order", with: "Juice 12", "Juice 2 ", "Cups: 2")),
        ])
    }
}
