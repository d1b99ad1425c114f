import Core

/// A formula as a queue of operands and a queue of operators, both in the order in which they were written.
///
/// A formula has one operand more than it has operators.
public struct Formula: Hashable, Sendable {
    /// The operands, the first one at the front.
    public private(set) var operands = CalculatorItemQueue<Decimal128>()
    /// The operators, the first one at the front.
    public private(set) var operators = CalculatorItemQueue<Operator>()

    /// Creates a formula of one number.
    ///
    /// - Parameter operand: The number.
    public init(_ operand: Decimal128) {
        operands.enqueue(operand)
    }

    /// Adds an operation to the end.
    ///
    /// - Parameters:
    ///   - operator: The operator.
    ///   - operand: The right operand.
    /// - Complexity: O(1) amortized; the first change of a copied formula is O(*n*).
    public mutating func append(_ operator: Operator, _ operand: Decimal128) {
        operators.enqueue(`operator`)
        operands.enqueue(operand)
    }

    /// Returns the result, calculated strictly from left to right: 1 + 2 × 3 is 9.
    ///
    /// The method consumes the formula, so that queues without another copy are emptied in place.
    ///
    /// - Throws: `CalculationError` from the first operation that has no result.
    /// - Complexity: O(*n*) in the number of operands.
    public consuming func result() throws(CalculationError) -> Decimal128 {
        var subtotal = operands.dequeue() ?? .zero
        while let `operator` = operators.dequeue(), let operand = operands.dequeue() {
            subtotal = try `operator`.calculate(subtotal, operand)
        }
        return subtotal
    }
}

// MARK: - From a tape

extension Formula {
    /// Creates the formula of the rows since the last result. That result is its first operand if no number follows it.
    ///
    /// - Parameter tape: The rows.
    /// - Complexity: O(*n*) in the number of rows since the last result.
    init(sinceLastResultOf tape: Tape) {
        let start = tape.lastIndex { $0.kind.beginsFormula } ?? tape.endIndex
        self.init(.zero)
        for row in tape[start...] { add(row) }
    }

    /// Adds the operation of a row, or begins anew with its number.
    mutating func add(_ row: TapeRow) {
        switch row.kind {
        case .first, .total: self = Formula(row.operand)
        case .operation(let `operator`): append(`operator`, row.operand)
        }
    }
}

extension TapeRow.Kind {
    fileprivate var beginsFormula: Bool {
        switch self {
        case .first, .total: true
        case .operation: false
        }
    }
}

/// An item of a formula: an operator or an operand.
public protocol CalculateItem: Sendable {}

extension Operator: CalculateItem {}
extension Decimal128: CalculateItem {}

/// The queue in which a formula keeps its items. The ring buffer is the fastest of the three queues.
public typealias CalculatorItemQueue<Item: CalculateItem> = RingBufferQueue<Item>
