import Testing

@testable import ScreenTrace

/// The messages in view.
struct MessageWindowTests {
    /// A trace of calls, with messages to delegates at some places.
    private func trace(_ count: Int, messages: Set<Int> = []) -> Trace {
        Trace((0..<count).map { TraceEvent(messages.contains($0) ? .message : .call, from: "A", to: "B", "\($0)") })
    }

    private func window(_ trace: Trace, _ choice: MessageChoice = MessageChoice(), rows: Int = 6) -> MessageWindow {
        MessageWindow(of: trace, rows: rows, choice: choice)
    }

    @Test func `the newest events are in view, and the last one is chosen`() {
        #expect(window(trace(0)).chosen == nil)
        #expect(window(trace(0)).events == 0..<0)
        #expect(window(trace(4)).events == 0..<4)
        #expect(window(trace(4)).event(inRow: 3) == 3)
        #expect(window(trace(4)).event(inRow: 4) == nil)
        let full = window(trace(20))
        #expect(full.events == 14..<20)
        #expect(full.chosen == 19)
    }

    @Test func `a message to a delegate stays in view above the others, at the end and scrolled back`() {
        let trace = trace(40, messages: [3, 20])
        #expect(window(trace).pinned == 20)
        #expect(window(trace).events == 36..<40)
        #expect(window(trace).event(inRow: 0) == 20)
        #expect(window(trace).event(inRow: 1) == nil)
        #expect(window(trace).event(inRow: 2) == 36)
        #expect(window(trace, MessageChoice(chosen: 30, end: 34)).pinned == 20)
        // In view anyway, it has no second row.
        #expect(window(trace, MessageChoice(chosen: 20, end: 24)).pinned == nil)
        // Before it was sent, an earlier one is the newest.
        #expect(window(trace, MessageChoice(chosen: 12, end: 14)).pinned == 3)
        #expect(window(trace, rows: 5).pinned == nil)
    }

    @Test func `the chosen event is in view, wherever the list stands`() {
        let trace = trace(60, messages: [7, 31])
        var faults: [String] = []
        for rows in 1...9 {
            for chosen in 0..<60 {
                for end in [nil, 1, 8, 25, 32, 38, 60, 99] {
                    let window = window(trace, MessageChoice(chosen: chosen, end: end), rows: rows)
                    let isInView = (0..<rows).contains { window.event(inRow: $0) == chosen }
                    if isInView, window.events.count + (window.pinned == nil ? 0 : 2) == rows { continue }
                    faults.append("\(chosen) of \(rows) rows to \(end.map { "\($0)" } ?? "the end")")
                }
            }
        }
        #expect(faults == [])
    }

    @Test func `choosing goes row by row, and at the end follows what is new`() {
        let trace = trace(10)
        #expect(window(trace).choice(movedBy: 1) == MessageChoice())
        let up = window(trace).choice(movedBy: -1)
        #expect(up == MessageChoice(chosen: 8))
        #expect(window(trace, up).choice(movedBy: 1) == MessageChoice())
        var choice = up
        for _ in 0..<20 { choice = window(trace, choice).choice(movedBy: -1) }
        #expect(choice.chosen == 0)
        #expect(window(trace, choice).events == 0..<6)
    }

    @Test func `scrolling keeps the chosen event as long as it is in view`() {
        let trace = trace(30)
        let back = window(trace).choice(scrolledBy: -3)
        #expect(window(trace, back).events == 21..<27)
        #expect(window(trace, back).chosen == 26)
        #expect(window(trace, window(trace, back).choice(scrolledBy: -3)).events == 18..<24)
        #expect(window(trace, back).choice(scrolledBy: 3) == MessageChoice(chosen: 26))
        var choice = back
        for _ in 0..<20 { choice = window(trace, choice).choice(scrolledBy: -3) }
        #expect(window(trace, choice).events == 0..<6)
        for _ in 0..<20 { choice = window(trace, choice).choice(scrolledBy: 3) }
        #expect(window(trace, choice).events == 24..<30)
    }
}
