import JuiceMaker
import System

extension FileLedger {
    /// Copies the ledger of a folder as it is at this moment, while other kiosks go on selling, and checks the copy.
    ///
    /// - Parameters:
    ///   - directory: The folder of the ledger.
    ///   - path: The path of the copy. There must be no file yet.
    ///   - files: The file system.
    ///   - wait: The wait for a kiosk that writes.
    /// - Returns: The number of records in the copy.
    /// - Throws: `LedgerError` when the ledger is damaged or the copy cannot be written. Then there is no copy.
    /// - Complexity: O(*n*) in the number of records. Other kiosks wait only while the size of the file is read.
    package static func backUp(
        directory: String, to path: String, files: any FileSystem = SystemFiles(), wait: LockWait = LockWait()
    ) throws(LedgerError) -> Int {
        let place = place(in: directory, files: files, wait: wait)
        let file = try place.open(.reading)
        let marks = LedgerMarks(of: place, for: .reading)
        // No kiosk is in the middle of a change now, and what is there never changes.
        let (size, mark) = try place.holding(.shared, on: file) { () throws(LogError) in
            (try attempt(.read, try file.size()), marks.mark)
        }
        var count = 0
        try LogPlace(path: path, files: files).create { copy throws(LogError) in
            try attempt(.write, try copy.writeContents(of: file, upTo: size))
            var log = LedgerLog(copy)
            try log.catchUp(past: mark)
            log.mend()
            try log.flush()
            try log.sync()
            count = log.sequence ?? 0
        }
        return count
    }
}
