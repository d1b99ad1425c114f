import Terminal
import Testing

@testable import ScreenKit

/// A message over the last rows of a page.
struct ToastTests {
    @Test func `words that a message covers in part are erased, and bars are not`() throws {
        let person = try Terminalist(.menu, .english)
        person.type("c")
        #expect(person.look().text[22].trimmed == "! There is no key c here.")
        let orders = try Terminalist(.orders, .english)
        let before = orders.look()
        orders.type("w")
        let after = orders.look()
        let changed = (0..<80).filter { column in
            let point = GridPoint(column: column, row: 22)
            return before[point] != after[point]
        }
        #expect(changed.allSatisfy { $0 < 32 }, "\(changed)")
    }

    @Test(arguments: [GridSize.small, .large])
    func `a message covers its own cells and one at each side, and nothing else`(size: GridSize) throws {
        let test = try TestKiosk(.calculator, .english)
        func picture(_ message: Message?) -> Canvas {
            let page = test.kiosk.page(panel: nil, isInspectorShown: false, notice: message)
            return Picture(of: page, size: size).cells
        }
        let text = "A message that is as long as half of a page is wide."
        let (plain, told) = (picture(nil), picture(Message(text: text, tone: .bad)))
        let start = try #require(told.find("✗ " + text))
        #expect(start.row == size.rows - 2)
        #expect(told[start].style == TextStyle(foreground: .onAlarm, background: .alarm, bold: true))
        let covered = (start.column - 2)...(start.column + text.count + 3)
        let changed = (0..<size.rows).flatMap { row in
            (0..<size.columns).map { GridPoint(column: $0, row: row) }.filter { told[$0] != plain[$0] }
        }
        #expect(changed.filter { $0.row != start.row || !covered.contains($0.column) } == [])
        #expect(told[GridPoint(column: covered.upperBound, row: start.row)] == .blank)
    }
}
