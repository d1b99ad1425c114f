import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// A person at a full-screen front: types, clicks and looks.
class Terminalist {
    let test: TestKiosk
    let front: FullScreenFront
    var size: GridSize

    init(_ test: TestKiosk, columns: Int = 80, rows: Int = 24) {
        self.test = test
        front = FullScreenFront(kiosk: test.kiosk)
        size = GridSize(columns: columns, rows: rows)
        look()
    }

    convenience init(_ place: Place, _ language: Language = .korean) throws {
        self.init(try TestKiosk(place, language))
    }

    /// A person who has typed keys at the menu, and has looked after each.
    convenience init(_ language: Language, _ size: GridSize, typing keys: String) throws {
        self.init(try TestKiosk(language), columns: size.columns, rows: size.rows)
        typeSlowly(keys)
    }

    /// Whether the person has quit.
    var isFinished: Bool { test.kiosk.isFinished }

    /// What there is to see now.
    @discardableResult
    func look() -> Canvas { front.draw(size: size) }

    /// A terminal that shows what there is to see now.
    var terminal: EmulatedTerminal { .showing(look()) }

    /// Whether a text is to be seen now.
    func sees(_ text: String) -> Bool { look().find(text) != nil }

    /// The texts that are not to be seen now, of some that should be.
    func misses(_ texts: String...) -> [String] {
        let picture = look()
        return texts.filter { picture.find($0) == nil }
    }

    func press(_ key: Key, _ modifiers: Modifiers = []) { front.handle(.key(key, modifiers)) }

    /// Types characters one after another, without a look between them.
    func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Types characters one after another, with a look after each.
    func typeSlowly(_ text: String) {
        for key in Key.typed(text) {
            press(key)
            look()
        }
    }

    func mouse(_ action: MouseEvent.Action, at point: GridPoint) { front.handle(.mouse(MouseEvent(action, at: point))) }

    func click(_ point: GridPoint) {
        mouse(.press(.left), at: point)
        mouse(.release(.left), at: point)
    }

    /// Clicks texts one after another, each on the first place where it stands then.
    func click(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        for text in texts { click(try #require(look().find(text), "\(text)", sourceLocation: sourceLocation)) }
    }

    /// The number on the calculator's display.
    var display: String { test.desk.calculator.display }

    /// Where a key of the pad stands.
    func place(ofKey label: String) -> GridPoint? {
        let picture = look()
        return (picture.find(" \(label) ") ?? picture.find("│\(label) ")).map { $0.offset(columns: 1) }
    }

    /// The row that is marked as having the focus.
    var markedRow: String? { look().text.first { $0.hasPrefix(" ▸") || $0.contains("▸") } }
}

extension Key {
    /// The keys of a text, in which a line break and ⏎ are Enter, a tab, arrows and ⎋ stand for themselves, ⌫ for a backspace, ② for F2, and ⑩ for F10.
    static func typed(_ text: String) -> [Key] {
        let others: [Character: Key] = [
            "\n": .enter, "⏎": .enter, "\t": .tab, "↑": .up, "↓": .down, "←": .left, "→": .right, "⎋": .escape,
            "⌫": .backspace,
            "②": .function(2), "⑩": .function(10),
        ]
        return text.map { others[$0] ?? .character($0) }
    }
}
