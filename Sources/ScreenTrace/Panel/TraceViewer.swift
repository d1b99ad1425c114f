import ScreenKit
import Terminal

/// An inspector that shows a trace which is there already, such as that of another program, beside the page or below it.
package final class TraceViewer: Inspector {
    private var trace = Trace()
    private var map = ObjectMap(objects: [], released: [])
    private var scroll = PanelScroll()
    /// A Boolean value that indicates whether the person has scrolled in this trace.
    private var hasScrolled = false
    /// A Boolean value that indicates whether the trace was not yet said in lines.
    private var isNew = false

    /// Creates a viewer of an empty trace.
    package init() {}

    /// Shows another trace. Where one of its events is not the expected one, that event is in view.
    package func show(_ trace: Trace, _ map: ObjectMap) {
        self.trace = trace
        self.map = map
        scroll = PanelScroll()
        hasScrolled = false
        isNew = true
    }

    package var key: Key { .function(2) }
    package var words: [String] { ["trace", "추적"] }
    package func title(_ texts: Texts) -> String { texts(.trace) }
    package func noRoomMessage(_ texts: Texts) -> String { texts(.traceNoRoom) }

    package func draw(size: GridSize, isBeside: Bool, isTyping: Bool, _ texts: Texts) -> Canvas {
        if !hasScrolled {
            scroll.count = scrollToMark(rows: isBeside ? size.rows / 2 : size.rows - 1, isBeside: isBeside)
        }
        let panel = TracePanel(trace: trace, map: map, scroll: scroll.count, isBeside: isBeside, texts: texts)
        scroll.count = panel.scroll
        return panel.draw(size: size)
    }

    package func handle(_ event: InputEvent, panel: GridRect) -> Bool {
        guard scroll.handle(event, panel: panel) else { return false }
        hasScrolled = true
        return true
    }

    /// Returns how many of the newest events are scrolled past, so that the marked one is in view with those that follow it. An event takes
    /// one row at least, and mostly no more.
    private func scrollToMark(rows: Int, isBeside: Bool) -> Int {
        guard let mark = trace.events.lastIndex(where: \.isUnexpected) else { return 0 }
        let behind = trace.events[(mark + 1)...].count { TracePanel.shows($0, isBeside: isBeside) }
        return max(0, behind - rows / 2)
    }

    package func takeLines(isShown: Bool, wasShown: Bool, _ texts: Texts) -> [String] {
        let change = isShown == wasShown ? [] : [texts(isShown ? .traceOn : .traceOff)]
        guard isShown, isNew || !wasShown else { return change }
        isNew = false
        return change + trace.events.map(texts.line) + map.lines(texts)
    }

    package func answer(to line: String, about navigator: Navigator, _ texts: Texts) -> [String]? {
        ["trace map", "추적 지도"].contains(line.lowercased()) ? map.lines(texts) : nil
    }
}
