import Core

/// The steppers of the stock screen: a count for each fruit, changed here before anything is saved.
///
/// It never touches the stock. What it leaves behind are ``changes``, which also fit a stock that was sold from
/// meanwhile.
package struct StockEdit: Equatable, Sendable {
    /// What people do to a stepper. A fruit that is not in the stock has none: then nothing happens.
    package enum Event: Equatable, Sendable {
        /// Press + so many times or, below zero, −. A step over a bound ends at the bound.
        case step(Fruit, by: Int)
        /// Type a digit, 0…9: the first one replaces the count, the following ones are put behind it.
        case type(Fruit, digit: Int)
        /// Take away the last digit; without any, the count is 0.
        case backspace(Fruit)
        /// Put a count there, worked out elsewhere.
        case set(Fruit, count: Int)
        /// Put every count back to where it started.
        case reset
    }

    /// What came of an event.
    package enum Effect: Equatable, Sendable {
        /// Every count is what it was.
        case none
        /// A count is another one.
        case changed
        /// It went too far. A step went up to the bound; anything else left the count as it was.
        case refused(StockEditRefusal)
    }

    private let opening: Stock<Fruit>
    private var counts: [Fruit: Int]
    /// The fruit whose count is being typed, so that its next digit is not the first.
    private var typing: Fruit?

    /// Steppers that start at what is there.
    ///
    /// - Parameter stock: What is there.
    package init(_ stock: Stock<Fruit>) {
        opening = stock
        counts = Self.counts(of: stock)
    }

    /// The fruits, in the order of the menu.
    package var fruits: [Fruit] { opening.items }

    /// How many of each fruit there is room for.
    package var capacity: Int { opening.capacity }

    /// Where a fruit's stepper stands, 0…capacity.
    package subscript(fruit: Fruit) -> Int { counts[fruit, default: 0] }

    /// How many more (or, below zero, fewer) of a fruit there shall be than at the start: those that differ, in the
    /// order of the menu.
    package var changes: [Quantity<Fruit>] {
        fruits.map { Quantity(item: $0, count: change(of: $0)) }.filter { $0.count != 0 }
    }

    /// How many more (or, below zero, fewer) of a fruit there shall be than at the start.
    package func change(of fruit: Fruit) -> Int { self[fruit] - opening[fruit] }

    /// How full of a fruit it would be, from 0 to 1.
    package func fullness(of fruit: Fruit) -> Double { Double(self[fruit]) / Double(capacity) }

    /// Takes in an event.
    ///
    /// - Parameter event: What somebody did.
    /// - Returns: What came of it.
    package mutating func handle(_ event: Event) -> Effect {
        switch event {
        case .step(let fruit, let difference): step(fruit, by: difference)
        case .type(let fruit, let digit): type(digit, for: fruit)
        case .backspace(let fruit): backspace(fruit)
        case .set(let fruit, let count): set(fruit, to: count)
        case .reset: reset()
        }
    }
}

// MARK: - Events

extension StockEdit {
    private mutating func step(_ fruit: Fruit, by difference: Int) -> Effect {
        guard let count = counts[fruit] else { return .none }
        typing = nil
        let (sum, overflow) = count.addingReportingOverflow(difference)
        let target = overflow ? Int.max : sum  // The count is never below 0, so that only a step up can overflow.
        let changed = put(min(max(target, 0), capacity), for: fruit)
        return refusal(of: target, for: fruit).map(Effect.refused) ?? changed
    }

    private mutating func type(_ digit: Int, for fruit: Fruit) -> Effect {
        guard let count = counts[fruit], (0...9).contains(digit) else { return .none }
        let target = (typing == fruit ? count : 0) * 10 + digit
        if let refusal = refusal(of: target, for: fruit) { return .refused(refusal) }
        typing = fruit
        return put(target, for: fruit)
    }

    private mutating func backspace(_ fruit: Fruit) -> Effect {
        guard let count = counts[fruit] else { return .none }
        typing = fruit
        return put(count / 10, for: fruit)
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
        if count > capacity { return .aboveCapacity(fruit, capacity: capacity) }
        return nil
    }

    private static func counts(of stock: Stock<Fruit>) -> [Fruit: Int] {
        Dictionary(uniqueKeysWithValues: stock.items.map { ($0, stock[$0]) })
    }
}

/// Why a stepper went no further.
package enum StockEditRefusal: Error, Hashable, Sendable {
    /// There is nothing less than nothing.
    case belowZero(Fruit)
    /// There is no room for more.
    case aboveCapacity(Fruit, capacity: Int)
}
