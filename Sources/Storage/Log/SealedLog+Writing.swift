import System

extension SealedLog {
    /// Prepares the repair of the end of the file, which the next ``flush()`` makes: what is unfinished is cut off.
    mutating func mend() {
        if unfinishedBytes > 0 { cutsRest = true }
        unfinishedBytes = 0
    }

    /// Removes all records with the next ``flush()``.
    mutating func removeAll() {
        self = SealedLog(file)
        cutsRest = true
        durability = .unsynced(from: 0)
    }

    /// Adds a record, which the next ``flush()`` writes, inside of ``addRecords(_:)``.
    mutating func add(_ record: Record) throws(LogDamage) {
        try enter(record)
        let count = pending.count
        try record.write(to: &pending)
        end += pending.count - count
        lastSum = pending.withUnsafeBytes { SealedLine.sum(of: .init(rebasing: $0.dropLast())) }
    }

    /// Adds a whole line with its line feed as it is, which the next ``flush()`` writes, inside of ``addRecords(_:)``.
    mutating func add(line: [UInt8]) throws(LogDamage) {
        guard line.last == SealedLine.lineFeed else { throw .syntax }
        let (record, sum) = try line.withUnsafeBytes { bytes in
            let line = UnsafeRawBufferPointer(rebasing: bytes.dropLast())
            return Result { () throws(LogDamage) in (try Record(parsing: line), SealedLine.sum(of: line)) }
        }.get()
        try enter(record)
        pending += line
        end += line.count
        lastSum = sum
    }

    /// Calls a function that adds records. After an error, nothing has changed.
    mutating func addRecords(_ addRecords: (inout Self) throws(LogDamage) -> Void) throws(LogError) {
        let before = self
        do throws(LogDamage) {
            try addRecords(&self)
        } catch {
            self = before
            throw .damaged(line: nextNumber, error)
        }
    }

    /// Calls a function that adds records, and makes them durable.
    ///
    /// - Throws: `LogError`. Then the records were removed again, as far as the disk allowed it.
    mutating func append(_ addRecords: (inout Self) throws(LogDamage) -> Void) throws(LogError) {
        let before = self
        try self.addRecords(addRecords)
        do throws(LogError) {
            try flush()
            try sync()
        } catch {
            self = before
            if case .notDurable = error { durability = .inDoubt(from: durableEnd) }
            // If that fails too, the next holder of the lock finds whole records or a torn line.
            do { try retrying(try file.truncate(to: end)) } catch { throw .unknown(error.reason) }
            throw error
        }
    }

    /// Writes what was not written yet. After an error, the next call tries it again.
    mutating func flush() throws(LogError) {
        let written = end - pending.count
        if case .inDoubt(let start) = durability {
            try rewrite(from: start, upTo: written)
            durability = .unsynced(from: start)
        }
        if cutsRest {
            try attempt(.write, try file.truncate(to: written))
            cutsRest = false
        }
        guard !pending.isEmpty else { return }
        try attempt(.write, try file.writeFully(pending, at: written))
        if durability == .durable { durability = .unsynced(from: written) }
        pending.removeAll(keepingCapacity: true)
    }

    private func rewrite(from start: Int, upTo end: Int) throws(LogError) {
        var place = start
        while place < end {
            let bytes = try bytes(at: place, count: min(1 << 20, end - place))
            guard !bytes.isEmpty else { throw .damaged(line: nextNumber, .replaced) }
            try attempt(.write, try file.writeFully(bytes, at: place))
            place += bytes.count
        }
    }

    /// Makes everything in the file durable.
    mutating func sync() throws(LogError) {
        do throws(SystemError) {
            try retrying(try file.sync())
        } catch {
            durability = .inDoubt(from: durableEnd)
            throw .notDurable(error.reason)
        }
        durability = .durable
    }

    /// Notes that what was read is durable up to a mark, and perhaps no further: the kiosk that wrote the rest may have failed to make it
    /// durable. A kiosk writes less than a megabyte at once.
    mutating func doubtDurability(after mark: LogMark?) {
        let start = max(durableEnd, mark?.end ?? 0, end - (1 << 20))
        durability = start < end ? .inDoubt(from: start) : .durable
    }

    /// Makes everything durable that was read, whatever became of the kiosk that wrote it.
    mutating func makeDurable() throws(LogError) {
        if durability == .durable { return }
        try flush()
        do throws(LogError) { try sync() } catch { throw .failed(.sync, error.reason) }
    }
}
