import Core

/// A formula as a queue of operands and a queue of operators, both in the order in which they were written.
///
/// A formula has one operand more than it has operators.
public struct Formula: Sendable {
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

/// An item of a formula: an operator or an operand.
public protocol CalculateItem: Sendable {}

extension Operator: CalculateItem {}
extension Decimal128: CalculateItem {}

/// The queue in which a formula keeps its items. The ring buffer is the fastest of the three queues.
public typealias CalculatorItemQueue<Item: CalculateItem> = RingBufferQueue<Item>
