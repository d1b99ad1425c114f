import Terminal

/// What a full-screen front remembers of the panel: how far it is scrolled, and its picture as long as nothing is new.
struct TraceWindow {
    private struct Sight: Equatable {
        let revision: Int
        let size: GridSize
        let language: Language
        let scroll: Int
    }

    /// How many of the newest events are scrolled past.
    private var scroll = 0
    private var eventCount = 0
    private var drawn: (sight: Sight, canvas: Canvas)?
    private var map: (revision: Int, map: ObjectMap)?

    /// The picture of the panel; the last one while somebody types, so that the trace never slows down a number.
    mutating func draw(_ tracer: Tracer, _ split: TraceSplit, _ texts: Texts, isTyping: Bool) -> Canvas {
        if isTyping, let drawn, drawn.sight.size == split.panel.size, drawn.sight.language == texts.language {
            return drawn.canvas
        }
        // Whatever is new is shown.
        if tracer.trace.count != eventCount { scroll = 0 }
        eventCount = tracer.trace.count
        let sight = Sight(
            revision: tracer.revision, size: split.panel.size, language: texts.language, scroll: scroll)
        if let drawn, drawn.sight == sight { return drawn.canvas }
        if map?.revision != tracer.mapRevision { map = (tracer.mapRevision, tracer.objectMap) }
        let panel = TracePanel(
            trace: tracer.trace, map: map?.map ?? tracer.objectMap, scroll: scroll, isBeside: split.isBeside,
            texts: texts)
        let canvas = panel.draw(size: split.panel.size)
        drawn = (sight, canvas)
        return canvas
    }

    /// Goes back in time, or forward again: with the wheel over the panel, or with Shift and an arrow.
    ///
    /// - Returns: Whether the input was meant for the panel.
    mutating func handle(_ event: InputEvent, _ split: TraceSplit, _ trace: Trace) -> Bool {
        switch event {
        case .mouse(let mouse) where mouse.action == .wheelUp && split.panel.contains(mouse.position): scroll += 1
        case .mouse(let mouse) where mouse.action == .wheelDown && split.panel.contains(mouse.position): scroll -= 1
        case .key(.up, .shift): scroll += 1
        case .key(.down, .shift): scroll -= 1
        case .key, .mouse, .paste, .resize: return false
        }
        scroll = min(max(0, scroll), max(0, trace.events.count - 1))
        return true
    }
}
