import JuiceMaker
import System

extension FileLedger {
    /// Copies the ledger of a folder as it is at this moment, while other kiosks go on selling, and checks the copy.
    ///
    /// - Parameters:
    ///   - directory: The folder of the ledger.
    ///   - path: The path of the copy. There must be no file yet.
    ///   - state: The state folder of the user, which tells how long the ledger was; `nil` if there is none.
    ///   - files: The file system.
    ///   - wait: The wait for a kiosk that writes.
    /// - Returns: The number of records in the copy, and what a person should know about the ledger, as when it
    ///   is read.
    /// - Throws: `LedgerError` when the ledger is damaged or the copy cannot be written. Then there is no copy.
    /// - Complexity: O(*n*) in the number of records. Other kiosks wait only while the size of the file is read.
    package static func backUp(
        directory: String, to path: String, state: String? = nil, files: any FileSystem = SystemFiles(),
        wait: LockWait = LockWait()
    ) throws(LedgerError) -> (count: Int, notices: [LedgerNotice]) {
        let place = place(in: directory, state: state, files: files, wait: wait)
        let file = try place.open(.reading)
        // No kiosk is in the middle of a change now, and what is there never changes. A mark that is read later may be that of a longer ledger.
        let marks = LedgerMarks(of: place, for: .reading)
        let limit = try place.lockToRead(file) { marks.mark }
        let (mark, highMark) = (marks.mark, marks.highMark)
        let size = try LedgerLog(file).readableSize(upTo: limit, past: mark)
        file.unlock()
        var (count, notices) = (0, [LedgerNotice]())
        try LogPlace(path: path, files: files).create { copy throws(LogError) in
            try attempt(.write, try copy.writeContents(of: file, upTo: size))
            var log = LedgerLog(copy)
            try log.catchUp(past: mark)
            log.mend()
            try log.flush()
            try log.sync()
            count = log.sequence ?? 0
            // The copy has what is left, but a person may think that it has everything.
            if let highMark, try !log.contains(highMark) { notices.append(.missingRecord(highMark.sequence)) }
            if let notice = try marks.notice(of: log) { notices.append(notice) }
        }
        return (count, notices)
    }
}
