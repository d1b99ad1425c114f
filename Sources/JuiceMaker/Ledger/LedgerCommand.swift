import Core

/// A command to a ledger: a rule that decides what follows from the books, without files, clocks or locks.
public protocol LedgerCommand: Sendable {
    /// What the caller is told when it is recorded.
    associatedtype Answer: Sendable
    /// The reason for a no, or for a failure of the store.
    associatedtype Failure: LedgerFailure

    /// Asks for what takes long to find, before other kiosks have to wait.
    func prepare(_ evidence: inout some Evidence) throws(LedgerError)

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
    public func prepare(_ evidence: inout some Evidence) throws(LedgerError) {}
}

/// What a command comes to.
public struct Decision<Answer: Sendable>: Sendable {
    /// The entries to record. Without any, the answer rests on those that are recorded.
    public let entries: [LedgerEntry]
    /// What the caller is told when all of it is durable.
    public let answer: Answer

    /// Creates a decision from its entries and its answer.
    public init(_ entries: [LedgerEntry], answer: Answer) {
        self.entries = entries
        self.answer = answer
    }
}

/// What became of an order, as the records behind it tell.
public protocol OrderEvidence {
    /// Returns a Boolean value that indicates whether an order was cancelled after its record.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    func isCancelled(_ number: Int, after sequence: Int) throws(LedgerError) -> Bool
    /// Returns the kind in which an order that waited was paid after its record; `nil` if it was not.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    func paymentKind(of number: Int, after sequence: Int) throws(LedgerError) -> String?
}

/// What a rule must know and the sums in the books do not tell. A store finds it among its records.
public protocol Evidence: OrderEvidence {
    /// Returns the record of an order; `nil` if there is none with this number.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    mutating func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord?
    /// Returns the sale that was made for a key; `nil` if there is none.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    mutating func sale(for key: RequestKey) throws(LedgerError) -> SaleRecord?
    /// Returns the menu that was in force at a record; `nil` if none was recorded before it.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    func recordedMenu(at sequence: Int) throws(LedgerError) -> RecordedMenu?
    /// Checks the digits of the closes so far, so that the next ones prove something, and adds up the records since the last close for them.
    ///
    /// - Throws: `LedgerError` when the records cannot be read, or when a close has other digits.
    mutating func prepareToClose() throws(LedgerError)
}

extension Evidence {
    /// Returns an order as the records tell it; `nil` if there is none with this number.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    mutating func soldOrder(number: Int, in books: Books) throws(LedgerError) -> SoldOrder? {
        guard let record = try saleRecord(number: number) else { return nil }
        let menu = try recordedMenu(at: record.sequence)?.menu ?? books.menu
        return try SoldOrder(record, under: menu, in: books.accounts, self)
    }
}

/// The failure of a command, which can be that of the store.
public protocol LedgerFailure: Error {
    /// Creates the failure of a command that could not be recorded.
    init(notRecorded error: LedgerError)
}

extension LedgerError: LedgerFailure {
    /// The error itself.
    public init(notRecorded error: LedgerError) { self = error }
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

/// Records the menu and the opening stock in a ledger without a menu. A ledger does this before any other command.
struct OpenBooks: LedgerCommand {
    func decide(in books: Books, _ evidence: inout some Evidence) throws(LedgerError) -> Decision<Void> {
        Decision(books.openingEntry.map { [$0] } ?? [], answer: ())
    }
}
