import System

/// Brings a ledger of an older format to the present one.
///
/// Only the format in the first line changes: a reader understands the records of both. An older program reads that line first, and
/// refuses the whole file clearly, where it would take a newer record for a damaged one. The ledger is replaced in one step by a copy,
/// because no byte of it is ever changed in place.
enum LedgerUpgrade {
    /// Replaces an older ledger by one in the present format.
    ///
    /// - Returns: `true` if the file was older, so that it must be opened again.
    /// - Throws: `LogError` when the copy cannot be written. Then the old ledger is still there.
    /// - Complexity: O(1) for a ledger in the present format, and once O(*n*) in the number of bytes for an older one.
    static func upgrade(_ file: any File, at place: LogPlace) throws(LogError) -> Bool {
        guard try isOld(file) else { return false }
        try place.holding(.exclusive, on: file) { () throws(LogError) in
            // Another kiosk may have upgraded it while this one waited.
            guard try place.leads(to: file), let line = try newFirstLine(of: file) else { return }
            // From now on, a ledger has a mark, and never one with the sum of the first line.
            var marks = LedgerMarks(of: place, for: .updating)
            try marks.create()
            try place.syncNames()
            _ = try place.replace { copy throws(LogError) -> Bool? in
                try attempt(.write, try copy.writeContents(of: file))
                try attempt(.write, try copy.writeFully(line, at: 0))
                try attempt(.sync, try copy.sync())
                return true
            }
        }
        return true
    }

    /// Returns a Boolean value that indicates whether a ledger has an older format.
    static func isOld(_ file: any File) throws(LogError) -> Bool { try newFirstLine(of: file) != nil }

    /// Returns the first line of an older ledger in the present format, which is as long; `nil` for any other file.
    private static func newFirstLine(of file: any File) throws(LogError) -> [UInt8]? {
        let beginning = try attempt(.read, try file.bytes(at: 0, count: 256))
        guard let format = beginning.withUnsafeBytes({ RecordLine.format(ofFirstLine: $0) }),
            format < RecordLine.format
        else { return nil }
        var newLine: [UInt8]?
        let size = try attempt(.read, try file.size())
        try LineScanner(file: file).forEachLine(in: 0..<size) { line, _ in
            // A damaged line stays as it is, so that the damage is found.
            if let record = try? RecordLine(parsing: line) {
                var bytes: [UInt8] = []
                try? record.write(to: &bytes)
                if bytes.count == line.count + 1 { newLine = bytes }
            }
            return false
        }
        return newLine
    }
}
