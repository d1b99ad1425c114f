import TestSupport
import Testing

/// `--menu`: another menu, or what is wrong with it.
nonisolated struct MenuFileTests {
    private static let lemonade = """
        {
          "capacity": 7,
          "fruits": [
            {"id": "lemon", "name": {"ko": "레몬", "en": "Lemon"}, "stock": 5}
          ],
          "juices": [
            {"id": "lemonade", "name": {"ko": "레모네이드", "en": "Lemonade"},
             "needs": [{"fruit": "lemon", "count": 2}]}
          ]
        }
        """

    @Test func `sells what the file says`() throws {
        let menu = try TemporaryFile(Self.lemonade)
        expect(try kiosk("--menu", menu.path, "stock"), output: "lemon    5  레몬\n")
        expect(try kiosk("order", "레모네이드:2", "--menu=" + menu.path), output: "1 lemonade:2\n")
        let short = "lemonade:3: Lemon short by 1 (to add to the stock: kiosk help stock)"
        let options = "--lang en --menu " + menu.path
        try expectRefusals([
            (1, "order 레모네이드:3 \(options)", short),
            (65, "stock set lemon 8 \(options)", "Lemon: not a whole number from 0 to 7: 8"),
        ])
        #expect(
            try kiosk("--menu", menu.path, input: "2\n1\n주문\n").output.contains("1번 레모네이드 나왔습니다! 맛있게 드세요!"))
    }

    @Test(arguments: [
        ("\"capacity\": 7", "\"capacity\": -1", 2, "capacity: -1 is not a whole number from 1 to 1000000"),
        ("\"stock\": 5", "\"stock\": 8", 4, "stock: 8 is not a whole number from 0 to 7"),
        ("\"stock\": 5", "\"stock\": \"5\"", 4, "stock must be a number"),
        ("\"stock\": 5", "\"stock\": 5,", 4, "not JSON: unexpected character “}”"),
        ("\"id\": \"lemon\",", "", 4, "id is missing"),
        (
            "\"id\": \"lemon\"", "\"id\": \"Lemon!\"", 4,
            "an id may contain only lowercase letters, digits and hyphens: Lemon!"
        ),
        ("\"fruit\": \"lemon\"", "\"fruit\": \"lime\"", 8, "unknown fruit: lime"),
        ("\"Lemon\"", "\"Le\\u001b[31mmon\"", 4, "name has a character that cannot be shown (U+001B)"),
        ("\"needs\": [{\"fruit\": \"lemon\", \"count\": 2}]", "\"needs\": []", 8, "needs is empty"),
    ])
    func `names the line and the reason of a fault`(old: String, new: String, line: Int, reason: String) throws {
        let broken = Self.lemonade.replacing(old, with: new, maxReplacements: 1)
        try #require(broken != Self.lemonade)
        let menu = try TemporaryFile(broken)
        try expectRefusals([(65, "stock --lang en --menu " + menu.path, "\(menu.path):\(line): \(reason)")])
    }

    @Test func `names them in Korean as well, and before any screen opens`() throws {
        let menu = try TemporaryFile(Self.lemonade.replacing("\"id\": \"lemonade\"", with: "\"id\": 3"))
        try expectRefusals([(65, "--menu " + menu.path, "\(menu.path):7: id: 문자열만 쓸 수 있습니다")])
    }

    @Test func `refuses what is no text, too large, or not there`() throws {
        let binary = try TemporaryFile([0x7B, 0x0A, 0xFF, 0xFE])
        let empty = try TemporaryFile("")
        try expectRefusals([
            (65, "stock --lang en --menu " + binary.path, "\(binary.path):2: not JSON: not UTF-8"),
            (65, "stock --lang en --menu " + empty.path, "\(empty.path):1: not JSON: unexpected end"),
            (74, "--menu /no/such/menu --lang en", "/no/such/menu: no such file"),
        ])
    }

    @Test func `lets no control character out of a broken file`() throws {
        for text in ["\u{1B}[2J", "{\"\u{1B}c\": 1}", "{\"\\u001b[5n\": 1}", "[\"\u{9B}2J\"]"] {
            let menu = try TemporaryFile(text)
            let outcome = try kiosk("stock", "--menu", menu.path)
            #expect(outcome.ending == .exit(65))
            #expect(!outcome.hasControlCharacters)
        }
    }
}
