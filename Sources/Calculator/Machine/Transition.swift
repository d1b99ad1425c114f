import Core

/// The output of the machine: the next state, and the changes that its owner has to make.
struct Transition {
    let state: CalculatorState
    /// The effect; after `.deleted`, the owner adds the number to the deleted values.
    var effect = CalculatorEffect.none
    /// The rows to add to the tape.
    var rows: [TapeRow] = []
    /// Whether the tape starts anew.
    var clearsTape = false

    init(_ state: CalculatorState) {
        self.state = state
    }

    /// Returns a transition that stays in a state.
    static func refusing(_ refusal: CalculatorRefusal, in state: CalculatorState) -> Transition {
        var transition = Transition(state)
        transition.effect = .refused(refusal)
        return transition
    }

    /// Returns a transition that clears a number. A cleared 0 is not kept.
    static func clearing(_ number: Decimal128?, to state: CalculatorState) -> Transition {
        var transition = Transition(state)
        if let number, !number.isZero { transition.effect = .deleted(number) }
        return transition
    }

    /// Returns a transition that clears the whole calculation.
    static func clearingAll(_ number: Decimal128?) -> Transition {
        var transition = clearing(number, to: .start)
        transition.clearsTape = true
        return transition
    }

    /// Returns a transition that calculates and writes each step on the tape.
    ///
    /// - Parameter calculation: A closure that writes the rows and returns the next state.
    /// - Returns: The transition to that state, or to `NaN` if the calculation has no result.
    static func writing(
        _ calculation: (inout TapeWriter) throws(CalculationError) -> CalculatorState
    ) -> Transition {
        var writer = TapeWriter()
        var transition: Transition
        do throws(CalculationError) {
            transition = Transition(try calculation(&writer))
            transition.effect = .committed
        } catch {
            transition = Transition(.failed(error))
            transition.effect = .failed(error)
        }
        transition.rows = writer.rows
        return transition
    }
}

/// A calculation that writes its rows as it goes, so that the tape and the machine always agree.
struct TapeWriter {
    private(set) var rows: [TapeRow] = []

    /// Writes the first number of a calculation.
    mutating func begin(_ number: Decimal128) {
        rows.append(TapeRow(kind: .first, operand: number, subtotal: number))
    }

    /// Applies an operation to a subtotal, and writes its row, also when it has no result.
    ///
    /// - Returns: The new subtotal.
    mutating func apply(_ operation: Operation, to subtotal: Decimal128) throws(CalculationError) -> Decimal128 {
        var result: Decimal128?
        defer {
            rows.append(TapeRow(kind: .operation(operation.operator), operand: operation.operand, subtotal: result))
        }
        let calculated = try operation.operator.calculate(subtotal, operation.operand)
        result = calculated
        return calculated
    }

    /// Writes the result.
    mutating func total(_ number: Decimal128) {
        rows.append(TapeRow(kind: .total, operand: number, subtotal: number))
    }
}
