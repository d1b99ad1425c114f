import Terminal
import Testing

@testable import ScreenKit

/// The rows of the key help line, at the columns where one more character does not fit.
struct HintLineTests {
    /// Inside of the margins there are 38 columns.
    private let size = GridSize(columns: 40, rows: 12)

    /// Returns the line of a page with hints and with controls that work on every screen. Each has a key of one column.
    private func line(hints: [String], everywhere: [String] = []) -> HintLine {
        let content = ScreenContent<Int>(
            panes: [],
            hints: hints.enumerated().map { Control(label: $1, event: $0, keys: .number($0)) })
        let screen = RecordingScreen("hints")
        let frame = PageFrame(
            PageFrame.State(breadcrumb: [], texts: Texts(.english)),
            commands: [Control(label: "EN", event: .switchLanguage)]
                + everywhere.map { Control(label: $0, event: .home, keys: [.character("m")]) }, .standard)
        return HintLine(of: Page(screen: ShownScreen(screen, content), frame: frame), size: size)
    }

    private func label(columns: Int) -> String { String(repeating: "x", count: columns) }

    @Test func `a hint that ends in the last column stays in its row`() {
        // 1 + 1 + 16, a gap of 2, and 1 + 1 + 16.
        let line = line(hints: [label(columns: 16), label(columns: 16)])
        #expect(line.rows == 1)
        #expect(line.hints.map(\.area.origin) == [GridPoint(column: 0, row: 0), GridPoint(column: 20, row: 0)])
    }

    @Test func `a hint that is one column too long goes to the next row`() {
        let line = line(hints: [label(columns: 16), label(columns: 17)])
        #expect(line.rows == 2)
        #expect(line.hints.map(\.area.origin) == [GridPoint(column: 0, row: 0), GridPoint(column: 0, row: 1)])
    }

    @Test func `a Hangul hint ends in the last column by its width`() {
        let line = line(hints: [String(repeating: "가", count: 8), String(repeating: "나", count: 8)])
        #expect(line.rows == 1)
        #expect(line.hints.last?.area.maxColumn == 37)
    }

    @Test func `what works everywhere keeps its labels while all hints fit`() {
        let rows = [label(columns: 16), label(columns: 16), label(columns: 16)]
        let line = line(hints: rows, everywhere: [label(columns: 16)])
        #expect(line.rows == 2)
        #expect(line.ofScreen.count == 3)
        #expect(line.everywhere.map(\.label) == [label(columns: 16)])
        #expect(line.everywhere.map(\.area) == [GridRect(column: 20, row: 1, columns: 18, rows: 1)])
    }

    @Test func `where one column is missing, what works everywhere is told by its keys alone`() {
        let rows = [label(columns: 16), label(columns: 16), label(columns: 16)]
        let line = line(hints: rows, everywhere: [label(columns: 17)])
        #expect(line.rows == 2)
        #expect(line.ofScreen.count == 3)
        #expect(line.everywhere.map(\.label) == [""])
    }

    @Test func `the last hints are left out where there is no room for them, and what works everywhere is not`() {
        let rows = (1...5).map { _ in label(columns: 16) }
        let line = line(hints: rows, everywhere: [label(columns: 3)])
        #expect(line.rows == 2)
        #expect(line.ofScreen.count == 3)
        #expect(line.everywhere.map(\.area) == [GridRect(column: 20, row: 1, columns: 1, rows: 1)])
    }
}

extension HintLine {
    /// The hints of the screen.
    fileprivate var ofScreen: [Hint] {
        hints.filter { if case .screen = $0.control.event { true } else { false } }
    }
    /// The hints of what works on every screen.
    fileprivate var everywhere: [Hint] {
        hints.filter { if case .kiosk = $0.control.event { true } else { false } }
    }
}
