/// An order for one kind of juice: the part of it that is still to be made.
public struct Order: Hashable, Sendable {
    /// The numbers of juices that one order can have.
    public static let counts = 1...1_000

    /// The juice.
    public let juice: Juice
    /// The number of juices that are still to be made, at least 1.
    public let count: Int

    /// The order without its next juice; `nil` if that one is the last.
    var rest: Order? {
        count > 1 ? Order(juice: juice, count: count - 1) : nil
    }
}

/// The reason why an order was not taken.
public enum OrderRefusal: Hashable, Sendable {
    /// The count is outside ``Order/counts``.
    case invalidCount(Int)
    /// The queue holds as many orders as it can.
    case queueFull(limit: Int)
}

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
