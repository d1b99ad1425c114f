import Core

/// What a formula is made of: operators and operands.
package protocol CalculateItem: Sendable {}

extension Operator: CalculateItem {}
extension Decimal128: CalculateItem {}

/// The queue that a formula keeps its items in: the storage that measures best of the three in `Core`.
package typealias CalculatorItemQueue<Item: CalculateItem> = RingBufferQueue<Item>
