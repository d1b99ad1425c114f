import ScreenKit
import Terminal

/// An inspector that shows a trace beside the page, below it, or line by line. F2 opens it, and in line mode the word `trace`.
public final class TraceInspector: Inspector {
    private struct Sight: Equatable {
        let revision: Int
        let map: ObjectMap
        let size: GridSize
        let language: Language
        let scroll: Int
    }

    /// The tracer; `nil` until the inspector has started.
    public private(set) var tracer: Tracer?
    /// The number of newest events that are scrolled past.
    private var scroll = 0
    private var eventCount = 0
    /// The number of events that were said line by line.
    private var saidEventCount = 0
    private var drawn: (sight: Sight, canvas: Canvas)?
    /// The object map as it was after the last input. To read the properties of all screens takes longer than to draw them.
    private var map: ObjectMap?

    /// Creates an inspector that has not started.
    public init() {}

    /// The key that shows and hides the panel: F2.
    public var key: Key { .function(2) }
    /// The words that show and hide the trace on a line of input.
    public var words: [String] { ["trace", "위임", "위임 보기"] }
    /// Returns the name of the trace in the key help line.
    public func title(_ texts: Texts) -> String { texts(.trace) }
    /// Returns the message for a terminal that is too small for the panel.
    public func noRoomMessage(_ texts: Texts) -> String { texts(.traceNoRoom) }

    /// Starts the tracer of a navigator; does nothing after the first call.
    public func start(watching navigator: Navigator) { _ = tracer(of: navigator) }

    /// Returns the tracer, and starts it where it has not started.
    public func tracer(of navigator: Navigator) -> Tracer {
        if let tracer { return tracer }
        let tracer = Tracer(navigator)
        self.tracer = tracer
        return tracer
    }

    /// Notes which objects were released since the last input.
    public func update() {
        tracer?.lookAround()
        map = nil
    }

    /// Notes that an object begins to handle an input.
    public func willHandleInput(_ actor: AnyObject) { tracer?.willHandleInput(actor) }
    /// Notes that the object has handled the input.
    public func didHandleInput() { tracer?.didHandleInput() }

    /// Draws the sequence diagram and the map of the objects.
    ///
    /// - Complexity: O(*n*) in the number of events that are scrolled past, and otherwise O(1) in the length of the trace.
    public func draw(size: GridSize, isBeside: Bool, isTyping: Bool, _ texts: Texts) -> Canvas {
        // The last picture is good enough between two keys, so that the trace never slows down the typing of a number.
        if isTyping, let drawn, drawn.sight.size == size, drawn.sight.language == texts.language { return drawn.canvas }
        guard let tracer else { return Canvas(size: size) }
        // New events are shown.
        if tracer.trace.count != eventCount { scroll = 0 }
        eventCount = tracer.trace.count
        let map = map ?? tracer.objectMap
        self.map = map
        let sight = Sight(revision: tracer.revision, map: map, size: size, language: texts.language, scroll: scroll)
        if let drawn, drawn.sight == sight { return drawn.canvas }
        let panel = TracePanel(trace: tracer.trace, map: map, scroll: scroll, isBeside: isBeside, texts: texts)
        scroll = panel.scroll
        let canvas = panel.draw(size: size)
        drawn = (sight, canvas)
        return canvas
    }

    /// Scrolls the trace with the wheel over the panel, or with Shift and an arrow key.
    public func handle(_ event: InputEvent, panel: GridRect) -> Bool {
        switch event {
        case .mouse(let mouse) where mouse.action == .wheelUp && panel.contains(mouse.position): scroll += 1
        case .mouse(let mouse) where mouse.action == .wheelDown && panel.contains(mouse.position): scroll -= 1
        case .key(.up, .shift): scroll += 1
        case .key(.down, .shift): scroll -= 1
        case .key, .mouse, .paste, .resize: return false
        }
        scroll = max(0, scroll)
        return true
    }
}

// MARK: - Lines

extension TraceInspector {
    /// Returns the events since the last input as lines, and whether the trace was turned on or off.
    public func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String] {
        guard let tracer else { return [] }
        tracer.settle()
        let news = isShown ? tracer.trace.events(from: saidEventCount).map(texts.line) : []
        saidEventCount = tracer.trace.count
        return (isShown == wasShown ? [] : [texts(isShown ? .traceOn : .traceOff)]) + news
    }

    /// Returns the object map as lines for the input `trace map`; `nil` for any other line.
    public func answer(to line: String, about navigator: Navigator, _ texts: Texts) -> [String]? {
        guard ["trace map", "추적 지도", "위임 객체"].contains(line.lowercased()) else { return nil }
        return tracer(of: navigator).objectMap.lines(texts)
    }
}
