import ScreenKit
import Terminal

/// An inspector that shows a trace below the page, beside it, or line by line. F2 opens it, and in line mode the word `trace`.
public final class TraceInspector: Inspector {
    /// The tracer of the kiosk.
    public let tracer: Tracer
    private var state: PanelState
    private var eventCount = 0
    /// The number of events before an input, and before the last one that led to an event.
    private var countBeforeInput = 0, countBeforeEvents = 0
    private var saidEventCount = 0
    private var drawn: (language: Language, place: InspectorPlace, state: PanelState, canvas: Canvas)?
    /// The object map as it was after the last input. To read the properties of all screens takes longer than to draw them.
    private var map: ObjectMap?

    /// Creates an inspector that shows what a tracer hears: a list of messages, or for a projector one of them, large, with the line of the
    /// source that sent it.
    public init(_ tracer: Tracer = Tracer(), isProjected: Bool = false) {
        self.tracer = tracer
        state = PanelState(isProjected: isProjected)
    }

    /// The key that shows and hides the panel: F2.
    public var key: Key { .function(2) }
    /// The words that show and hide the trace on a line of input.
    public var words: [String] { ["trace", "위임", "위임 보기"] }
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
        state.advance(isShown: isShown, in: place, beginsWithObjects: !isShown && !tracer.objectMap.moments.isEmpty)
    }

    /// Returns whether the screen shows a run: the trace was opened to see its objects.
    public func isHidden(after screen: any Screen) -> Bool { screen is any RunPresenting }

    /// Starts the tracer.
    public func start(watching navigator: Navigator) { tracer.start(watching: navigator) }

    /// Forgets the object map, because objects may have been released since the last input.
    public func update() { map = nil }

    /// Notes that an object handles an input from now on.
    public func willHandleInput(_ actor: AnyObject) {
        tracer.willHandleInput(actor)
        countBeforeInput = tracer.eventCount
    }

    /// Notes that the object has handled the input.
    public func didHandleInput() {
        tracer.didHandleInput()
        if tracer.eventCount != countBeforeInput { countBeforeEvents = countBeforeInput }
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
        let map = map ?? tracer.objectMap
        self.map = map
        let trace = tracer.trace
        // New events are shown.
        if trace.count != eventCount {
            state.choice = state.isProjected ? .telling(trace, from: countBeforeEvents) : MessageChoice()
        }
        eventCount = trace.count
        let panel = TracePanel(trace: trace, map: map, state: state, place: place, texts: texts, code: tracer.excerpt)
            .draw()
        (state.shown, state.firstObject) = (panel.messages, panel.firstObject)
        drawn = (texts.language, place, state, panel.canvas)
        return panel.canvas
    }

    /// Chooses a message, or scrolls them.
    public func handle(_ event: InputEvent, panel: GridRect) -> Bool {
        state.handle(event, panel: panel, in: tracer.trace)
    }
}

// MARK: - Lines

extension TraceInspector {
    /// Returns the events since the last input as lines, and whether the trace was turned on or off. What led there comes first.
    public func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String] {
        let change = isShown == wasShown ? [] : [texts(isShown ? .traceOn : .traceOff)]
        guard isShown else { return change }
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
        return tracer.objectMap.lines(texts)
    }
}
