import Terminal

/// Rows of which only a page is in view: the one that the focus is on. Whoever turns the page moves the focus, so that what
/// is in view follows from it alone.
package struct PagedRows: Equatable {
    /// The places of the rows among the elements that can have the focus.
    let focuses: Range<Int>
    /// How many of them are in view.
    let rowsInView: Int
    /// Where they are drawn.
    let area: GridRect

    /// Where the focus goes when it is moved by so many rows, never past an end.
    ///
    /// - Parameters:
    ///   - focus: Where it is; `nil` before it was moved, and then it is on the first row.
    ///   - rows: How far it moves.
    /// - Returns: Where it is then.
    func focus(_ focus: Int?, movedBy rows: Int) -> Int {
        min(max((focus ?? focuses.lowerBound) + rows, focuses.lowerBound), focuses.upperBound - 1)
    }
}
