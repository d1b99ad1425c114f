import ScreenKit
import Terminal

/// The state of a panel that its trace does not know: what it shows, and which message is chosen.
struct PanelState: Equatable {
    /// A Boolean value that indicates whether one message is shown, large, and not a list of them.
    let isProjected: Bool
    /// A Boolean value that indicates whether the map of the objects is shown where there is room for only one of both.
    private(set) var showsObjects = false
    private var beginsWithObjects = false
    /// The first row of the objects in view, where they are scrolled.
    var firstObject = 0
    /// A Boolean value that indicates whether the arrow keys choose a message, and not something on the page.
    private(set) var takesArrows = false
    private(set) var wasOpened = false
    var choice = MessageChoice()
    /// The messages that were drawn last; `nil` where none were.
    var shown: MessageWindow?
    private var isPressed = false

    private static let wheelRows = 3

    init(isProjected: Bool = false) { self.isProjected = isProjected }

    /// Shows what follows with the key of the panel, and returns whether it is something: the messages, then the objects where they have no
    /// place of their own, and then nothing.
    mutating func advance(isShown: Bool, in place: InspectorPlace?, beginsWithObjects: Bool = false) -> Bool {
        wasOpened = wasOpened || !isShown
        firstObject = 0
        let hasMore = isShown && hasMore(in: place)
        if !isShown { self.beginsWithObjects = beginsWithObjects }
        showsObjects = self.beginsWithObjects != hasMore
        takesArrows = !isShown || hasMore
        return takesArrows
    }

    /// Returns whether the key of the panel leads to something else, and not to the whole page.
    private func hasMore(in place: InspectorPlace?) -> Bool {
        guard let place, !place.isBeside, !showsObjectsAside(in: place) else { return false }
        return showsObjects == beginsWithObjects
    }

    /// Returns whether the map of the objects has columns of its own beside the messages. One large message takes them.
    func showsObjectsAside(in place: InspectorPlace) -> Bool {
        !isProjected && !place.isBeside && place.size.columns >= TracePanel.columnsForObjects
    }

    func label(isShown: Bool, in place: InspectorPlace?, _ texts: Texts) -> String {
        guard isShown else { return texts(.trace) }
        let label = texts(!hasMore(in: place) ? .traceClose : showsObjects ? .trace : .traceObjects)
        // The keys beside it stay where they are, except beside the longest word.
        return DisplayWidth.padded(label, to: max(DisplayWidth.of(label), DisplayWidth.of(texts(.trace))))
    }

    /// Chooses a message with a click or an arrow key, or scrolls with the wheel; returns `false` for an input that is not meant for the panel.
    /// Shift and an arrow key, or a click on a message, gives the panel the arrow keys; Tab gives them to the page.
    mutating func handle(_ event: InputEvent, panel: GridRect, in trace: @autoclosure () -> Trace) -> Bool {
        let old = choice
        // The next input may come before the next picture.
        defer {
            if choice != old, let last = shown {
                shown = MessageWindow(of: trace(), rows: last.rows, choice: choice)
                shown?.area = last.area
            }
        }
        switch event {
        case .mouse(let mouse): return handle(mouse, panel: panel)
        case .key(.up, let modifiers): return move(by: -1, modifiers)
        case .key(.down, let modifiers): return move(by: 1, modifiers)
        case .key(.tab, _):
            takesArrows = false
            return false
        case .key, .paste, .resize: return false
        }
    }

    private mutating func move(by rows: Int, _ modifiers: Modifiers) -> Bool {
        guard modifiers == .shift || modifiers.isEmpty && takesArrows else { return false }
        takesArrows = true
        if let shown { choice = shown.choice(movedBy: rows) } else { firstObject += rows }
        return true
    }

    private mutating func scroll(by rows: Int) {
        if let shown { choice = shown.choice(scrolledBy: rows) } else { firstObject += rows }
    }

    private mutating func handle(_ mouse: MouseEvent, panel: GridRect) -> Bool {
        let isInside = panel.contains(mouse.position)
        let rows = isProjected ? 1 : Self.wheelRows
        switch mouse.action {
        case .press: isPressed = isInside
        case .release:
            // What was pressed on the page is released there.
            guard isPressed else { return false }
            isPressed = false
            return true
        case .wheelUp where isInside: scroll(by: -rows)
        case .wheelDown where isInside: scroll(by: rows)
        case .wheelUp, .wheelDown: break
        }
        if case .press(.left) = mouse.action, isInside, let shown {
            let row = mouse.position.row - panel.minRow - shown.area.minRow
            let column = mouse.position.column - panel.minColumn
            if column <= shown.area.maxColumn,
                let index = isProjected ? shown.chosen : shown.event(inRow: row)
            {
                takesArrows = true
                choice = shown.choice(of: index)
            }
        }
        return isInside
    }
}
