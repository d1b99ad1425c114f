import Core

/// A calculator: its state, its tape, its memory, its finished calculations, its deleted values, and the history for undo and redo.
public struct Calculator: Sendable {
    /// The rules of the calculator.
    public let style: CalculatorStyle
    /// The numbers that AC and CE have cleared, oldest first.
    public private(set) var deletedValues: [DeletedValue] = []

    /// The states since the creation, and the place of the current one.
    private var history = [HistoryEntry(state: .start, tape: 0..<0)], position = 0
    /// The rows of all history entries. Undo and AC leave rows in place, because redo and undo need them again.
    private var rows: [TapeRow] = []
    /// The finished calculations of all history entries.
    private var finished: [FinishedCalculation] = []
    private var keptCalculations: [FinishedCalculation] = []
    private var nextID = 1

    /// Creates a calculator with the rules of a style. It shows 0.
    public init(style: CalculatorStyle = .standard) {
        self.style = style
    }

    /// The rows of the calculation since the last AC.
    public var tape: Tape { Tape(rows: rows, window: current.tape) }
    /// The text on the display: a number with thousands separators, or `NaN`.
    public var display: String { state.display }
    /// The number on the display with all its digits; nil for `NaN`.
    public var value: Decimal128? { state.value }
    /// The numbers in the memory, newest first.
    public var memory: [Decimal128] { current.memory.numbers }
    /// The finished calculations, oldest first, which AC keeps; a number alone with `=` is none.
    ///
    /// - Complexity: O(*n*) in their number.
    public var finishedCalculations: [FinishedCalculation] { keptCalculations + finished.prefix(current.finishedCount) }
    /// The operator that waits for its right operand.
    public var pendingOperator: Operator? { state.pendingOperator }
    /// The reason for which the display shows `NaN`; nil for a number.
    public var failure: CalculationError? { state.failure }
    /// A Boolean value that indicates whether a digit begins a number, and does not replace or change the one on the display.
    public var awaitsNumber: Bool { state.awaitsNumber }
    /// A Boolean value that indicates whether a change can be undone.
    public var canUndo: Bool { position > 0 }
    /// A Boolean value that indicates whether an undone change can be made again.
    public var canRedo: Bool { position < history.count - 1 }

    /// The number of changes that can be undone.
    package var undoCount: Int { position }
    /// A Boolean value that indicates whether the state is the initial one and the tape is empty.
    package var isCleared: Bool { state == .start && tape.isEmpty }
    var state: CalculatorState { current.state }

    private var current: HistoryEntry {
        get { history[position] }
        set { history[position] = newValue }
    }

    /// Returns a Boolean value that indicates whether two calculators have the same state, tape, memory, finished calculations
    /// and deleted numbers, whatever can be undone.
    ///
    /// - Complexity: O(*n*) in the number of tape rows and deleted values.
    package func hasSameContent(as other: Calculator) -> Bool {
        state == other.state && tape == other.tape && memory == other.memory
            && finishedCalculations == other.finishedCalculations
            && deletedValues.map(\.value) == other.deletedValues.map(\.value)
            && deletedValues.map(\.origin) == other.deletedValues.map(\.origin)
    }
}

// MARK: - Events

extension Calculator {
    /// Handles an event, and returns the effect apart from the new display. The time is for the finished calculations.
    ///
    /// - Complexity: O(1) amortized in the lengths of the tape and the history, O(*n*) for the first change of a copy, and while the tape is
    ///   held; O(*n*) in the length of the calculation for `=` and AC, and in the number of deleted values for an event that removes one.
    @discardableResult
    public mutating func handle(_ event: CalculatorEvent, at time: Timestamp? = nil) -> CalculatorEffect {
        switch event {
        case .press(let key):
            let transition = machine.transition(pressing: key, in: state)
            return apply(transition, time)
        case .enter(let number):
            let transition = machine.transition(recalling: number, in: state)
            return apply(transition, time)
        case .reuse(let formula):
            let transition = machine.transition(reusing: formula, in: state)
            return apply(transition, time)
        case .undo: return undo()
        case .redo: return redo()
        case .keepDeletedValue(let number, from: let origin):
            _ = addDeletedValue(number, origin)
        case .removeDeletedValue(let index):
            if deletedValues.indices.contains(index) { deletedValues.remove(at: index) }
        case .removeAllDeletedValues: deletedValues.removeAll()
        case .keepCalculation(let formula, result: let result):
            keptCalculations.append(
                FinishedCalculation(formula: formula, result: result, time: time, style: style.id))
        case .keepMemory(let number): current.memory.store(number)
        case .choose: break
        case .clear: self = Calculator(style: style)
        }
        return .none
    }

    /// The machine with the rows, which it shares: it must be gone before they change, so that they are not copied.
    private var machine: CalculatorMachine {
        CalculatorMachine(style: style, tape: tape, memory: current.memory)
    }

    private mutating func apply(_ transition: Transition, _ time: Timestamp?) -> CalculatorEffect {
        let memory = transition.memory ?? current.memory
        // Equal numbers can differ in whether they are rounded.
        let changesState =
            transition.state != state || transition.state.value?.isRounded != value?.isRounded
            || memory != current.memory || memory.numbers.first?.isRounded != self.memory.first?.isRounded
        if changesState || !transition.rows.isEmpty || (transition.clearsTape && !tape.isEmpty) {
            record(transition, time)
        }
        return transition.effect
    }

    private mutating func record(_ transition: Transition, _ time: Timestamp?) {
        let tape = current.tape
        rows.removeSubrange(tape.upperBound...)
        let start = transition.clearsTape ? rows.count : tape.lowerBound
        rows += transition.rows
        var entry = HistoryEntry(state: transition.state, tape: start..<rows.count)
        entry.memory = transition.memory ?? current.memory
        finished.removeSubrange(current.finishedCount...)
        if let formula = transition.finished, let result = transition.state.value {
            finished.append(FinishedCalculation(formula: formula, result: result, time: time, style: style.id))
        }
        entry.finishedCount = finished.count
        for (number, origin) in transition.deletions { entry.deletedValues.append(addDeletedValue(number, origin)) }
        // What could be done again is forgotten.
        position += 1
        history.removeSubrange(position...)
        history.append(entry)
    }

    private mutating func addDeletedValue(_ number: Decimal128, _ origin: Origin?) -> DeletedValue {
        let deletedValue = DeletedValue(id: nextID, value: number, origin: origin)
        nextID += 1
        deletedValues.append(deletedValue)
        return deletedValue
    }

    private mutating func undo() -> CalculatorEffect {
        guard canUndo else { return .refused(.nothingToUndo) }
        for deletedValue in current.deletedValues {
            if let index = deletedValues.lastIndex(of: deletedValue) {
                deletedValues.remove(at: index)
            } else {
                // The person has removed the value since, so redo must not add it again.
                current.deletedValues.removeAll { $0 == deletedValue }
            }
        }
        position -= 1
        return .none
    }

    private mutating func redo() -> CalculatorEffect {
        guard canRedo else { return .refused(.nothingToRedo) }
        position += 1
        deletedValues += current.deletedValues
        return .none
    }
}

/// A state to which undo can return. It has the range of its rows and not the rows, so it is small.
private struct HistoryEntry: Sendable {
    var state: CalculatorState
    var tape: Range<Int>
    var memory = Memory()
    var finishedCount = 0
    /// The deleted values that the change to this state has added.
    var deletedValues: [DeletedValue] = []
}
