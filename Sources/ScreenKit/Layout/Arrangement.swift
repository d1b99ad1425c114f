import Terminal

/// A page laid out for one size: the picture, and the places on it.
package struct Arrangement {
    /// The picture, in which nothing has the focus and nothing is pressed.
    package var canvas: Canvas
    /// The places of the panes.
    let areas: PaneAreas
    /// What was noted about each pane; `nil` for one that is left out.
    private(set) var parts: [DrawnPart?]
    /// What was noted about the title, the hints, and the question.
    private let frame: [Target]
    /// The places that can be clicked or have the focus: those of the panes in reading order, and then those around them.
    package private(set) var targets: [Target] = []
    /// The index of the target of each element that can have the focus; `nil` for one without a place.
    private var focusTargets: [Int?] = []
    /// The part that scrolls the farthest.
    private(set) var scrolling = ScrollRange()

    init(_ canvas: Canvas, _ areas: PaneAreas, _ parts: [DrawnPart?], frame: [Target]) {
        self.canvas = canvas
        self.areas = areas
        self.parts = parts
        self.frame = frame
        collect()
    }

    /// Replaces a pane that was drawn again.
    mutating func replacePart(_ index: Int, by part: DrawnPart) {
        let old = parts[index]
        parts[index] = part
        // Most panes that change with each key have no place that can be chosen.
        if old?.targets.isEmpty == true, part.targets.isEmpty, old?.scrolling == part.scrolling { return }
        collect()
    }

    private mutating func collect() {
        targets = parts.flatMap { $0?.targets ?? [] } + frame
        focusTargets = []
        for (index, target) in targets.enumerated() {
            guard let focus = target.focus else { continue }
            while focusTargets.count <= focus { focusTargets.append(nil) }
            focusTargets[focus] = index
        }
        // Panes scroll together, and as far as the one needs that lacks the most rows.
        scrolling = ScrollRange()
        for part in parts.compactMap({ $0?.scrolling }) where part.limit >= scrolling.limit { scrolling = part }
    }

    /// The number of rows by which the page can be scrolled; 0 where all of it is in view.
    package var scrollLimit: Int { scrolling.limit }

    /// Returns the rows that are turned page by page: those at a point of the page, or else those with the focus.
    func pagedRows(at point: GridPoint?, focus: Int?) -> PagedRows? {
        let all = parts.compactMap { $0?.pagedRows }
        if let point { return all.first { $0.area.contains(point) } ?? (scrollLimit == 0 ? all.first : nil) }
        return all.first { rows in focus.map(rows.focuses.contains) ?? false } ?? all.first
    }

    /// Returns the picture with a focus, and with the targets that the mouse or the keyboard presses.
    func picture(_ view: ViewState, focus: Int?, _ theme: Theme) -> Canvas {
        var picture = canvas
        let focused = focus.flatMap { focusTargets.indices.contains($0) ? focusTargets[$0] : nil }
        let pressed = pressedTargets(view)
        for index in pressed where index != focused {
            targets[index].draw(on: &picture, isFocused: false, isPressed: true, theme)
        }
        // A row on another page has no place in this picture.
        if let focused, !targets[focused].area.isEmpty {
            targets[focused].draw(
                on: &picture, isFocused: true, isPressed: pressed.contains(focused), theme)
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
    func flashes(_ event: EventID) -> Bool { targets.contains { $0.flashes && $0.event == .screen(event) } }

    /// Returns the index of the topmost target at a cell.
    package func target(at point: GridPoint) -> Int? {
        targets.lastIndex { $0.area.contains(point) }
    }
}

// MARK: - Moving the focus

/// A direction in which the focus moves.
package enum FocusDirection: Sendable {
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

extension Arrangement {
    /// Returns the index of the next element in a direction, among those that can have the focus; `nil` where there is none.
    package func focus(_ direction: FocusDirection, from focus: Int?) -> Int? {
        let places = focusTargets.indices.filter { focusTargets[$0] != nil }
        guard let focus, let place = places.firstIndex(of: focus) else { return places.first }
        switch direction {
        case .next: return places[(place + 1) % places.count]
        case .previous: return places[(place + places.count - 1) % places.count]
        case .up, .down, .left, .right:
            let from = area(ofFocus: focus)
            var nearest: (focus: Int, distance: Int)?
            for index in places {
                guard let distance = distance(from: from, to: area(ofFocus: index), direction) else { continue }
                if distance < nearest?.distance ?? .max { nearest = (index, distance) }
            }
            return nearest?.focus ?? wrapped(direction, from: from, among: places)
        }
    }

    private func area(ofFocus focus: Int) -> GridRect {
        focusTargets[focus].map { targets[$0].area } ?? GridRect(GridSize(columns: 0, rows: 0))
    }

    /// Returns the index of the element at the other end of the column, for a move past its end.
    private func wrapped(_ direction: FocusDirection, from area: GridRect, among places: [Int]) -> Int? {
        let column = center(area).column
        let centers = places.map { center(self.area(ofFocus: $0)) }
        let rows = centers.map(\.row)
        guard let row = direction == .up ? rows.max() : direction == .down ? rows.min() : nil else { return nil }
        let distances = centers.map { abs($0.column - column) }
        return centers.indices.filter { rows[$0] == row }.min { distances[$0] < distances[$1] }.map { places[$0] }
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
