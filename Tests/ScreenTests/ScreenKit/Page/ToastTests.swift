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
        let test = try TestKiosk(.noDeletedValues, .english)
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

    /// Returns the cells in which a message of a length changes the picture of a place.
    private func covered(
        _ test: TestKiosk, _ length: Int, _ view: ViewState
    ) -> (points: [GridPoint], targets: [Target]) {
        func picture(_ notice: Message?) -> Picture {
            let page = test.kiosk.page(panel: nil, isInspectorShown: false, notice: notice)
            return Picture(of: page, size: .small, view: view)
        }
        let words = String(repeating: "word ", count: length / 5)
        let (plain, told) = (picture(nil), picture(Message(text: words, tone: .warning)))
        let points = (1..<23).flatMap { row in (0..<80).map { GridPoint(column: $0, row: row) } }
        return (points.filter { told.cells[$0] != plain.cells[$0] }, plain.targets)
    }

    @Test(arguments: [Place.menu, .calculator, .styles, .orders, .stock, .sales], [20, 60])
    func `a message covers nothing that can be chosen`(place: Place, length: Int) throws {
        let (points, targets) = covered(try TestKiosk(place, .english), length, ViewState())
        #expect(!points.isEmpty)
        #expect(points.filter { point in targets.contains { $0.area.contains(point) } } == [])
    }

    @Test(arguments: [-1, 0])
    func `where a list takes all rows, a message leaves the one with the focus in view`(last: Int) throws {
        let test = try TestKiosk(.manyDeletedValues, .english)
        let elements = test.kiosk.page.focusables
        let focus = elements[(elements.count + last) % elements.count]
        let (points, targets) = covered(test, 30, ViewState(focus: focus))
        let row = try #require(targets.first { $0.element == focus })
        #expect(!points.isEmpty)
        #expect(points.filter(row.highlight.contains) == [])
    }
}
