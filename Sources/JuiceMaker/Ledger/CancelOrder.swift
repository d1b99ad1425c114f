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
        let record: LedgerRecord?
        do throws(LedgerError) { record = try evidence.saleRecord(number: number) } catch { throw .notRecorded(error) }
        guard case .sale(let sale)? = record?.entry else { throw .unknown(number) }
        return Decision([.void(VoidRecord(of: sale, reason: reason))], answer: sale)
    }
}

/// The reason why an order could not be cancelled.
public enum VoidError: LedgerFailure, Hashable, Sendable {
    /// There is no order with this number.
    case unknown(Int)
    /// The order was sold before the last close.
    case closed(Int)
    /// The order was cancelled before.
    case voidedBefore(Int)
    /// The cancellation could not be recorded, or the ledger not read.
    case notRecorded(LedgerError)

    /// Creates the error of a cancellation that could not be recorded.
    public init(notRecorded error: LedgerError) { self = .notRecorded(error) }
}
