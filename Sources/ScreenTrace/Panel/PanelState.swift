import ScreenKit
import Terminal

/// The state of a panel that its trace does not know: what it shows, and which message is chosen.
struct PanelState: Equatable {
    /// A Boolean value that indicates whether one message is shown, large, and not a list of them.
    let isProjected: Bool
    /// A Boolean value that indicates whether the map of the objects is shown where there is room for only one of both.
    private var prefersObjects = false
    private var beginsWithObjects = false
    /// The first row of the objects in view, where they are scrolled.
    var firstObject = 0
    /// What the arrow keys move in.
    enum ArrowTarget { case page, messages, objects }
    private(set) var arrows = ArrowTarget.page
    private(set) var wasOpened = false
    var choice = MessageChoice()
    /// The messages that were drawn last; `nil` where none were.
    var shown: MessageWindow?
    /// The objects that were drawn last; `nil` where none were.
    var objects: ObjectWindow? { didSet { firstObject = objects?.first ?? 0 } }
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
        prefersObjects = self.beginsWithObjects != hasMore
        arrows = !isShown || hasMore ? .messages : .page
        return arrows == .messages
    }

    /// Returns whether the key of the panel leads to something else, and not to the whole page.
    private func hasMore(in place: InspectorPlace?) -> Bool {
        guard let place, !showsBoth(in: place) else { return false }
        return prefersObjects == beginsWithObjects
    }

    /// Returns whether the map of the objects has a place of its own beside the messages. One large message takes it.
    func showsBoth(in place: InspectorPlace) -> Bool {
        place.isBeside || !isProjected && place.size.columns >= TracePanel.columnsForObjects
    }

    func showsObjectsAlone(in place: InspectorPlace) -> Bool { prefersObjects && !showsBoth(in: place) }

    func label(isShown: Bool, in place: InspectorPlace?, _ texts: Texts) -> String {
        guard isShown else { return texts(.trace) }
        let label = texts(!hasMore(in: place) ? .traceClose : prefersObjects ? .trace : .traceObjects)
        // The keys beside it stay where they are, except beside the longest word.
        return DisplayWidth.padded(label, to: max(DisplayWidth.of(label), DisplayWidth.of(texts(.trace))))
    }

    /// Chooses a message with a click or an arrow key, or scrolls with the wheel; returns `false` for an input that is not meant for the panel.
    /// Shift and an arrow key, or a click, gives the messages or the objects beside them the arrow keys; Tab gives them to the page.
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
        case .key(.right, .shift) where objects != nil: arrows = .objects
        case .key(.left, .shift) where objects != nil: arrows = .messages
        case .key(.tab, _):
            arrows = .page
            return false
        case .key, .paste, .resize: return false
        }
        return true
    }

    private mutating func move(by rows: Int, _ modifiers: Modifiers) -> Bool {
        guard modifiers == .shift || modifiers.isEmpty && arrows != .page else { return false }
        if arrows == .page { arrows = .messages }
        if let shown, arrows == .messages || objects == nil {
            choice = shown.choice(movedBy: rows)
        } else {
            firstObject += rows
        }
        return true
    }

    /// Scrolls the objects or the messages, whichever a place in the panel shows.
    private mutating func scroll(by rows: Int, at point: GridPoint) {
        if let shown, objects?.area.contains(point) != true {
            choice = shown.choice(scrolledBy: rows)
        } else {
            firstObject += rows
        }
    }

    private mutating func handle(_ mouse: MouseEvent, panel: GridRect) -> Bool {
        let isInside = panel.contains(mouse.position)
        let point = mouse.position.offset(columns: -panel.minColumn, rows: -panel.minRow)
        let rows = isProjected ? 1 : Self.wheelRows
        switch mouse.action {
        case .press: isPressed = isInside
        case .release:
            // What was pressed on the page is released there.
            guard isPressed else { return false }
            isPressed = false
            return true
        case .wheelUp where isInside: scroll(by: -rows, at: point)
        case .wheelDown where isInside: scroll(by: rows, at: point)
        case .wheelUp, .wheelDown: break
        }
        guard case .press(.left) = mouse.action, isInside, let shown else { return isInside }
        if objects?.area.contains(point) == true {
            arrows = .objects
        } else if point.column <= shown.area.maxColumn,
            let index = isProjected ? shown.chosen : shown.event(inRow: point.row - shown.area.minRow)
        {
            arrows = .messages
            choice = shown.choice(of: index)
        }
        return true
    }
}

/// The rows of the object map in view.
nonisolated struct ObjectWindow: Equatable {
    /// The place of the rows in the panel.
    let area: GridRect
    /// The first row in view.
    let first: Int
}
