/// A juice and how many of it are still to be made.
package struct Order: Hashable, Sendable {
    /// How many juices one order may ask for.
    package static let counts = 1...1_000

    /// What was ordered.
    package let juice: Juice
    /// How many of it are still to be made, at least 1.
    package let count: Int

    /// What is left to do after one of it was made, if anything is.
    var rest: Order? {
        count > 1 ? Order(juice: juice, count: count - 1) : nil
    }
}

/// Why an order was not taken.
package enum OrderRefusal: Error, Hashable, Sendable {
    /// The count is outside ``Order/counts``.
    case invalidCount(Int)
    /// So many orders wait already.
    case queueFull(limit: Int)
}

/// How many juices the next press orders: set with two keys, and so no more than a person counts with them.
package struct OrderQuantity: Hashable, Sendable {
    /// What it can be.
    package static let range = 1...99

    /// How many.
    package private(set) var count = range.lowerBound

    /// One juice.
    package init() {}

    /// Whether one less, or one more, can be ordered.
    package var canShrink: Bool { count > Self.range.lowerBound }
    package var canGrow: Bool { count < Self.range.upperBound }

    /// Changes it, never past an end of ``range``.
    package mutating func change(by step: Int) {
        let (sum, overflow) = count.addingReportingOverflow(step)
        let target = overflow ? Self.range.upperBound : sum  // Only a step up can overflow.
        count = min(max(target, Self.range.lowerBound), Self.range.upperBound)
    }
}
