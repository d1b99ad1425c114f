import Terminal
import TestSupport
import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// The messages in the panel: their signs on the lifelines, and their texts.
struct MessageRowTests {
    /// Draws a trace of screens in a panel without objects.
    private func picture(
        of events: [TraceEvent], columns: Int = 60, rows: Int, choice: MessageChoice = MessageChoice()
    ) -> Canvas {
        var trace = Trace()
        for event in events { trace.append(event, isScreen: { _ in true }) }
        var state = PanelState()
        state.choice = choice
        return TracePanel(
            trace: trace, map: ObjectMap(stackStrength: .strong, screens: [], released: []), state: state,
            place: InspectorPlace(size: GridSize(columns: columns, rows: rows), isBeside: false),
            texts: Texts(.english)
        ).draw().canvas
    }

    static let everyKind = [
        TraceEvent(.start, from: "AScreen", to: nil, "on the stack"),
        TraceEvent(.injection, from: nil, to: "BScreen", "init(delegate: AScreen)"),
        TraceEvent(.injection, from: "BScreen", to: "CScreen", "init()"),
        TraceEvent(.message, from: "BScreen", to: "AScreen", "did()", records: 2...3, hasReturned: true),
        TraceEvent(.message, from: "AScreen", to: "CScreen", "may()"),
        TraceEvent(.return, from: "CScreen", to: "AScreen", "true", of: .message),
        TraceEvent(.navigation, from: "AScreen", to: "CScreen", "push()"),
        TraceEvent(.call, from: "CScreen", to: "CScreen", "value = 1"),
        TraceEvent(.call, from: "AScreen", to: "BScreen", "load()"),
        TraceEvent(.failure, from: "BScreen", to: "AScreen", "throws E", of: .call),
        TraceEvent(.call, from: nil, to: "BScreen", "tick()"),
        TraceEvent(.return, from: "BScreen", to: nil, "7", of: .call),
        TraceEvent(.unheard, from: "BScreen", to: nil, "did()"),
        TraceEvent(.release, from: "BScreen", to: nil, "deinit"),
        TraceEvent(.call, from: "AScreen", to: "Late", "go()", hasReturned: true),
    ]

    @Test func `each kind has a sign of its own, and a lifeline is as long as its object lives`() throws {
        try EmulatedTerminal.showing(picture(of: Self.everyKind, columns: 80, rows: 20)).expectGolden("each-kind")
    }

    @Test func `a message to a delegate and a call differ in form and in colour`() {
        let canvas = picture(of: Self.everyKind, columns: 80, rows: 20)
        func cell(_ text: String, row: Int) -> Cell? {
            (0..<44).map { canvas[GridPoint(column: $0, row: row + 1)] }.first { $0.text == text }
        }
        #expect(cell("━", row: 4)?.style == TextStyle(foreground: .warning))
        #expect(cell("◁", row: 6)?.style == TextStyle(foreground: .warning))
        #expect(cell("─", row: 7)?.style == TextStyle(foreground: .accent))
        #expect(cell("─", row: 9)?.style == .plain)
        #expect(cell("╌", row: 13)?.style == TextStyle(foreground: .bad))
    }

    @Test func `what has no lifeline is said in words, and lifelines are those of the messages in view`() throws {
        let events = [("AScreen", "BScreen"), ("CScreen", "DScreen"), ("EScreen", "FScreen")].map {
            TraceEvent(.call, from: $0, to: $1, "push()")
        }
        try EmulatedTerminal.showing(picture(of: events, columns: 46, rows: 8)).expectGolden("no-lifeline")
    }

    @Test func `scrolled back, the message to a delegate stays with its arrow above the others`() throws {
        var events = Self.everyKind
        events += (0..<30).map { TraceEvent(.call, from: "AScreen", to: "CScreen", "step(\($0))", hasReturned: true) }
        let choice = MessageChoice(chosen: 30, end: 33)
        try EmulatedTerminal.showing(picture(of: events, columns: 80, rows: 13, choice: choice)).expectGolden(
            "scrolled-back")
    }

    @Test func `the chosen message is shown whole in two rows, and cut only where it is longer`() {
        let text = "init(" + (1...30).map { "argument\($0): \($0)" }.joined(separator: ", ") + ")"
        let rows = picture(of: [TraceEvent(.injection, from: nil, to: "BScreen#2", text)], columns: 80, rows: 13).text
        #expect(rows[2].hasSuffix("▸BScreen.init(argument1: 1, argument2: 2, argument3: 3, argument4:…"))
        #expect(rows[11].hasPrefix("   1 ◆ BScreen#2: init(argument1: 1, argument2: 2, "))
        #expect(rows[12].hasPrefix("     argument"))
        #expect(rows[12].hasSuffix("…"))
    }

    @Test func `a text that is cut gives way to the records that it led to`() {
        let text = "change(" + (1...9).map { ".add(\($0))" }.joined(separator: ", ") + ")"
        let call = TraceEvent(.call, from: "AScreen", to: "BScreen", text, records: 12...13, hasReturned: true)
        #expect(picture(of: [call], columns: 80, rows: 13).text[2].hasSuffix("… #12–13"))
    }

    @Test func `an event that is not expected has a mark, and an empty trace says so`() {
        var event = TraceEvent(.call, from: "AScreen", to: "BScreen", "go()")
        event.difference = .other
        let rows = picture(of: [event], rows: 10).text
        #expect(rows[2].contains("▸≠ go()"))
        #expect(rows[8].contains("AScreen ─▶ BScreen: ≠ go()"))
        event.difference = .missing
        let missing = picture(of: [event, TraceEvent(.release, from: "BScreen", to: nil, "deinit")], rows: 10).text
        #expect(missing[2].contains("●╌╌╌╌╌╌╳"), "\(missing)")
        #expect(missing[2].contains("≠ missing: go()"))
        #expect(picture(of: [], rows: 10).text[1].contains("No messages yet."))
    }
}
