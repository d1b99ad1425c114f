import Core
import JuiceMaker
import System

/// A new ledger of every whole record of a damaged one, and what is missing in it.
///
/// The closes get new sums: a printed close proves something about the damaged ledger alone.
/// The records keep their times and their numbers of sales. Where records are lost, the new ledger says so in a record of its own. A
/// later record that needs fruits of a lost one, or a line with balances, shows how the stock has changed meanwhile: that is
/// recorded as a change by hand.
package struct LedgerSalvage: Sendable {
    /// A run of lost records.
    package struct Gap: Hashable, Sendable {
        /// The records of the damaged ledger.
        package let records: ClosedRange<Int>
        /// The numbers of the sales among them. At the end of a ledger, these are all that there may have been.
        package let sales: [Int]
    }

    /// A close that was calculated again, because records before it are lost.
    package struct ChangedClose: Hashable, Sendable {
        /// The number that was printed.
        package let printedNumber: Int
        /// The number in the new ledger. It differs if a close before this one is lost.
        package let number: Int
    }

    /// The number of records that were taken over.
    package private(set) var recordCount = 0
    /// What is missing.
    package private(set) var gaps: [Gap] = []
    /// The closes whose digits, and perhaps totals, are not the printed ones.
    package private(set) var changedCloses: [ChangedClose] = []

    private var entries: [LedgerRecord] = []
    private var accounts = Accounts()
    /// The closes of the damaged ledger, in the order of those of the new one.
    private var printedCloses: [DayClose] = []

    /// Writes a new ledger. The damaged one is not changed.
    ///
    /// - Parameters:
    ///   - directory: The folder of the damaged ledger.
    ///   - target: The folder of the new one, which must not have a ledger yet.
    ///   - files: The file system.
    /// - Returns: What was taken over, and what is missing.
    /// - Throws: `LedgerError` when the damaged ledger cannot be read, or the new one cannot be written.
    /// - Complexity: O(*n*) in the number of records.
    package static func write(
        from directory: String, to target: String, files: any FileSystem = SystemFiles()
    ) throws(LedgerError) -> LedgerSalvage {
        try LedgerError.of { () throws(LogError) in
            let source = try FileLedger.place(in: directory, files: files).open(.reading)
            var salvage = LedgerSalvage(of: try wholeLines(in: source))
            let place = FileLedger.place(in: target, files: files)
            guard try place.identity() == nil else { throw .failed(.write, .alreadyThere) }
            var log = LedgerLog(try place.open(.creating))
            try salvage.write(to: &log)
            try place.syncNames(isNew: true)
            return salvage
        }
    }

    private init(of lines: (records: [RecordLine], end: Int)) {
        let numbers = Self.lastNumbers(in: lines.records)
        var next = 1
        for (index, line) in lines.records.enumerated() {
            let record = line.record
            if record.sequence > next {
                lose(next...(record.sequence - 1), upTo: numbers[index], at: record.time)
            }
            next = record.sequence + 1
            take(record)
            if let balances = line.balances, !gaps.isEmpty { correct(to: balances, at: record.time) }
        }
        if lines.end >= next, let last = lines.records.last?.record {
            lose(next...lines.end, upTo: nil, at: last.time)
        }
    }
}

extension LedgerSalvage {
    /// Returns the whole lines of a file in their order, and the number of its last line.
    private static func wholeLines(in file: any File) throws(LogError) -> (records: [RecordLine], end: Int) {
        var records: [RecordLine] = []
        var lineCount = 0
        let size = try attempt(.read, try file.size())
        _ = try attempt(
            .read,
            try LineScanner(file: file).forEachLine(in: 0..<size) { line, _ in
                lineCount += 1
                // A record that is there twice counts once.
                if let record = try? RecordLine(parsing: line), record.sequence > records.last?.sequence ?? 0 {
                    records.append(record)
                    lineCount = max(lineCount, record.sequence)
                }
                return true
            })
        return (records, lineCount)
    }

    /// Returns for each record the number of the last sale before it, as the next whole sale or close tells it; `nil` if none follows.
    private static func lastNumbers(in records: [RecordLine]) -> [Int?] {
        var next: Int?
        return records.reversed().map { line in
            if let balances = line.balances { next = balances.lastNumber + 1 }
            if case .sale(let sale) = line.record.entry { next = sale.number }
            if case .close(let close) = line.record.entry { next = close.lastNumber + 1 }
            if case .lost(_, let number) = line.record.entry { next = number + 1 }
            return next.map { $0 - 1 }
        }.reversed()
    }

    /// Notes lost records. If no later sale tells their numbers, each of them may have been a sale.
    private mutating func lose(_ records: ClosedRange<Int>, upTo number: Int?, at time: Timestamp) {
        let last = max(accounts.lastNumber, number ?? accounts.lastNumber + records.count)
        gaps.append(Gap(records: records, sales: Array((accounts.lastNumber + 1)..<(last + 1))))
        enter(.lost(records, lastNumber: last), at: time)
    }

    private mutating func take(_ record: LedgerRecord) {
        recordCount += 1
        var changes: [Quantity<String>] = []
        for change in record.entry.stockChanges {
            switch record.entry {
            case .opening, .menu: continue
            case .sale, .stock, .void, .refund, .close, .accepted, .lost: break
            }
            if accounts.fruits[change.item] == nil {
                enter(.opening([Quantity(item: change.item, count: 0)]), at: record.time)
            }
            let stock = (accounts.fruits[change.item]?.stock ?? 0) + change.count
            if stock < 0 { changes.append(Quantity(item: change.item, count: -stock)) }
        }
        if !changes.isEmpty { enter(.stock(changes), at: record.time) }
        if case .close(let close) = record.entry {
            printedCloses.append(close)
            // The totals are those of what is left, and in the order of the printed close, whose digits cover that too.
            let printed = close.stock.map(\.item)
            let others = Set(accounts.fruits.keys).subtracting(printed).sorted()
            enter(.close(accounts.close(counted: close.counted, fruits: printed + others)), at: record.time)
        } else {
            enter(record.entry, at: record.time)
        }
    }

    /// Records the difference between the stock so far and the one that balances tell.
    private mutating func correct(to balances: Accounts, at time: Timestamp) {
        var changes: [Quantity<String>] = []
        for (id, account) in balances.fruits.sorted(by: { $0.key < $1.key }) {
            if accounts.fruits[id] == nil { enter(.opening([Quantity(item: id, count: 0)]), at: time) }
            let difference = account.stock - (accounts.fruits[id]?.stock ?? 0)
            if difference != 0 { changes.append(Quantity(item: id, count: difference)) }
        }
        if !changes.isEmpty { enter(.stock(changes), at: time) }
    }

    /// Adds an entry. One that still contradicts those before it is lost as well.
    private mutating func enter(_ entry: LedgerEntry, at time: Timestamp) {
        do {
            try accounts.enter(entry)
            entries.append(LedgerRecord(sequence: entries.count + 1, time: time, entry: entry))
        } catch {
            recordCount -= 1
        }
    }

    private mutating func write(to log: inout LedgerLog) throws(LogError) {
        let (entries, printedCloses) = (entries, printedCloses)
        var changedCloses: [ChangedClose] = []
        try log.append { log throws(LogDamage) in
            var (chain, written) = (LedgerChain(), 0)
            for record in entries {
                var entry = record.entry
                // The lines are new ones, and so are the sums of the closes.
                if case .close(var close) = entry {
                    let printed = printedCloses[close.number - 1]
                    // Whatever changed the totals changed the lines before the close, and so its digits.
                    close.isCovered = printed.isCovered
                    close.sum = chain.digits(
                        of: LedgerRecord(sequence: log.nextNumber, time: record.time, entry: .close(close)))
                    if printed.sum != close.sum {
                        changedCloses.append(ChangedClose(printedNumber: printed.number, number: close.number))
                    }
                    entry = .close(close)
                }
                try log.add(entry, at: record.time)
                log.pending.withUnsafeBytes { chain.add(UnsafeRawBufferPointer(rebasing: $0[written...])) }
                written = log.pending.count
            }
        }
        self.changedCloses = changedCloses
    }
}
