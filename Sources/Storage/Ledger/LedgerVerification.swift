import Core
import JuiceMaker

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

    /// Reads and checks the ledger of a folder, without changing it and without a menu.
    ///
    /// - Throws: `LedgerError.failed` when the ledger cannot be read at all.
    /// - Complexity: O(*n*) in the number of records.
    package init(directory: String, files: any FileSystem = SystemFiles()) throws(LedgerError) {
        let place = FileLedger.place(in: directory, files: files)
        let file = try place.open(.reading)
        var log = SealedLog<RecordLine>(file)
        var damage: LedgerError?
        try place.holding(.shared, on: file) { () throws(LedgerError) in
            do throws(LedgerError) {
                try log.catchUp()
            } catch {
                damage = error
            }
        }
        recordCount = log.sequence ?? 0
        lastTime = log.fold.lastTime
        accounts = log.fold.accounts ?? Accounts()
        goodBytes = log.end
        tornBytes = log.tornBytes
        error = damage
    }
}
