import Core

/// What the records of a period come to, as far as they are read.
public protocol PeriodRecords {
    /// The period.
    var period: Period { get }
    /// The place of the last record that was read; 0 before the first one.
    var lastSequence: Int { get set }

    /// Returns the number of the oldest order that belongs to these records whatever the calendar says; `nil` where the period decides alone.
    func firstNumber(in accounts: Accounts) -> Int?

    /// Notes the menu that is in force before the first record; `nil` if none was recorded yet.
    mutating func begin(under menu: RecordedMenu?)

    /// Enters the next record.
    mutating func enter(_ record: LedgerRecord)
}

extension PeriodRecords {
    /// Returns nothing: the period decides.
    public func firstNumber(in accounts: Accounts) -> Int? { nil }

    /// Does nothing.
    public mutating func begin(under menu: RecordedMenu?) {}
}

extension Ledger {
    /// Reads the records of a period that were not read yet. Only the first reading looks for a time; each later one goes on from the last
    /// record that was read, whatever the clocks said meanwhile.
    ///
    /// - Throws: `LedgerError` when the records cannot be read. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of new records, if the ledger finds those without reading all.
    public func read(_ records: inout some PeriodRecords) throws(LedgerError) {
        var read = records
        if read.lastSequence == 0, let start = read.period.from {
            read.lastSequence = try lastSequence(before: start)
            if let number = read.firstNumber(in: books.accounts) {
                read.lastSequence = min(read.lastSequence, (try saleRecord(number: number)?.sequence ?? 1) - 1)
            }
            read.begin(under: try recordedMenu(at: read.lastSequence))
        }
        try forEachRecord(after: read.lastSequence) { record in
            read.enter(record)
            read.lastSequence = record.sequence
        }
        records = read
    }
}
