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

    /// Creates a command from the kind, the number of an order and a reason.
    ///
    /// - Precondition: The reason is valid. Any other one would damage a ledger. See ``ReversalRecord/isValid(reason:)``.
    public init(_ kind: Kind, _ number: Int, reason: String) {
        precondition(ReversalRecord.isValid(reason: reason), "a ledger cannot write this reason")
        self.kind = kind
        self.number = number
        self.reason = reason
    }

    /// Decides the entry, and answers with the record of the order.
    ///
    /// - Throws: `VoidError` when the order cannot be cancelled, or the money cannot go back.
    /// - Complexity: That of the evidence; for a refund also O(*n*) in the number of records since the order.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(VoidError) -> Decision<SaleRecord> {
        let accounts = books.accounts
        guard number > 0, number <= accounts.lastNumber else { throw .unknown(number) }
        let isOpen = number > accounts.closed.lastNumber
        switch kind {
        case .void:
            guard isOpen else { throw .closed(number) }
            guard !accounts.voidedNumbers.contains(number) else { throw .voidedBefore(number) }
        case .refund:
            guard !isOpen else { throw .open(number) }
            guard !accounts.refundedNumbers.contains(number) else { throw .refundedBefore(number) }
        }
        let record: LedgerRecord?
        do throws(LedgerError) { record = try evidence.saleRecord(number: number) } catch { throw .notRecorded(error) }
        guard let record, case .sale(let sale) = record.entry else { throw .unknown(number) }
        let reversal = ReversalRecord(of: sale, reason: reason)
        if kind == .void { return Decision([.void(reversal)], answer: sale) }
        let (isCancelled, isPaid, menu): (Bool, Bool, RecordedMenu?)
        do throws(LedgerError) {
            isCancelled = try evidence.isCancelled(number, after: record.sequence)
            let isPaidLater = sale.waits && sale.total ?? 0 > 0
            let kind = isPaidLater ? try evidence.paymentKind(of: number, after: record.sequence) : PaymentKind.cash
            isPaid = kind != nil
            menu = try evidence.recordedMenu(at: record.sequence)
        } catch {
            throw .notRecorded(error)
        }
        guard !isCancelled else { throw .voidedBefore(number) }
        guard isPaid else { throw .unpaid(number) }
        // Sums of two currencies mean nothing.
        if let currency = menu?.menu?.currency, currency != books.menu.currency {
            throw .otherCurrency(number, currency)
        }
        return Decision([.refund(reversal)], answer: sale)
    }
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
    /// The order was cancelled before.
    case voidedBefore(Int)
    /// The cancellation could not be recorded, or the ledger not read.
    case notRecorded(LedgerError)

    /// Creates the error of a cancellation that could not be recorded.
    public init(notRecorded error: LedgerError) { self = .notRecorded(error) }
}
