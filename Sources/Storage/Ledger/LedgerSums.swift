import Core
import JuiceMaker

/// The sums of a ledger's records.
struct LedgerSums: LogFold {
    /// The accounts; `nil` before the first balances of a ledger that is read from its middle.
    private(set) var accounts: Accounts? = Accounts()
    /// The number of the record that a person gave up when a file was accepted that did not contain it.
    private(set) var givenUp: Int?
    /// The time of the last record.
    private(set) var lastTime: Timestamp?
    /// The place after the last line with balances, or at which the reading began; `nil` right after such a line.
    private var balancesEnd: Int? = 0
    /// The place and the length of the last line with balances.
    private var balances = (place: 0, length: 0)

    /// The least number of bytes between two lines with balances: seldom enough to need little space, and often enough that the last
    /// 64 KB of a file nearly always contain one. After a longer line, it is the length of that line, so that a menu of thousands of
    /// fruits makes a ledger at most twice as long.
    private static let balancesDistance = 16 * 1024

    /// Creates the sums of no records.
    init() {}

    /// Creates the sums of a ledger that is read from a place in its middle.
    init(middle place: Int) {
        accounts = nil
        balancesEnd = place
    }

    mutating func enter(_ line: RecordLine, at place: Int) throws(RecordError) {
        if let balances = line.balances {
            if let accounts, try accounts.entering(line.record.entry) != balances { throw .balances }
            accounts = balances
            self.balances.place = place
            balancesEnd = nil
        } else {
            if balancesEnd == nil {
                balancesEnd = place
                balances.length = place - balances.place
            }
            do { try accounts?.enter(line.record.entry) } catch { throw .contradiction(error) }
        }
        lastTime = line.record.time
        if case .accepted(let missing) = line.record.entry { givenUp = missing }
    }

    /// Returns the line for the next record, with balances if they are due.
    func line(for record: LedgerRecord, at place: Int) throws(RecordError) -> RecordLine {
        let isDue = place - (balancesEnd ?? place) >= max(Self.balancesDistance, balances.length)
        return RecordLine(record: record, balances: isDue ? try accounts?.entering(record.entry) : nil)
    }
}

extension Accounts {
    fileprivate func entering(_ entry: LedgerEntry) throws(RecordError) -> Accounts {
        var accounts = self
        do { try accounts.enter(entry) } catch { throw .contradiction(error) }
        return accounts
    }
}

// MARK: - The log of a ledger

extension SealedLog<RecordLine> {
    /// The size of the first part to read from the end. It nearly always contains balances, and takes a fraction of a millisecond.
    private static var firstWindow: Int { 64 * 1024 }

    /// Reads the file from the last balances before its mark on; without a mark, what was not read yet.
    ///
    /// - Throws: `LogError` when the file is damaged, became shorter or is another one.
    /// - Complexity: O(*n*) in the number of records after the mark.
    mutating func open(after mark: LogMark?) throws(LogError) {
        try checkFormat()
        guard let mark else {
            try catchUp()
            doubtDurability()
            return
        }
        let readable = min(mark.end, try size())
        var window = Self.firstWindow
        repeat {
            self = try beginning(from: readable - window)
            try read(upTo: readable) { _ in }
            window *= 4
        } while fold.accounts == nil
        try catchUp(past: mark)
    }

    /// Appends entries, and makes them durable at once or not yet.
    mutating func append(_ entries: [LedgerEntry], at time: Timestamp, isDurable: Bool = true) throws(LogError) {
        try append(isDurable: isDurable) { log throws(RecordError) in
            for entry in entries { try log.add(entry, at: time) }
        }
    }

    /// Adds an entry, which the next ``flush()`` writes.
    mutating func add(_ entry: LedgerEntry, at time: Timestamp) throws(RecordError) {
        try add(try fold.line(for: LedgerRecord(sequence: nextNumber, time: time, entry: entry), at: end))
    }

    /// Calls a function with the first record from a time on, and with each record after it.
    ///
    /// The clock may have been set back. By as much, the search goes back behind that time.
    ///
    /// - Complexity: O(*n*) in the number of records since then.
    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LogError) {
        let early = Timestamp(milliseconds: time.milliseconds - Int64(clock.setback))
        try lastRecords { $0.time < early }.drop { $0.time < time }.forEach(body)
    }

    /// Calls a function with each record after a place in the log.
    ///
    /// - Complexity: O(*n*) in the number of these records.
    func forEachRecord(after place: Int, _ body: (LedgerRecord) -> Void) throws(LogError) {
        guard place < sequence ?? 0 else { return }
        try lastRecords { $0.sequence <= place + 1 }.drop { $0.sequence <= place }.forEach(body)
    }

    /// Returns the last records, from one on that is early enough; all records if none is.
    private func lastRecords(from isEarlyEnough: (LedgerRecord) -> Bool) throws(LogError) -> [LedgerRecord] {
        var window = Self.firstWindow
        while true {
            var log = try beginning(from: end - window)
            let start = log.end
            var records: [LedgerRecord] = []
            try log.read(upTo: end) { records.append($0.record) }
            if log.end < end { try log.readTail { records.append($0.record) } }
            // A window without any record is too small: a record may be longer than the window.
            if start == 0 || records.first.map(isEarlyEnough) ?? false { return records }
            window *= 4
        }
    }

    /// Returns the record of an order; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of records since then.
    func sale(number: Int) throws(LogError) -> LedgerRecord? {
        var window = Self.firstWindow
        while true {
            var log = try beginning(from: end - window)
            let start = log.end
            var (found, first) = (LedgerRecord?.none, Int?.none)
            try log.read(upTo: end) { line in
                guard case .sale(let sale) = line.record.entry else { return }
                first = first ?? sale.number
                if sale.number == number { found = line.record }
            }
            if found != nil || start == 0 || first.map({ $0 <= number }) ?? false { return found }
            window *= 4
        }
    }

    /// Returns the chain that begins with the close of a number, without its lines; for 0, with the first line.
    ///
    /// - Complexity: O(*n*) in the number of records since then.
    func chain(afterClose number: Int) throws(LogError) -> LedgerChain {
        if number == 0 { return LedgerChain() }
        var window = Self.firstWindow
        while true {
            let start = try beginning(from: end - window).end
            var place: Int?
            _ = try attempt(
                .read,
                try LineScanner(file: file).forEachLine(in: start..<end) { line, offset in
                    if RecordLine.chain(ofClose: line) != nil { place = offset }
                    return true
                })
            if let place { return LedgerChain(fromCloseAt: place) }
            if start == 0 { return LedgerChain() }
            window *= 4
        }
    }

    /// Returns a log that begins with the first line at a place or after it; with the first line of all if the place is not
    /// positive, or no line begins there.
    private func beginning(from offset: Int) throws(LogError) -> SealedLog {
        guard offset > 0 else { return SealedLog(file) }
        var start: Int?
        // If the byte before is a line feed, the line at the place is whole.
        let size = try size()
        _ = try attempt(
            .read,
            try LineScanner(file: file).forEachLine(in: (offset - 1)..<size) { line, place in
                start = place + line.count + 1
                return false
            })
        return start.map { SealedLog(file, from: $0, after: nil, fold: LedgerSums(middle: $0)) } ?? SealedLog(file)
    }
}
