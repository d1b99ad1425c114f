import Core
import JuiceMaker

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
    var lastSum: UInt64 = 0
    /// The clock of the records so far; for a log that is read from its middle, of those that were read.
    var clock = LogClock()
    /// The number of bytes of an unfinished line after the last record.
    var tornBytes = 0
    /// The number of bytes of unfinished lines that were cut off.
    var cutBytes = 0
    /// The last bytes before the end, which are not written yet.
    var pending: [UInt8] = []
    var mustTruncate = false
    /// A Boolean value that indicates whether the last record lacks its line feed in the file.
    var lacksLineFeed = false
    /// The place up to which everything is known to be durable.
    var durableEnd = 0
    /// A Boolean value that indicates whether a sync has failed. The system may have dropped what it was to make durable, and the
    /// next sync would not notice.
    var mustRewrite = false
    let backgroundSync: BackgroundSync?

    /// When appended records become durable.
    enum Durability: Sendable {
        /// Before ``append(_:)`` returns. Records that cannot be made durable are removed again.
        case atOnce
        /// Soon afterwards. Records that cannot be written wait for the next ``append(_:)``.
        case inBackground
    }

    /// Creates a log of which nothing is read yet. It may begin in the middle of its file, after a record.
    init(
        _ file: any File, from start: Int = 0, after sequence: Int? = 0, fold: Record.Fold = Record.Fold(),
        durability: Durability = .atOnce
    ) {
        self.file = file
        backgroundSync = durability == .inBackground ? BackgroundSync(file) : nil
        self.fold = fold
        self.sequence = sequence
        end = start
    }

    /// The number of the next record, which is also the number of its line.
    var nextNumber: Int { (sequence ?? 0) + 1 }

    /// The mark of the last record; `nil` if the record is not durable, or there is none.
    var mark: LogMark? {
        guard let sequence, sequence > 0, durableEnd == end, !lacksLineFeed else { return nil }
        return LogMark(sequence: sequence, end: end, sum: lastSum, clock: clock)
    }

    /// A Boolean value that indicates whether the next ``flush()`` changes the file.
    var hasUnwrittenChanges: Bool { mustTruncate || !pending.isEmpty }

    /// Returns the current size of the file in bytes.
    func size() throws(LogError) -> Int { try attempt(.read, try file.size()) }
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
    /// The time at which the record was written, if it has one.
    var time: Timestamp? { get }
    /// Creates a record from a whole line without its line feed.
    init(parsing line: UnsafeRawBufferPointer) throws(RecordError)
    /// Appends the line of the record to a buffer, with its checksum and line feed.
    func write(to bytes: inout [UInt8])
}

/// What the records of a log come to.
protocol LogFold: Sendable {
    associatedtype Record

    /// Creates the fold of no records.
    init()
    /// Adds the next record, whose line begins at a place in the file. After an error, nothing has changed.
    mutating func enter(_ record: Record, at place: Int) throws(RecordError)
}

// MARK: - Reading

extension SealedLog {
    /// Reads the records that were appended since, and returns whether there were any.
    ///
    /// - Throws: `LogError`. When the file is damaged, the log ends before the damage; otherwise nothing has changed.
    @discardableResult
    mutating func catchUp() throws(LogError) -> Bool {
        let before = self
        do throws(LogError) {
            try readLines(upTo: try size())
            try readTail { _ in }
        } catch {
            if case .failed = error { self = before }
            throw error
        }
        return sequence != before.sequence
    }

    /// Reads most of the log before its lock is taken, so that no kiosk waits for a long reading.
    ///
    /// What was there while no other kiosk changed the file stays as it is. The caller takes the lock afterwards and reads the rest.
    /// What looks like damage is left to that reading too: only under the lock it is certain.
    mutating func readAhead(at place: LogPlace, _ markFile: (any File)?) throws(LogError) {
        var lastEnd = -1
        while end > lastEnd, try size() - end > Self.shortReading {
            let (size, mark) = try place.holding(.shared, on: file) { () throws(LogError) in
                (try self.size(), LogMark(in: markFile))
            }
            lastEnd = end
            do throws(LogError) {
                if let mark, mark.end > end {
                    try readLines(upTo: mark.end)
                    if !isAt(mark) { return }
                }
                try readLines(upTo: size)
            } catch .damaged {}
        }
    }

    /// The number of bytes that are read in a few milliseconds.
    private static var shortReading: Int { 1 << 20 }

    /// Reads whole lines up to a place, if the file is still the same.
    private mutating func readLines(upTo place: Int) throws(LogError) {
        guard try size() >= end, try hasLastRecord() else { throw .damaged(line: nextNumber, .replaced) }
        if end == 0 { try checkFormat() }
        try readLineFeed(upTo: place)
        try read(upTo: place) { _ in }
    }

    /// Calls a function with each record, the oldest first, and checks the records again.
    func forEachRecord(_ body: (Record) -> Void) throws(LogError) {
        var log = Self(file)
        try log.read(upTo: end, body)
        if log.end < end { try log.readTail(body) }
    }

    /// Reads whole lines.
    mutating func read(upTo size: Int, _ body: (Record) -> Void) throws(LogError) {
        var damage: RecordError?
        let (scanner, start) = (LineScanner(file: file), end)
        _ = try attempt(
            .read,
            try scanner.forEachLine(in: start..<max(start, size)) { line, _ in
                do throws(RecordError) { body(try read(line)) } catch { damage = error }
                return damage == nil
            })
        if let damage { throw .damaged(line: try lineNumber(), damage) }
    }

    private mutating func read(_ line: UnsafeRawBufferPointer, lineFeed: Int = 1) throws(RecordError) -> Record {
        let record = try Record(parsing: line)
        try enter(record)
        end += line.count + lineFeed
        lastSum = SealedLine.sum(of: line)
        return record
    }

    mutating func enter(_ record: Record) throws(RecordError) {
        if let sequence, record.sequence != sequence + 1 {
            throw .sequence(expected: sequence + 1, found: record.sequence)
        }
        try fold.enter(record, at: end)
        if let time = record.time { clock.note(time) }
        sequence = record.sequence
    }

    /// Reads the records up to a mark and checks that they lead to it, unless ``readAhead(at:_:)`` has done so, and then those
    /// after it.
    ///
    /// - Throws: `LogError`; `.replaced` when the log became shorter or is another one.
    mutating func catchUp(past mark: LogMark) throws(LogError) {
        if end == 0 { try checkFormat() }
        if end <= mark.end {
            if try size() >= mark.end { try read(upTo: mark.end) { _ in } }
            guard isAt(mark) else { throw .damaged(line: mark.sequence, .replaced) }
            clock = mark.clock
        }
        durableEnd = mark.end
        try catchUp()
        // The kiosk that wrote the records after the mark may have failed to make them durable.
        if end > mark.end { mustRewrite = true }
    }

    private func isAt(_ mark: LogMark) -> Bool {
        end == mark.end && sequence == mark.sequence && lastSum == mark.sum
    }

    /// Returns a Boolean value that indicates whether the last record is still in the file: another file may have its name, or
    /// other contents.
    private func hasLastRecord() throws(LogError) -> Bool {
        guard let sequence, sequence > 0, pending.isEmpty else { return true }
        let count = SealedLine.sealLength + (lacksLineFeed ? 0 : 1)
        return try bytes(at: end - count, count: SealedLine.sealLength).withUnsafeBytes { seal in
            seal.count == SealedLine.sealLength && SealedLine.sum(of: seal) == lastSum
        }
    }

    /// Notes that everything up to a mark is durable, and that the rest may not be.
    mutating func noteDurable(upTo mark: LogMark?) {
        durableEnd = min(end, max(durableEnd, mark?.end ?? 0))
        mustRewrite = mustRewrite || durableEnd < end
    }

    /// Reads the line feed of the last record, if another kiosk has added it by now.
    private mutating func readLineFeed(upTo size: Int) throws(LogError) {
        guard lacksLineFeed, size > end else { return }
        guard try bytes(at: end, count: 1) == [SealedLine.lineFeed] else { throw .damaged(line: nextNumber, .syntax) }
        lacksLineFeed = false
        end += 1
    }

    /// Reads the bytes after the last line feed, which may be a whole record.
    mutating func readTail(_ body: (Record) -> Void) throws(LogError) {
        tornBytes = 0
        let length = try size() - end
        guard length > 0 else { return }
        let tail = try bytes(at: end, count: min(length, LineScanner.longestLine))
        var kind = tail.withUnsafeBytes { TornTail($0, ofLine: nextNumber) }
        for place in stride(from: end + tail.count, to: end + length, by: 1 << 20) {
            // A record is never so long, and what follows a line feed may be another one.
            let piece = try bytes(at: place, count: 1 << 20)
            if kind == .wholeLine || piece.hasLineFeed { kind = .damaged }
        }
        switch kind {
        case .none: break
        case .torn: tornBytes = length
        case .damaged: throw .damaged(line: nextNumber, .syntax)
        case .wholeLine:
            do throws(RecordError) {
                body(
                    try tail.withUnsafeBufferPointer { line throws(RecordError) in
                        try read(UnsafeRawBufferPointer(line), lineFeed: 0)
                    })
            } catch {
                throw .damaged(line: try lineNumber(), error)
            }
            lacksLineFeed = true
        }
    }

    /// Throws an error if a newer version wrote the file.
    func checkFormat() throws(LogError) {
        let first = try bytes(at: 0, count: 256).prefix { $0 != SealedLine.lineFeed }
        let format = first.withUnsafeBytes { Record.format(ofFirstLine: $0) }
        if let format, format > Record.format { throw .newerFormat(format) }
    }

    func bytes(at offset: Int, count: Int) throws(LogError) -> [UInt8] {
        try attempt(.read, try file.bytes(at: offset, count: count))
    }

    /// Returns the number of the line that could not be read, from 1.
    private func lineNumber() throws(LogError) -> Int {
        if let sequence { return sequence + 1 }
        var lines = 0
        _ = try attempt(
            .read,
            try LineScanner(file: file).forEachLine(in: 0..<end) { _, _ in
                lines += 1
                return true
            })
        return lines + 1
    }
}

/// An error of a log. A ledger has all kinds of them, and reports them to its users as they are.
typealias LogError = LedgerError

extension LogError {
    /// The reason of the system; for other errors, what comes closest to them.
    var reason: FailureReason {
        switch self {
        case .failed(_, let reason), .notDurable(let reason), .unknown(let reason): reason
        case .busy: .lockedByOther
        case .damaged, .newerFormat: .notSupported
        }
    }
}

/// Makes a system call, and turns its error into an error of a log.
func attempt<Value>(
    _ operation: LogError.Operation, _ call: @autoclosure () throws(SystemError) -> Value
) throws(LogError) -> Value {
    do { return try retrying(try call()) } catch { throw .failed(operation, error.reason) }
}
