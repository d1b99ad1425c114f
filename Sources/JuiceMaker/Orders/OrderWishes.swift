/// What a customer wishes besides the juices. It is part of the record of the order, and changes nothing of its sums.
public struct OrderWishes: Hashable, Sendable {
    /// The id of the way in which the order is served, such as `to-go`; `nil` where nothing was chosen.
    public var service: String?
    /// The id of the kind in which the customer is going to pay, such as `card`; `nil` where nothing was chosen.
    public var payment: String?

    /// Creates wishes.
    public init(service: String? = nil, payment: String? = nil) { (self.service, self.payment) = (service, payment) }
}

extension Menu {
    /// The kinds of payment among which a customer chooses: those that the menu itself names, where there is anything to pay.
    public var paymentsToChoose: [MenuChoice] { currency == nil ? [] : namedPayments ?? [] }

    /// Returns the kinds of payment, first the one that a customer has chosen.
    public func payments(proposing kind: String?) -> [MenuChoice] {
        payments.filter { $0.id == kind } + payments.filter { $0.id != kind }
    }

    /// A Boolean value that indicates whether customers are asked for wishes.
    public var asksForWishes: Bool { !services.isEmpty || !paymentsToChoose.isEmpty }

    /// Returns a Boolean value that indicates whether the menu has what a customer wishes.
    func offers(_ wishes: OrderWishes) -> Bool {
        func has(_ id: String?, in choices: [MenuChoice]) -> Bool { id == nil || choices.contains { $0.id == id } }
        return has(wishes.service, in: services) && has(wishes.payment, in: payments)
    }

    /// Returns wishes with the first choice in the place of each that was not made, or that the menu does not have any more.
    public func completed(_ wishes: OrderWishes) -> OrderWishes {
        func chosen(_ id: String?, _ choices: [MenuChoice]) -> String? {
            (choices.first { $0.id == id } ?? choices.first)?.id
        }
        return OrderWishes(
            service: chosen(wishes.service, services), payment: chosen(wishes.payment, paymentsToChoose))
    }
}
