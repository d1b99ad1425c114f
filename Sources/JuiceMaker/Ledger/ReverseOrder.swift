import Core

/// Cancels an order that was sold since the last close. Its fruits and its money go back, once.
public struct CancelOrder: LedgerCommand {
    /// The number of the order.
    public let number: Int
    /// The reason.
    public let reason: String

    /// Creates a command from the number of an order and a reason.
    ///
    /// - Precondition: The reason is valid. Any other one would damage a ledger. See ``VoidRecord/isValid(reason:)``.
    public init(_ number: Int, reason: String) {
        precondition(VoidRecord.isValid(reason: reason), "a ledger cannot write this reason")
        self.number = number
        self.reason = reason
    }

    /// Decides the entry, and answers with the record of the order.
    ///
    /// - Throws: `VoidError` when the order cannot be cancelled.
    /// - Complexity: O(1), and that of the evidence.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(VoidError) -> Decision<SaleRecord> {
        guard number > 0, number <= books.accounts.lastNumber else { throw .unknown(number) }
        guard number > books.accounts.closed.lastNumber else { throw .closed(number) }
        guard !books.accounts.voidedNumbers.contains(number) else { throw .voidedBefore(number) }
        let (_, sale) = try evidence.order(number)
        return Decision([.void(VoidRecord(of: sale, reason: reason))], answer: sale)
    }
}

/// Gives the money of an order of a closed day back in the open day, once. Its fruits were used.
public struct RefundOrder: LedgerCommand {
    /// The number of the order.
    public let number: Int
    /// The reason.
    public let reason: String

    /// Creates a command from the number of an order and a reason.
    ///
    /// - Precondition: The reason is valid. Any other one would damage a ledger. See ``VoidRecord/isValid(reason:)``.
    public init(_ number: Int, reason: String) {
        precondition(VoidRecord.isValid(reason: reason), "a ledger cannot write this reason")
        self.number = number
        self.reason = reason
    }

    /// Decides the entry, and answers with the record of the order.
    ///
    /// - Throws: `VoidError` when the money cannot go back.
    /// - Complexity: O(*n*) in the number of records since the order.
    public func decide(in books: Books, _ evidence: inout some Evidence) throws(VoidError) -> Decision<SaleRecord> {
        guard number > 0, number <= books.accounts.lastNumber else { throw .unknown(number) }
        guard number <= books.accounts.closed.lastNumber else { throw .open(number) }
        guard !books.accounts.refundedNumbers.contains(number) else { throw .refundedBefore(number) }
        let (place, sale) = try evidence.order(number)
        let (isCancelled, menu): (Bool, RecordedMenu?)
        do throws(LedgerError) {
            isCancelled = try evidence.isCancelled(number, after: place)
            menu = try evidence.recordedMenu(at: place)
        } catch {
            throw .notRecorded(error)
        }
        guard !isCancelled else { throw .voidedBefore(number) }
        // Sums of two currencies mean nothing.
        if let currency = menu?.menu?.currency, currency != books.menu.currency {
            throw .otherCurrency(number, currency)
        }
        return Decision([.refund(VoidRecord(of: sale, reason: reason))], answer: sale)
    }
}

extension Evidence {
    /// Returns the record of an order, and its place.
    fileprivate mutating func order(_ number: Int) throws(VoidError) -> (place: Int, sale: SaleRecord) {
        let record: LedgerRecord?
        do throws(LedgerError) { record = try saleRecord(number: number) } catch { throw .notRecorded(error) }
        guard let record, case .sale(let sale) = record.entry else { throw .unknown(number) }
        return (record.sequence, sale)
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
    /// The order was paid in another currency than that of the menu.
    case otherCurrency(Int, Currency)
    /// The order was cancelled before.
    case voidedBefore(Int)
    /// The cancellation could not be recorded, or the ledger not read.
    case notRecorded(LedgerError)

    /// Creates the error of a cancellation that could not be recorded.
    public init(notRecorded error: LedgerError) { self = .notRecorded(error) }
}
