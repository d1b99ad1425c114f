import TestSupport
import Testing

@testable import ScreenKit

/// What persons do at the screens, and all that comes of it. Each golden file is a story; see `ScreenStory`. Its name ends with the
/// language, and with the size of the window where it is not 80 × 24.
struct ScreenStoryTests {
    nonisolated private static let names = [
        "board-keys.en", "board.en", "calculator-captions.en", "calculator-keys.en", "calculator-keys.ko",
        "calculator.en", "calculator.ko", "cancel-keys.en", "cancel-keys.ko", "cancel.en", "cancel.ko",
        "close-keys.en", "customer-keys.en", "customer.en", "customer.ko", "drafts-keys.en", "help-keys.en.120x40",
        "help.en", "help.ko", "history-keys.en", "history-keys.en.120x40", "history-keys.ko",
        "history-keys.ko.120x40", "history-keys.ko.40x12", "history-keys.ko.60x20", "history.en", "history.ko",
        "keys.en", "keys.ko", "keys.ko.60x20", "kitchen-keys.en", "kitchen.en", "lines.en", "lines.ko",
        "menus-keys.ko", "menus.ko", "orders-keys.en", "orders-keys.en.120x40", "orders-keys.en.40x12",
        "orders-keys.en.60x20", "orders-keys.ko", "orders-keys.ko.120x40", "orders-keys.ko.60x20",
        "orders-shortage.ko", "orders-today.ko", "orders.en", "orders.ko", "sales-keys.en", "sales-keys.en.40x12",
        "sales-keys.en.60x20", "sales-keys.ko", "sales-keys.ko.40x12", "sales-keys.ko.60x20", "sales.en", "sales.ko",
        "stock-keys.en", "stock-keys.ko", "stock.en", "stock.ko",
    ]

    @Test(arguments: names) func `a story goes as its golden file has it`(name: String) throws {
        let words = name.split(separator: ".")
        let language = try #require(words.dropFirst().first.flatMap { Language(rawValue: String($0)) })
        let size = words.dropFirst(2).first?.split(separator: "x").compactMap { Int($0) } ?? [80, 24]
        let file = GoldenFile(name, suite: #filePath)
        try file.expect(try ScreenStory.play(try file.contents(), PictureView(language, size[0], size[1])))
    }

    @Test func `each story has its file`() { #expect(GoldenFile.names(of: #filePath) == Set(Self.names)) }
}
