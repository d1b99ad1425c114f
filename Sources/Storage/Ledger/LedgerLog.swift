import Core
import JuiceMaker

typealias LedgerLog = SealedLog<RecordLine>

extension LedgerLog {
    /// Reads the file from the last balances before its mark on, up to a limit or to its end; without a mark, what was not read yet.
    ///
    /// - Complexity: O(*n*) in the number of records after the mark.
    mutating func open(after mark: LogMark?, upTo limit: Int? = nil) throws(LogError) {
        try checkFormat()
        if let mark {
            let opened = try readBack(from: min(mark.end, try size())) { window throws(LogError) in
                var log = log(from: window.lowerBound)
                try log.read(upTo: window.upperBound)
                return log.fold.accounts == nil ? nil : log
            }
            self = opened ?? LedgerLog(file)
        }
        try catchUp(past: mark, upTo: limit)
        doubtDurability(after: mark)
    }

    /// Appends entries, and makes them durable. A function is called before with the mark that the last one will have.
    mutating func append(
        _ entries: [LedgerEntry], at time: Timestamp, noting note: (LogMark) -> Void = { _ in }
    ) throws(LogError) {
        try append { log throws(LogDamage) in
            for entry in entries { try log.add(entry, at: time) }
            note(LogMark(sequence: log.sequence ?? 0, end: log.end, sum: log.lastSum))
        }
    }

    /// Adds an entry, which the next ``flush()`` writes.
    mutating func add(_ entry: LedgerEntry, at time: Timestamp) throws(LogDamage) {
        try add(try fold.line(for: LedgerRecord(sequence: nextNumber, time: time, entry: entry), at: end))
    }

    /// Returns a place in the file at which a line begins, not far before the first record after a place in the log.
    func start(ofRecordsAfter sequence: Int) throws(LogError) -> Int {
        if sequence <= 0 { return 0 }
        let start = try readBack(from: end) { window throws(LogError) in
            var first: Int?
            try read(window) { first = first ?? $0.sequence }
            return first.map { $0 <= sequence + 1 } ?? false ? window.lowerBound : nil
        }
        return start ?? 0
    }

    // MARK: Reading back, in a time that is proportional to the number of records since then

    /// Returns the place of the last record of a part of the file that has no record of a time or later; 0 if there is no such part.
    func lastSequence(before time: Timestamp) throws(LogError) -> Int {
        let found = try readBack(from: end) { window throws(LogError) in
            var (last, hasLater) = (Int?.none, false)
            try read(window) { line in
                last = line.sequence
                hasLater = hasLater || line.record.time >= time
            }
            return hasLater ? nil : last
        }
        return found ?? 0
    }

    /// Returns the record of an order; `nil` if there is none.
    func sale(number: Int) throws(LogError) -> LedgerRecord? {
        var found: LedgerRecord?
        _ = try readBack(from: end) { window throws(LogError) -> Bool? in
            var first: Int?
            try read(window) { line in
                guard case .sale(let sale) = line.record.entry else { return }
                first = first ?? sale.number
                if sale.number == number { found = line.record }
            }
            return first.map { $0 <= number } ?? false ? true : nil
        }
        return found
    }

    /// Returns the last menu that was recorded up to a record; `nil` if there is none.
    func menu(at sequence: Int) throws(LogError) -> RecordedMenu? {
        try readBack(from: end) { window throws(LogError) in
            var menu: RecordedMenu?
            try read(window) { line in
                guard line.sequence <= sequence else { return }
                if case .menu(let new) = line.record.entry { menu = new.menu }
                menu = line.balances?.menu ?? menu
            }
            return menu
        }
    }

    /// Returns the chain that begins with the close of a number, without its lines; for 0, with the first line.
    func chain(afterClose number: Int) throws(LogError) -> LedgerChain {
        if number == 0 { return LedgerChain() }
        let place = try readBack(from: end) { window throws(LogError) in
            var place: Int?
            try LineScanner(file: file).forEachLine(in: window) { line, next in
                if RecordLine.digits(ofClose: line) != nil { place = next - line.count - 1 }
                return true
            }
            return place
        }
        return LedgerChain(from: place ?? 0)
    }

    /// Checks that each close has the digits of the lines that it covers.
    ///
    /// - Throws: `LogError` for the first close with others.
    /// - Complexity: O(*n*) in the number of bytes; O(1) without a close.
    func checkDigits() throws(LogError) {
        guard fold.accounts?.closed.number ?? 0 > 0 else { return }
        var chain = LedgerChain()
        if let broken = try chain.read(file, upTo: end) { throw .damaged(line: broken + 1, .chain) }
    }

    /// Calls a function with windows of the file, each of whole lines and in front of the one before, until it returns something. The first
    /// window nearly always contains balances, and takes a fraction of a millisecond.
    private func readBack<Found>(
        from end: Int, _ look: (Range<Int>) throws(LogError) -> Found?
    ) throws(LogError) -> Found? {
        var (upper, length) = (end, 64 * 1024)
        while upper > 0 {
            let lower = try lineStart(from: upper - length, to: upper)
            // A record may be longer than the window, which has no line then.
            if lower < upper, let found = try look(lower..<upper) { return found }
            length = lower < upper ? min(4 * length, 256 * 1024) : 4 * length
            upper = lower
        }
        return nil
    }

    private func lineStart(from lower: Int, to upper: Int) throws(LogError) -> Int {
        guard lower > 0 else { return 0 }
        // If the byte before is a line feed, the line at the place is whole.
        for place in stride(from: lower - 1, to: upper, by: 4096) {
            let bytes = try bytes(at: place, count: min(4096, upper - place))
            if let index = bytes.firstIndex(of: SealedLine.lineFeed) { return place + index + 1 }
        }
        return upper
    }

    func read(_ window: Range<Int>, _ body: (RecordLine) -> Void) throws(LogError) {
        var log = log(from: window.lowerBound)
        try log.read(upTo: window.upperBound, body)
    }

    /// Returns a log that begins at a line, of which nothing is read yet.
    private func log(from place: Int) -> LedgerLog {
        place == 0 ? LedgerLog(file) : LedgerLog(file, from: place, after: nil, fold: LedgerSums(middle: place))
    }
}
