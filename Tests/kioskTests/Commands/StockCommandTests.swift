import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import kiosk

/// `kiosk stock`: shows the stock, or changes it first. See `ShopSessionTests` for what it says.
@Suite(.waiting) nonisolated struct StockCommandTests {
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
}
