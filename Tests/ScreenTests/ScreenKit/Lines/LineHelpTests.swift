import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// Help in lines: it says what can be typed, and nothing is in the way of typing it.
struct LineHelpTests {
    private func help(_ place: Place, _ language: Language = .english) throws -> [String] {
        let test = try TestKiosk(place, language)
        let screen = test.navigator.top
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.sayPage()
        said = []
        front.handle("help")
        #expect(test.navigator.top === screen)
        return said
    }

    @Test func `the help of the order screen, whole`() throws {
        #expect(
            try help(.orders) == [
                "Choose a juice and it is made in turn. Set a quantity first to order more than one.",
                "When something is short the stock stays as it was, and you are asked.",
                "Choose by a number or a name: 1, strawberry",
                "For example: banana 2, strawberry-banana 3",
                "  calc: Calculate with 0 sold",
                "  report: Sales",
                "  stock: Edit stock",
                "Everywhere: back, home, help, trace, lang ko, lang en, quit",
            ])
    }

    @Test(arguments: [
        (Place.stock, ["strawberry 12", "kiwi -3", "banana calc", "save"]), (.deletedValues, ["remove 1", "clear"]),
        (.calculator, ["12+3=", "undo", "style", "deleted"]), (.menu, ["1, calculator"]),
    ])
    func `the help names what can be typed`(place: Place, words: [String]) throws {
        let lines = try help(place)
        for word in words { #expect(lines.contains { $0.contains(word) }, "\(word)") }
        #expect(!lines.contains { $0.contains("←") || $0.contains("PgUp") || $0.contains("⏎") })
    }

    @Test func `the help of a question names its answers`() throws {
        #expect(try help(.shortage).contains("Please answer first: Yes, No"))
    }

    @Test func `what the help names can be typed at once`() throws {
        let test = try TestKiosk(.orders, .english)
        let front = LineFront(kiosk: test.kiosk) { _ in }
        for line in ["help", "banana 2", "help", "strawberry-banana"] { front.handle(line) }
        #expect(test.books.soldCount == 3)
    }
}
