import Core

/// Takes an order back, once: cancels it, or after the close of its day refunds it.
public struct ReverseOrder: LedgerCommand {
    /// The kind of a reversal.
    public enum Kind: Hashable, Sendable {
        /// Cancels an order that was sold since the last close. Its fruits and its money go back.
        case void
        /// Gives the money of an order of a closed day back in the open day. Its fruits were used.
        case refund
    }

    /// The kind.
    public let kind: Kind
    /// The number of the order.
    public let number: Int
    /// The reason.
    public let reason: String

    /// The kind by which the money of a refund goes back, by its id in the menu; `nil` for the kind by which it came.
    public let payment: String?

    /// Creates a command from the kind, the number of an order, a reason, and for a refund the kind by which the money goes back.
    ///
    /// - Precondition: The reason is valid. Any other one would damage a ledger. See ``ReversalRecord/isValid(reason:)``.
    public init(_ kind: Kind, _ number: Int, reason: String, by payment: String? = nil) {
        precondition(ReversalRecord.isValid(reason: reason), "a ledger cannot write this reason")
        self.kind = kind
        self.number = number
        self.reason = reason
        self.payment = payment
    }

    /// Decides the entry, and answers with the order and the money that goes back.
    ///
    /// - Throws: `VoidError` when the order cannot be cancelled, or the money cannot go back.
    /// - Complexity: That of the evidence; for a refund also O(*n*) in the number of records since the order.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(VoidError) -> Decision<Reversal> {
        let accounts = books.accounts
        guard number > 0, number <= accounts.lastNumber else { throw .unknown(number) }
        guard kind == accounts.reversal(of: number) else { throw kind == .void ? .closed(number) : .open(number) }
        guard !accounts.voidedNumbers.contains(number) else { throw .voidedBefore(number) }
        guard !accounts.refundedNumbers.contains(number) else { throw .refundedBefore(number) }
        let order = try evidence.soldOrder(number, in: books, orElse: VoidError.unknown(number))
        let (sale, menu, isVoid) = (order.sale, order.menu, kind == .void)
        if !isVoid {
            guard !order.isVoided else { throw .voidedBefore(number) }
            guard order.payment != .unpaid else { throw .unpaid(number) }
            // Sums of two currencies mean nothing.
            if let currency = menu.currency, currency != books.menu.currency { throw .otherCurrency(number, currency) }
            if let payment, !books.menu.payments.contains(where: { $0.id == payment }) {
                throw .unknownPayment(payment)
            }
        }
        // Where none came, none goes back, by no kind.
        let money = order.paymentKind.map {
            Payment(number: number, kind: isVoid ? $0 : payment ?? $0, amount: sale.total ?? 0)
        }
        let record = ReversalRecord(of: sale, reason: reason, by: isVoid ? nil : money?.kind)
        return Decision(
            [isVoid ? .void(record) : .refund(record)],
            answer: Reversal(kind: kind, sale: sale, payment: money, menu: menu))
    }
}

extension Accounts {
    /// Returns how an order can be taken back: cancelled in the open day, refunded after the close of its day.
    public func reversal(of number: Int) -> ReverseOrder.Kind { number > closed.lastNumber ? .void : .refund }
}

/// An order that was taken back, with what went back.
public struct Reversal: Equatable, Sendable {
    /// Whether the order was cancelled or refunded.
    public let kind: ReverseOrder.Kind
    /// The record of the order.
    public let sale: SaleRecord
    /// The money that goes back, and by which kind; `nil` where none came.
    public let payment: Payment?
    /// The menu under which the order was sold.
    public let menu: Menu
}

/// The reason why an order could not be cancelled, or its money not be given back.
public enum VoidError: LedgerFailure, Hashable, Sendable {
    /// There is no order with this number.
    case unknown(Int)
    /// The order was sold before the last close: its money can be given back.
    case closed(Int)
    /// The order was sold since the last close: it can be cancelled.
    case open(Int)
    /// The money of the order was given back before.
    case refundedBefore(Int)
    /// The day of the order was closed although the order was not paid: there is no money to give back.
    case unpaid(Int)
    /// The order was paid in another currency than that of the menu.
    case otherCurrency(Int, Currency)
    /// The menu has other kinds of payment than this one.
    case unknownPayment(String)
    /// The order was cancelled before.
    case voidedBefore(Int)
    /// The cancellation could not be recorded, or the ledger not read.
    case notRecorded(LedgerError)
}
