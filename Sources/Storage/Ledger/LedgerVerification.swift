import Core
import JuiceMaker
import System

/// The result of reading and checking every line of a ledger.
package struct LedgerVerification: Sendable {
    /// The number of valid records from the first one on.
    package let recordCount: Int
    /// The time of the last valid record.
    package let lastTime: Timestamp?
    /// The sums of the valid records.
    package let accounts: Accounts
    /// The size of the valid records in bytes.
    package let goodBytes: Int
    /// The size of what is unfinished after them in bytes. The next sale sets it aside.
    package let unfinishedBytes: Int
    /// The error in the line after them, or that a record is missing which the ledger had; `nil` if the whole ledger is valid.
    package private(set) var error: LedgerError?
    /// What a person should know about the marks of the ledger.
    package private(set) var notices: [LedgerNotice] = []

    /// Reads and checks the ledger of a folder, without changing it and without a menu. Other kiosks can sell meanwhile.
    ///
    /// - Throws: `LedgerError` when the ledger cannot be read at all.
    /// - Complexity: O(*n*) in the number of records.
    package init(
        directory: String, state: String? = nil, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait()
    ) throws(LedgerError) {
        let place = FileLedger.place(in: directory, state: state, files: files, wait: wait)
        var log: LedgerLog
        var (marks, missing): (LedgerMarks, LogMark?)
        var damage: LedgerError?
        var isCurrent = true
        repeat {
            log = LedgerLog(try place.open(.reading))
            (damage, missing) = (nil, nil)
            marks = LedgerMarks(of: place, for: .reading)
            let before = marks.mark
            do throws(LogError) {
                try log.readAhead(at: place) { [marks] in marks.mark }
                let limit = try place.lockToRead(log.file) { marks.mark }
                defer { log.file.unlock() }
                // Another kiosk may have put a newer format in its place, or a person may have accepted another ledger meanwhile.
                isCurrent = try place.leads(to: log.file)
                marks = LedgerMarks(of: place, for: .reading)
                var mark = marks.mark
                if let before, before != mark, try !log.contains(before) { isCurrent = false }
                // A ledger that lost its end is checked up to there, as one without a mark.
                if let end = mark, try !log.contains(end) { (missing, mark) = (end, nil) }
                if let end = marks.highMark, try !log.contains(end), end.sequence > missing?.sequence ?? 0 {
                    missing = end
                }
                try log.catchUp(past: mark, upTo: limit)
            } catch {
                if error == .busy { throw error }
                damage = error
            }
        } while !isCurrent
        if damage == nil {
            do throws(LogError) { try log.checkDigits() } catch { damage = error }
        }
        if damage == nil, let missing { damage = .damaged(line: missing.sequence, .replaced) }
        recordCount = log.sequence ?? 0
        lastTime = log.fold.lastTime
        accounts = log.fold.accounts ?? Accounts()
        goodBytes = log.end
        unfinishedBytes = log.unfinishedBytes
        error = damage
        notices = [try marks.notice(of: log)].compactMap(\.self)
    }
}
