import Core

/// What a ledger says of a period: how many of each juice were sold, and what became of every fruit.
///
/// It is fed with all records, the oldest first, and adds up by itself what happened before, within and after the period, so
/// that it has something to compare the books with. A record belongs where its own time says: a clock may have been set
/// back, and then the records are not in the order of their times.
package struct LedgerReport: Sendable {
    /// What it is about.
    package let period: Period
    /// How many of each juice were sold in the period, by id.
    package private(set) var juices: [String: Int] = [:]
    /// Of each fruit that there was before the end of the period, by id; what came into the stock before the period, or for
    /// the first time in it, is the opening stock.
    package private(set) var fruits: [String: FruitAccount] = [:]

    private let books: Accounts
    private var accounts = Accounts()
    private var changesAfter: [String: Int] = [:]
    private var contradiction: Imbalance?

    /// Begins a report.
    ///
    /// - Parameters:
    ///   - period: what it is about.
    ///   - books: what all records come to. Those that lead beyond, because somebody sells while the report is made, are
    ///     left out.
    package init(of period: Period, books: Accounts) {
        self.period = period
        self.books = books
    }

    /// How many juices were sold in the period.
    package var soldCount: Int { juices.values.reduce(0, +) }

    /// Why the ledger does not balance; `nil` when it does.
    ///
    /// It does when no record contradicts those before it, all of them lead to the books, and for every fruit the closing
    /// stock of the period with all changes after it is the stock in the books.
    package var imbalance: Imbalance? {
        if let contradiction { return contradiction }
        let ids = Set(fruits.keys).union(changesAfter.keys).union(books.fruits.keys)
        let isBalanced =
            accounts == books
            && ids.allSatisfy { id in
                (fruits[id]?.stock ?? 0) + changesAfter[id, default: 0] == books.fruits[id]?.stock
            }
        return isBalanced ? nil : .books
    }

    /// Takes in the next record.
    ///
    /// - Complexity: O(*n*) in the number of fruits it names; behind the last sale, in the number of all fruits.
    package mutating func enter(_ record: LedgerRecord) {
        guard contradiction == nil, accounts.lastNumber != books.lastNumber || accounts != books else { return }
        do {
            try accounts.enter(record.entry)
        } catch {
            contradiction = .contradiction(sequence: record.sequence, error)
            return
        }
        switch period.place(of: record.time) {
        case .before:
            for change in record.entry.stockChanges {
                fruits[change.item, default: FruitAccount()].opening += change.count
            }
        case .within: enterWithin(record.entry)
        case .after:
            for change in record.entry.stockChanges { changesAfter[change.item, default: 0] += change.count }
        }
    }

    private mutating func enterWithin(_ entry: LedgerEntry) {
        switch entry {
        case .opening(let quantities):
            for quantity in quantities { fruits[quantity.item, default: FruitAccount()].opening += quantity.count }
        case .sale(_, let juice, let used, key: _):
            juices[juice, default: 0] += 1
            for quantity in used { fruits[quantity.item, default: FruitAccount()].used += quantity.count }
        case .stock(let changes):
            for change in changes where change.count > 0 {
                fruits[change.item, default: FruitAccount()].restocked += change.count
            }
            for change in changes where change.count < 0 {
                fruits[change.item, default: FruitAccount()].adjusted += change.count
            }
        }
    }
}

/// A stretch of time, open at either end where nothing bounds it.
package struct Period: Hashable, Sendable {
    /// Its first moment.
    package let from: Timestamp?
    /// The first moment after it.
    package let to: Timestamp?

    /// Bounds a period.
    ///
    /// - Parameters:
    ///   - from: its first moment; without one, it began with the first record.
    ///   - to: the first moment after it; without one, it lasts.
    package init(from: Timestamp? = nil, to: Timestamp? = nil) {
        self.from = from
        self.to = to
    }

    enum Place {
        case before, within, after
    }

    func place(of time: Timestamp) -> Place {
        if let from, time < from { return .before }
        if let to, time >= to { return .after }
        return .within
    }
}

/// Why a ledger does not balance.
package enum Imbalance: Hashable, Sendable {
    /// A record cannot be true after those before it.
    case contradiction(sequence: Int, AccountsError)
    /// The records do not add up to what the books say.
    case books
}

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
