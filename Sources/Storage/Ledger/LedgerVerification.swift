import Core
import JuiceMaker

/// The result of reading and checking every line of a ledger.
package struct LedgerVerification: Sendable {
    /// The number of valid records from the first one on.
    package private(set) var recordCount = 0
    /// The time of the last valid record.
    package private(set) var lastTime: Timestamp?
    /// The sums of the valid records.
    package private(set) var accounts = Accounts()
    /// The size of the valid records in bytes.
    package private(set) var goodBytes = 0
    /// The size of an unfinished line after them in bytes. The next sale cuts it off.
    package private(set) var tornBytes = 0
    /// The error in the line after them; `nil` if the whole ledger is valid.
    package private(set) var error: LedgerError?

    /// Reads and checks a ledger, without changing it and without a menu.
    ///
    /// - Parameters:
    ///   - directory: The folder of the ledger.
    ///   - files: The file system.
    /// - Throws: `LedgerError.failed` when the ledger cannot be read at all.
    /// - Complexity: O(*n*) in the number of records.
    package init(directory: String, files: any FileSystem = SystemFiles()) throws(LedgerError) {
        let file: any File
        do {
            file = try retrying(try files.open(directory + "/" + FileLedger.fileName, .reading))
            try retrying(try file.lock(.shared))
        } catch {
            throw .failed(.open, error.reason)
        }
        defer { file.unlock() }
        let ledgerFile: LedgerFile
        do throws(LedgerError) {
            ledgerFile = try LedgerFile(file, fromBeginning: true)
        } catch {
            self.error = error
            if case .damaged = error { try readGoodPart(of: file) }
            return
        }
        take(ledgerFile.chain)
        lastTime = try ledgerFile.lastTime()
        do throws(LedgerError) { tornBytes = try ledgerFile.tornByteCount() } catch { self.error = error }
    }

    private mutating func readGoodPart(of file: any File) throws(LedgerError) {
        var chain = RecordChain.beginning
        var time: Timestamp?
        let size = try LedgerError.reading(try file.size())
        _ = try LedgerError.reading(
            try LineScanner(file: file).forEachLine(in: 0..<size) { line, _ in
                // An invalid line may have changed a part of the accounts.
                var next = chain
                guard let record = try? next.read(line) else { return false }
                chain = next
                time = record.time
                return true
            })
        take(chain)
        lastTime = time
    }

    private mutating func take(_ chain: RecordChain) {
        recordCount = chain.sequence ?? 0
        accounts = chain.accounts ?? Accounts()
        goodBytes = chain.end
    }
}
