import Core
import JuiceMaker
import System

/// A new ledger of the whole records of a damaged one, and what is missing in it.
///
/// The closes get new sums: a printed close proves something about the damaged ledger alone.
/// The records keep their times and their numbers of sales. Where records are lost, the new ledger says so in a record of its own. A
/// later record that needs fruits of a lost one, or a line with balances, shows how the stock has changed meanwhile: that is
/// recorded as a change by hand, and the menu of the balances as a change of the menu. A lost sale is in its cancellation or refund, too. Of whole records that contradict each other, as many as
/// possible are taken over; the others are lost.
package struct LedgerSalvage: Sendable {
    /// A run of lost records.
    package struct Gap: Hashable, Sendable {
        /// The records of the damaged ledger.
        package let records: ClosedRange<Int>
        /// The numbers of the sales among them; `nil` if there were none. At the end of a ledger, these are all that there may have been.
        package let sales: ClosedRange<Int>?
        /// The numbers of those sales that were restored from their cancellations or refunds.
        package var restored: [Int] = []
    }

    /// A close that was calculated again, because records before it are lost.
    package struct ChangedClose: Hashable, Sendable {
        /// The number that was printed.
        package let printedNumber: Int
        /// The number in the new ledger. It differs if a close before this one is lost.
        package let number: Int
    }

    /// The number of records that were taken over. Without any, there is no new ledger.
    package private(set) var recordCount = 0
    /// What is missing.
    package private(set) var gaps: [Gap] = []
    /// The whole records that contradict others, and were therefore left out.
    package private(set) var contradictions: [ClosedRange<Int>] = []
    /// What is left of the lines of the lost records, without the orders that were restored.
    package private(set) var lost: [LostRecord] = []
    /// The closes whose digits, and perhaps totals, are not the printed ones.
    package private(set) var changedCloses: [ChangedClose] = []

    private var entries: [LedgerRecord] = []
    private var accounts = Accounts()
    /// The closes of the damaged ledger, in the order of those of the new one.
    private var printedCloses: [DayClose] = []
    /// The sales of the cancellations and refunds behind the last gap, by their numbers.
    private var takenBack: ArraySlice<SaleRecord> = []

    /// Writes a new ledger. The damaged one is not changed.
    ///
    /// - Parameters:
    ///   - directory: The folder of the damaged ledger.
    ///   - target: The folder of the new one, which must not have a ledger yet.
    ///   - state: The state folder of the user, which tells how long the damaged ledger was; `nil` if there is none.
    ///   - files: The file system.
    /// - Returns: What was taken over, and what is missing.
    /// - Throws: `LedgerError` when the damaged ledger cannot be read, or the new one cannot be written. Then there is no new one.
    /// - Complexity: O(*n* log *n*) in the number of records.
    package static func write(
        from directory: String, to target: String, state: String? = nil, files: any FileSystem = SystemFiles()
    ) throws(LedgerError) -> LedgerSalvage {
        let source = FileLedger.place(in: directory, state: state, files: files)
        let marks = LedgerMarks(of: source, for: .reading)
        let mark = marks.mark.map { max($0.sequence, marks.highMark?.sequence ?? 0) } ?? marks.highMark?.sequence
        var salvage = LedgerSalvage(of: try SalvagedLines(in: try source.open(.reading), mark: mark))
        if salvage.recordCount == 0 { return salvage }
        let place = FileLedger.place(in: target, files: files)
        // The mark of another ledger, or whatever has its name, is as little replaced as the ledger.
        var targetMarks = LedgerMarks(of: place, for: .updating)
        guard targetMarks.isFree else { throw .failed(.write, .alreadyThere) }
        var lastMark: LogMark?
        try place.create { file throws(LogError) in
            var log = LedgerLog(file)
            try salvage.write(to: &log)
            lastMark = log.mark
            try targetMarks.create()
        }
        targetMarks.write(lastMark)
        return salvage
    }

    private init(of lines: SalvagedLines) {
        var contradictory = lines.contradictory
        lost = lines.lost
        let numbers = Self.lastNumbers(in: lines.records)
        takenBack =
            lines.records.compactMap { line in
                switch line.record.entry {
                case .void(let record), .refund(let record): record.sale
                default: nil
                }
            }.sorted { $0.number < $1.number }[...]
        var next = 1
        for (index, line) in lines.records.enumerated() {
            let record = line.record
            if record.sequence > next { lose(next...(record.sequence - 1), upTo: numbers[index], at: record.time) }
            next = record.sequence + 1
            if take(record, numbers[index]) {
                recordCount += 1
                if let balances = line.balances, !gaps.isEmpty { correct(to: balances, at: record.time) }
            } else {
                contradictory.append(record.sequence)
                if let record = LostRecord(record) { lost.append(record) }
                let wasSale = record.entry.saleChange?.sign == 1
                let number = index + 1 < numbers.count ? numbers[index + 1] : nil
                lose(
                    record.sequence...record.sequence, upTo: wasSale ? number : accounts.lastNumber, at: record.time)
            }
        }
        if lines.end >= next, let last = lines.records.last?.record { lose(next...lines.end, upTo: nil, at: last.time) }
        // A damaged line may tell another number than that of its sale, which a gap has.
        let sold = Set(entries.compactMap { if case .sale(let sale) = $0.entry { sale.number } else { nil } })
        let last = accounts.lastNumber
        lost.removeAll { $0.kind == "sale" && (sold.contains($0.number ?? 0) || $0.number ?? 0 > last) }
        contradictions = RangeSet(contradictory.map { $0..<$0 + 1 }).ranges.map { ClosedRange($0) }
    }
}

/// The whole lines of a damaged ledger, as many as can stand together in one.
private struct SalvagedLines {
    /// The lines, with rising places in the ledger and rising numbers of sales.
    private(set) var records: [RecordLine] = []
    /// The places of the other whole lines.
    private(set) var contradictory: [Int] = []
    /// What is left of the damaged lines, and the other whole lines.
    private(set) var lost: [LostRecord] = []
    /// The place of the last record that the ledger had.
    private(set) var end = 0

    /// Reads the lines of a file. The mark tells the place of a record that the ledger had, and up to which nothing is missing; without one,
    /// each damaged line at the end counts.
    init(in file: any File, mark: Int?) throws(LogError) {
        var (lineCount, damagedAtEnd, found) = (0, 0, [RecordLine]())
        let size = try attempt(.read, try file.size())
        let isCut = try attempt(.read, try file.bytes(at: max(0, size - 1), count: 1)).last != SealedLine.lineFeed
        var place = 0
        while place < size {
            // A line that is longer than any record is skipped in pieces.
            let start = place
            place = try LineScanner(file: file).forEachLine(in: place..<size, withRest: true) { line, next in
                var record = try? RecordLine(parsing: line)
                // Balances that cannot be would correct the stock and the numbers to what never was.
                if record?.balances?.isPossible == false { record?.balances = nil }
                // Nobody was told of the beginning of a record, as a process leaves it that is killed.
                if record == nil, line.isEmpty || isCut && next == size { return true }
                lineCount += 1
                damagedAtEnd = record == nil ? damagedAtEnd + 1 : 0
                if let record { found.append(record) } else { lost += [LostRecord(remainsOf: line)].compactMap(\.self) }
                return true
            }
            if place == start { place += LineScanner.longestLine }
        }
        // A record so far behind the mark was never written.
        if let last = mark.map({ $0 + lineCount }), found.contains(where: { $0.sequence > last }) {
            for line in found where line.sequence > last { leaveOut(line) }
            found.removeAll { $0.sequence > last }
        }
        keep(found) { $0.sequence }
        found = []
        keep(records) { line in if case .sale(let sale) = line.record.entry { sale.number } else { nil } }
        let whole = Set(lost.isEmpty ? [] : records.map(\.sequence))
        lost.removeAll { whole.contains($0.sequence ?? 0) }
        let last = records.last?.sequence ?? 0
        end = max(mark ?? last + damagedAtEnd, last)
    }

    /// Keeps the most lines whose numbers rise, and those without a number.
    private mutating func keep(_ lines: [RecordLine], rising number: (RecordLine) -> Int?) {
        let numbered = lines.indices.filter { number(lines[$0]) != nil }
        let rising = Self.longestRise(numbered.map { number(lines[$0]) ?? 0 }).map { numbered[$0] }
        if rising.count == numbered.count { return records = lines }
        let kept = Set(rising)
        records = lines.indices.filter { kept.contains($0) || number(lines[$0]) == nil }.map { lines[$0] }
        let sequences = Dictionary(records.map { ($0.sequence, $0) }) { first, _ in first }
        // A record that is there twice counts once.
        for index in numbered where !kept.contains(index) && sequences[lines[index].sequence] != lines[index] {
            leaveOut(lines[index])
        }
    }

    private mutating func leaveOut(_ line: RecordLine) {
        contradictory.append(line.sequence)
        lost += [LostRecord(line.record)].compactMap(\.self)
    }

    /// Returns the positions of the most numbers of which each is greater than the one before (patience sorting).
    private static func longestRise(_ numbers: [Int]) -> [Int] {
        // For each length, the position at which a rise of this length ends with the least number, and for each position the one before.
        var ends: [Int] = []
        var previous: [Int] = []
        for (position, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            if let last = ends.last, numbers[last] < number { low = high }
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : -1)
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var rise: [Int] = []
        var position = ends.last ?? -1
        while position >= 0 {
            rise.append(position)
            position = previous[position]
        }
        return rise.reversed()
    }
}

extension LedgerSalvage {
    /// Returns for each record the number of the last sale before it, as the whole sales and closes from there on tell it; `nil` if none
    /// follows.
    private static func lastNumbers(in records: [RecordLine]) -> [Int?] {
        var next: Int?
        return records.reversed().map { line in
            var number: Int?
            switch line.record.entry {
            case .sale(let sale): number = sale.number - 1
            case .close(let close): number = close.lastNumber
            case .lost(_, let lastNumber): number = lastNumber
            default: number = line.balances?.lastNumber
            }
            if let number { next = min(next ?? number, number) }
            return next
        }.reversed()
    }

    /// Notes lost records. If no later record tells their numbers, each of them may have been a sale.
    private mutating func lose(_ records: ClosedRange<Int>, upTo number: Int?, at time: Timestamp) {
        let first = accounts.lastNumber + 1
        let last = max(first - 1, number ?? accounts.lastNumber + records.count)
        var gap = Gap(records: records, sales: first <= last ? first...last : nil)
        takenBack = takenBack.drop { $0.number < first }
        while let sale = takenBack.first, sale.number <= last {
            takenBack.removeFirst()
            if sale.number > accounts.lastNumber + 1 {
                _ = enter(.lost(records, lastNumber: sale.number - 1), at: time)
            }
            if take(LedgerRecord(sequence: records.lowerBound, time: time, entry: .sale(sale)), nil) {
                gap.restored.append(sale.number)
            }
        }
        gaps.append(gap)
        if accounts.lastNumber < last || gap.restored.count < records.count {
            _ = enter(.lost(records, lastNumber: last), at: time)
        }
    }

    /// Takes over a record, or returns `false` if it contradicts those before it, or the number that those behind it tell.
    private mutating func take(_ record: LedgerRecord, _ number: Int?) -> Bool {
        if case .lost(_, let lastNumber) = record.entry, let number, lastNumber > number { return false }
        if case .menu(let new) = record.entry { openFruits(of: new, at: record.time) }
        var changes: [Quantity<String>] = []
        for change in record.entry.stockChanges {
            switch record.entry {
            case .opening, .menu: continue
            case .sale, .stock, .void, .refund, .step, .payment, .float, .close, .accepted, .lost: break
            }
            if accounts.fruits[change.item] == nil {
                _ = enter(.opening([Quantity(item: change.item, count: 0)]), at: record.time)
            }
            let stock = (accounts.fruits[change.item]?.stock ?? 0) + change.count
            if stock < 0 { changes.append(Quantity(item: change.item, count: -stock)) }
        }
        let before = changes.isEmpty ? nil : (accounts: accounts, count: entries.count)
        if !changes.isEmpty { _ = enter(.stock(changes), at: record.time) }
        var entry = record.entry
        if case .close(let close) = entry {
            printedCloses.append(close)
            // The totals are those of what is left, and in the order of the printed close, whose digits cover that too.
            let printed = close.stock.map(\.item)
            let others = Set(accounts.fruits.keys).subtracting(printed).sorted()
            entry = .close(accounts.close(counted: close.counted, fruits: printed + others))
        }
        if enter(entry, at: record.time) { return true }
        if let before {
            accounts = before.accounts
            entries.removeLast(entries.count - before.count)
        }
        return false
    }

    /// Opens the accounts of the fruits on a menu whose opening stock was in a lost record: without accounts, they could
    /// be neither sold nor restocked. How many there were is not known: they begin with none, as any other fruit of a
    /// lost record.
    private mutating func openFruits(of record: MenuRecord, at time: Timestamp) {
        let opened = Set(record.opening.map(\.item)).union(accounts.fruits.keys)
        let missing = (record.menu.menu?.fruits ?? []).map(\.id).filter { !opened.contains($0) }
        if !missing.isEmpty { _ = enter(.opening(missing.map { Quantity(item: $0, count: 0) }), at: time) }
    }

    /// Records the difference between the stock and the menu so far and those that balances tell.
    private mutating func correct(to balances: Accounts, at time: Timestamp) {
        var changes: [Quantity<String>] = []
        for (id, account) in balances.fruits.sorted(by: { $0.key < $1.key }) {
            if accounts.fruits[id] == nil { _ = enter(.opening([Quantity(item: id, count: 0)]), at: time) }
            let difference = account.stock - (accounts.fruits[id]?.stock ?? 0)
            if difference != 0 { changes.append(Quantity(item: id, count: difference)) }
        }
        if !changes.isEmpty { _ = enter(.stock(changes), at: time) }
        guard let menu = balances.menu, menu != accounts.menu else { return }
        let record = MenuRecord(menu, opening: [])
        openFruits(of: record, at: time)
        _ = enter(.menu(record), at: time)
    }

    /// Adds an entry, or returns `false` if it contradicts those before it.
    private mutating func enter(_ entry: LedgerEntry, at time: Timestamp) -> Bool {
        do { try accounts.enter(entry) } catch { return false }
        entries.append(LedgerRecord(sequence: entries.count + 1, time: time, entry: entry))
        return true
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
