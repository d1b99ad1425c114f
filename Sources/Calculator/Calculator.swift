import Core

/// A calculator: the machine's state with all that hangs on it, the tape, the deleted values and the way back.
package struct Calculator: Sendable {
    /// Its manners. With others, it goes on from where it stands.
    package var style: CalculatorStyle
    /// The numbers that AC and CE have cleared, oldest first.
    package private(set) var deletedValues: [DeletedValue] = []

    private var history = History(start: Moment(state: .start, tape: 0..<0))
    /// Every row of every moment. Undo leaves rows on it, so that redo finds them; AC does too, so that undo finds them.
    private var roll = Roll<TapeRow>()
    private var nextID = 1

    /// Switches a calculator on.
    ///
    /// - Parameter style: its manners.
    package init(style: CalculatorStyle = .standard) {
        self.style = style
    }

    /// Where it stands.
    package var state: CalculatorState { history.current.state }
    /// What was calculated since AC, row by row.
    package var tape: Tape { Tape(roll, window: history.current.tape) }
    /// How many times something can be taken back.
    package var undoCount: Int { history.position }
    /// Whether there is something to take back.
    package var canUndo: Bool { history.canUndo }
    /// Whether there is something to do again.
    package var canRedo: Bool { history.canRedo }
}

extension Calculator {
    /// What the display says: a number with thousands separators, or `NaN`.
    package var display: String { state.display(in: style) }
    /// The number that is shown, all its digits kept, or nil for `NaN`.
    package var value: Decimal128? { state.value(in: style) }
    /// The operator that waits for its right operand.
    package var pendingOperator: Operator? { state.pendingOperator }
    /// Why `NaN` is shown, if it is.
    package var failure: CalculationError? { state.failure }
}

extension Calculator {
    /// Does what a person asks for.
    ///
    /// - Parameter command: a key, undo or redo.
    /// - Returns: what it did besides changing the display.
    /// - Complexity: O(1) amortized, however long the tape and the history are.
    @discardableResult
    package mutating func perform(_ command: CalculatorCommand) -> CalculatorEffect {
        switch command {
        case .press(let key): happen(.press(key))
        case .undo: undo()
        case .redo: redo()
        }
    }

    /// Brings a deleted value back in hand; it stays on the list.
    ///
    /// - Parameter id: of one of the deleted values; nothing happens for any other.
    package mutating func restore(_ id: DeletedValue.ID) {
        guard let deleted = deletedValues.first(where: { $0.id == id }) else { return }
        enter(deleted.value)
    }

    /// Takes a number from elsewhere in hand, as if it had been typed.
    ///
    /// - Parameter value: any number; digits beyond those shown are kept.
    package mutating func enter(_ value: Decimal128) {
        happen(.bring(value))
    }

    /// Puts a number on the list of deleted values, as if it had been cleared long ago: there is nothing to take back.
    ///
    /// - Parameter value: any number.
    package mutating func keepDeletedValue(_ value: Decimal128) {
        _ = addDeleted(value)
    }

    /// Removes one of the deleted values for good.
    ///
    /// - Parameter id: of the value; nothing happens when it is not there.
    package mutating func removeDeletedValue(_ id: DeletedValue.ID) {
        deletedValues.removeAll { $0.id == id }
    }

    /// Removes all deleted values for good.
    package mutating func removeAllDeletedValues() {
        deletedValues.removeAll()
    }
}

extension Calculator {
    @discardableResult
    private mutating func happen(_ event: CalculatorEvent) -> CalculatorEffect {
        let transition = CalculatorMachine(style: style).transition(on: event, in: state)
        if changesSomething(transition) { record(transition) }
        return transition.effect
    }

    private func changesSomething(_ transition: Transition) -> Bool {
        transition.state != state || !transition.rows.isEmpty || (transition.tearsTapeOff && !tape.isEmpty)
    }

    private mutating func record(_ transition: Transition) {
        let tape = history.current.tape
        roll.truncate(to: tape.upperBound)
        for row in transition.rows { roll.append(row) }
        let start = transition.tearsTapeOff ? roll.count : tape.lowerBound
        history.record(
            Moment(state: transition.state, tape: start..<roll.count, deleted: keepDeleted(by: transition.effect)))
    }

    private mutating func keepDeleted(by effect: CalculatorEffect) -> DeletedValue? {
        switch effect {
        case .deleted(let number): addDeleted(number)
        case .none, .committed, .failed, .refused: nil
        }
    }

    private mutating func addDeleted(_ number: Decimal128) -> DeletedValue {
        let deleted = DeletedValue(id: nextID, value: number)
        nextID += 1
        deletedValues.append(deleted)
        return deleted
    }

    private mutating func undo() -> CalculatorEffect {
        guard canUndo else { return .refused(.nothingToUndo) }
        takeBackDeleted()
        history.undo()
        return .none
    }

    /// A value that was removed by hand meanwhile shall not come back with redo, so the moment forgets it.
    private mutating func takeBackDeleted() {
        guard let deleted = history.current.deleted else { return }
        if let place = deletedValues.lastIndex(of: deleted) {
            deletedValues.remove(at: place)
        } else {
            history.current.deleted = nil
        }
    }

    private mutating func redo() -> CalculatorEffect {
        guard canRedo else { return .refused(.nothingToRedo) }
        history.redo()
        if let deleted = history.current.deleted { deletedValues.append(deleted) }
        return .none
    }
}
