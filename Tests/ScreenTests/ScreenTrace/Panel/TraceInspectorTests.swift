import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import ScreenTrace

/// The panel of a trace that another program has made.
struct TraceInspectorTests {
    private let viewer = TraceInspector(showing: Trace())
    private let texts = Texts(.english)

    private func events(_ count: Int, unexpected: Int? = nil) -> [TraceEvent] {
        (0..<count).map { index in
            var event = TraceEvent(.call, from: "A", to: "B", "call\(index)()", hasReturned: true)
            event.difference = index == unexpected ? .other : nil
            return event
        }
    }

    private func rows(columns: Int = 60, rows: Int = 13, isBeside: Bool = false) -> [String] {
        let place = InspectorPlace(size: GridSize(columns: columns, rows: rows), isBeside: isBeside)
        let canvas = viewer.draw(in: place, isTyping: false, texts)
        return (0..<rows).map { row in
            (0..<columns).map { canvas[GridPoint(column: $0, row: row)].text }.joined()
        }
    }

    private let map = ObjectMap(
        objects: [
            ("A", [ObjectMap.Link(strength: .weak, property: "delegate", target: "B")]), ("B", []),
        ], released: ["C", "D", "C"])

    @Test func `the event that is not expected is chosen, in view with those around it`() {
        viewer.show(Trace(events(30, unexpected: 5)), map)
        #expect(rows().contains { $0.contains("▸≠ call5()") })
        #expect(rows().contains { $0.contains("call8()") })
        #expect(!rows().contains { $0.contains("call9()") })
        viewer.show(Trace(events(30, unexpected: 29)), map)
        #expect(rows().contains { $0.contains("▸≠ call29()") })
        viewer.show(Trace(events(4, unexpected: 0)), map)
        #expect(rows(columns: 100, rows: 40, isBeside: true).contains { $0.contains("▸≠ call0()") })
        #expect(rows(columns: 100, rows: 40, isBeside: true).contains { $0.contains("call3()") })
    }

    @Test func `the arrow keys are the page's until F2 opens the panel or Shift goes with one`() {
        let panel = GridRect(column: 0, row: 0, columns: 60, rows: 13)
        viewer.show(Trace(events(30)), map)
        _ = rows()
        #expect(!viewer.handle(.key(.up, []), panel: panel))
        #expect(viewer.handle(.key(.up, .shift), panel: panel))
        #expect(rows().contains { $0.contains("▸call28()") })
        #expect(viewer.handle(.key(.up, []), panel: panel))
        #expect(rows().contains { $0.contains("▸call27()") })
        viewer.show(Trace(events(30)), map)
        #expect(rows().contains { $0.contains("▸call29()") })
    }

    @Test func `without an object it says so, and in lines only to a person who asks`() {
        let text = "There is nothing to trace: no object was created."
        viewer.show(Trace(), ObjectMap(objects: [], released: []))
        #expect(rows().contains { $0.contains(text) })
        #expect(viewer.takeLines(isShown: true, wasShown: true, texts) == [])
        #expect(viewer.takeLines(isShown: true, wasShown: false, texts).last == text)
        let navigator = Navigator(root: RecordingScreen("root"))
        #expect(viewer.answer(to: "trace map", about: navigator, texts) == [text])
    }

    @Test func `a theme has its colours on the page, in the panel and in an image`() {
        let value = RGBColor(red: 95, green: 0, blue: 95)
        let kiosk = Kiosk(
            root: RecordingScreen("root"), texts: texts, inspector: viewer, isShowingInspector: true,
            theme: Theme().replacing(.titleBar, dark: value, light: value))
        let canvas = FullScreenFront(kiosk: kiosk).draw(size: .small)
        let terminal = EmulatedTerminal.showing(canvas)
        let bars = (0..<GridSize.small.rows).filter {
            canvas[GridPoint(column: 1, row: $0)].style.background == .titleBar
        }
        #expect(
            bars.map { terminal.page[1, $0].style.background }
                == Array(repeating: EmulatedPage.Style.color(red: 95, green: 0, blue: 95), count: 2))
        #expect(canvas.svg.contains("{fill:#5f005f}"))
    }

    @Test func `in lines events that are equal are folded`() {
        let event = TraceEvent(.call, from: "A", to: "B", "f()", hasReturned: true)
        viewer.show(Trace([event, event, TraceEvent(.call, from: "A", to: "B", "g()"), event]), map)
        #expect(
            viewer.takeLines(isShown: true, wasShown: true, texts).prefix(3) == [
                "[call] A → B: f()  × 2", "[call] A → B: g()", "[call] A → B: f()",
            ])
    }

    @Test func `it leaves rows that it has no use for to the page`() {
        let size = GridSize(columns: 80, rows: 24)
        #expect(viewer.mostRows(in: size) == 4)
        viewer.show(Trace(events(4)), map)
        #expect(viewer.mostRows(in: size) == 8)
        viewer.show(Trace(events(30)), map)
        #expect(viewer.mostRows(in: size) == 10)
        #expect(viewer.mostRows(in: GridSize(columns: 120, rows: 40)) == 16)
    }

    @Test func `the map has no navigator, and counts what was released`() {
        viewer.show(Trace(events(1)), map)
        #expect(
            viewer.takeLines(isShown: true, wasShown: true, texts) == [
                "[call] A → B: call0()", "A: weak delegate B", "B: ", "released: D, C ×2",
            ])
        #expect(viewer.takeLines(isShown: true, wasShown: true, texts) == [])
        #expect(rows(columns: 120).contains { $0.contains("delegate ┄▷ B") })
        #expect(!rows(columns: 120).joined().contains("Navigator"))
    }
}
