import Core

/// What the machine answers to an event: the next state, and what its owner has to do.
package struct Transition: Hashable, Sendable {
    /// The next state.
    package let state: CalculatorState
    /// What there is to tell; after `.deleted`, the number goes on the list.
    package var effect = CalculatorEffect.none
    /// What to write on the tape.
    package var rows: [TapeRow] = []
    /// Whether to tear the tape off.
    package var tearsTapeOff = false

    init(_ state: CalculatorState) {
        self.state = state
    }
}

extension Transition {
    /// Stays, and says why.
    static func refusing(_ refusal: Refusal, in state: CalculatorState) -> Transition {
        var transition = Transition(state)
        transition.effect = .refused(refusal)
        return transition
    }

    /// Goes on after a number was cleared; 0 is nothing to keep.
    static func clearing(_ number: Decimal128?, to state: CalculatorState) -> Transition {
        var transition = Transition(state)
        if let number, !number.isZero { transition.effect = .deleted(number) }
        return transition
    }

    /// Clears everything.
    static func clearingAll(_ number: Decimal128?) -> Transition {
        var transition = clearing(number, to: .start)
        transition.tearsTapeOff = true
        return transition
    }

    /// Calculates, and writes on the tape how far that went.
    ///
    /// - Parameter calculation: writes the rows and returns the state that follows.
    /// - Returns: the way to that state, or to `NaN` if the calculation has no result.
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

/// Calculates and writes down at once, so that the tape never says anything else than the machine.
struct TapeWriter {
    /// What was written.
    private(set) var rows: [TapeRow] = []

    /// Writes the number that a calculation begins with.
    mutating func begin(_ number: Decimal128) {
        rows.append(TapeRow(kind: .first, operand: number, subtotal: number))
    }

    /// Calculates, and writes the operation with its subtotal; without one if it fails.
    ///
    /// - Returns: the new subtotal.
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
