import Core

/// All moments since a calculator was switched on, and the one that it stands at.
struct History: Sendable {
    private var moments = Roll<Moment>()
    /// Which moment that is; 0 is the start.
    private(set) var position = 0

    /// Begins.
    ///
    /// - Parameter start: the moment that cannot be undone.
    init(start: Moment) {
        moments.append(start)
    }

    /// Where the calculator stands.
    var current: Moment {
        get { moments[position] }
        set { moments[position] = newValue }
    }

    var canUndo: Bool { position > 0 }
    var canRedo: Bool { position < moments.count - 1 }

    /// Goes on to a new moment, and forgets those that could be redone.
    ///
    /// - Complexity: O(1) amortized, and O(number of forgotten moments).
    mutating func record(_ moment: Moment) {
        moments.truncate(to: position + 1)
        moments.append(moment)
        position += 1
    }

    /// Goes back by one moment, if there is one.
    mutating func undo() {
        if canUndo { position -= 1 }
    }

    /// Goes forth by one moment, if there is one.
    mutating func redo() {
        if canRedo { position += 1 }
    }
}

/// A moment that undo can come back to. It points to its rows of the roll and holds none, so it is small.
struct Moment: Sendable {
    var state: CalculatorState
    /// The rows on the tape.
    var tape: Range<Int>
    /// What the step to this moment put on the list of deleted values.
    var deleted: DeletedValue?
}

/// A number that AC or CE has cleared, kept in case it is missed.
package struct DeletedValue: Hashable, Identifiable, Sendable {
    /// Tells it from others of the same value; a later one has a greater number.
    package let id: Int
    /// The number.
    package let value: Decimal128
}
