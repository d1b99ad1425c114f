import Terminal

/// Whether rows stand close together, or, where there is room, with a blank row between them.
nonisolated enum RowSpacing {
    /// The rows of a page that are not the list's: its frame, and what stands above or below the list.
    private static let otherRows = 12

    static func of(_ count: Int, in size: GridSize) -> Int {
        count * 2 + otherRows <= size.rows ? 2 : 1
    }
}
