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
    /// The size of an unfinished line after them in bytes. The next sale cuts it off.
    package let tornBytes: Int
    /// The error in the line after them; `nil` if the whole ledger is valid.
    package private(set) var error: LedgerError?

    /// Reads and checks the ledger of a folder, without changing it and without a menu. Other kiosks can sell meanwhile.
    ///
    /// - Throws: `LedgerError` when the ledger cannot be read at all.
    /// - Complexity: O(*n*) in the number of records.
    package init(
        directory: String, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait()
    ) throws(LedgerError) {
        let place = FileLedger.place(in: directory, files: files, wait: wait)
        var (mark, oldMark): (LogMark?, LogMark?)
        var log: LedgerLog
        var damage: LedgerError?
        repeat {
            let file = try LedgerError.of { () throws(LogError) in try place.open(.reading) }
            let markFile = try? place.mark.open(.reading)
            oldMark = LogMark(in: markFile)
            log = LedgerLog(file)
            damage = nil
            do throws(LogError) {
                try log.readAhead(at: place, markFile)
                try place.holding(.shared, on: file) { () throws(LogError) in
                    mark = LogMark(in: markFile)
                    try log.catchUp(past: mark)
                }
            } catch .busy {
                throw .busy
            } catch {
                damage = LedgerError(error)
            }
            // A person may have accepted another ledger meanwhile.
        } while damage?.isReplaced == true && mark != oldMark
        if damage == nil, log.fold.accounts?.closed.number ?? 0 > 0 {
            var chain = LedgerChain()
            let broken = try LedgerError.of { () throws(LogError) in try chain.read(log.file, upTo: log.end) }
            if let broken { damage = .damaged(line: broken + 1, .chain) }
        }
        recordCount = log.sequence ?? 0
        lastTime = log.fold.lastTime
        accounts = log.fold.accounts ?? Accounts()
        goodBytes = log.end
        tornBytes = log.tornBytes
        error = damage
    }
}

extension LedgerError {
    /// A Boolean value that indicates whether the file became shorter or is another one.
    fileprivate var isReplaced: Bool {
        if case .damaged(_, .replaced) = self { true } else { false }
    }
}
