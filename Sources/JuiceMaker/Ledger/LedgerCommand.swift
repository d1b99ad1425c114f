import Core

/// A command to a ledger: a rule that decides what follows from the books, without files, clocks or locks.
public protocol LedgerCommand: Sendable {
    /// What the caller is told when it is recorded.
    associatedtype Answer: Sendable
    /// The reason for a no, or for a failure of the store.
    associatedtype Failure: LedgerFailure

    /// Asks for what takes long to find, before other kiosks have to wait.
    mutating func prepare(_ evidence: inout some Evidence) throws(LedgerError)

    /// Decides what is recorded, and what is answered then.
    ///
    /// - Parameters:
    ///   - books: The books up to the last record.
    ///   - evidence: What the books do not know.
    /// - Returns: The decision.
    /// - Throws: `Failure` if the answer is no. Then nothing is recorded.
    func decide(in books: Books, _ evidence: inout some Evidence) throws(Failure) -> Decision<Answer>
}

extension LedgerCommand {
    /// Asks for nothing.
    public mutating func prepare(_ evidence: inout some Evidence) throws(LedgerError) {}
}

/// What a command comes to.
public struct Decision<Answer: Sendable>: Sendable {
    /// The entries to record. Without any, the answer rests on those that are recorded.
    public let entries: [LedgerEntry]
    /// Returns what the caller is told when all of it is durable, as these records.
    public let answer: @Sendable ([LedgerRecord]) -> Answer

    /// Creates a decision from its entries and its answer.
    public init(_ entries: [LedgerEntry], answer: Answer) { self.init(entries) { _ in answer } }

    /// Creates a decision from its entries, and from a function that returns the answer from their records.
    public init(_ entries: [LedgerEntry], answer: @escaping @Sendable ([LedgerRecord]) -> Answer) {
        (self.entries, self.answer) = (entries, answer)
    }
}

/// What a rule must know and the sums in the books do not tell. A store finds it among its records.
public protocol Evidence: RecordSource {
    /// Returns the record of an order; `nil` if there is none with this number.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    mutating func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord?
    /// Returns the sale that was made for a key; `nil` if there is none.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    mutating func sale(for key: RequestKey) throws(LedgerError) -> SaleRecord?
    /// Checks the digits of the closes so far, so that the next ones prove something, and adds up the records since the last close for them.
    ///
    /// - Throws: `LedgerError` when the records cannot be read, or when a close has other digits.
    mutating func prepareToClose() throws(LedgerError)
}

extension Evidence {
    /// Returns an order as the records tell it.
    ///
    /// - Throws: The failure for a number without an order, or that of records that cannot be read.
    mutating func soldOrder<Failure: LedgerFailure>(
        _ number: Int, in books: Books, orElse failure: Failure
    ) throws(Failure) -> SoldOrder {
        do throws(LedgerError) {
            if let record = try saleRecord(number: number), let order = try SoldOrder(record, in: books, self) {
                return order
            }
        } catch {
            throw .notRecorded(error)
        }
        throw failure
    }
}

/// The failure of a command, which can be that of the store.
public protocol LedgerFailure: Error {
    /// Returns the failure of a command that could not be recorded.
    static func notRecorded(_ error: LedgerError) -> Self
}

extension LedgerError: LedgerFailure {
    /// Returns the error itself.
    public static func notRecorded(_ error: LedgerError) -> LedgerError { error }
}

/// The answer of a command, and the records that it led to.
public struct Recorded<Answer: Sendable>: Sendable {
    /// The answer.
    public let answer: Answer
    /// The records, the oldest first; none if nothing had to be recorded.
    public let records: [LedgerRecord]

    /// Creates an answer with its records.
    public init(_ answer: Answer, records: [LedgerRecord]) {
        self.answer = answer
        self.records = records
    }
}
