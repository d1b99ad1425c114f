/// The tape of a calculator since it was last torn off, oldest row first.
///
/// It is a window on the roll, and so it costs nothing to take and to keep one.
package struct Tape: RandomAccessCollection, Sendable {
    private let roll: Roll<TapeRow>
    private let window: Range<Int>

    init(_ roll: Roll<TapeRow>, window: Range<Int>) {
        self.roll = roll
        self.window = window
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { window.count }

    /// A row.
    ///
    /// - Parameter position: from 0, the oldest.
    /// - Complexity: O(1).
    package subscript(position: Int) -> TapeRow { roll[window.lowerBound + position] }
}

extension Tape: Equatable {
    /// Whether the same rows stand on both.
    package static func == (left: Tape, right: Tape) -> Bool { left.elementsEqual(right) }
}
