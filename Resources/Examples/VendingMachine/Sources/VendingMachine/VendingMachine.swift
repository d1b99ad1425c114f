/// A drink of the machine.
public enum Drink: String, CaseIterable, Sendable {
    case water, tea, coffee

    /// The price in won.
    public var price: Int {
        switch self {
        case .water: 800
        case .tea: 1_200
        case .coffee: 1_500
        }
    }
}

/// A machine that sells drinks for coins: one function from a state and an event to the next state and an effect.
public struct VendingMachine: Equatable, Sendable {
    /// The state of the machine.
    public enum State: Equatable, Sendable {
        case idle
        /// A drink was chosen and is not yet paid.
        case paying(Drink)
    }

    /// The events of the machine.
    public enum Event: Equatable, Sendable {
        case choose(Drink)
        case pay(Int)
        /// The person leaves without paying, after some coins or none.
        case cancel(Int)
    }

    /// What the owner of the machine must do.
    public enum Effect: Equatable, Sendable {
        case none
        case askForCoins(price: Int)
        case deliver(Drink, change: Int)
        case giveBack(Int)
    }

    /// The present state.
    public private(set) var state = State.idle

    /// Creates a machine that waits for a choice.
    public init() {}

    /// Handles an event, and returns what the owner must do. Coins that do not buy a drink are given back.
    public mutating func handle(_ event: Event) -> Effect {
        switch (state, event) {
        case (_, .choose(let drink)):
            state = .paying(drink)
            return .askForCoins(price: drink.price)
        case (.paying(let drink), .pay(let amount)) where amount >= drink.price:
            state = .idle
            return .deliver(drink, change: amount - drink.price)
        case (.idle, .pay(let amount)), (.paying, .pay(let amount)): return .giveBack(amount)
        case (_, .cancel(let amount)):
            state = .idle
            return amount > 0 ? .giveBack(amount) : .none
        }
    }
}
