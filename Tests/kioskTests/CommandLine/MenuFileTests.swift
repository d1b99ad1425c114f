import TestSupport
import Testing

/// `--menu` with a file that is no text. `ShopSessionTests` has other menus, and what is wrong with some.
@Suite(.waiting) nonisolated struct MenuFileTests {
    @Test func `refuses what is no UTF-8`() throws {
        let binary = try TemporaryFile([0x7B, 0x0A, 0xFF, 0xFE])
        try expectRefusals([(65, "stock --lang en --menu " + binary.path, "\(binary.path):2: not JSON: not UTF-8")])
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
