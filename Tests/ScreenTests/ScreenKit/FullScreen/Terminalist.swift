import Terminal

@testable import CalculatorApp
@testable import ScreenKit

/// A person at a full-screen front: types, clicks and looks.
final class Terminalist {
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

    /// Whether the person has quit.
    var isFinished: Bool { test.kiosk.isFinished }

    /// What there is to see now.
    @discardableResult
    func look() -> Canvas { front.draw(size: size) }

    func press(_ key: Key, _ modifiers: Modifiers = []) { front.handle(.key(key, modifiers)) }

    /// Types characters one after another, without a look between them.
    func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    func mouse(_ action: MouseEvent.Action, at point: GridPoint) { front.handle(.mouse(MouseEvent(action, at: point))) }

    func click(_ point: GridPoint) {
        mouse(.press(.left), at: point)
        mouse(.release(.left), at: point)
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
