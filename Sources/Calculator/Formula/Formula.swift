import Core

/// A formula as two queues, one of operands and one of operators, in the order in which they were written.
///
/// There is always one operand more than there are operators.
package struct Formula: Sendable {
    /// The numbers, the first one at the front.
    package private(set) var operands = CalculatorItemQueue<Decimal128>()
    /// The operators, the one behind the first operand at the front.
    package private(set) var operators = CalculatorItemQueue<Operator>()

    /// Begins with a number.
    ///
    /// - Parameter operand: the first operand.
    package init(_ operand: Decimal128) {
        operands.enqueue(operand)
    }

    /// Goes on with an operation.
    ///
    /// - Parameters:
    ///   - operator: what is done next.
    ///   - operand: the number it is done with.
    /// - Complexity: O(1) amortized.
    package mutating func append(_ operator: Operator, _ operand: Decimal128) {
        operators.enqueue(`operator`)
        operands.enqueue(operand)
    }

    /// Works the queues off, strictly from left to right: 1 + 2 × 3 is 9.
    ///
    /// It consumes the formula, so that queues which nobody else holds are emptied in place.
    ///
    /// - Throws: `CalculationError` from the first operation that has no result.
    /// - Complexity: O(number of operands).
    package consuming func result() throws(CalculationError) -> Decimal128 {
        var subtotal = operands.dequeue() ?? .zero
        while let `operator` = operators.dequeue(), let operand = operands.dequeue() {
            subtotal = try `operator`.calculate(subtotal, operand)
        }
        return subtotal
    }
}

/// What a formula is made of: operators and operands.
package protocol CalculateItem: Sendable {}

extension Operator: CalculateItem {}
extension Decimal128: CalculateItem {}

/// The queue that a formula keeps its items in: the storage that measures best of the three in `Core`.
package typealias CalculatorItemQueue<Item: CalculateItem> = RingBufferQueue<Item>
