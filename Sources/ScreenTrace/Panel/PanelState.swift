import ScreenKit
import Terminal

/// The state of a panel that its trace does not know: what it shows, and which message is chosen.
struct PanelState: Equatable {
    /// A Boolean value that indicates whether one message is shown, large, and not a list of them.
    let isProjected: Bool
    /// A Boolean value that indicates whether the map of the objects is shown where there is room for only one of both.
    private(set) var showsObjects = false
    /// A Boolean value that indicates whether the objects come before the messages.
    private var beginsWithObjects = false
    /// The first row of the objects in view, where they are scrolled.
    var firstObject = 0
    /// A Boolean value that indicates whether the arrow keys choose a message, and not something on the page.
    private(set) var takesArrows = false
    /// A Boolean value that indicates whether the person has opened the panel.
    private(set) var wasOpened = false
    /// The chosen message.
    var choice = MessageChoice()
    /// The messages that were drawn last; `nil` where none were.
    var shown: ShownMessages?
    private var isPressed = false

    /// The rows that the wheel scrolls.
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
        !showsAll(in: place) && showsObjects == beginsWithObjects
    }

    /// Returns whether messages and objects are in view at the same time. One large message takes the columns of the objects beside it.
    private func showsAll(in place: InspectorPlace?) -> Bool {
        place.map { $0.isBeside || showsObjectsAside(in: $0) } ?? true
    }

    /// Returns whether the map of the objects has columns of its own beside the messages.
    func showsObjectsAside(in place: InspectorPlace) -> Bool {
        !isProjected && !place.isBeside && place.size.columns >= TracePanel.columnsForObjects
    }

    /// Returns what the key of the panel shows next.
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
        defer { if choice != old { shown?.choose(choice, in: trace()) } }
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
                let index = isProjected ? shown.window.chosen : shown.window.event(inRow: row)
            {
                takesArrows = true
                choice = shown.choice(of: index)
            }
        }
        return isInside
    }
}

/// The messages in view, and where in the panel they are.
struct ShownMessages: Equatable {
    private(set) var window: MessageWindow
    /// The rows of the messages.
    let area: GridRect
    /// The place in the trace of the first event that is kept.
    let firstPlace: Int
    /// The number of events so far.
    let count: Int

    private var end: Int { window.events.upperBound + firstPlace }

    mutating func choose(_ choice: MessageChoice, in trace: Trace) {
        window = MessageWindow(of: trace, rows: window.rows, choice: choice)
    }

    /// Returns the choice of an event by its index.
    func choice(of index: Int) -> MessageChoice {
        let place = index + firstPlace
        return MessageChoice(chosen: place == count - 1 ? nil : place, end: end == count ? nil : end)
    }

    /// Returns the choice of an earlier or later event.
    func choice(movedBy rows: Int) -> MessageChoice {
        choice(of: min(max(0, (window.chosen ?? 0) + rows), count - firstPlace - 1))
    }

    /// Returns the choice with the list scrolled. A chosen event that would leave the view gives way to the one at the edge.
    func choice(scrolledBy rows: Int) -> MessageChoice {
        let end = min(max(firstPlace + min(window.rows, count - firstPlace), end + rows), count)
        // Above the first row may be one that stays, and the row that says what is left out.
        let first = max(firstPlace, end - window.rows + 2)
        let chosen = min(max((window.chosen ?? 0) + firstPlace, first), end - 1)
        return MessageChoice(chosen: chosen == count - 1 ? nil : chosen, end: end == count ? nil : end)
    }
}
