/// How many columns and rows something takes on the screen.
package nonisolated struct GridSize: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    /// Says how large something is.
    ///
    /// - Parameters:
    ///   - columns: character cells across.
    ///   - rows: lines down.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
