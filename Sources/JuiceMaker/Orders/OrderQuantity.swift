/// The count for the next order, as a front lets a person set it step by step.
public struct OrderQuantity: Hashable, Sendable {
    /// The counts that can be set.
    public static let range = 1...99

    /// The count.
    public private(set) var count = range.lowerBound

    /// Creates a quantity of one juice.
    public init() {}

    /// A Boolean value that indicates whether the count can become smaller.
    public var canShrink: Bool { count > Self.range.lowerBound }
    /// A Boolean value that indicates whether the count can become greater.
    public var canGrow: Bool { count < Self.range.upperBound }

    /// Adds a number, which may be negative, to the count, at most to an end of ``range``.
    public mutating func change(by step: Int) {
        let (sum, overflow) = count.addingReportingOverflow(step)
        let target = overflow ? Self.range.upperBound : sum  // Only a step up can overflow.
        count = min(max(target, Self.range.lowerBound), Self.range.upperBound)
    }
}
