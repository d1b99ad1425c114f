import System

/// A mark beside a log: up to this place, its records were checked and are durable.
///
/// A log that does not contain the record of its mark became shorter, or it is another one. A mark that cannot be read is no mark:
/// then the whole log is checked.
///
/// Its file always has the same length, so that one write replaces it, and a power cut leaves the old mark or the new one.
struct LogMark: Hashable, Sendable {
    /// The number of the last record.
    let sequence: Int
    /// The place after it.
    let end: Int
    /// The eight digits of its checksum.
    let sum: UInt64

    /// The mark of a log of which nothing was promised yet.
    static let start = LogMark(sequence: 0, end: 0, sum: 0x3030_3030_3030_3030)

    /// The numbers of a mark, of which records can name each.
    private static let numbers = 0...1 << 53
    /// An older program wrote lines of up to 192 bytes.
    private static let longestLine = 192
    /// The length of the line and what fills it up. The longest line takes 96 bytes.
    static let length = 128
}

extension LogMark {
    /// Reads the mark in a file; the result is `nil` if there is none.
    init?(in file: (any File)?) { self.init(Self.bytes(of: file)) }

    /// Returns the bytes of a mark, and the first ones of what may follow it.
    static func bytes(of file: (any File)?) -> [UInt8] { (try? file?.bytes(at: 0, count: longestLine)) ?? [] }

    /// Reads the mark in the bytes of its file; the result is `nil` if there is none.
    init?(_ bytes: [UInt8]) {
        let mark: LogMark? = bytes.prefix { $0 != SealedLine.lineFeed }.withUnsafeBytes { line in
            guard let content = SealedLine.open(line) else { return nil }
            var cursor = ByteCursor(content)
            guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(in: Self.numbers), cursor.skip(",\"bytes\":"),
                let end = cursor.integer(in: Self.numbers)
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

    /// Writes the mark into its file, without waiting until it is durable: an older mark only makes the next start read more.
    func write(to file: any File) throws(SystemError) {
        var line: [UInt8] = []
        line.append("{\"seq\":")
        line.append(sequence)
        line.append(",\"bytes\":")
        line.append(end)
        line.append(",\"last\":\"")
        withUnsafeBytes(of: sum) { line.append(contentsOf: $0) }
        line.append("\"")
        SealedLine.seal(&line, from: 0)
        line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Self.length - 1 - line.count))
        line.append(SealedLine.lineFeed)
        try file.writeFully(line, at: 0)
    }
}
