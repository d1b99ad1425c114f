import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// The row below a screen: its own hints at the left, and at the right, always in the same columns, what works on every screen.
struct StatusBarTests {
    private static let everywhere = [
        command("Back", .back, .escape), command("Trace", .inspect, .function(2)), command("Help", .help, "?"),
    ]

    private static func command(_ label: Text, _ command: KioskCommand, _ key: Key) -> (KioskCommand, Element) {
        (command, Element(Control(label, 0, keys: [key]), Texts(.english)))
    }

    /// Returns the row of a page with hints, each of which has a key of one column.
    private func bar(
        _ labels: [String], disabled: Set<Int> = [], everywhere: [(KioskCommand, Element)] = everywhere,
        columns: Int = 80
    ) -> StatusBar {
        let hints = labels.enumerated().map { index, label in
            Element(
                Control(Text(label), index, keys: .number(index), isEnabled: !disabled.contains(index)), Texts(.english)
            )
        }
        let frame = ContentFrame()
        let page = Page(
            RecordingScreen("hints"), panes: [], bars: ([], hints, []), frame, message: nil, copyText: nil, alert: nil,
            Texts(.english), .plain(breadcrumb: [], commands: everywhere))
        return StatusBar(of: page, page.hints(focus: nil), size: GridSize(columns: columns, rows: 24))
    }

    /// The columns in which hints with labels begin.
    private func columns(_ bar: StatusBar, _ labels: [String]) -> [Int?] {
        labels.map { label in bar.hints.first { $0.label == label }?.point.column }
    }

    @Test func `hints stand two columns apart, with their keys on caps`() {
        // Column 1: a cap of 3, a blank, and 4 columns of label.
        #expect(columns(bar(["Undo", "History"]), ["Undo", "History"]) == [1, 11])
        #expect(bar(["Undo"]).hints.first?.columns == 8)
        #expect(columns(bar(["기록", "방식"]), ["기록", "방식"]) == [1, 11])
        #expect(bar(["Undo"]).hints.allSatisfy { $0.area.minRow == 23 && $0.area.size.rows == 1 })
    }

    @Test func `what works on every screen ends in the last column but one, whatever stands before it`() {
        let places = columns(bar([]), ["Back", "Trace", "Help"])
        #expect(places == [47, 59, 71])
        #expect(bar([]).hints.last?.area.maxColumn == 78)
        #expect(columns(bar(["Undo", "History"]), ["Back", "Trace", "Help"]) == places)
        let all = (1...9).map { "Hint \($0)" }
        #expect(columns(bar(all), ["Back", "Trace", "Help"]) == places)
    }

    @Test func `a command that comes and goes stands among the hints, so that the others stay`() {
        let copy = Self.command("Copy", .copy, "c")
        let bar = bar(["Undo"], everywhere: [copy] + Self.everywhere)
        #expect(columns(bar, ["Undo", "Copy", "Back"]) == [1, 11, 47])
    }

    @Test func `a hint that cannot be chosen now keeps its place, is dim, and is no place to click`() throws {
        let labels = ["Undo", "Redo", "History"]
        #expect(columns(bar(labels, disabled: [0, 1]), labels) == columns(bar(labels), labels))
        let person = try Terminalist(.calculator, .english)
        let before = person.look().text(row: 23)
        let undo = try #require(person.look().find(" u  Undo")).offset(columns: 4)
        for (keys, color) in [("", Color.muted), ("5", .onBar)] {
            person.type(keys)
            #expect(person.look().text(row: 23) == before)
            #expect(person.look()[undo].style.foreground == color)
            person.click(undo)
            #expect(person.display == "0")
        }
    }

    @Test func `hints that have no room are left out from the right, and none is cut`() {
        // The group at the right begins in column 47, after a gap of two.
        let fitting = String(repeating: "x", count: 33)
        #expect(columns(bar(["a", fitting]), [fitting]) == [8])
        #expect(columns(bar(["a", fitting + "x"]), ["a", fitting + "x"]) == [1, nil])
        // A shorter one behind it is left out too: the order tells what matters.
        #expect(columns(bar([String(repeating: "x", count: 60), "b"]), ["b"]) == [nil])
    }

    @Test func `below 60 columns what works on every screen is told by its keys alone`() {
        let narrow = bar(["Undo"], columns: 59)
        #expect(narrow.hints.map(\.showsLabel) == [true, false, false, false])
        // Esc, F2 and ? have caps of 5, 4 and 3 columns.
        #expect(columns(narrow, ["Back", "Trace", "Help"]) == [42, 49, 55])
        #expect(bar([], columns: 60).hints.allSatisfy { $0.showsLabel })
    }

    @Test func `on every page the row is filled from edge to edge, as the one above the screen is`() throws {
        for size in [GridSize(columns: 40, rows: 12), .small, .large] {
            let canvas = try TestKiosk(.orders, .english).arrange(size).canvas
            for row in [0, size.rows - 1] {
                let cells = (0..<size.columns).map { canvas[GridPoint(column: $0, row: row)] }
                #expect(cells.allSatisfy { $0.style.background != .default }, "\(size), \(row)")
            }
        }
    }
}
