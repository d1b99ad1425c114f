import Core

/// The way of an order at a counter, from the order to the hand.
public enum OrderState: Int, Comparable, Hashable, Sendable {
    /// The order waits to be made.
    case ordered
    /// The order is made and waits for its customer.
    case ready
    /// The customer has it.
    case handedOver

    /// Returns whether a state comes before another one.
    public static func < (first: OrderState, second: OrderState) -> Bool { first.rawValue < second.rawValue }
}

/// A step on the way of an order.
public enum OrderStep: Hashable, Sendable, CaseIterable {
    /// The order was made.
    case ready
    /// The customer got it.
    case handedOver
    /// The last step was a mistake.
    case takenBack

    /// The name of the step in the file of a ledger.
    package var name: String {
        switch self {
        case .ready: "ready"
        case .handedOver: "handed"
        case .takenBack: "back"
        }
    }

    /// Returns the state behind this step; `nil` where it cannot be taken. Only what is ready can be handed over.
    func state(from state: OrderState) -> OrderState? {
        switch (self, state) {
        case (.ready, .ordered): .ready
        case (.handedOver, .ready): .handedOver
        case (.takenBack, .ready): .ordered
        case (.takenBack, .handedOver): .ready
        case (.ready, _), (.handedOver, _), (.takenBack, .ordered): nil
        }
    }
}

/// An order of the open day that was not handed over and paid at once.
public struct OpenOrder: Hashable, Sendable {
    /// How far the order is.
    public package(set) var state: OrderState
    /// The price in the smallest unit of the currency; 0 if the menu had no prices.
    public let total: Int
    /// The kind of its payment, such as `cash`; `nil` before it is paid.
    public package(set) var payment: String?

    /// Creates an order.
    package init(state: OrderState = .ordered, total: Int, payment: String? = nil) {
        (self.state, self.total, self.payment) = (state, total, payment)
    }

    /// Whether money is missing.
    public var isUnpaid: Bool { payment == nil && total > 0 }
}

/// Takes a step on the way of an order.
public struct TakeStep: LedgerCommand {
    /// The step.
    public let step: OrderStep
    /// The number of the order.
    public let number: Int
    /// The state in which the order was seen; `nil` for any.
    public let seen: OrderState?

    /// Creates a command from a step and the number of an order, and the state from which alone the step is meant.
    public init(_ step: OrderStep, _ number: Int, from seen: OrderState? = nil) {
        (self.step, self.number, self.seen) = (step, number, seen)
    }

    /// Decides the entry, and answers with the state of the order behind the step.
    ///
    /// - Throws: `OrderStepError` when the order is not where the step begins.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(OrderStepError) -> Decision<OrderState>
    {
        let order = try books.accounts.openOrder(number)
        guard seen ?? order.state == order.state, let state = step.state(from: order.state) else {
            throw .impossible(number, order.state)
        }
        return Decision([.step(step, number: number)], answer: state)
    }
}

/// The reason why a step could not be taken, or an order not be paid.
public enum OrderStepError: LedgerFailure, Hashable, Sendable {
    /// There is no order with this number.
    case unknown(Int)
    /// The order was handed over and paid when it was ordered.
    case made(Int)
    /// The order was sold before the last close.
    case closed(Int)
    /// The order was cancelled.
    case cancelled(Int)
    /// The order has this state, from which the step does not begin.
    case impossible(Int, OrderState)
    /// The order was paid before, in this kind.
    case paidBefore(Int, MenuChoice)
    /// The order costs nothing.
    case costsNothing(Int)
    /// The order has its price in another currency than that of the menu.
    case otherCurrency(Int, Currency)
    /// The menu has other kinds of payment than this one.
    case unknownPayment(String)
    /// The money that was given is less than the price. Both are in the smallest unit of the currency.
    case tooLittle(Int, given: Int, total: Int, Currency?)
    /// This kind of payment is not given back as change.
    case changeIsCash(MenuChoice)
    /// The step could not be recorded.
    case notRecorded(LedgerError)
}

extension Accounts {
    /// The numbers of the open day that are ready, or were ready before they were handed over. An order that does not wait is ready when it is
    /// sold. What is cancelled or closed is not there any more.
    ///
    /// - Complexity: O(*n*) in the number of orders since the last close.
    public var readyNumbers: Set<Int> {
        Set((closed.lastNumber..<lastNumber).map { $0 + 1 })
            .subtracting(voidedNumbers).subtracting(openOrders.filter { $0.value.state == .ordered }.keys)
    }

    /// Returns an order that was not handed over and paid at once.
    ///
    /// - Throws: `OrderStepError` when there is no such order in the open day.
    func openOrder(_ number: Int) throws(OrderStepError) -> OpenOrder {
        guard number > 0, number <= lastNumber else { throw .unknown(number) }
        guard number > closed.lastNumber else { throw .closed(number) }
        guard !voidedNumbers.contains(number) else { throw .cancelled(number) }
        guard let order = openOrders[number] else { throw .made(number) }
        return order
    }
}
