import Terminal

/// Rows of cells whose columns stand below each other in a terminal.
struct Table {
    var rows: [[String]]

    /// A line for each row: the first column at its left edge, the others, which are numbers, at their right edges.
    var lines: [String] {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                DisplayWidth.padded(cell.0, to: cell.1, alignment: index == 0 ? .leading : .trailing)
            }.joined(separator: "  ")
        }
    }
}
