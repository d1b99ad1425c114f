import System

/// A mark beside a log: up to this place, its records were checked and are durable.
///
/// A log that does not contain the record of its mark became shorter, or it is another one. A mark that cannot be read is no mark:
/// then the whole log is checked.
struct LogMark: Hashable, Sendable {
    /// The number of the last record.
    let sequence: Int
    /// The place after it.
    let end: Int
    /// The eight digits of its checksum.
    let sum: UInt64

    private static let longestLine = 192
}

extension LogMark {
    /// Reads the mark in a file; the result is `nil` if there is none.
    init?(in file: (any File)?) {
        guard let bytes = try? file?.bytes(at: 0, count: Self.longestLine) else { return nil }
        let mark: LogMark? = bytes.prefix { $0 != SealedLine.lineFeed }.withUnsafeBytes { line in
            guard let content = SealedLine.open(line) else { return nil }
            var cursor = ByteCursor(content)
            guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(), cursor.skip(",\"bytes\":"),
                let end = cursor.integer()
            else { return nil }
            // An older program wrote the clock of the records, too.
            for name in [",\"latest\":", ",\"setback\":"] as [StaticString] where cursor.skip(name) {
                guard cursor.integer() != nil else { return nil }
            }
            guard cursor.skip(",\"last\":\""), let sum = cursor.bytes(8), cursor.skip("\""), cursor.isAtEnd else {
                return nil
            }
            return LogMark(sequence: sequence, end: end, sum: sum.loadUnaligned(as: UInt64.self))
        }
        guard let mark else { return nil }
        self = mark
    }

    /// Writes the mark into its file, without waiting until it is durable: an older mark only makes the next start read more. What is
    /// left of a longer line before it does not count.
    func write(to file: any File) {
        var line: [UInt8] = []
        line.append("{\"seq\":")
        line.append(sequence)
        line.append(",\"bytes\":")
        line.append(end)
        line.append(",\"last\":\"")
        withUnsafeBytes(of: sum) { line.append(contentsOf: $0) }
        line.append("\"")
        SealedLine.seal(&line, from: 0)
        try? file.writeFully(line, at: 0)
    }
}
