import Terminal

extension Arrangement {
    /// The place of a target among those that can have the focus.
    package func focus(of target: Int) -> Int? {
        guard targets[target].isFocusable else { return nil }
        return targets[..<target].count { $0.isFocusable }
    }

    /// Which focusable element comes next in a direction, counted as ``ViewState/focus`` does; `nil` where there is none.
    package func focus(_ direction: FocusDirection) -> Int? {
        let focusable = targets.indices.filter { targets[$0].isFocusable }
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

    /// Past the end of a column the focus goes on at its other end.
    private func wrapped(_ direction: FocusDirection, among focusable: [Int]) -> Int? {
        guard let focusedTarget else { return nil }
        let column = center(targets[focusedTarget].area).column
        let rows = focusable.map { center(targets[$0].area).row }
        guard let row = direction == .up ? rows.max() : direction == .down ? rows.min() : nil else { return nil }
        let distances = focusable.map { abs(center(targets[$0].area).column - column) }
        return focusable.indices.filter { rows[$0] == row }.min { distances[$0] < distances[$1] }
    }

    /// How far an area lies in a direction: sideways cells count double, because rows are read as rows.
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
