import ScreenKit
import Terminal

/// Shows a trace beside the page, below it, or line by line.
package final class TraceInspector: Inspector {
    private struct Sight: Equatable {
        let revision: Int
        let size: GridSize
        let language: Language
        let scroll: Int
    }

    /// The tracer; `nil` until the inspector has started.
    package private(set) var tracer: Tracer?
    /// The number of newest events that are scrolled past.
    private var scroll = 0
    private var eventCount = 0
    /// The number of events that were said line by line.
    private var saidEventCount = 0
    private var drawn: (sight: Sight, canvas: Canvas)?
    private var map: (revision: Int, map: ObjectMap)?

    /// Creates an inspector that has not started.
    package init() {}

    package var key: Key { .function(2) }
    package var words: [String] { ["trace", "위임", "위임 보기"] }
    package func title(_ texts: Texts) -> String { texts(.trace) }
    package func noRoomMessage(_ texts: Texts) -> String { texts(.traceNoRoom) }

    package func start(watching navigator: Navigator) { _ = tracer(of: navigator) }

    /// Returns the tracer, and starts it where it has not started.
    package func tracer(of navigator: Navigator) -> Tracer {
        if let tracer { return tracer }
        let tracer = Tracer(navigator)
        self.tracer = tracer
        return tracer
    }

    package func update() { tracer?.lookAround() }

    package func draw(size: GridSize, isBeside: Bool, isTyping: Bool, _ texts: Texts) -> Canvas {
        // The last picture is good enough while somebody types, so that the trace never slows down a number.
        if isTyping, let drawn, drawn.sight.size == size, drawn.sight.language == texts.language { return drawn.canvas }
        guard let tracer else { return Canvas(size: size) }
        // New events are shown.
        if tracer.trace.count != eventCount { scroll = 0 }
        eventCount = tracer.trace.count
        let sight = Sight(revision: tracer.revision, size: size, language: texts.language, scroll: scroll)
        if let drawn, drawn.sight == sight { return drawn.canvas }
        if map?.revision != tracer.mapRevision { map = (tracer.mapRevision, tracer.objectMap) }
        let panel = TracePanel(
            trace: tracer.trace, map: map?.map ?? tracer.objectMap, scroll: scroll, isBeside: isBeside, texts: texts)
        let canvas = panel.draw(size: size)
        drawn = (sight, canvas)
        return canvas
    }

    package func handle(_ event: InputEvent, panel: GridRect) -> Bool {
        switch event {
        case .mouse(let mouse) where mouse.action == .wheelUp && panel.contains(mouse.position): scroll += 1
        case .mouse(let mouse) where mouse.action == .wheelDown && panel.contains(mouse.position): scroll -= 1
        case .key(.up, .shift): scroll += 1
        case .key(.down, .shift): scroll -= 1
        case .key, .mouse, .paste, .resize: return false
        }
        scroll = min(max(0, scroll), max(0, (tracer?.trace.events.count ?? 0) - 1))
        return true
    }
}

// MARK: - Lines

extension TraceInspector {
    package func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String] {
        guard let tracer else { return [] }
        tracer.settle()
        let news = isShown ? tracer.trace.events(from: saidEventCount).map(\.line) : []
        saidEventCount = tracer.trace.count
        return (isShown == wasShown ? [] : [texts(isShown ? .traceOn : .traceOff)]) + news
    }

    package func answer(to line: String, about navigator: Navigator, _ texts: Texts) -> [String]? {
        guard ["trace map", "추적 지도", "위임 객체"].contains(line.lowercased()) else { return nil }
        return tracer(of: navigator).objectMap.lines(texts)
    }
}
