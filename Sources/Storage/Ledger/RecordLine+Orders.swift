import JuiceMaker

/// What a line says about orders that are made and paid later. These kinds of records, and the wishes of a sale, have no format of their own:
/// the first line of a ledger that several machines share cannot change any more. An older program stops at the first of them and loses
/// nothing.
extension RecordCoder {
    /// Writes or reads a step of an order, its payment, or the money in the drawer; `nil` for another kind.
    mutating func wayOfOrder(_ entry: LedgerEntry?) throws(LogDamage) -> LedgerEntry? {
        let written = entry?.step
        for (text, step) in steps where option(text, written?.step == step) {
            return .step(step, number: try integer("", written?.number))
        }
        let payment = entry?.payment
        if option("paid\",\"number\":", payment != nil) {
            let number = try integer("", payment?.number)
            let kind = try string(",\"by\":", payment?.kind)
            return .payment(Payment(number: number, kind: kind, amount: try integer(",\"amount\":", payment?.amount)))
        }
        if case let money = entry?.float, option("float\",\"money\":", money != nil) {
            return .float(try integer("", money))
        }
        return nil
    }

    /// Writes or reads what a customer wishes; where nothing was chosen, there is nothing.
    mutating func wishes(_ wishes: OrderWishes?) throws(LogDamage) -> OrderWishes {
        let (service, payment) = (wishes?.service, wishes?.payment)
        return OrderWishes(
            service: option(",\"service\":", service != nil) ? try string("", service) : nil,
            payment: option(",\"pays\":", payment != nil) ? try string("", payment) : nil)
    }

    mutating func takings(_ takings: Takings?) throws(LogDamage) -> Takings? {
        guard option(",\"float\":", takings != nil) else { return nil }
        let float = try integer("", takings?.float)
        try text(",\"payments\":{")
        let payments = try counts(takings?.payments)
        let hasLate = option(",\"late\":", takings?.late ?? 0 != 0)
        return Takings(float: float, payments: payments, late: hasLate ? try integer("", takings?.late) : 0)
    }

    /// Writes or reads the open orders: of each its number, its state, its price, and the kind of its payment, which is empty before it.
    mutating func openOrders(_ orders: [Int: OpenOrder]?) throws(LogDamage) -> [Int: OpenOrder] {
        var coded: [Int: OpenOrder] = [:]
        guard option(",\"waiting\":[", orders?.isEmpty == false) else { return coded }
        let sorted = orders?.sorted { $0.key < $1.key }
        var count = 0
        repeat {
            let order = sorted?[count]
            let number = try integer("[", order?.key)
            guard let state = OrderState(rawValue: try integer(",", order?.value.state.rawValue)) else { throw .syntax }
            let total = try integer(",", order?.value.total)
            let payment = try string(",", order?.value.payment ?? "")
            coded[number] = OpenOrder(state: state, total: total, payment: payment.isEmpty ? nil : payment)
            try text("]")
            count += 1
        } while option(",", count < sorted?.count ?? 0)
        try text("]")
        return coded
    }
}

private let steps: [(text: StaticString, step: OrderStep)] = [
    ("ready\",\"number\":", .ready), ("handed\",\"number\":", .handedOver), ("back\",\"number\":", .takenBack),
]

extension LedgerEntry {
    fileprivate var step: (step: OrderStep, number: Int)? {
        if case .step(let step, let number) = self { (step, number) } else { nil }
    }
    fileprivate var payment: Payment? { if case .payment(let payment) = self { payment } else { nil } }
    fileprivate var float: Int? { if case .float(let money) = self { money } else { nil } }
}
