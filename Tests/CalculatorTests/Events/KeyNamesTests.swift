import Testing
import TestSupport

@testable import Calculator

struct KeyNamesTests {
    /// The whole table as it is documented: label, token, what a typed line takes, and the keys of the keyboard.
    @Test func `every key has the names that the help and the files give it`() throws {
        let rows = CalculatorEvent.named.compactMap(\.names).map { names in
            [
                names.label, names.token, (names.words + names.symbols.map(String.init)).joined(separator: " "),
                names.shortcuts.map(String.init).joined(separator: " "),
            ].joined(separator: " | ")
        }
        try GoldenFile("names", suite: #filePath).expect(rows.joined(separator: "\n"))
    }

    @Test(arguments: CalculatorEvent.named)
    func `every name of an event is read as that event`(event: CalculatorEvent) throws {
        let names = try #require(event.names)
        #expect(CalculatorEvent(token: names.token) == event)
        for name in [names.token] + names.words + names.symbols.map(String.init) {
            #expect(try [CalculatorEvent](parsing: name) == [event], "\(name)")
        }
    }

    @Test func `no name and no key of the keyboard stands for two events`() {
        let table = CalculatorEvent.named.compactMap(\.names)
        for names in [table.map(\.token), table.flatMap(\.words), table.flatMap { $0.symbols.map(String.init) }] {
            #expect(Set(names).count == names.count)
        }
        let shortcuts = table.flatMap(\.shortcuts)
        #expect(Set(shortcuts).count == shortcuts.count)
    }

    @Test func `a token is written in capital letters, fits into a line of JSON as it is, and nothing else is one`() {
        for names in CalculatorEvent.named.compactMap(\.names) {
            #expect(names.token.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C })
        }
        for text in ["ac", "±", "", "7 ", "77", "CHOOSE"] { #expect(CalculatorEvent(token: text) == nil, "\(text)") }
    }

    @Test(arguments: [
        CalculatorEvent.enter(1), .reuse(Formula(1)), .keepDeletedValue(1), .removeDeletedValue(at: 0),
        .removeAllDeletedValues, .keepCalculation(Formula(1), result: 1), .keepMemory(1), .choose, .clear,
    ])
    func `an event without a key has no names`(event: CalculatorEvent) {
        #expect(event.names == nil)
    }
}
