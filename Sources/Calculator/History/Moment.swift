/// A moment that undo can come back to. It points to its rows of the roll and holds none, so it is small.
struct Moment: Sendable {
    var state: CalculatorState
    /// The rows on the tape.
    var tape: Range<Int>
    /// What the step to this moment put on the list of deleted values.
    var deleted: DeletedValue?
}
