import Terminal
import TestSupport

@testable import ScreenKit

extension Terminalist {
    /// A person who has typed keys at the menu, and has looked after each.
    convenience init(_ language: Language, _ size: GridSize, typing keys: String) throws {
        self.init(try TestKiosk(language), columns: size.columns, rows: size.rows)
        typeSlowly(keys)
    }

    /// Types characters one after another, with a look after each. A line break is Enter.
    func typeSlowly(_ text: String) {
        for character in text {
            press(character == "\n" ? .enter : .character(character))
            look()
        }
    }

    /// A terminal that shows what there is to see now.
    var terminal: EmulatedTerminal { .showing(look()) }
}

extension GridSize {
    /// The usual size of a terminal.
    nonisolated static let small = GridSize(columns: 80, rows: 24)
    /// The size of a large window.
    nonisolated static let large = GridSize(columns: 120, rows: 40)
}
