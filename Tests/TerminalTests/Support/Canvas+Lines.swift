import Terminal

extension Canvas {
    /// What the cells of each row show, wide characters once.
    var lines: [String] {
        (0..<size.rows).map { row in
            (0..<size.columns).map { self[GridPoint(column: $0, row: row)].text }.joined()
        }
    }
}
