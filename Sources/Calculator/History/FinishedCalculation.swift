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
        var rows = ChunkedArray<TapeRow>()
        let kinds = [TapeRow.Kind.first] + formula.operators.map { .operation($0) }
        for (kind, operand) in zip(kinds, formula.operands) {
            rows.append(TapeRow(kind: kind, operand: operand, outcome: .open))
        }
        rows.append(TapeRow(kind: .total, operand: result, subtotal: result))
        return Tape(rows: rows, window: 0..<rows.count)
    }
}

extension FinishedCalculation: CustomStringConvertible {
    /// The calculation as text, such as `12 + 3 × 4 = 60`.
    public var description: String { "\(formula) = \(NumberFormat.display(result))" }
}

/// The finished calculations of a calculator, oldest first.
///
/// It shares the storage of its calculator, so it costs O(1) to get.
public struct FinishedCalculations: RandomAccessCollection, Sendable {
    let kept: ChunkedArray<FinishedCalculation>
    let own: ChunkedArray<FinishedCalculation>
    let ownCount: Int

    /// The index of the oldest calculation, 0.
    public var startIndex: Int { 0 }
    /// The index behind the latest calculation, which is the number of calculations.
    public var endIndex: Int { kept.count + ownCount }

    /// The calculation at an index, counted from the oldest one.
    public subscript(index: Int) -> FinishedCalculation {
        index < kept.count ? kept[index] : own[index - kept.count]
    }
}

extension FinishedCalculations: Equatable {
    /// Returns a Boolean value that indicates whether two collections have the same calculations in the same order.
    public static func == (left: FinishedCalculations, right: FinishedCalculations) -> Bool {
        left.elementsEqual(right)
    }
}
