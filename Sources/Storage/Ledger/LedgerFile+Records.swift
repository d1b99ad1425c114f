import Core
import JuiceMaker

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
