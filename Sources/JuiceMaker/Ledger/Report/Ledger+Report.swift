import Core

extension Ledger {
    /// What has become of everything in a period, as far as the books know.
    ///
    /// - Throws: `LedgerFault` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of all records.
    package func report(of period: Period = Period()) throws(LedgerFault) -> LedgerReport {
        try refresh()
        var report = LedgerReport(of: period, books: books.accounts)
        try forEachRecord { report.enter($0) }
        return report
    }

    /// How many of each juice were sold before a moment, by id: what the books say, without the sales since.
    ///
    /// What was sold since is then always what the books say by then without these, and nothing has to be read again.
    ///
    /// - Throws: `LedgerFault` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records since that moment.
    package func soldCounts(before time: Timestamp) throws(LedgerFault) -> [String: Int] {
        try refresh()
        let accounts = books.accounts
        var counts = accounts.juices
        try forEachRecord(since: time) { record in
            // Another kiosk may have sold since the books were read.
            if case .sale(let number, let juice, used: _, key: _) = record.entry, number <= accounts.lastNumber {
                counts[juice, default: 0] -= 1
            }
        }
        return counts
    }
}
