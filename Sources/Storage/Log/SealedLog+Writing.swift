import Core
import JuiceMaker

extension SealedLog {
    /// Repairs the end of the file: an unfinished line is cut off, and a missing line feed after a whole line is added.
    ///
    /// - Throws: `LogError` when the file cannot be repaired. Then nothing has changed.
    mutating func mend() throws(LogError) {
        var mended = self
        if lacksLineFeed {
            mended.lacksLineFeed = false
            mended.end += 1
            mended.pending.append(SealedLine.lineFeed)
        }
        if tornBytes > 0 { mended.cutRest() }
        if backgroundSync == nil { try mended.flush() }
        self = mended
    }

    /// Cuts off everything after the last record with the next ``flush()``.
    mutating func cutRest() {
        mustTruncate = true
        cutBytes += tornBytes
        tornBytes = 0
    }

    /// Removes all records with the next ``flush()``.
    mutating func removeAll() {
        sequence = 0
        end = 0
        fold = Record.Fold()
        clock = LogClock()
        pending.removeAll(keepingCapacity: true)
        lacksLineFeed = false
        durableEnd = 0
        backgroundSync?.reset()
        cutRest()
    }

    /// Adds a record, which the next ``flush()`` writes. After an error, nothing has changed.
    mutating func add(_ record: Record) throws(RecordError) {
        try enter(record)
        let count = pending.count
        record.write(to: &pending)
        end += pending.count - count
        lastSum = pending.withUnsafeBytes { SealedLine.sum(of: .init(rebasing: $0.dropLast())) }
    }

    /// Calls a function that adds records, and makes them durable at once, in the background, or not yet.
    ///
    /// - Throws: `LogError`. If records are to be durable at once, they were removed again, as far as the disk allowed it.
    mutating func append(
        isDurable: Bool = true, _ addRecords: (inout Self) throws(RecordError) -> Void
    ) throws(LogError) {
        let before = self
        do throws(RecordError) {
            try addRecords(&self)
        } catch {
            self = before
            throw .damaged(line: nextNumber, error)
        }
        if let backgroundSync {
            durableEnd = backgroundSync.durableEnd
            mustRewrite = backgroundSync.hasFailed
            guard hasUnwrittenChanges || mustRewrite else { return }
            try flush()
            return try attempt(.sync, try backgroundSync.request(upTo: end))
        }
        try flush(isDurable: isDurable, orGoBackTo: before)
    }

    /// Writes what was not written yet, and makes the records since a state of the log durable, or removes them again.
    mutating func flush(isDurable: Bool, orGoBackTo before: Self) throws(LogError) {
        do throws(LogError) {
            try flush()
            if isDurable { try sync() }
        } catch {
            self = before
            if case .notDurable = error { mustRewrite = true }
            // If that fails too, the next holder of the lock finds whole records or a torn line.
            do { try retrying(try file.truncate(to: end)) } catch { throw .unknown(error.reason) }
            throw error
        }
    }

    /// Writes what was not written yet. After an error, the next call tries it again.
    mutating func flush() throws(LogError) {
        let written = end - pending.count
        if mustRewrite { try rewrite(upTo: written) }
        if mustTruncate { try attempt(.write, try file.truncate(to: written)) }
        mustTruncate = false
        try attempt(.write, try file.writeFully(pending, at: written))
        pending.removeAll(keepingCapacity: true)
    }

    /// Writes again what a failed sync may have dropped.
    private mutating func rewrite(upTo written: Int) throws(LogError) {
        var place = durableEnd
        while place < written {
            let bytes = try bytes(at: place, count: min(1 << 20, written - place))
            guard !bytes.isEmpty else { throw .damaged(line: nextNumber, .replaced) }
            try attempt(.write, try file.writeFully(bytes, at: place))
            place += bytes.count
        }
        mustRewrite = false
        backgroundSync?.forgetFailure()
    }

    /// Makes everything in the file durable.
    mutating func sync() throws(LogError) {
        do throws(SystemError) {
            try retrying(try file.sync())
        } catch {
            mustRewrite = true
            throw .notDurable(error.reason)
        }
        durableEnd = end
    }

    /// Ends the synchronization in the background, and makes everything durable.
    mutating func finish() throws(LogError) {
        if let backgroundSync {
            backgroundSync.stop()
            mustRewrite = backgroundSync.hasFailed
        }
        try flush()
        try sync()
    }

    /// Makes sure that the next ``flush()`` writes everything again that may not be durable. A kiosk writes less than a megabyte
    /// at once.
    mutating func doubtDurability() {
        durableEnd = max(durableEnd, end - (1 << 20))
        mustRewrite = true
    }

    /// Makes everything durable that was read, whatever became of the kiosk that wrote it.
    mutating func makeDurable() throws(LogError) {
        guard mustRewrite || durableEnd < end else { return }
        try flush()
        do throws(LogError) { try sync() } catch { throw .failed(.sync, error.reason) }
    }

    /// Returns the reason why the synchronization in the background failed since the last call; `nil` if it did not.
    func takeBackgroundFailure() -> FailureReason? { backgroundSync?.takeFailure()?.reason }
}
