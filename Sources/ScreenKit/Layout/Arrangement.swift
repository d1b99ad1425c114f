import Terminal

/// A place on the page that can be clicked, or have the focus.
package nonisolated struct Target {
    /// The area; empty for an element that is not drawn.
    package let area: GridRect
    /// The event of a click; `nil` for an element that can only have the focus.
    package let event: PageEvent?
    /// The index among the elements that can have the focus; `nil` for one that cannot.
    package let focus: Int?
    /// A Boolean value that indicates whether the target is drawn pressed for a moment when its key is pressed.
    package let flashes: Bool
}

/// A page laid out for one size: the picture, and the places on it.
package nonisolated struct Arrangement {
    /// The picture.
    package internal(set) var canvas: Canvas
    /// The places that can be clicked or have the focus.
    package internal(set) var targets: [Target] = []
    /// The number of rows by which the page can be scrolled; 0 where all of it is in view.
    package internal(set) var scrollLimit = 0
    /// The number of rows of the scrolling part that are in view.
    package internal(set) var scrollPage = 1
    /// A Boolean value that indicates whether the scrolling part rests at its end.
    package internal(set) var scrollsFromEnd = false
    /// The rows of which only a page is in view.
    package internal(set) var pagedRows: PagedRows?
    /// The index of the target that has the focus.
    package internal(set) var focusedTarget: Int?

    /// Returns the index of the topmost target at a cell.
    package func target(at point: GridPoint) -> Int? {
        targets.lastIndex { $0.area.contains(point) }
    }
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
    package func focus(_ direction: FocusDirection) -> Int? {
        let focusable = targets.indices.filter { targets[$0].focus != nil }
        guard let focusedTarget, let current = focusable.firstIndex(of: focusedTarget) else { return nil }
        switch direction {
        case .next: return (current + 1) % focusable.count
        case .previous: return (current + focusable.count - 1) % focusable.count
        case .up, .down, .left, .right:
            let from = targets[focusedTarget].area
            let candidates = focusable.indices.compactMap { index in
                distance(from: from, to: targets[focusable[index]].area, direction).map { (index, $0) }
            }
            return candidates.min { $0.1 < $1.1 }?.0 ?? wrapped(direction, among: focusable)
        }
    }

    /// Returns the index of the element at the other end of the column, for a move past its end.
    private func wrapped(_ direction: FocusDirection, among focusable: [Int]) -> Int? {
        guard let focusedTarget else { return nil }
        let column = center(targets[focusedTarget].area).column
        let rows = focusable.map { center(targets[$0].area).row }
        guard let row = direction == .up ? rows.max() : direction == .down ? rows.min() : nil else { return nil }
        let distances = focusable.map { abs(center(targets[$0].area).column - column) }
        return focusable.indices.filter { rows[$0] == row }.min { distances[$0] < distances[$1] }
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
