import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import kiosk

/// `kiosk stock`: shows the stock, or changes it first. See `CommandSessionTests` for what it says.
nonisolated struct StockCommandTests {
    @MainActor
    @Test func `counts of any length stand below each other`() throws {
        let text = String(decoding: Asset.menu.content, as: UTF8.self)
            .replacing("\"capacity\": 100", with: "\"capacity\": 1000000")
            .replacing("\"stock\": 10", with: "\"stock\": 123456")
        let menu = try Menu(parsing: Array(text.utf8))
        let ledger = InMemoryLedger(menu: menu)
        try ledger.change(.set(try #require(menu.fruit(named: "kiwi")), to: 7))
        let lines = Texts(.english).lines(of: ledger.books.stock)
        #expect(lines.first == "strawberry 123456  Strawberry")
        #expect(lines.contains("kiwi            7  Kiwi"))
    }

    @Test func `takes full-width digits, and a reason that is a text`() throws {
        #expect(try kiosk("stock", "set", "kiwi", "５０").output.contains("kiwi         50"))
        let rule = "--reason takes a text of 1–200 characters, without control characters"
        let texts = [" ", "a\u{7}b", String(repeating: "a", count: 201)]
        try expectRefusals(64, texts.map { ("stock set kiwi 5 --reason='\($0)' --lang en", rule) })
    }
}
