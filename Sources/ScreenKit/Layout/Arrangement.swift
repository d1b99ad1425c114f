import Terminal

/// A place on the page that can be clicked, or have the focus.
package nonisolated struct Target {
    /// The area; empty for an element that is not drawn.
    package let area: GridRect
    /// The part that shows whether the target has the focus or is pressed.
    let highlight: Highlight
    /// The event of a click; `nil` for an element that can only have the focus.
    package let event: PageEvent?
    /// The index among the elements that can have the focus; `nil` for one that cannot.
    package let focus: Int?
    /// A Boolean value that indicates whether the target is drawn pressed for a moment when its key is pressed.
    package let flashes: Bool
}

/// The part of a target that shows whether it has the focus or is pressed.
package nonisolated struct Highlight {
    /// The part whose style changes.
    let area: GridRect
    /// The style without the focus.
    let style: TextStyle
    /// The cell of the mark before an element that has the focus; `nil` where there is none.
    var mark: GridPoint?
    /// The position of the terminal's cursor while the target has the focus; `nil` where it has none.
    var cursor: GridPoint?

    /// Draws the highlight.
    func draw(on canvas: inout Canvas, isFocused: Bool, isPressed: Bool) {
        var style = style
        style.bold = true
        style.reverse = isFocused != isPressed
        canvas.restyle(area, style)
        guard isFocused else { return }
        if let mark { canvas.write("▸", at: mark, style: Theme.key) }
        if let cursor { canvas.cursor = cursor }
    }
}

/// A page laid out for one size: the picture, and the places on it.
package nonisolated struct Arrangement {
    /// The picture, in which nothing has the focus and nothing is pressed.
    package internal(set) var canvas: Canvas
    /// The places that can be clicked or have the focus.
    package private(set) var targets: [Target] = []
    /// The indices of the targets that can have the focus, in the order of their focus.
    private var focusTargets: [Int] = []
    /// The events of the screen whose targets flash.
    private var flashingEvents: [Int] = []
    /// The number of rows by which the page can be scrolled; 0 where all of it is in view.
    package internal(set) var scrollLimit = 0
    /// The number of rows of the scrolling part that are in view.
    package internal(set) var scrollPage = 1
    /// A Boolean value that indicates whether the scrolling part rests at its end.
    package internal(set) var scrollsFromEnd = false
    /// The rows of which only a page is in view.
    package internal(set) var pagedRows: PagedRows?
    /// The places of the numbers that can be drawn again.
    var readoutAreas = ReadoutAreas()

    /// Creates an arrangement without anything on it.
    init(size: GridSize) {
        canvas = Canvas(size: size)
        targets.reserveCapacity(64)
    }

    /// The number of targets that can have the focus.
    var focusableCount: Int { focusTargets.count }

    /// Adds a target above the others.
    mutating func add(
        _ event: PageEvent?, in area: GridRect, _ highlight: Highlight, isFocusable: Bool, flashes: Bool
    ) {
        if isFocusable { focusTargets.append(targets.count) }
        if flashes, case .screen(let number) = event { flashingEvents.append(number) }
        targets.append(
            Target(
                area: area, highlight: highlight, event: event, focus: isFocusable ? focusTargets.count - 1 : nil,
                flashes: flashes))
    }

    /// Returns the picture with a focus, and with the targets that the mouse or the keyboard presses.
    func picture(_ view: ViewState, focus: Int?) -> Canvas {
        var picture = canvas
        let focused = focus.flatMap { focusTargets.indices.contains($0) ? focusTargets[$0] : nil }
        let pressed = pressedTargets(view)
        for index in pressed where index != focused {
            targets[index].highlight.draw(on: &picture, isFocused: false, isPressed: true)
        }
        // A row on another page has no place in this picture.
        if let focused, !targets[focused].area.isEmpty {
            targets[focused].highlight.draw(on: &picture, isFocused: true, isPressed: pressed.contains(focused))
        }
        return picture
    }

    private func pressedTargets(_ view: ViewState) -> [Int] {
        guard view.pressedTarget != nil || view.litEvent != nil else { return [] }
        return targets.indices.filter { index in
            index == view.pressedTarget
                || targets[index].flashes && view.litEvent.map { targets[index].event == .screen($0) } ?? false
        }
    }

    /// Returns whether the target of an event of the screen is drawn pressed for a moment when its key is pressed.
    func flashes(_ event: Int) -> Bool { flashingEvents.contains(event) }

    /// Returns the index of the topmost target at a cell.
    package func target(at point: GridPoint) -> Int? {
        targets.lastIndex { $0.area.contains(point) }
    }
}

/// The places of the numbers of a page, each of which can be drawn again without the rest of the page.
nonisolated struct ReadoutAreas {
    var tape: GridRect?
    var display: GridRect?
    /// The lines of the asides for which there is room.
    var asides: [GridRect] = []
}

/// Rows of which only a page is in view: the one with the focus. Turning the page moves the focus, so that the view
/// follows from the focus alone.
package nonisolated struct PagedRows: Equatable {
    /// The places of the rows among the elements that can have the focus.
    let focuses: Range<Int>
    let rowsInView: Int
    let area: GridRect

    /// Returns the place of the focus after it has moved by some rows, never past an end. It begins on the first row.
    func focus(_ focus: Int?, movedBy rows: Int) -> Int {
        min(max((focus ?? focuses.lowerBound) + rows, focuses.lowerBound), focuses.upperBound - 1)
    }
}

// MARK: - Moving the focus

/// A direction in which the focus moves.
package nonisolated enum FocusDirection: Sendable {
    case up, down, left, right, next, previous

    /// Creates the direction of a key; `nil` where the key does not move the focus.
    init?(_ key: Key, _ modifiers: Modifiers) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .tab: self = modifiers.contains(.shift) ? .previous : .next
        default: return nil
        }
    }
}

nonisolated extension Arrangement {
    /// Returns the index of the next element in a direction, among those that can have the focus; `nil` where there is none.
    package func focus(_ direction: FocusDirection, from focus: Int?) -> Int? {
        guard let focus, focusTargets.indices.contains(focus) else { return nil }
        switch direction {
        case .next: return (focus + 1) % focusableCount
        case .previous: return (focus + focusableCount - 1) % focusableCount
        case .up, .down, .left, .right:
            let from = area(ofFocus: focus)
            var nearest: (focus: Int, distance: Int)?
            for index in focusTargets.indices {
                guard let distance = distance(from: from, to: area(ofFocus: index), direction) else { continue }
                if distance < nearest?.distance ?? .max { nearest = (index, distance) }
            }
            return nearest?.focus ?? wrapped(direction, from: from)
        }
    }

    private func area(ofFocus focus: Int) -> GridRect { targets[focusTargets[focus]].area }

    /// Returns the index of the element at the other end of the column, for a move past its end.
    private func wrapped(_ direction: FocusDirection, from area: GridRect) -> Int? {
        let column = center(area).column
        let centers = focusTargets.map { center(targets[$0].area) }
        let rows = centers.map(\.row)
        guard let row = direction == .up ? rows.max() : direction == .down ? rows.min() : nil else { return nil }
        let distances = centers.map { abs($0.column - column) }
        return centers.indices.filter { rows[$0] == row }.min { distances[$0] < distances[$1] }
    }

    /// Returns the distance to an area in a direction; `nil` where it lies elsewhere. Rows count double, because they are read as rows.
    private func distance(from: GridRect, to: GridRect, _ direction: FocusDirection) -> Int? {
        let columns = center(to).column - center(from).column
        let rows = center(to).row - center(from).row
        return switch direction {
        case .up where rows < 0: -rows * 4 + abs(columns) * 2
        case .down where rows > 0: rows * 4 + abs(columns) * 2
        case .left where columns < 0 && rows == 0: -columns
        case .right where columns > 0 && rows == 0: columns
        case .up, .down, .left, .right, .next, .previous: nil
        }
    }

    private func center(_ area: GridRect) -> GridPoint {
        GridPoint(column: area.minColumn + area.size.columns / 2, row: area.minRow + area.size.rows / 2)
    }
}
