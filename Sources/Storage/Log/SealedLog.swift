import System

/// A log in a file: one sealed line for each record, appended at the end and never changed.
///
/// The type is a value, apart from its open file, so that a caller can go back to the old value when a change could not be
/// recorded. Its caller holds the lock of the file.
struct SealedLog<Record: LogRecord>: Sendable {
    let file: any File
    /// What the records come to.
    var fold: Record.Fold
    /// The number of the last record; `nil` before the first record of a log that is read from its middle.
    var sequence: Int?
    /// The place after the last record.
    var end: Int
    /// The eight digits of the checksum of the last record.
    var lastSum = LogMark.start.sum
    /// The number of bytes in the file after the last record. They are no records: the power or the process ended while they were
    /// written, so that no one was told of them.
    var unfinishedBytes = 0
    /// A Boolean value that indicates whether the next ``flush()`` cuts off what follows the last record.
    var cutsRest = false
    /// Which records survive a power cut.
    var durability = Durability.durable
    /// The last bytes before the end, which are not written yet.
    var pending: [UInt8] = []

    /// Which records of a log survive a power cut.
    enum Durability: Equatable {
        /// All that are written.
        case durable
        /// Those up to a place; the others need a sync.
        case unsynced(from: Int)
        /// Those up to a place. A sync of the others has failed, perhaps in another kiosk: the system may have dropped them, and the
        /// next sync would not notice. They have to be written again.
        case inDoubt(from: Int)
    }

    /// Creates a log of which nothing is read yet. It may begin in the middle of its file, after a record.
    init(_ file: any File, from start: Int = 0, after sequence: Int? = 0, fold: Record.Fold = Record.Fold()) {
        self.file = file
        self.fold = fold
        self.sequence = sequence
        end = start
    }

    /// The number of the next record, which is also the number of its line.
    var nextNumber: Int { (sequence ?? 0) + 1 }

    /// The place up to which everything is known to be durable.
    var durableEnd: Int {
        switch durability {
        case .durable: end - pending.count
        case .unsynced(let start), .inDoubt(let start): start
        }
    }

    /// The mark of the last record; `nil` if the record is not durable. The first record has none: an upgrade changes its line.
    var mark: LogMark? {
        guard let sequence, durability == .durable else { return nil }
        return sequence > 1 ? LogMark(sequence: sequence, end: end, sum: lastSum) : .start
    }

    /// A Boolean value that indicates whether the next ``flush()`` changes the file.
    var hasUnwrittenChanges: Bool { cutsRest || !pending.isEmpty }

    func size() throws(LogError) -> Int { try attempt(.read, try file.size()) }

    func bytes(at offset: Int, count: Int) throws(LogError) -> [UInt8] {
        try attempt(.read, try file.bytes(at: offset, count: count))
    }
}

/// A record of a log, as a line of its file.
protocol LogRecord: Sendable {
    associatedtype Fold: LogFold where Fold.Record == Self

    /// The format of the lines. A file in a higher format is not changed.
    static var format: Int { get }
    /// Returns the format in the first line of a file, or at least in its first bytes.
    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int?
    /// The place of the record in its log, from 1 without gaps.
    var sequence: Int { get }
    /// Creates a record from a whole line without its line feed.
    init(parsing line: UnsafeRawBufferPointer) throws(LogDamage)
    /// Appends the line of the record to a buffer, with its checksum and line feed.
    ///
    /// - Throws: `LogDamage` where a reader would refuse the line. Then a part of it may have been appended.
    func write(to bytes: inout [UInt8]) throws(LogDamage)
}

/// What the records of a log come to.
protocol LogFold: Sendable {
    associatedtype Record

    init()
    /// Adds the next record, whose line begins at a place in the file. After an error, nothing has changed.
    mutating func enter(_ record: Record, at place: Int) throws(LogDamage)
}

// MARK: - Reading

extension SealedLog {
    /// Reads whole lines up to a place, and calls a function with each record.
    ///
    /// - Throws: `LogError`. When a line is damaged, the log ends before it.
    mutating func read(upTo place: Int, _ body: (Record) -> Void = { _ in }) throws(LogError) {
        var damage: LogDamage?
        let (scanner, start) = (LineScanner(file: file), end)
        // Whoever has written it may not have made it durable.
        defer { if durability == .durable, end > start { durability = .unsynced(from: start) } }
        try scanner.forEachLine(in: start..<max(start, place)) { line, next in
            do throws(LogDamage) { body(try take(line, upTo: next)) } catch { damage = error }
            return damage == nil
        }
        if let damage { throw .damaged(line: try lineNumber(), damage) }
    }

    private mutating func take(_ line: UnsafeRawBufferPointer, upTo next: Int) throws(LogDamage) -> Record {
        let record = try Record(parsing: line)
        try enter(record)
        end = next
        lastSum = SealedLine.sum(of: line)
        return record
    }

    mutating func enter(_ record: Record) throws(LogDamage) {
        if let sequence, record.sequence != sequence + 1 {
            throw .sequence(expected: sequence + 1, found: record.sequence)
        }
        try fold.enter(record, at: end)
        sequence = record.sequence
    }

    /// Reads the records that were appended since.
    ///
    /// Records were promised only when they were durable, and then the mark followed. So behind the mark, the first line that is not whole
    /// was never promised, nor anything after it: the log ends before it, whatever it looks like. Without a mark, only a line at the
    /// end of the file that was not written to its end is such a line.
    ///
    /// Where there is a limit, nothing behind it is read: see ``LogPlace/lockToRead(_:_:)``.
    ///
    /// - Throws: `LogError`; `.replaced` when the log became shorter or is another one. When the file is damaged, the log ends before the
    ///   damage; otherwise nothing has changed.
    mutating func catchUp(past mark: LogMark? = nil, upTo limit: Int? = nil) throws(LogError) {
        let before = self
        do throws(LogError) {
            let size = try readableSize(upTo: limit, past: mark)
            try reach(mark, in: size)
            do throws(LogError) { try read(upTo: size) } catch .damaged where mark != nil {}
            unfinishedBytes = size - end
            if mark == nil { try checkRest() }
        } catch {
            if case .failed = error { self = before }
            throw error
        }
    }

    /// Returns the size of what can be read up to a limit. The mark may have become a later one since the limit.
    func readableSize(upTo limit: Int?, past mark: LogMark?) throws(LogError) -> Int {
        min(try size(), limit.map { max($0, end, mark?.end ?? 0) } ?? .max)
    }

    /// Checks that the file goes on from what was read, reads the records up to a mark, unless this was done before, and checks that they
    /// lead to it.
    private mutating func reach(_ mark: LogMark?, in size: Int) throws(LogError) {
        guard size >= end, try hasLastRecord() else { throw .damaged(line: nextNumber, .replaced) }
        if end == 0 { try checkFormat() }
        guard let mark, end <= mark.end else { return }
        if size >= mark.end { try read(upTo: mark.end) }
        guard end == mark.end, sequence == mark.sequence, lastSum == mark.sum else {
            throw .damaged(line: mark.sequence, .replaced)
        }
    }

    /// Returns a Boolean value that indicates whether the file contains the record of a mark.
    func contains(_ mark: LogMark) throws(LogError) -> Bool {
        if mark == .start { return true }
        let count = SealedLine.sealLength + 1
        let seal = try bytes(at: max(0, mark.end - count), count: count)
        return seal.count == count && seal.dropLast().withUnsafeBytes { SealedLine.sum(of: $0) } == mark.sum
    }

    /// Reads most of the log before its lock is taken, so that no kiosk waits for a long reading.
    ///
    /// What was there while no other kiosk changed the file stays as it is. The caller takes the lock afterwards and reads the rest.
    /// What looks like damage is left to that reading too: only under the lock it is certain.
    mutating func readAhead(at place: LogPlace, _ mark: () -> LogMark?) throws(LogError) {
        var lastEnd = -1
        while end > lastEnd, try size() - end > Self.shortReading {
            let limit = try place.lockToRead(file, mark)
            let mark = mark()
            let size = try readableSize(upTo: limit, past: mark)
            file.unlock()
            lastEnd = end
            do throws(LogError) {
                try reach(mark, in: size)
                try read(upTo: size)
            } catch .damaged {}
        }
    }

    /// The number of bytes that are read in a few milliseconds.
    private static var shortReading: Int { 1 << 20 }

    /// Returns a Boolean value that indicates whether the last record is still in the file: another file may have its name, or
    /// other contents.
    private func hasLastRecord() throws(LogError) -> Bool {
        guard let sequence, sequence > 0, pending.isEmpty else { return true }
        return try contains(LogMark(sequence: sequence, end: end, sum: lastSum))
    }

    /// Returns the number of whole lines after the last record. Orders among them may have been told to a person if the mark
    /// is older than they are.
    func unfinishedRecords() throws(LogError) -> Int {
        var count = 0
        try LineScanner(file: file).forEachLine(in: end..<(end + unfinishedBytes), withRest: true) { line, _ in
            if SealedLine.open(line) != nil { count += 1 }
            return true
        }
        return count
    }

    /// Throws an error unless the bytes after the last line feed are the beginning of the next line. After a power cut, a file may be longer
    /// than the bytes that reached the disk: the missing ones are zero.
    private func checkRest() throws(LogError) {
        let rest = try bytes(at: end, count: min(unfinishedBytes, LineScanner.longestLine))
        var isUnfinished = zip(rest, "{\"seq\":\(nextNumber),".utf8).allSatisfy { $0 == $1 || $0 == 0 }
        // This was a whole line, whose line feed was changed.
        if rest.dropLast().withUnsafeBytes({ SealedLine.open($0) }) != nil { isUnfinished = rest.last == 0 }
        for place in stride(from: end, to: end + unfinishedBytes, by: 1 << 20) {
            // A record is never so long, and what follows a line feed may be another one.
            if try bytes(at: place, count: 1 << 20).hasLineFeed { isUnfinished = false }
        }
        if !isUnfinished { throw .damaged(line: nextNumber, .syntax) }
    }

    /// Throws an error if a newer version wrote the file.
    func checkFormat() throws(LogError) {
        let first = try bytes(at: 0, count: 256).prefix { $0 != SealedLine.lineFeed }
        let format = first.withUnsafeBytes { Record.format(ofFirstLine: $0) }
        if let format, format > Record.format { throw .newerFormat(format) }
    }

    /// Returns the number of the line that could not be read, from 1.
    private func lineNumber() throws(LogError) -> Int {
        if let sequence { return sequence + 1 }
        var lines = 0
        try LineScanner(file: file).forEachLine(in: 0..<end) { _, _ in
            lines += 1
            return true
        }
        return lines + 1
    }
}
