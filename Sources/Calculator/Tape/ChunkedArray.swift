/// An array that grows at its end only, kept in pieces: whoever holds a copy makes the next change cost one piece, and
/// not the whole.
struct Roll<Element> {
    private static var pieceLength: Int { 256 }

    private var pieces: [[Element]] = []
    private(set) var count = 0

    init() {}

    /// An element that can be replaced.
    ///
    /// - Parameter position: from 0 to `count - 1`.
    /// - Complexity: O(1) when no copy shares the piece.
    subscript(position: Int) -> Element {
        get { pieces[position / Self.pieceLength][position % Self.pieceLength] }
        set { pieces[position / Self.pieceLength][position % Self.pieceLength] = newValue }
    }

    /// Adds an element behind the last.
    ///
    /// - Complexity: O(1) amortized.
    mutating func append(_ element: Element) {
        if count.isMultiple(of: Self.pieceLength) {
            pieces.append([element])
        } else {
            pieces[pieces.count - 1].append(element)
        }
        count += 1
    }

    /// Drops what lies behind the first elements.
    ///
    /// - Parameter length: how many to keep; nothing happens when there are no more than that.
    /// - Complexity: O(number of dropped elements).
    mutating func truncate(to length: Int) {
        guard length < count else { return }
        let kept = (length + Self.pieceLength - 1) / Self.pieceLength
        pieces.removeLast(pieces.count - kept)
        count = length
        guard kept > 0 else { return }
        let rest = length - (kept - 1) * Self.pieceLength
        pieces[kept - 1].removeLast(pieces[kept - 1].count - rest)
    }
}

extension Roll: Sendable where Element: Sendable {}
