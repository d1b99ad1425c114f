import JuiceMaker
import TestSupport
import Testing

/// The page about menu files: its fields, its example, and its errors.
@Suite(.waiting) nonisolated struct MenuPageTests {
    private let page: MarkdownPage
    private let example: String

    init() throws {
        page = try MarkdownPage(path: "Resources/Pages/Menu.md")
        example = try #require(page.codeBlocks.first { $0.language == "json" }).lines.map { $0 + "\n" }.joined()
    }

    @Test func `the example is a whole shop of fourteen juices`() throws {
        let file = try TemporaryFile(example)
        expect(
            try kiosk("menu", "check", file.path, "--lang", "en"),
            output: "The menu file is valid: juices: 14, fruits: 8, KRW\n")
        let menu = try Menu(parsing: Array(example.utf8))
        #expect(menu.services.map(\.id) == ["here", "to-go"])
        #expect(menu.payments.count == 3 && menu.shop?.telephone == "02-123-4567" && menu.vat == 10)
    }

    @Test func `every field is on the page and in the example`() {
        let spans = Set(page.codeSpans)
        // Only a ledger writes the fruits that left the menu.
        for key in MenuKey.allCases where key != .former {
            #expect(spans.contains(key.rawValue), "\(key)")
            #expect(example.contains("\"\(key.rawValue)\""), "\(key)")
        }
    }

    /// What is changed in the example for each error of the page.
    private static let mistakes = [
        ("\"stock\": 80}", "\"stock\": 800}"),
        ("\"en\": \"Strawberry juice\"}, \"price\": 4500,", "\"en\": \"Strawberry juice\"},"),
        ("[{\"fruit\": \"strawberry\", \"count\": 16}]", "[{\"fruit\": \"cherry\", \"count\": 16}]"),
        (
            "{\"id\": \"banana\", \"category\": \"single\", \"name\": {\"ko\": \"바나나쥬스\"",
            "{\"id\": \"strawberry\", \"category\": \"single\", \"name\": {\"ko\": \"바나나쥬스\""
        ),
        ("\"KRW\"", "\"won\""), ("\"vat\": 10", "\"vat\": 101"), ("\"telephone\"", "\"fax\""),
    ]

    @Test func `an error reads as the page says`() throws {
        let lines = try #require(page.codeBlocks.first { $0.language == "text" }).lines
        try #require(lines.count == Self.mistakes.count)
        for ((old, new), line) in zip(Self.mistakes, lines) {
            let text = example.replacing(old, with: new, maxReplacements: 1)
            try #require(text != example)
            let file = try TemporaryFile(text)
            let refusal = line.dropFirst("kiosk: ".count).replacing("shop.json", with: file.path)
            try expectRefusals([(65, "menu check \(file.path) --lang en", String(refusal))])
        }
    }
}
