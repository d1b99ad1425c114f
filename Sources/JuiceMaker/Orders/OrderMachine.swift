import Core

/// Takes orders and has them made one after another, first come first served.
///
/// It makes nothing itself: ``handle(_:)`` returns what its owner must do, and the owner reports how that went.
/// When something is short it asks, and everybody else waits:
/// ```
///            order                short              accept
///     idle ────────▸ making ────────────▸ asking ──────────────▸ restocking
///       ▴              │ ▴  ◂── decline ────┘ ▴ ◂─ stockCancelled ──┘ │
///       └─ none waits ─┘ └───────────── stockSaved ───────────────────┘
/// ```
package struct OrderMachine: Equatable, Sendable {
    /// How many orders may wait.
    package static let longestQueue = 10_000

    /// What it is about.
    package enum State: Equatable, Sendable {
        /// Nobody waits.
        case idle
        /// The owner is making one of an order, and will report.
        case making(Order)
        /// An order is short of fruits, and somebody is asked whether to change the stock.
        case asking(Order, Shortage<Fruit>)
        /// Somebody is changing the stock for that order.
        case restocking(Order, Shortage<Fruit>)
    }

    /// What happens to it.
    package enum Event: Equatable, Sendable {
        /// Somebody orders a juice so many times.
        case order(Juice, count: Int)
        /// The owner made what it was told to make.
        case made(Sale)
        /// The owner could not.
        case short(Shortage<Fruit>)
        /// The owner could not, because the sale could not be written down.
        case failed(LedgerFault)
        /// Yes, the stock shall be changed.
        case accept
        /// No, the order shall be dropped.
        case decline
        /// The changed stock was saved.
        case stockSaved
        /// The stock was left as it was.
        case stockCancelled
    }

    /// What its owner must do.
    package enum Effect: Equatable, Sendable {
        /// Make one juice of the order, and report ``Event/made(_:)``, ``Event/short(_:)`` or ``Event/failed(_:)``.
        case make(Order)
        /// Tell the people.
        case announce(Announcement)
    }

    /// What it is about now.
    package private(set) var state = State.idle
    /// The orders behind the one that `state` is about, the next one first.
    package private(set) var waiting = RingBufferQueue<Order>()

    /// A machine without orders.
    package init() {}

    /// Takes in an event. One that makes no sense in the state, such as an answer when nothing was asked, is ignored.
    ///
    /// - Parameter event: What happened.
    /// - Returns: What the owner must do, in this order.
    /// - Complexity: O(1), amortised.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch (state, event) {
        case (_, .order(let juice, let count)):
            take(juice, count: count)
        case (.making(let order), .made(let sale)):
            [.announce(.ready(sale))] + makeRest(of: order)
        case (.making(let order), .failed(let fault)):
            [.announce(.failed(order, fault))] + makeNext()
        case (.making(let order), .short(let shortage)), (.restocking(let order, let shortage), .stockCancelled):
            ask(order, shortage)
        case (.asking(let order, let shortage), .accept):
            openStock(for: order, shortage)
        case (.asking(let order, _), .decline):
            [.announce(.dropped(order))] + makeNext()
        case (.asking(let order, _), .stockSaved), (.restocking(let order, _), .stockSaved):
            make(order)
        case (.idle, .made), (.asking, .made), (.restocking, .made),
            (.idle, .short), (.asking, .short), (.restocking, .short),
            (.idle, .failed), (.asking, .failed), (.restocking, .failed),
            (.idle, .accept), (.making, .accept), (.restocking, .accept),
            (.idle, .decline), (.making, .decline), (.restocking, .decline),
            (.idle, .stockSaved), (.making, .stockSaved),
            (.idle, .stockCancelled), (.making, .stockCancelled), (.asking, .stockCancelled):
            []
        }
    }
}

// MARK: - Transitions

extension OrderMachine {
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

    private mutating func openStock(for order: Order, _ shortage: Shortage<Fruit>) -> [Effect] {
        state = .restocking(order, shortage)
        return [.announce(.openStock)]
    }
}

extension OrderMachine {
    /// What the order in hand is short of, while the stock is being changed for it.
    package var shortage: Shortage<Fruit>? {
        switch state {
        case .asking(_, let shortage), .restocking(_, let shortage): shortage
        case .idle, .making: nil
        }
    }
}

/// What the people in front of the counter are to be told.
package enum Announcement: Equatable, Sendable {
    /// A juice is ready.
    case ready(Sale)
    /// An order cannot be made, for the fruits that are named. Shall the stock be changed?
    case short(Order, Shortage<Fruit>)
    /// They said yes: the stock is to be opened for them.
    case openStock
    /// They said no: the rest of the order will not be made.
    case dropped(Order)
    /// An order was dropped, because its sale could not be written down. The stock is as it was.
    case failed(Order, LedgerFault)
    /// An order was not taken.
    case refused(OrderRefusal)
}
