import Core

/// The steppers of the stock screen: a count for each fruit, which a person changes before it is saved.
///
/// An edit does not touch the stock. Its result is ``changes``, which still fit when fruits were sold meanwhile.
public struct StockEdit: Equatable, Sendable {
    /// An input of the steppers. An event for a fruit that is not in the stock is ignored.
    public enum Event: Equatable, Sendable {
        /// Adds a number to a count. A step beyond a bound ends at the bound.
        case step(Fruit, by: Int)
        /// Types a digit, 0…9. The first digit replaces the count, each further digit is appended to it.
        case type(Fruit, digit: Int)
        /// Removes the last digit of a count, or of the number that was refused. The next digit is then appended, even to a count that
        /// was not typed.
        case backspace(Fruit)
        /// Sets a count that was calculated elsewhere.
        case set(Fruit, count: Int)
        /// Resets all counts to those of the start.
        case reset
    }

    /// The effect of an event.
    public enum Effect: Equatable, Sendable {
        /// No count has changed.
        case none
        /// A count has changed.
        case changed
        /// The event went beyond a bound. A step has moved the count to the bound. A digit has set it back to what it was before the
        /// typing, so that a part of a number is never saved. Any other event has changed nothing.
        case refused(StockEditRefusal)
    }

    /// What an order was short of when the edit began; `nil` if none waited.
    public let shortage: Shortage<Fruit>?
    private let opening: Stock<Fruit>
    private var counts: [Fruit: Int]
    /// The number that is being typed: the next digit is appended to it.
    private var typing: Typing?

    private struct Typing: Equatable {
        let fruit: Fruit
        var number: Int
        /// The count before the typing.
        let count: Int
    }

    /// Creates steppers that start at the counts of a stock, in O(*n*) time in the number of fruits.
    ///
    /// - Parameters:
    ///   - stock: The stock.
    ///   - shortage: What an order is short of that waits for the change; `nil` if none waits.
    public init(_ stock: Stock<Fruit>, shortage: Shortage<Fruit>? = nil) {
        opening = stock
        self.shortage = shortage
        counts = Self.counts(of: stock)
    }

    /// The fruits, in the order of the menu.
    public var fruits: [Fruit] { opening.items }

    /// The greatest count of each fruit.
    public var capacity: Int { opening.capacity }

    /// Returns the count of a fruit, 0…``limit(of:)``.
    public subscript(fruit: Fruit) -> Int { counts[fruit, default: 0] }

    /// Returns the greatest count of a fruit: the capacity, or what was there already when there was more.
    public func limit(of fruit: Fruit) -> Int { max(capacity, opening[fruit]) }

    /// The differences between the counts and those of the start, without zeros, in the order of the menu.
    public var changes: [Quantity<Fruit>] {
        fruits.map { Quantity(item: $0, count: change(of: $0)) }.filter { $0.count != 0 }
    }

    /// Returns the difference between the count of a fruit and that of the start.
    public func change(of fruit: Fruit) -> Int { self[fruit] - opening[fruit] }

    /// Returns the number of a fruit that the order is still short of with the counts on the steppers; 0 if there is enough.
    public func shortfall(of fruit: Fruit) -> Int {
        let missing = shortage?.shortfalls.first { $0.item == fruit }?.count
        return missing.map { max(0, $0 - change(of: fruit)) } ?? 0
    }

    /// What the order is still short of with the counts on the steppers; `nil` if there is enough, or no order waits.
    public var remainingShortage: Shortage<Fruit>? {
        let shortfalls = (shortage?.shortfalls ?? []).map { Quantity(item: $0.item, count: shortfall(of: $0.item)) }
            .filter { $0.count > 0 }
        return shortfalls.isEmpty ? nil : Shortage(shortfalls: shortfalls)
    }

    /// Returns for each fruit the smallest addition that makes one of some juices possible that cannot be made with the counts on the steppers.
    public func suggestions(for juices: [Juice]) -> [Fruit: RestockSuggestion] {
        RestockSuggestion.all(for: juices, counts: { self[$0] }, limit: limit)
    }

    /// The refusal of the number that is being typed; `nil` if no number is typed, or it can be a count.
    public var typedRefusal: StockEditRefusal? {
        guard let typing, typing.number > limit(of: typing.fruit) else { return nil }
        return .typedAboveCapacity(typing.fruit, number: typing.number, capacity: capacity)
    }

    /// Handles an event.
    ///
    /// - Complexity: O(1), except for ``Event/reset``, which is O(*n*) in the number of fruits.
    public mutating func handle(_ event: Event) -> Effect {
        switch event {
        case .step(let fruit, let difference): step(fruit, by: difference)
        case .type(let fruit, let digit): type(digit, for: fruit)
        case .backspace(let fruit): backspace(fruit)
        case .set(let fruit, let count): set(fruit, to: count)
        case .reset: reset()
        }
    }

    /// A Boolean value that indicates whether a number is being typed.
    package var isTyping: Bool { typing != nil }

    /// Ends the number that is being typed: the next digit begins another one.
    package mutating func endTyping() { typing = nil }

    // MARK: Events

    private mutating func step(_ fruit: Fruit, by difference: Int) -> Effect {
        guard let count = counts[fruit] else { return .none }
        typing = nil
        let (sum, overflow) = count.addingReportingOverflow(difference)
        let target = overflow ? Int.max : sum  // Only a step up can overflow: no count is negative.
        let changed = put(min(max(target, 0), limit(of: fruit)), for: fruit)
        return refusal(of: target, for: fruit).map(Effect.refused) ?? changed
    }

    private mutating func type(_ digit: Int, for fruit: Fruit) -> Effect {
        guard let count = counts[fruit], (0...9).contains(digit) else { return .none }
        var typed = typing.flatMap { $0.fruit == fruit ? $0 : nil } ?? Typing(fruit: fruit, number: 0, count: count)
        if typed.number < Self.mostTyped { typed.number = typed.number * 10 + digit }
        return put(typed)
    }

    /// The number from which on no more digits are appended, because it could not be named any more.
    private static let mostTyped = Int.max / 10

    private mutating func put(_ typed: Typing) -> Effect {
        typing = typed
        guard let typedRefusal else { return put(typed.number, for: typed.fruit) }
        counts[typed.fruit] = typed.count
        return .refused(typedRefusal)
    }

    private mutating func backspace(_ fruit: Fruit) -> Effect {
        guard let count = counts[fruit] else { return .none }
        var typed = typing.flatMap { $0.fruit == fruit ? $0 : nil } ?? Typing(fruit: fruit, number: count, count: count)
        typed.number /= 10
        return put(typed)
    }

    private mutating func set(_ fruit: Fruit, to count: Int) -> Effect {
        guard counts[fruit] != nil else { return .none }
        if let refusal = refusal(of: count, for: fruit) { return .refused(refusal) }
        typing = nil
        return put(count, for: fruit)
    }

    private mutating func reset() -> Effect {
        typing = nil
        let start = Self.counts(of: opening)
        defer { counts = start }
        return counts == start ? .none : .changed
    }

    private mutating func put(_ count: Int, for fruit: Fruit) -> Effect {
        defer { counts[fruit] = count }
        return self[fruit] == count ? .none : .changed
    }

    private func refusal(of count: Int, for fruit: Fruit) -> StockEditRefusal? {
        if count < 0 { return .belowZero(fruit) }
        if count > limit(of: fruit) { return .aboveCapacity(fruit, capacity: capacity) }
        return nil
    }

    private static func counts(of stock: Stock<Fruit>) -> [Fruit: Int] {
        Dictionary(uniqueKeysWithValues: stock.items.map { ($0, stock[$0]) })
    }
}

/// The reason why a stepper did not move any further.
public enum StockEditRefusal: Hashable, Sendable {
    /// A count cannot be negative.
    case belowZero(Fruit)
    /// A count cannot be greater than the capacity.
    case aboveCapacity(Fruit, capacity: Int)
    /// A number that is being typed is greater than the capacity; digits have to be removed.
    case typedAboveCapacity(Fruit, number: Int, capacity: Int)
}
