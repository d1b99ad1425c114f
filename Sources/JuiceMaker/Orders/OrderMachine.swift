import Core

/// A state machine that takes orders and has them made one after another, first come first served.
///
/// The machine makes nothing itself: ``handle(_:)`` returns the effects that its owner must carry out, and the owner reports
/// the result as the next event. When fruits are short, the machine asks a question, and the other orders wait:
/// ```
///            order                short
///     idle ────────▸ making ────────────────▸ asking
///       ▴              │ ▴ ◂── stockSaved ──────┘ │
///       └─ none waits ─┘ └────── decline ─────────┘
/// ```
/// While the stock is changed, the machine stays in ``State/asking(_:_:)``.
public struct OrderMachine: Equatable, Sendable {
    /// The greatest number of waiting orders.
    public static let longestQueue = 10_000

    /// A state of the machine.
    public enum State: Equatable, Sendable {
        /// No order is being made, and none waits.
        case idle
        /// The owner is making a juice of this order.
        case making(Order)
        /// Fruits are short for this order. The question is whether to change the stock.
        case asking(Order, Shortage<Fruit>)
    }

    /// An input of the machine.
    public enum Event: Equatable, Sendable {
        /// A person orders a number of juices.
        case order(Juice, count: Int)
        /// The owner made a juice.
        case made(Sale)
        /// The owner could not make a juice: fruits are short.
        case short(Shortage<Fruit>)
        /// The owner could not make a juice: the sale could not be recorded.
        case failed(LedgerError)
        /// A person answers no: the order is dropped.
        case decline
        /// The stock was changed: the order is tried again.
        case stockSaved
    }

    /// An action that the owner must carry out.
    public enum Effect: Equatable, Sendable {
        /// Make one juice of the order, and report ``Event/made(_:)``, ``Event/short(_:)`` or ``Event/failed(_:)``.
        case make(Order)
        /// Show the announcement.
        case announce(Announcement)
    }

    /// The state.
    public private(set) var state = State.idle
    /// The orders behind the one in ``state``, the next one first.
    public private(set) var waiting = RingBufferQueue<Order>()

    /// Creates a machine without orders.
    public init() {}

    /// The fruits that the current order is short of; `nil` unless the machine asks.
    public var shortage: Shortage<Fruit>? {
        if case .asking(_, let shortage) = state { shortage } else { nil }
    }

    /// Handles an event. An event that has no meaning in the current state, such as an answer without a question, is ignored.
    ///
    /// - Returns: The effects, in the order in which to carry them out.
    /// - Complexity: O(1), amortized.
    public mutating func handle(_ event: Event) -> [Effect] {
        switch (state, event) {
        case (_, .order(let juice, let count)):
            take(juice, count: count)
        case (.making(let order), .made(let sale)):
            [.announce(.ready(sale))] + makeRest(of: order)
        case (.making(let order), .failed(let error)):
            [.announce(.failed(order, error))] + makeNext()
        case (.making(let order), .short(let shortage)):
            ask(order, shortage)
        case (.asking(let order, _), .decline):
            [.announce(.dropped(order))] + makeNext()
        case (.asking(let order, _), .stockSaved):
            make(order)
        case (.idle, .made), (.asking, .made), (.idle, .short), (.asking, .short), (.idle, .failed), (.asking, .failed),
            (.idle, .decline), (.making, .decline), (.idle, .stockSaved), (.making, .stockSaved):
            []
        }
    }

    // MARK: Transitions

    private mutating func take(_ juice: Juice, count: Int) -> [Effect] {
        guard Order.counts.contains(count) else { return [.announce(.refused(.invalidCount(count)))] }
        let order = Order(juice: juice, count: count)
        if state == .idle { return make(order) }
        guard waiting.count < Self.longestQueue else {
            return [.announce(.refused(.queueFull(limit: Self.longestQueue)))]
        }
        waiting.enqueue(order)
        return []
    }

    private mutating func makeRest(of order: Order) -> [Effect] {
        if let rest = order.rest { make(rest) } else { makeNext() }
    }

    private mutating func makeNext() -> [Effect] {
        if let order = waiting.dequeue() { return make(order) }
        state = .idle
        return []
    }

    private mutating func make(_ order: Order) -> [Effect] {
        state = .making(order)
        return [.make(order)]
    }

    private mutating func ask(_ order: Order, _ shortage: Shortage<Fruit>) -> [Effect] {
        state = .asking(order, shortage)
        return [.announce(.short(order, shortage))]
    }
}

/// A message of the juice bar to the people in front of it.
public enum Announcement: Equatable, Sendable {
    /// A juice is ready.
    case ready(Sale)
    /// The fruits are short for the rest of an order. The question is whether to change the stock.
    case short(Order, Shortage<Fruit>)
    /// The rest of an order was dropped, because a person declined to change the stock.
    case dropped(Order)
    /// The rest of an order was dropped, because its sale could not be recorded. The stock is unchanged.
    case failed(Order, LedgerError)
    /// An order was not taken.
    case refused(OrderRefusal)
}
