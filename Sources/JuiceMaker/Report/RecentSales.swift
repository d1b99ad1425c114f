import Core

extension Ledger {
    /// Returns the orders of a period that were not cancelled.
    ///
    /// - Parameters:
    ///   - period: The period.
    ///   - limit: The greatest number of orders to return.
    /// - Returns: Their records, the newest first.
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records since the beginning of the period, if the ledger finds those without reading
    ///   all.
    package func recentSales(of period: Period, limit: Int = .max) throws(LedgerError) -> [LedgerRecord] {
        var sales: [LedgerRecord] = []
        var voided: Set<Int> = []
        let enter = { (record: LedgerRecord) in
            switch record.entry {
            case .sale: if period.contains(record.time) { sales.append(record) }
            case .void(let void): voided.insert(void.sale.number)
            case .opening, .stock, .close, .accepted, .lost: break
            }
        }
        if let from = period.from { try forEachRecord(since: from, enter) } else { try forEachRecord(enter) }
        return Array(
            sales.reversed().lazy.filter { record in
                if case .sale(let sale) = record.entry { !voided.contains(sale.number) } else { false }
            }.prefix(limit))
    }
}
