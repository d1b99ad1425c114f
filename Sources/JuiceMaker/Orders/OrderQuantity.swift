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
