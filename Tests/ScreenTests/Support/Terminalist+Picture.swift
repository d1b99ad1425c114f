import Terminal
import TestSupport

@testable import ScreenKit

extension Terminalist {
    /// A person who has typed keys at the menu, and has looked after each.
    convenience init(_ language: Language, _ size: GridSize, typing keys: String) throws {
        self.init(try TestKiosk(language), columns: size.columns, rows: size.rows)
        typeSlowly(keys)
    }

    /// Types characters one after another, with a look after each.
    func typeSlowly(_ text: String) {
        for key in Key.typed(text) {
            press(key)
            look()
        }
    }

    /// A terminal that shows what there is to see now.
    var terminal: EmulatedTerminal { .showing(look()) }
}

extension Key {
    /// The keys of a text, in which a line break is Enter, arrows and ⎋ stand for themselves, and ② for F2.
    static func typed(_ text: String) -> [Key] {
        let others: [Character: Key] = [
            "\n": .enter, "↑": .up, "↓": .down, "←": .left, "→": .right, "⎋": .escape, "②": .function(2),
        ]
        return text.map { others[$0] ?? .character($0) }
    }
}
