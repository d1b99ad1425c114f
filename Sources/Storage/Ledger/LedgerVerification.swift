import Core
import JuiceMaker

/// What came of reading every line of a ledger.
package struct LedgerVerification: Sendable {
    /// How many records are good, from the first one on.
    package private(set) var recordCount = 0
    /// When the last good one was written.
    package private(set) var lastTime: Timestamp?
    /// What the good ones come to.
    package private(set) var accounts = Accounts()
    /// How many bytes they take.
    package private(set) var goodBytes = 0
    /// Bytes behind them that belong to a line which was never finished; the next sale cuts them off.
    package private(set) var tornBytes = 0
    /// What is wrong with the line behind them, if anything is.
    package private(set) var fault: LedgerFault?

    /// Reads a ledger without changing anything, whatever menu it was written with.
    ///
    /// - Parameters:
    ///   - directory: the ledger's folder.
    ///   - files: where the folder is.
    /// - Throws: `LedgerFault.refused` when it cannot be read at all.
    /// - Complexity: O(*n*) in the number of records.
    package init(directory: String, files: any FileSystem = SystemFiles()) throws(LedgerFault) {
        let file: any File
        do {
            file = try retrying(try files.open(directory + "/" + FileLedger.fileName, .reading))
            try retrying(try file.lock(.shared))
        } catch {
            throw .refused(.open, errno: error.code)
        }
        defer { file.unlock() }
        let ledgerFile: LedgerFile
        do throws(LedgerFault) {
            ledgerFile = try LedgerFile(file, fromBeginning: true)
        } catch {
            fault = error
            if case .damaged = error { try readGoodPart(of: file) }
            return
        }
        take(ledgerFile.chain)
        lastTime = try ledgerFile.lastTime()
        do throws(LedgerFault) { tornBytes = try ledgerFile.tornByteCount() } catch { fault = error }
    }

    private mutating func readGoodPart(of file: any File) throws(LedgerFault) {
        var chain = RecordChain.beginning
        var time: Timestamp?
        let size = try LedgerFault.reading(try file.size())
        _ = try LedgerFault.reading(
            try LineScanner(file: file).forEachLine(in: 0..<size) { line, _ in
                // Accounts that a bad line has half changed are not those of the good ones.
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
