import Core

/// An input to a calculator.
///
/// An event names a deleted value by its place or its number, never by its identifier. So a recorded list of events leads
/// to the same calculator each time it is replayed.
public enum CalculatorEvent: Hashable, Sendable {
    /// A key is pressed.
    case press(CalculatorKey)
    /// The last change is undone.
    case undo
    /// The last undone change is made again.
    case redo
    /// A number from outside becomes the entry, such as a deleted value or a result of another screen.
    case enter(Decimal128)
    /// A calculation becomes the current one, without its `=`, so that its last operand can be changed.
    case reuse(Formula)
    /// A number is added to the end of the deleted values. Undo does not remove it.
    case keepDeletedValue(Decimal128, from: Origin? = nil)
    /// The deleted value at an index, counted from 0, is removed for good. An index out of range has no effect.
    case removeDeletedValue(at: Int)
    /// All deleted values are removed for good.
    case removeAllDeletedValues
    /// A calculation is added to the finished ones, before those that were finished here. Undo does not remove it.
    case keepCalculation(Formula, result: Decimal128)
    /// A number is added to the memory as its newest. Undo does not remove it.
    case keepMemory(Decimal128)
    /// The calculator of a style is selected; see ``CalculatorSet``. A single calculator ignores it.
    case choose
    /// The calculator returns to its initial state; a ``CalculatorSet`` resets the calculators of all styles.
    case clear
}

/// The result of an event apart from the new display.
public enum CalculatorEffect: Hashable, Sendable {
    /// The event had no further effect.
    case none
    /// Rows were added to the tape.
    case committed
    /// Numbers were cleared and added to the end of the deleted values.
    case deleted([Decimal128])
    /// The calculation has no result; the display shows `NaN`.
    case failed(CalculationError)
    /// The event was refused, and nothing changed.
    case refused(CalculatorRefusal)
}

/// The reason for which a calculator refused an event.
public enum CalculatorRefusal: Error, Hashable, Sendable {
    /// The style does not have the key.
    case missingKey
    /// The entry has no room for another digit.
    case full
    /// The style does not allow a result to be edited.
    case resultStands
    /// The style does not allow an operator directly after an operator.
    case operatorStands
    /// The style requires a right operand before `=`.
    case missingOperand
    /// The style requires a number before the first operator.
    case missingNumber
    /// The memory is empty.
    case memoryEmpty
    /// The display shows `NaN`; only a digit, the point, AC or CE is accepted.
    case notANumber
    /// No change can be undone.
    case nothingToUndo
    /// No change can be redone.
    case nothingToRedo
    /// The key has no effect in this state: a second point, `±` on 0, or `⌫` on a result.
    case noEffect
}
