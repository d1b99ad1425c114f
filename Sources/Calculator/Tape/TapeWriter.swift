import Core

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
