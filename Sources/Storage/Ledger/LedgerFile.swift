import Core
import JuiceMaker

/// The file of a ledger, read up to its current end. Its caller holds the lock when it reads new records or appends some.
///
/// The type is a value, apart from its open file, so that a caller can go back to the old value when a change could not be
/// recorded.
struct LedgerFile {
    /// The records that were read.
    private(set) var chain: RecordChain
    let file: any File
    let identity: FileIdentity
    /// The number of bytes of unfinished lines that were cut off.
    private(set) var cutBytes = 0

    /// The size of the first part to read from the end. It nearly always contains balances, and takes a fraction of a millisecond.
    private static let firstWindow = 64 * 1024
    private static let longestHeader = 256

    /// Reads a file, either from its last balances on or wholly.
    ///
    /// - Parameters:
    ///   - file: An open file.
    ///   - fromBeginning: `true` to read and check every line.
    /// - Throws: `LedgerError` when the file cannot be read or is damaged.
    /// - Complexity: O(1), or O(*n*) from the beginning.
    init(_ file: any File, fromBeginning: Bool = false) throws(LedgerError) {
        self.file = file
        identity = try LedgerError.reading(try file.identity())
        chain = .beginning
        try checkFormat()
        let size = try self.size()
        var window = fromBeginning ? size : Self.firstWindow
        repeat {
            chain = try chain(beginningFrom: size - window)
            try readLines(upTo: size)
            window *= 4
        } while chain.accounts == nil
    }

    /// Returns the current size in bytes.
    func size() throws(LedgerError) -> Int {
        try LedgerError.reading(try file.size())
    }

    /// Reads what other kiosks have appended.
    ///
    /// - Returns: `true` if there were new records.
    /// - Throws: `LedgerError` when the file cannot be read or is damaged.
    mutating func catchUp() throws(LedgerError) -> Bool {
        let size = try size()
        guard size != chain.end else { return false }
        guard size > chain.end else { throw .damaged(line: chain.nextNumber, .replaced) }
        let before = chain.sequence
        try readLines(upTo: size)
        return chain.sequence != before
    }

    /// Repairs the end of the file: an unfinished line is cut off, and a missing line feed after a whole line is added.
    ///
    /// - Throws: `LedgerError` when the file is damaged or cannot be repaired.
    mutating func mendTail() throws(LedgerError) {
        let size = try size()
        let tail = try bytes(chain.end..<size)
        switch torn(tail) {
        case .none: return
        case .wholeLine:
            var trial = chain
            do throws(RecordError) {
                _ = try tail.withUnsafeBytes { line in Result { () throws(RecordError) in try trial.read(line) } }
                    .get()
            } catch {
                throw .damaged(line: try lineNumber(), error)
            }
            try write([SealedLine.lineFeed], at: size)
            chain = trial
        case .torn:
            let end = chain.end
            do { try retrying(try file.truncate(to: end)) } catch {
                throw .failed(.write, error.reason)
            }
            cutBytes += tail.count
        case .damaged: throw .damaged(line: chain.nextNumber, .syntax)
        }
    }

    /// Returns the size of an unfinished line at the end. A whole line without its line feed counts as finished.
    func tornByteCount() throws(LedgerError) -> Int {
        let tail = try bytes(chain.end..<size())
        switch torn(tail) {
        case .none, .wholeLine: return 0
        case .torn: return tail.count
        case .damaged: throw .damaged(line: chain.nextNumber, .syntax)
        }
    }

    /// Appends records, and returns when they are durable.
    ///
    /// - Throws: `LedgerError`. Then the records were removed again, as far as the disk allowed it.
    mutating func append(_ entries: [LedgerEntry], at time: Timestamp) throws(LedgerError) {
        var bytes: [UInt8] = []
        let before = chain
        do throws(RecordError) {
            for entry in entries { try chain.write(entry, at: time, to: &bytes) }
        } catch {
            chain = before
            throw .damaged(line: before.nextNumber, error)
        }
        do throws(LedgerError) {
            try write(bytes, at: before.end)
            try sync()
        } catch {
            chain = before
            // If that fails too, the next holder of the lock finds whole records, which were not reported, or a torn line.
            _ = try? retrying(try file.truncate(to: before.end))
            throw error
        }
    }

    /// Makes everything in the file durable.
    func sync() throws(LedgerError) {
        do { try retrying(try file.sync()) } catch { throw .notDurable(error.reason) }
    }

    private func write(_ bytes: [UInt8], at offset: Int) throws(LedgerError) {
        do { try file.writeFully(bytes, at: offset) } catch { throw .failed(.write, error.reason) }
    }

    private func torn(_ tail: [UInt8]) -> TornTail {
        tail.withUnsafeBytes { TornTail($0, ofLine: chain.nextNumber) }
    }

    private func bytes(_ range: Range<Int>) throws(LedgerError) -> [UInt8] {
        try LedgerError.reading(try file.bytes(at: range.lowerBound, count: range.count))
    }
}

// MARK: - Reading

extension LedgerFile {
    private func checkFormat() throws(LedgerError) {
        let format = try bytes(0..<Self.longestHeader).withUnsafeBytes { RecordLine.format(ofFirstLine: $0) }
        if let format, format > RecordLine.format { throw .newerFormat(format) }
    }

    /// Returns a chain that begins with the first line at a place or after it; with the first line of all if the place is not
    /// positive.
    func chain(beginningFrom offset: Int) throws(LedgerError) -> RecordChain {
        guard offset > 0 else { return .beginning }
        let size = try size()
        var start: Int?
        // If the byte before is a line feed, the line at the place is whole.
        _ = try LedgerError.reading(
            try LineScanner(file: file).forEachLine(in: (offset - 1)..<size) { line, place in
                start = place + line.count + 1
                return false
            })
        return start.map { RecordChain.middle(at: $0) } ?? .beginning
    }

    private mutating func readLines(upTo size: Int) throws(LedgerError) {
        var chain = chain
        var damage: RecordError?
        let scanner = LineScanner(file: file)
        let start = chain.end
        _ = try LedgerError.reading(
            try scanner.forEachLine(in: start..<size) { line, _ in
                do throws(RecordError) {
                    _ = try chain.read(line)
                } catch {
                    damage = error
                }
                return damage == nil
            }
        )
        self.chain = chain
        if let damage { throw .damaged(line: try lineNumber(), damage) }
    }

    /// Returns the number of the line that could not be read, from 1.
    private func lineNumber() throws(LedgerError) -> Int {
        if let sequence = chain.sequence { return sequence + 1 }
        var lines = 0
        let end = chain.end
        _ = try LedgerError.reading(
            try LineScanner(file: file).forEachLine(in: 0..<end) { _, _ in
                lines += 1
                return true
            }
        )
        return lines + 1
    }
}

extension LedgerFile {
    /// Calls a function with each record, the oldest first, and checks the records again.
    ///
    /// - Complexity: O(*n*) in the number of records.
    func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try forEachRecord(of: .beginning, body)
    }

    /// Calls a function with each record from a time on, the oldest first.
    ///
    /// A clock may have been set back, so the search goes back until a record is a day older than that time.
    ///
    /// - Complexity: O(*n*) in the number of records from a day before that time on.
    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        let early = Timestamp(milliseconds: time.milliseconds - 86_400_000)
        var window = 64 * 1024
        var records: [LedgerRecord] = []
        while true {
            let start = try chain(beginningFrom: chain.end - window)
            records = []
            try forEachRecord(of: start) { records.append($0) }
            // A window without any record is too small: a record may be longer than the window.
            if start.end == 0 || records.first.map({ $0.time < early }) ?? false { break }
            window *= 4
        }
        for record in records where record.time >= time { body(record) }
    }

    /// Returns the time of the last record; `nil` if there is none.
    func lastTime() throws(LedgerError) -> Timestamp? {
        var window = 4 * 1024
        while true {
            let start = try chain(beginningFrom: chain.end - window)
            var time: Timestamp?
            try forEachRecord(of: start) { time = $0.time }
            if time != nil || start.end == 0 { return time }
            window *= 4
        }
    }

    private func forEachRecord(of start: RecordChain, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        var chain = start
        var damage: RecordError?
        _ = try LedgerError.reading(
            try LineScanner(file: file).forEachLine(in: start.end..<self.chain.end) { line, _ in
                do throws(RecordError) {
                    body(try chain.read(line))
                } catch {
                    damage = error
                }
                return damage == nil
            })
        if let damage { throw .damaged(line: chain.nextNumber, damage) }
    }
}
