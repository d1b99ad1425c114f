import ScreenKit
import Terminal

/// An inspector that shows a trace below the page, beside it, or line by line. F2 opens it, and in line mode the word `trace`.
///
/// The trace is that of a tracer, to which each input adds, or one that is there already, such as that of another program.
public final class TraceInspector: Inspector {
    /// The tracer of the kiosk. It hears nothing where the trace is there already.
    public let tracer: Tracer
    /// The trace that is there already; `nil` where that of the tracer is shown.
    private var fixed: (trace: Trace, map: ObjectMap, code: CodeReader)?
    private var state: PanelState
    private var eventCount = 0
    /// The number of events before an input, and before the last one that led to an event.
    private var countBeforeInput = 0, countBeforeEvents = 0
    private var saidEventCount = 0
    /// A Boolean value that indicates whether the trace that is there already was not yet said in lines.
    private var isNew = false
    private var drawn: (language: Language, place: InspectorPlace, state: PanelState, canvas: Canvas)?
    /// The object map as it was after the last input. To read the properties of all screens takes longer than to draw them.
    private var map: ObjectMap?

    /// The events in view behind one that is not expected.
    private static let eventsBehindMark = 3
    /// The least height of a terminal in which a page has room above a panel.
    private static let leastRowsUnasked = 18
    /// The rows of a panel that are no messages.
    private static let otherRows = 4

    /// Creates an inspector that shows what a tracer hears: a list of messages, or for a projector one of them, large, with the line of the
    /// source that sent it.
    public init(_ tracer: Tracer = Tracer(), isProjected: Bool = false) {
        self.tracer = tracer
        state = PanelState(isProjected: isProjected)
    }

    /// Creates an inspector that shows a trace without objects, until ``show(_:_:code:)`` exchanges it for another one.
    package convenience init(showing trace: Trace, isProjected: Bool = false) {
        self.init(isProjected: isProjected)
        fixed = (trace, ObjectMap(objects: [], released: []), { _, _ in [] })
    }

    /// Shows another trace that is there already. Where one of its events is not the expected one, that event is chosen.
    package func show(_ trace: Trace, _ map: ObjectMap, code: @escaping CodeReader = { _, _ in [] }) {
        let count = fixed?.trace.count ?? 0
        fixed = (trace, map, code)
        state.choice =
            state.isProjected ? .telling(trace, from: trace.count < count ? 0 : count) : MessageChoice()
        if let mark = trace.places.last(where: { trace[$0].difference != nil }) {
            state.choice = MessageChoice(chosen: mark, end: mark + 1 + Self.eventsBehindMark)
        }
        (isNew, drawn, self.map) = (true, nil, nil)
    }

    private var trace: Trace { fixed?.trace ?? tracer.trace }
    private var objectMap: ObjectMap { fixed?.map ?? tracer.objectMap }

    /// The key that shows and hides the panel: F2.
    public var key: Key { .function(2) }
    /// The words that show and hide the trace on a line of input.
    public var words: [String] { ["trace", "추적", "위임", "위임 보기"] }
    /// Returns the name of the trace in the key help line.
    public func title(_ texts: Texts) -> String { texts(.trace) }

    /// Returns what the signs in the panel mean.
    public func signs(_ texts: Texts) -> [(sign: String, meaning: String)] { TracePanel.signs(texts) }
    /// Returns what F2 does: it opens the trace, shows the objects where they have no place of their own, or closes it.
    public func label(isShown: Bool, in place: InspectorPlace?, _ texts: Texts) -> String {
        state.label(isShown: isShown, in: place, texts)
    }

    /// Shows what F2 leads to, and returns whether it is something.
    public func advance(isShown: Bool, in place: InspectorPlace?) -> Bool {
        // It was opened to see them.
        state.advance(isShown: isShown, in: place, beginsWithObjects: !isShown && !objectMap.moments.isEmpty)
    }

    /// Returns whether the screen shows a run: the trace was opened to see its objects.
    public func isHidden(after screen: any Screen) -> Bool { screen is any RunPresenting }

    /// Starts the tracer.
    public func start(watching navigator: Navigator) {
        if fixed == nil { tracer.start(watching: navigator) }
    }

    /// Forgets the object map, because objects may have been released since the last input.
    public func update() { map = nil }

    /// Notes that an object handles an input from now on.
    public func willHandleInput(_ actor: AnyObject) {
        guard fixed == nil else { return }
        tracer.willHandleInput(actor)
        countBeforeInput = tracer.eventCount
    }

    /// Notes that the object has handled the input.
    public func didHandleInput() {
        guard fixed == nil else { return }
        tracer.didHandleInput()
        if tracer.eventCount != countBeforeInput { countBeforeEvents = countBeforeInput }
    }

    /// Returns the greatest number of rows that the panel has a use for. A trace that is there already leaves rows to the page, which is to be
    /// read: more than half of them, and more where it has few events. In a low terminal it is shown only to a person who asks for it.
    public func mostRows(in size: GridSize) -> Int {
        guard let fixed else { return size.rows }
        if size.rows < Self.leastRowsUnasked, !state.wasOpened { return 0 }
        return state.isProjected ? size.rows : min(fixed.trace.events.count + Self.otherRows, size.rows * 5 / 12)
    }

    /// Draws the messages and the map of the objects.
    public func draw(in place: InspectorPlace, isTyping: Bool, _ texts: Texts) -> Canvas {
        // The last picture is good enough between two keys, so that the trace never slows down the typing of a number. Without a new map it
        // is the right one, unless another message is chosen: to draw it for each step of the focus would take three times as long as the step.
        if let drawn, drawn.place == place, drawn.language == texts.language,
            isTyping || map != nil && drawn.state == state
        {
            return drawn.canvas
        }
        tracer.keepEverything()
        let map = map ?? objectMap
        self.map = map
        let trace = trace
        // New events are shown.
        if fixed == nil, trace.count != eventCount {
            state.choice = state.isProjected ? .telling(trace, from: countBeforeEvents) : MessageChoice()
        }
        eventCount = trace.count
        let panel = TracePanel(
            trace: trace, map: map, state: state, place: place, texts: texts, isComplete: fixed != nil,
            code: fixed?.code ?? tracer.excerpt
        ).draw()
        (state.shown, state.objects) = (panel.messages, panel.objects)
        drawn = (texts.language, place, state, panel.canvas)
        return panel.canvas
    }

    /// Chooses a message, or scrolls the messages or the objects.
    public func handle(_ event: InputEvent, panel: GridRect) -> Bool { state.handle(event, panel: panel, in: trace) }
}

// MARK: - Lines

extension TraceInspector {
    /// A Boolean value that indicates whether the trace is there already: it explains the page.
    public var explainsPage: Bool { fixed != nil }

    /// Returns the events since the last input as lines, and whether the trace was turned on or off. What led there comes first. A trace that is
    /// there already is said once, with its objects.
    public func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String] {
        let change = isShown == wasShown ? [] : [texts(isShown ? .traceOn : .traceOff)]
        guard isShown else { return change }
        if let fixed {
            guard isNew || !wasShown else { return change }
            isNew = false
            let lines = fixed.trace.events.map(texts.line).folded + fixed.map.lines(texts)
            return change + (lines.isEmpty && !wasShown ? [texts(.traceNoObjects)] : lines)
        }
        tracer.keepEverything()
        tracer.lookAround()
        tracer.settle()
        let trace = tracer.trace
        let first = max(saidEventCount, trace.count - (wasShown ? Trace.limit : Trace.shortLimit))
        saidEventCount = trace.count
        return change + trace.events(from: first).map(texts.line)
    }

    /// Returns the object map as lines for the input `trace map`; `nil` for any other line.
    public func answer(to line: String, about navigator: Navigator, _ texts: Texts) -> [String]? {
        guard ["trace map", "추적 지도", "위임 객체"].contains(line.lowercased()) else { return nil }
        let lines = objectMap.lines(texts)
        return lines.isEmpty ? [texts(.traceNoObjects)] : lines
    }
}
