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
    private(set) var sequence: Int?
    /// The place after the last record.
    private(set) var end: Int
    /// The number of bytes after the last record that belong to no record, and that the next ``flush()`` cuts off.
    private(set) var cutBytes = 0
    /// The last bytes before the end, which are not written yet.
    private var pending: [UInt8] = []
    private var mustTruncate = false
    private let backgroundSync: BackgroundSync?

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
        let (size, start) = (try size(), end)
        guard size >= start else { throw .damaged(line: nextNumber, .replaced) }
        if start == 0 { try checkFormat() }
        try read(upTo: size) { _ in }
        return end > start
    }

    /// Calls a function with each record, the oldest first, and checks the records again.
    func forEachRecord(_ body: (Record) -> Void) throws(LogError) {
        var log = Self(file)
        try log.read(upTo: end, body)
    }

    /// Reads whole lines.
    mutating func read(upTo size: Int, _ body: (Record) -> Void) throws(LogError) {
        var damage: RecordError?
        let before = self
        do throws(SystemError) {
            _ = try LineScanner(file: file).forEachLine(in: before.end..<size) { line, _ in
                do throws(RecordError) { body(try read(line)) } catch { damage = error }
                return damage == nil
            }
        } catch {
            self = before
            throw .failed(.read, error.reason)
        }
        if let damage { throw .damaged(line: try lineNumber(), damage) }
    }

    private mutating func read(_ line: UnsafeRawBufferPointer) throws(RecordError) -> Record {
        let record = try Record(parsing: line)
        try enter(record)
        end += line.count + 1
        return record
    }

    private mutating func enter(_ record: Record) throws(RecordError) {
        if let sequence, record.sequence != sequence + 1 {
            throw .sequence(expected: sequence + 1, found: record.sequence)
        }
        try fold.enter(record, at: end)
        sequence = record.sequence
    }

    /// Throws an error if a newer version wrote the file.
    func checkFormat() throws(LogError) {
        let first = try bytes(at: 0, count: 256).prefix { $0 != SealedLine.lineFeed }
        let format = first.withUnsafeBytes { Record.format(ofFirstLine: $0) }
        if let format, format > Record.format { throw .newerFormat(format) }
    }

    private func bytes(at offset: Int, count: Int) throws(LogError) -> [UInt8] {
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

// MARK: - Writing

extension SealedLog {
    /// Repairs the end of the file: an unfinished line is cut off, and a missing line feed after a whole line is added.
    ///
    /// - Throws: `LogError` when the file is damaged or cannot be repaired. Then nothing has changed.
    mutating func mend() throws(LogError) {
        var mended = self
        try mended.readTail()
        if backgroundSync == nil { try mended.flush() }
        self = mended
    }

    /// Reads the bytes after the last line feed, and plans their repair.
    mutating func readTail() throws(LogError) {
        let tail = try bytes(at: end, count: max(0, size() - end))
        switch tail.withUnsafeBytes({ TornTail($0, ofLine: nextNumber) }) {
        case .none: break
        case .torn: cutRest(tail.count)
        case .damaged: throw .damaged(line: nextNumber, .syntax)
        case .wholeLine:
            do throws(RecordError) {
                _ = try tail.withUnsafeBufferPointer { line throws(RecordError) in try read(.init(line)) }
            } catch {
                throw .damaged(line: try lineNumber(), error)
            }
            pending.append(SealedLine.lineFeed)
        }
    }

    /// Cuts off everything after the last record with the next ``flush()``.
    mutating func cutRest(_ count: Int = 0) {
        mustTruncate = true
        cutBytes += count
    }

    /// Removes all records with the next ``flush()``.
    mutating func removeAll() {
        sequence = 0
        end = 0
        fold = Record.Fold()
        pending.removeAll(keepingCapacity: true)
        cutRest()
    }

    /// Adds a record, which the next ``flush()`` writes. After an error, nothing has changed.
    mutating func add(_ record: Record) throws(RecordError) {
        try enter(record)
        let count = pending.count
        record.write(to: &pending)
        end += pending.count - count
    }

    /// Calls a function that adds records, and makes them durable at once or in the background.
    ///
    /// - Throws: `LogError`. If records are to be durable at once, they were removed again, as far as the disk allowed it.
    mutating func append(_ addRecords: (inout Self) throws(RecordError) -> Void) throws(LogError) {
        let before = self
        do throws(RecordError) {
            try addRecords(&self)
        } catch {
            self = before
            throw .damaged(line: nextNumber, error)
        }
        if let backgroundSync {
            guard hasUnwrittenChanges else { return }
            try flush()
            return try attempt(.sync, try backgroundSync.request())
        }
        do throws(LogError) {
            try flush()
            try sync()
        } catch {
            self = before
            // If that fails too, the next holder of the lock finds whole records, which were not reported, or a torn line.
            try? retrying(try file.truncate(to: end))
            throw error
        }
    }

    /// Writes what was not written yet. After an error, the next call tries it again.
    mutating func flush() throws(LogError) {
        let written = end - pending.count
        if mustTruncate { try attempt(.write, try file.truncate(to: written)) }
        mustTruncate = false
        try attempt(.write, try file.writeFully(pending, at: written))
        pending.removeAll(keepingCapacity: true)
    }

    /// Makes everything in the file durable.
    func sync() throws(LogError) {
        do { try retrying(try file.sync()) } catch { throw .notDurable(error.reason) }
    }

    /// Ends the synchronization in the background, and makes everything durable.
    func finish() throws(LogError) {
        backgroundSync?.stop()
        try sync()
    }

    /// Returns the reason why the synchronization in the background failed since the last call; `nil` if it did not.
    func takeBackgroundFailure() -> FailureReason? { backgroundSync?.takeFailure()?.reason }
}

/// An error of a log. A ledger has all kinds of them, and reports them to its users as they are.
typealias LogError = LedgerError

extension LogError {
    /// The reason of the system; for other errors, what comes closest to them.
    var reason: FailureReason {
        switch self {
        case .failed(_, let reason), .notDurable(let reason): reason
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
