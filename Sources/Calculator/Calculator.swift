import Core

/// A calculator: its state, its tape, its deleted values, and the history for undo and redo.
public struct Calculator: Sendable {
    /// The rules of the calculator.
    public let style: CalculatorStyle
    /// The numbers that AC and CE have cleared, oldest first.
    public private(set) var deletedValues: [DeletedValue] = []

    private var history = History(start: HistoryEntry(state: .start, tape: 0..<0))
    /// The rows of all history entries. Undo and AC leave rows in place, because redo and undo need them again.
    private var rows = ChunkedArray<TapeRow>()
    private var nextID = 1

    /// Creates a calculator that shows 0.
    ///
    /// - Parameter style: The rules of the calculator.
    public init(style: CalculatorStyle = .standard) {
        self.style = style
    }

    /// The rows of the calculation since the last AC.
    public var tape: Tape { Tape(rows, window: history.current.tape) }
    /// The text on the display: a number with thousands separators, or `NaN`.
    public var display: String { state.display }
    /// The number on the display with all its digits; nil for `NaN`.
    public var value: Decimal128? { state.value }
    /// The operator that waits for its right operand.
    public var pendingOperator: Operator? { state.pendingOperator }
    /// The reason for which the display shows `NaN`; nil for a number.
    public var failure: CalculationError? { state.failure }
    /// A Boolean value that indicates whether a change can be undone.
    public var canUndo: Bool { history.canUndo }
    /// A Boolean value that indicates whether an undone change can be made again.
    public var canRedo: Bool { history.canRedo }

    /// The number of changes that can be undone.
    package var undoCount: Int { history.position }
    /// A Boolean value that indicates whether the state is the initial one and the tape is empty.
    package var isCleared: Bool { state == .start && tape.isEmpty }
    /// The state of the machine.
    var state: CalculatorState { history.current.state }

    /// Returns a Boolean value that indicates whether two calculators have the same state, tape and deleted numbers,
    /// whatever their histories are.
    ///
    /// - Parameter other: The calculator to compare with.
    /// - Returns: True if the calculators have the same content.
    /// - Complexity: O(*n*) in the number of tape rows and deleted values.
    package func hasSameContent(as other: Calculator) -> Bool {
        state == other.state && tape == other.tape
            && deletedValues.map(\.value) == other.deletedValues.map(\.value)
    }
}

// MARK: - Events

extension Calculator {
    /// Handles an event.
    ///
    /// - Parameter event: The event.
    /// - Returns: The effect apart from the new display.
    /// - Complexity: O(1) amortized in the lengths of the tape and the history; O(*n*) in the number of deleted values for
    ///   an event that removes one.
    @discardableResult
    public mutating func handle(_ event: CalculatorEvent) -> CalculatorEffect {
        switch event {
        case .press(let key): return apply(transition { $0.transition(pressing: key, in: $1) })
        case .enter(let number): return apply(transition { $0.transition(recalling: number, in: $1) })
        case .undo: return undo()
        case .redo: return redo()
        case .keepDeletedValue(let number): _ = addDeletedValue(number)
        case .removeDeletedValue(let index):
            if deletedValues.indices.contains(index) { deletedValues.remove(at: index) }
        case .removeAllDeletedValues: deletedValues.removeAll()
        case .choose: break
        case .clear: self = Calculator(style: style)
        }
        return .none
    }

    /// Returns the answer of the machine.
    ///
    /// The machine shares the rows. It is gone before they change, so that no chunk of them is copied.
    private func transition(_ answer: (CalculatorMachine, CalculatorState) -> Transition) -> Transition {
        answer(CalculatorMachine(style: style, tape: tape), state)
    }

    private mutating func apply(_ transition: Transition) -> CalculatorEffect {
        let changesState = transition.state != state
        if changesState || !transition.rows.isEmpty || (transition.clearsTape && !tape.isEmpty) { record(transition) }
        return transition.effect
    }

    private mutating func record(_ transition: Transition) {
        let tape = history.current.tape
        rows.truncate(to: tape.upperBound)
        for row in transition.rows { rows.append(row) }
        let start = transition.clearsTape ? rows.count : tape.lowerBound
        var entry = HistoryEntry(state: transition.state, tape: start..<rows.count)
        if case .deleted(let number) = transition.effect { entry.deletedValue = addDeletedValue(number) }
        history.record(entry)
    }

    private mutating func addDeletedValue(_ number: Decimal128) -> DeletedValue {
        let deletedValue = DeletedValue(id: nextID, value: number)
        nextID += 1
        deletedValues.append(deletedValue)
        return deletedValue
    }

    private mutating func undo() -> CalculatorEffect {
        guard canUndo else { return .refused(.nothingToUndo) }
        if let deletedValue = history.current.deletedValue {
            if let index = deletedValues.lastIndex(of: deletedValue) {
                deletedValues.remove(at: index)
            } else {
                // The person has removed the value since, so redo must not add it again.
                history.current.deletedValue = nil
            }
        }
        history.undo()
        return .none
    }

    private mutating func redo() -> CalculatorEffect {
        guard canRedo else { return .refused(.nothingToRedo) }
        history.redo()
        if let deletedValue = history.current.deletedValue { deletedValues.append(deletedValue) }
        return .none
    }
}
