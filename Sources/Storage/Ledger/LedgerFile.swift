import Core
import JuiceMaker

/// The file of a ledger, read as far as it is good. Whoever adds to it, or reads what others add, holds the lock.
///
/// A value apart from its open file, so that a change that could not be written down is forgotten by going on with the old
/// one.
struct LedgerFile {
    /// What the lines that were read come to.
    private(set) var chain: RecordChain
    let file: any File
    let identity: FileIdentity
    /// Bytes of an unfinished line that was cut off.
    private(set) var cutBytes = 0

    /// That much of the end is read at first: it nearly always holds balances, and takes a fraction of a millisecond.
    private static let firstWindow = 64 * 1024
    private static let longestHeader = 256

    /// Reads an open file back from its end to the last balances, or all of it.
    ///
    /// - Parameters:
    ///   - file: the open file.
    ///   - fromBeginning: whether to read and check every line.
    /// - Throws: `LedgerFault` when the file cannot be read, or is not to be trusted.
    /// - Complexity: O(1), or O(*n*) from the beginning.
    init(_ file: any File, fromBeginning: Bool = false) throws(LedgerFault) {
        self.file = file
        identity = try LedgerFault.reading(try file.identity())
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

    /// How many bytes there are now.
    func size() throws(LedgerFault) -> Int {
        try LedgerFault.reading(try file.size())
    }

    /// Reads what others have added.
    ///
    /// - Returns: whether there was anything.
    /// - Throws: `LedgerFault` when it cannot be read, or is not to be trusted.
    mutating func catchUp() throws(LedgerFault) -> Bool {
        let size = try size()
        guard size != chain.end else { return false }
        guard size > chain.end else { throw .damaged(line: chain.nextNumber, .replaced) }
        let before = chain.sequence
        try readLines(upTo: size)
        return chain.sequence != before
    }

    /// Looks at what stands behind the last line feed, and leaves the file with nothing there: an unfinished line is cut off,
    /// one that lacks nothing but its end gets it.
    ///
    /// - Throws: `LedgerFault` when neither is possible.
    mutating func mendTail() throws(LedgerFault) {
        let size = try size()
        let tail = try bytes(chain.end..<size)
        switch torn(tail) {
        case .none: return
        case .wholeLine:
            var trial = chain
            do throws(LedgerDamage) {
                _ = try tail.withUnsafeBytes { line in Result { () throws(LedgerDamage) in try trial.read(line) } }
                    .get()
            } catch {
                throw .damaged(line: try lineNumber(), error)
            }
            try write([SealedLine.lineFeed], at: size)
            chain = trial
        case .torn:
            let end = chain.end
            do { try retrying(try file.truncate(to: end)) } catch {
                throw .refused(.write, errno: error.code)
            }
            cutBytes += tail.count
        case .damaged: throw .damaged(line: chain.nextNumber, .syntax)
        }
    }

    /// How many bytes of an unfinished line stand at the end; one that lacks nothing but its line feed counts as finished.
    func tornByteCount() throws(LedgerFault) -> Int {
        let tail = try bytes(chain.end..<size())
        switch torn(tail) {
        case .none, .wholeLine: return 0
        case .torn: return tail.count
        case .damaged: throw .damaged(line: chain.nextNumber, .syntax)
        }
    }

    /// Writes records behind the last one and returns when they are durable.
    ///
    /// - Throws: `LedgerFault`; then none of them is there, as far as the disk lets us say so.
    mutating func append(_ entries: [LedgerEntry], at time: Timestamp) throws(LedgerFault) {
        var bytes: [UInt8] = []
        let before = chain
        do throws(LedgerDamage) {
            for entry in entries { try chain.write(entry, at: time, to: &bytes) }
        } catch {
            chain = before
            throw .damaged(line: before.nextNumber, error)
        }
        do throws(LedgerFault) {
            try write(bytes, at: before.end)
            try sync()
        } catch {
            chain = before
            // Should that fail too, the next one to hold the lock finds whole records, which nobody was told of, or a torn line.
            _ = try? retrying(try file.truncate(to: before.end))
            throw error
        }
    }

    /// Returns when everything that was read would survive a power cut.
    func sync() throws(LedgerFault) {
        do { try retrying(try file.sync()) } catch { throw .unsure(errno: error.code) }
    }

    private func write(_ bytes: [UInt8], at offset: Int) throws(LedgerFault) {
        do { try file.writeFully(bytes, at: offset) } catch { throw .refused(.write, errno: error.code) }
    }

    private func torn(_ tail: [UInt8]) -> TornTail {
        tail.withUnsafeBytes { TornTail($0, ofLine: chain.nextNumber) }
    }

    private func bytes(_ range: Range<Int>) throws(LedgerFault) -> [UInt8] {
        try LedgerFault.reading(try file.bytes(at: range.lowerBound, count: range.count))
    }
}

// MARK: - Reading

extension LedgerFile {
    private func checkFormat() throws(LedgerFault) {
        let format = try bytes(0..<Self.longestHeader).withUnsafeBytes { RecordLine.format(ofFirstLine: $0) }
        if let format, format > RecordLine.format { throw .newerFormat(format) }
    }

    /// A chain that begins with the first line that begins at a place or behind it; with the first of all where that place is
    /// not in the file.
    func chain(beginningFrom offset: Int) throws(LedgerFault) -> RecordChain {
        guard offset > 0 else { return .beginning }
        let size = try size()
        var start: Int?
        // The byte before may be a line feed: then the line that begins at the place is whole.
        _ = try LedgerFault.reading(
            try LineScanner(file: file).forEachLine(in: (offset - 1)..<size) { line, place in
                start = place + line.count + 1
                return false
            })
        return start.map { RecordChain.middle(at: $0) } ?? .beginning
    }

    private mutating func readLines(upTo size: Int) throws(LedgerFault) {
        var chain = chain
        var damage: LedgerDamage?
        let scanner = LineScanner(file: file)
        let start = chain.end
        _ = try LedgerFault.reading(
            try scanner.forEachLine(in: start..<size) { line, _ in
                do throws(LedgerDamage) {
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

    /// The number of the line that could not be read, from 1.
    private func lineNumber() throws(LedgerFault) -> Int {
        if let sequence = chain.sequence { return sequence + 1 }
        var lines = 0
        let end = chain.end
        _ = try LedgerFault.reading(
            try LineScanner(file: file).forEachLine(in: 0..<end) { _, _ in
                lines += 1
                return true
            }
        )
        return lines + 1
    }
}

extension LedgerFile {
    /// Goes through all records that were read, the oldest first, and checks them once more.
    ///
    /// - Complexity: O(*n*) in the number of records.
    func forEachRecord(_ body: (LedgerRecord) -> Void) throws(LedgerFault) {
        try forEachRecord(of: .beginning, body)
    }

    /// Goes through the records from a moment on.
    ///
    /// Clocks are set back now and then, so it reads on towards the beginning until all of a piece is a day older.
    ///
    /// - Complexity: O(*n*) in the number of records from a day before that moment on.
    func forEachRecord(since time: Timestamp, _ body: (LedgerRecord) -> Void) throws(LedgerFault) {
        let early = Timestamp(milliseconds: time.milliseconds - 86_400_000)
        var window = 64 * 1024
        var records: [LedgerRecord] = []
        while true {
            let start = try chain(beginningFrom: chain.end - window)
            records = []
            try forEachRecord(of: start) { records.append($0) }
            // None at all is too few: a record may be longer than that.
            if start.end == 0 || records.first.map({ $0.time < early }) ?? false { break }
            window *= 4
        }
        for record in records where record.time >= time { body(record) }
    }

    /// When the last record was written; nil where there is none.
    func lastTime() throws(LedgerFault) -> Timestamp? {
        var window = 4 * 1024
        while true {
            let start = try chain(beginningFrom: chain.end - window)
            var time: Timestamp?
            try forEachRecord(of: start) { time = $0.time }
            if time != nil || start.end == 0 { return time }
            window *= 4
        }
    }

    private func forEachRecord(of start: RecordChain, _ body: (LedgerRecord) -> Void) throws(LedgerFault) {
        var chain = start
        var damage: LedgerDamage?
        _ = try LedgerFault.reading(
            try LineScanner(file: file).forEachLine(in: start.end..<self.chain.end) { line, _ in
                do throws(LedgerDamage) {
                    body(try chain.read(line))
                } catch {
                    damage = error
                }
                return damage == nil
            })
        if let damage { throw .damaged(line: chain.nextNumber, damage) }
    }
}
