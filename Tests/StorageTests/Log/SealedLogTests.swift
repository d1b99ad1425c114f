import Core
import JuiceMaker
import Testing

@testable import Storage

struct SealedLogTests {
    private let disk = SimulatedDisk()
    private let opening = LedgerEntry.opening([Quantity(item: "kiwi", count: 100_000)])

    private func sale(_ number: Int) -> LedgerEntry {
        .sale(
            SaleRecord(
                number: number, juices: [Quantity(item: "kiwi", count: 1)], used: [Quantity(item: "kiwi", count: 3)],
                key: nil))
    }

    /// A log in a file with some lines.
    private func log(_ lines: [[UInt8]] = []) throws -> LedgerLog {
        disk["log"] = Array(lines.joined())
        return SealedLog(try disk.open("log", .updating))
    }

    /// The error of a function, as a ledger tells it.
    private func error(_ body: () throws(LogError) -> Void) -> LedgerError? {
        do throws(LogError) { try body() } catch { return error }
        return nil
    }

    /// The lines that a log writes for some entries.
    private func lines(_ entries: [LedgerEntry]) throws -> [[UInt8]] {
        var log = try log()
        try log.append(entries, at: Timestamp(milliseconds: 0))
        let bytes = try #require(disk["log"])
        #expect(log.end == bytes.count)
        return bytes.split(separator: SealedLine.lineFeed).map { Array($0) + [SealedLine.lineFeed] }
    }

    // MARK: Reading

    @Test func `records are numbered from one without gaps, and add up`() throws {
        var log = try log(try lines([opening, sale(1), sale(2)]))
        try log.catchUp()
        #expect(log.sequence == 3 && log.fold.accounts?.fruits["kiwi"]?.stock == 99_994)
        #expect(log.fold.accounts?.lastNumber == 2)
        try log.catchUp()
        #expect(log.sequence == 3)
    }

    @Test func `a missing record is noticed, and one that is there twice`() throws {
        let lines = try lines([opening, sale(1), sale(2)])
        var gap = try log([lines[0], lines[2]])
        #expect(
            error { () throws(LogError) in try gap.catchUp() } == .damaged(line: 2, .sequence(expected: 2, found: 3)))
        #expect(gap.end == lines[0].count && gap.sequence == 1)
        var twice = try log([lines[0], lines[0]])
        #expect(
            error { () throws(LogError) in try twice.catchUp() } == .damaged(line: 2, .sequence(expected: 2, found: 1)))
    }

    @Test func `any 64 kilobytes hold balances, from which a reader can begin`() throws {
        let lines = try lines([opening] + (1...4_000).map(sale))
        let withBalances = lines.indices.filter { RecordLine.hasBalances(lines[$0]) }
        let total = lines.reduce(0) { $0 + $1.count }
        try #require(total > 4 * 65_536)
        for (from, to) in zip(withBalances, withBalances.dropFirst()) {
            #expect(lines[(from + 1)...to].reduce(0) { $0 + $1.count } < 65_536)
        }
        // A log that begins in the middle knows the sums once it has met balances, and they are those of all of it.
        var whole = try log(lines)
        try whole.catchUp()
        let sum = try #require(lines.last).dropLast().withUnsafeBytes { SealedLine.sum(of: $0) }
        for start in stride(from: lines.count - 1, to: 0, by: -300) {
            let place = lines[..<start].reduce(0) { $0 + $1.count }
            var middle = LedgerLog(whole.file, from: place, after: nil, fold: LedgerSums(middle: place))
            try middle.catchUp()
            let hasMetBalances = withBalances.contains { $0 >= start }
            #expect(middle.fold.accounts == (hasMetBalances ? whole.fold.accounts : nil) && middle.end == whole.end)
        }
        let mark = LogMark(sequence: lines.count, end: total, sum: sum)
        var opened = LedgerLog(whole.file)
        try opened.open(after: mark)
        #expect(opened.fold.accounts == whole.fold.accounts)
    }

    @Test func `the balances of thousands of fruits take at most half of a ledger`() throws {
        let fruits = (0..<3_000).map { Quantity(item: "fruit-\($0)", count: 1) }
        let lines = try lines([opening, .opening(fruits)] + (1...2_500).map(sale))
        let withBalances = lines.filter(RecordLine.hasBalances)
        let bytes = withBalances.reduce(0) { $0 + $1.count }
        #expect(withBalances.count > 1)
        #expect(bytes * 2 < lines.reduce(0) { $0 + $1.count })
    }

    @Test func `balances that are not the sums are damage`() throws {
        var accounts = Accounts()
        try accounts.enter(opening)
        accounts.fruits["kiwi", default: FruitAccount()].opening += 1
        let record = LedgerRecord(sequence: 1, time: Timestamp(milliseconds: 0), entry: opening)
        var line: [UInt8] = []
        try RecordLine(record: record, balances: accounts).write(to: &line)
        var log = try log([line])
        #expect(error { () throws(LogError) in try log.catchUp() } == .damaged(line: 1, .balances))
    }

    @Test func `a log that cannot be read to its end is as it was before`() throws {
        // More than is read at once.
        let lines = try lines([opening] + (1...10_000).map(sale))
        try #require(lines.reduce(0) { $0 + $1.count } > 1 << 20)
        var log = try log(lines)
        // The size, the format, and two parts.
        for call in 1...4 {
            disk.fail(call: disk.calls + call, with: .inputOutputError)
            #expect(error { () throws(LogError) in try log.catchUp() } == .failed(.read, .deviceError))
            #expect(log.sequence == 0 && log.fold.accounts == Accounts())
        }
        try log.catchUp()
        #expect(log.sequence == lines.count)
    }

    // MARK: Writing

    @Test func `what cannot have happened is not written`() throws {
        var log = try log()
        let error = error { () throws(LogError) in try log.append([sale(1)], at: Timestamp(milliseconds: 0)) }
        #expect(error == .damaged(line: 1, .contradiction(.unknownFruit("kiwi"))))
        #expect(disk["log"] == [])
        #expect(log.sequence == 0)
    }

    @Test(arguments: [SimulatedDisk.Operation.write, .sync])
    func `what is to be durable at once and cannot be is taken back`(operation: SimulatedDisk.Operation) throws {
        var log = try log(try lines([opening, sale(1)]))
        try log.catchUp()
        let (end, bytes) = (log.end, disk["log"])
        disk.fail(operation, with: 5)
        #expect(throws: LogError.self) { try log.append([sale(2)], at: Timestamp(milliseconds: 0)) }
        #expect(log.end == end && log.fold.accounts?.lastNumber == 1)
        #expect(disk["log"] == bytes)
        disk.fail(operation, with: nil)
        try log.append([sale(2)], at: Timestamp(milliseconds: 0))
        #expect(disk.isDurable("log"))
    }

    @Test func `what cannot be written waits for the next time`() throws {
        let lines = try lines([opening, sale(1), sale(2)])
        var log = try log()
        disk.fail(.write, with: 28)
        try log.addRecords { log throws(LogDamage) in
            for entry in [opening, sale(1)] { try log.add(entry, at: Timestamp(milliseconds: 0)) }
        }
        #expect(error { () throws(LogError) in try log.flush() } == .failed(.write, .noSpace))
        #expect(log.sequence == 2)
        disk.fail(.write, with: nil)
        try log.append([sale(2)], at: Timestamp(milliseconds: 0))
        #expect(disk["log"] == Array(lines.joined()))
    }

    @Test func `what a failed sync may have dropped is written again before the next sync`() throws {
        var log = try log(try lines([opening]))
        try log.catchUp()
        try log.makeDurable()
        try log.addRecords { log throws(LogDamage) in try log.add(sale(1), at: Timestamp(milliseconds: 0)) }
        try log.flush()
        let start = try #require(disk["log"]?.firstIndex(of: SealedLine.lineFeed)) + 1
        #expect(log.durability == .unsynced(from: start))
        disk.failing(.sync) { #expect(error { () throws(LogError) in try log.sync() } == .notDurable(.deviceError)) }
        #expect(log.durability == .inDoubt(from: start))
        try log.makeDurable()
        #expect(log.durability == .durable)
        #expect(disk.isDurable("log"))
    }

    @Test func `without a mark, only a line that was not written to its end is unfinished`() throws {
        let lines = try lines([opening, sale(1)])
        let line = lines[1]
        for rest in [
            Array(line.dropLast()), Array(line.dropLast(9)), Array(line.prefix(1)), line.dropLast() + [0, 0],
            [0, 0, 0],
            line.prefix(20) + [0, 0, 0], line.prefix(3) + [0, 0, 0] + line[6..<30],
        ] as [[UInt8]] {
            var log = try log([lines[0], rest])
            try log.catchUp()
            #expect(log.unfinishedBytes == rest.count)
            log.mend()
            try log.flush()
            #expect(disk["log"] == lines[0])
        }
        for rest in [
            line.dropLast() + [11], line.dropLast() + Array("x".utf8), Array("my precious notes".utf8),
            Array(#"{"seq":3,"time":"20"#.utf8), Array(#"{"seq":22,"#.utf8), line.prefix(20) + [0, 10, 0],
        ] as [[UInt8]] {
            var log = try log([lines[0], rest])
            #expect(throws: LogError.self) { try log.catchUp() }
            #expect(log.end == lines[0].count)
        }
    }

    @Test func `what follows the last record is cut off before anything is written`() throws {
        let lines = try lines([opening, sale(1), sale(2)])
        var log = try log([lines[0], lines[2]])
        #expect(throws: LogError.self) { try log.catchUp() }
        log.cutsRest = true
        try log.append([sale(1)], at: Timestamp(milliseconds: 0))
        #expect(disk["log"] == Array(lines[...1].joined()))
    }
}
