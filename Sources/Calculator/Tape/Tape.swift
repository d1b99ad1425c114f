import Core

/// The tape of a calculator since the last AC, oldest row first.
///
/// A tape is a range of the calculator's rows and shares their storage, so it costs O(1) to get.
public struct Tape: RandomAccessCollection, Sendable {
    let rows: [TapeRow]
    let window: Range<Int>

    /// The index of the oldest row, 0.
    public var startIndex: Int { 0 }
    /// The index behind the latest row, which is the number of rows.
    public var endIndex: Int { window.count }

    /// The row at an index, counted from the oldest one.
    public subscript(index: Int) -> TapeRow { rows[window.lowerBound + index] }
}

extension Tape: Equatable {
    /// Returns a Boolean value that indicates whether two tapes have the same rows.
    ///
    /// - Complexity: O(*n*) in the number of rows; O(1) where one of the tapes has been made from the other and none has changed.
    public static func == (left: Tape, right: Tape) -> Bool {
        left.count == right.count
            && (left.window == right.window && left.rows == right.rows || left.elementsEqual(right))
    }
}

/// A row of the tape: an operation, its operand, and what was calculated.
public struct TapeRow: Hashable, Sendable {
    /// A kind of row.
    public enum Kind: Hashable, Sendable {
        /// The first number of a calculation.
        case first
        /// An operation on the subtotal of the previous row.
        case operation(Operator)
        /// The result after `=`.
        case total
        /// A function of the number on the display; the subtotal is its value.
        case function(Function)
    }

    /// A function of a number, with what its value depends on.
    public enum Function: Hashable, Sendable {
        /// The function of a key: √x, x², 1 ÷ x, or x %, which is x ÷ 100.
        case plain(CalculatorFunction)
        /// x % of a number. The operator stands between the two, such as `+` in 50 + 20 %.
        case percentage(of: Decimal128, Operator)
    }

    /// What was calculated in a row.
    public enum Outcome: Hashable, Sendable {
        /// The subtotal after the row.
        case subtotal(Decimal128)
        /// The calculation has no result: `NaN`.
        case failure
        /// Nothing yet: the style calculates at `=`.
        case open
    }

    /// The kind of the row.
    public let kind: Kind
    /// The right operand of an operation, or the number to which a function was applied; in the other rows the number itself,
    /// and 0 in a total that failed.
    public let operand: Decimal128
    /// The value after the row.
    public let outcome: Outcome

    /// The subtotal after the row; nil if the calculation has failed, or comes later.
    public var subtotal: Decimal128? {
        if case .subtotal(let number) = outcome { number } else { nil }
    }
}

extension TapeRow {
    /// A Boolean value that indicates whether the row has the first number of what follows.
    package var beginsFormula: Bool { kind == .first || kind == .total }

    /// Creates a row with a subtotal; without one, the calculation has failed.
    init(kind: Kind, operand: Decimal128, subtotal: Decimal128?) {
        self.init(kind: kind, operand: operand, outcome: subtotal.map { .subtotal($0) } ?? .failure)
    }
}

extension TapeRow.Function {
    /// Returns the application of the function to a number as text, such as `50 + 20 %` or `√ 9`.
    public func text(of number: Decimal128) -> String {
        let number = NumberFormat.display(number)
        return switch self {
        case .plain(.percent): "\(number) %"
        case .plain(.squareRoot): "√ \(number)"
        case .plain(.square): "\(number) ²"
        case .plain(.reciprocal): "1 ÷ \(number)"
        case .percentage(of: let whole, let sign): "\(NumberFormat.display(whole)) \(sign.symbol) \(number) %"
        }
    }
}

extension Formula {
    /// Creates the formula of the rows since the last result. That result is its first operand if no number follows it.
    ///
    /// - Complexity: O(*n*) in the number of rows since the last result.
    package init(sinceLastResultOf tape: some BidirectionalCollection<TapeRow>) {
        let start = tape.lastIndex(where: \.beginsFormula) ?? tape.endIndex
        self.init(.zero)
        for row in tape[start...] { add(row) }
    }

    /// Adds the operation of a row, or begins anew with its number.
    mutating func add(_ row: TapeRow) {
        switch row.kind {
        case .first, .total:
            self = Formula(row.operand)
        case .operation(let `operator`): append(`operator`, row.operand)
        case .function: break
        }
    }
}
