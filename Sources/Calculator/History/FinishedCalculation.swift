import Core

/// A calculation with its result, such as 12 + 3 × 4 = 60.
public struct FinishedCalculation: Hashable, Sendable {
    /// The operands and operators.
    public let formula: Formula
    /// The result.
    public let result: Decimal128
    /// The time of the `=`; nil if none is known.
    public let time: Timestamp?
    /// The style of the calculator.
    public let style: CalculatorStyle.ID
}

extension FinishedCalculation {
    /// The calculation as a tape: its operands, without subtotals, and its result.
    ///
    /// - Complexity: O(*n*) in the number of operands.
    package var tape: Tape {
        let kinds = [TapeRow.Kind.first] + formula.operators.map { .operation($0) }
        let rows =
            zip(kinds, formula.operands).map { TapeRow(kind: $0, operand: $1, outcome: .open) }
            + [TapeRow(kind: .total, operand: result, subtotal: result)]
        return Tape(rows: rows, window: 0..<rows.count)
    }
}

extension FinishedCalculation: CustomStringConvertible {
    /// The calculation as text, such as `12 + 3 × 4 = 60`.
    public var description: String { "\(formula) = \(NumberFormat.display(result))" }
}
