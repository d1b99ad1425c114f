import Core

/// The person who orders at a bar.
public enum Orderer: Equatable, Sendable {
    /// A person of staff, who also chooses what is short, and is asked about the stock then.
    case staff
    /// A customer, who chooses only what is there, and at most this number of juices at once.
    case customer(mostCups: Int)
}

/// A state machine that keeps a cart, takes orders, and has them made one after another, first come first served.
///
/// The machine makes nothing itself: ``handle(_:)`` returns the effects that its owner must carry out, and the owner reports
/// the result as the next event. When fruits are short, the machine asks a question, and the other orders wait:
/// ```
///            order                short
///     idle ────────▸ making ────────────────▸ asking
///       ▴              │ ▴ ◂── stockSaved ──────┘ │
///       │              │ └ ◂── acceptPart ────────┤
///       └─ none waits ─┘ └────── decline ─────────┘
/// ```
/// While the stock is changed, the machine stays in ``State/asking(_:_:part:)``.
public struct OrderMachine: Equatable, Sendable {
    /// The greatest number of waiting orders.
    public static let longestQueue = 10_000

    /// A state of the machine.
    public enum State: Equatable, Sendable {
        /// No order is being made, and none waits.
        case idle
        /// The owner is making this order.
        case making(Order)
        /// Fruits are short for this order. The question is whether to change the stock, or to make the part for which there are
        /// enough; `nil` if there is no such part.
        case asking(Order, Shortage<Fruit>, part: Order?)
    }

    /// An input of the machine.
    public enum Event: Equatable, Sendable {
        /// A person changes the count of a juice in the cart.
        case change(Juice, by: Int)
        /// A person takes everything out of the cart. If it was ordered, that order remains.
        case emptyCart
        /// A person orders what is in the cart. The cart is emptied when its order, or a part of it, is made.
        case orderCart
        /// A person orders at once. The cart stays as it is.
        case order(Order)
        /// The owner made the order.
        case made(Sale)
        /// The owner could not make the order: fruits are short, and enough for a part of it or for nothing.
        case short(Shortage<Fruit>, part: Order?)
        /// The owner could not make the order: the sale could not be recorded.
        case failed(LedgerError)
        /// The owner could not make the order: a juice of it is another one by now.
        case outdated
        /// Another menu is in force. The cart follows it; the orders that wait are tried as they are.
        case menuChanged(Menu)
        /// The stock is another one, by sales or by changes. What is gone leaves the cart of a customer.
        case stockChanged(Stock<Fruit>)
        /// A person chooses how the next order is served and paid.
        case choose(OrderWishes)
        /// A person answers no: the order is dropped.
        case decline
        /// A person answers that the part is enough.
        case acceptPart
        /// The stock was changed: the order is tried again.
        case stockSaved
    }

    /// An action that the owner must carry out.
    public enum Effect: Equatable, Sendable {
        /// Make the order, and report ``Event/made(_:)``, ``Event/short(_:part:)``, ``Event/outdated`` or ``Event/failed(_:)``.
        case make(Order)
        /// Show the announcement.
        case announce(Announcement)
    }

    /// The state.
    public private(set) var state = State.idle
    /// The orders behind the one in ``state``, the next one first.
    public private(set) var waiting = RingBufferQueue<Order>()
    /// The juices that a person has chosen, until they are made.
    public private(set) var cart = Cart()
    /// What a person wishes for the next order, which takes the wishes with it.
    public private(set) var wishes = OrderWishes()
    /// The person who orders.
    public let orderer: Orderer
    /// The number of orders before the one of the cart; `nil` if the cart is not ordered.
    private var ordersBeforeCart: Int?
    /// The stock from which the juices are made.
    private var stock: Stock<Fruit>
    /// The most juices that a person can order at once, those in the cart included.
    private var mostCups: Int { if case .customer(let mostCups) = orderer { mostCups } else { .max } }

    /// Creates a machine without orders, for a person in front of a stock.
    public init(for orderer: Orderer = .staff, stock: Stock<Fruit>) {
        (self.orderer, self.stock) = (orderer, stock)
    }

    /// The number of juices that can be added to the cart, or be ordered beside it.
    public var cupsLeft: Int { max(0, mostCups - cart.count) }

    /// The fruits that the current order is short of; `nil` unless the machine asks.
    public var shortage: Shortage<Fruit>? {
        if case .asking(_, let shortage, part: _) = state { shortage } else { nil }
    }

    /// Handles an event, and returns the effects, in the order in which to carry them out. An event that has no meaning
    /// in the current state, such as an answer without a question, is ignored.
    ///
    /// - Complexity: O(1), amortized.
    public mutating func handle(_ event: Event) -> [Effect] {
        switch (state, event) {
        case (_, .change(let juice, let number)):
            change(juice, by: number)
        case (_, .emptyCart):
            emptyCart()
        case (_, .menuChanged(let menu)):
            follow(menu)
        case (_, .stockChanged(let stock)):
            follow(stock)
        case (_, .choose(let wishes)):
            choose(wishes)
        case (_, .orderCart):
            cart.order.map { take($0, isCart: true) } ?? []
        case (_, .order(let order)) where order.count > cupsLeft:
            refuseMoreCups()
        case (_, .order(let order)):
            take(order)
        case (.making, .made(let sale)):
            choose(OrderWishes()) + (ordersBeforeCart == 0 ? emptyCart() : []) + [.announce(.ready(sale))] + makeNext()
        case (.making(let order), .failed(let error)):
            [.announce(.failed(order, error))] + makeNext()
        case (.making(let order), .outdated):
            [.announce(.outdated(order))] + makeNext()
        case (.making(let order), .short(let shortage, let part)):
            ask(order, shortage, part)
        case (.asking(let order, _, part: _), .decline):
            [.announce(.dropped(order))] + makeNext()
        case (.asking(let order, _, part: _), .stockSaved):
            make(order)
        case (.asking(_, _, let part?), .acceptPart):
            make(part)
        case (.idle, .made), (.asking, .made), (.idle, .short), (.asking, .short), (.idle, .failed), (.asking, .failed),
            (.idle, .outdated), (.asking, .outdated), (.idle, .decline), (.making, .decline), (.idle, .stockSaved),
            (.making, .stockSaved), (.idle, .acceptPart), (.making, .acceptPart), (.asking, .acceptPart):
            []
        }
    }

    // MARK: Transitions

    private mutating func change(_ juice: Juice, by number: Int) -> [Effect] {
        let servings = stock.servings(of: juice.needs)
        if case .customer = orderer, number > 0 {
            if servings == 0 { return [.announce(.soldOut(juice))] }
            if stock.servings(of: juice, besides: cart) < number { return [.announce(.noMore(juice))] }
        }
        if number > cupsLeft { return refuseMoreCups() }
        guard cart.add(number, of: juice) else {
            return [.announce(.refused(.cartFull(limit: Order.counts.upperBound)))]
        }
        return number > 0 && servings == 0 ? [.announce(.soldOut(juice))] : []
    }

    private func refuseMoreCups() -> [Effect] { [.announce(.refused(.cartFull(limit: mostCups)))] }

    private mutating func emptyCart() -> [Effect] {
        cart.removeAll()
        ordersBeforeCart = nil
        return []
    }

    private mutating func follow(_ menu: Menu) -> [Effect] {
        let old = cart
        cart.follow(menu)
        return cart == old ? [] : [.announce(.cartChanged)]
    }

    /// Takes out of a customer's cart what others have bought meanwhile, the juices that were chosen last first.
    private mutating func follow(_ stock: Stock<Fruit>) -> [Effect] {
        self.stock = stock
        guard case .customer = orderer else { return [] }
        let before = cart
        for line in cart.lines.reversed() {
            let needed = Set(line.item.needs.map(\.item))
            while let order = cart.order, cart[line.item] > 0,
                stock.shortfalls(for: order.needs).contains(where: { needed.contains($0.item) })
            {
                cart.add(-1, of: line.item)
            }
        }
        let gone = before.lines.filter { cart[$0.item] < $0.count }.map(\.item)
        return gone.isEmpty ? [] : [.announce(.takenOut(gone))]
    }

    private mutating func choose(_ wishes: OrderWishes) -> [Effect] {
        self.wishes = wishes
        return []
    }

    private mutating func take(_ order: Order, isCart: Bool = false) -> [Effect] {
        guard waiting.count < Self.longestQueue else {
            return [.announce(.refused(.queueFull(limit: Self.longestQueue)))]
        }
        if isCart { ordersBeforeCart = state == .idle ? 0 : waiting.count + 1 }
        if state == .idle { return make(order) }
        waiting.enqueue(order)
        return []
    }

    private mutating func makeNext() -> [Effect] {
        ordersBeforeCart = ordersBeforeCart.flatMap { $0 == 0 ? nil : $0 - 1 }
        if let order = waiting.dequeue() { return make(order) }
        state = .idle
        return []
    }

    private mutating func make(_ order: Order) -> [Effect] {
        state = .making(order)
        return [.make(order)]
    }

    private mutating func ask(_ order: Order, _ shortage: Shortage<Fruit>, _ part: Order?) -> [Effect] {
        state = .asking(order, shortage, part: part)
        return [.announce(.short(order, shortage))]
    }
}

/// A message of the juice bar to the people in front of it.
public enum Announcement: Equatable, Sendable {
    /// An order is ready.
    case ready(Sale)
    /// The fruits are short for an order. The question is whether to change the stock.
    case short(Order, Shortage<Fruit>)
    /// An order was dropped, because a person declined to change the stock.
    case dropped(Order)
    /// An order was dropped, because its sale could not be recorded. The stock is unchanged.
    case failed(Order, LedgerError)
    /// An order was dropped, because a juice of it is another one by now. Nothing was sold.
    case outdated(Order)
    /// Juices in the cart have left the menu, or have other prices by now.
    case cartChanged
    /// An order was not taken.
    case refused(OrderRefusal)
    /// No juice of this kind can be made. Staff has it in the cart all the same.
    case soldOut(Juice)
    /// A customer has all of this kind in the cart that can be made.
    case noMore(Juice)
    /// Others have bought these juices meanwhile, and they are not, or not as often, in the cart any more.
    case takenOut([Juice])
}
