import ScreenKit
import Terminal

/// An inspector that shows a trace which is there already, such as that of another program, below the page or beside it.
package final class TraceViewer: Inspector {
    private var trace = Trace()
    private var map = ObjectMap(objects: [], released: [])
    private var state: PanelState
    private var code: CodeReader = { _, _ in [] }
    /// A Boolean value that indicates whether the trace was not yet said in lines.
    private var isNew = false

    /// The events in view behind one that is not expected.
    private static let eventsBehindMark = 3
    /// The least height of a terminal in which a page has room above a panel.
    private static let leastRowsUnasked = 18
    /// The rows of a panel that are no messages.
    private static let otherRows = 4

    /// Creates a viewer of an empty trace, which shows a list of messages, or for a projector one of them.
    package init(isProjected: Bool = false) { state = PanelState(isProjected: isProjected) }

    /// Shows another trace. Where one of its events is not the expected one, that event is chosen.
    package func show(_ trace: Trace, _ map: ObjectMap, code: @escaping CodeReader = { _, _ in [] }) {
        self.code = code
        let count = trace.count < self.trace.count ? 0 : self.trace.count
        self.trace = trace
        self.map = map
        state.choice = state.isProjected ? .telling(trace, from: count) : MessageChoice()
        if let mark = trace.events.lastIndex(where: { $0.difference != nil }) {
            state.choice = MessageChoice(chosen: mark, end: mark + 1 + Self.eventsBehindMark)
        }
        isNew = true
    }

    package var key: Key { .function(2) }
    package var words: [String] { ["trace", "추적"] }
    package func title(_ texts: Texts) -> String { texts(.trace) }

    package func signs(_ texts: Texts) -> [(sign: String, meaning: String)] { TracePanel.signs(texts) }

    package func label(isShown: Bool, in place: InspectorPlace?, _ texts: Texts) -> String {
        state.label(isShown: isShown, in: place, texts)
    }

    package func advance(isShown: Bool, in place: InspectorPlace?) -> Bool {
        state.advance(isShown: isShown, in: place)
    }

    /// A trace with few events leaves rows to the page, which is to be read: more than half of them, and more where there are few. In a low
    /// terminal it is shown only to a person who asks for it.
    package func mostRows(in size: GridSize) -> Int {
        if size.rows < Self.leastRowsUnasked, !state.wasOpened { return 0 }
        return state.isProjected ? size.rows : min(trace.events.count + Self.otherRows, size.rows * 5 / 12)
    }

    package func draw(in place: InspectorPlace, isTyping: Bool, _ texts: Texts) -> Canvas {
        let panel = TracePanel(
            trace: trace, map: map, state: state, place: place, texts: texts, isComplete: true, code: code
        ).draw()
        (state.shown, state.firstObject) = (panel.messages, panel.firstObject)
        return panel.canvas
    }

    package func handle(_ event: InputEvent, panel: GridRect) -> Bool {
        state.handle(event, panel: panel, in: trace)
    }

    package var explainsPage: Bool { true }

    package func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String] {
        let change = isShown == wasShown ? [] : [texts(isShown ? .traceOn : .traceOff)]
        guard isShown, isNew || !wasShown else { return change }
        isNew = false
        let lines = trace.events.map(texts.line).folded + map.lines(texts)
        return change + (lines.isEmpty && !wasShown ? [texts(.traceNoObjects)] : lines)
    }

    package func answer(to line: String, about navigator: Navigator, _ texts: Texts) -> [String]? {
        guard ["trace map", "추적 지도"].contains(line.lowercased()) else { return nil }
        let lines = map.lines(texts)
        return lines.isEmpty ? [texts(.traceNoObjects)] : lines
    }
}
