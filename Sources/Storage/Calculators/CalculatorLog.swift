import Calculator

/// A file of calculators, read and replayed from its beginning up to the first line that is not valid.
struct CalculatorLog {
    /// The calculators after the valid lines.
    private(set) var calculators = CalculatorSet()
    /// The events of the valid lines, if they were requested.
    private(set) var events: [RecordedEvent] = []
    /// The number of valid lines.
    private(set) var lineCount = 0
    /// The place after the valid lines.
    private(set) var end = 0
    /// The rest of the file.
    private(set) var rest = Rest.nothing

    /// The bytes after the valid lines.
    enum Rest: Equatable {
        /// There are none.
        case nothing
        /// An unfinished line, which is one key at most.
        case tornLine
        /// A valid line without its line feed. It counts as valid.
        case missingLineFeed
        /// Lines that were changed.
        case damage
        /// Lines in a format that this program does not know.
        case newerFormat(Int)
    }

    /// A size in bytes that is greater than any line.
    private static let longestTail = 4096

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: An open file that is locked.
    ///   - keepsEvents: `true` to keep the events.
    /// - Throws: `SystemError` when the file cannot be read.
    /// - Complexity: O(*n*) in the number of lines.
    init(_ file: any File, keepingEvents keepsEvents: Bool) throws(SystemError) {
        let size = try retrying(try file.size())
        end = try LineScanner(file: file).forEachLine(in: 0..<size) { line, _ in
            read(line, keepsEvents)
            return rest == .nothing
        }
        guard rest == .nothing, end < size else { return }
        let tail = try file.bytes(at: end, count: min(size - end, Self.longestTail))
        tail.withUnsafeBytes { tail in
            switch TornTail(tail, ofLine: lineCount + 1) {
            case .none: break
            case .torn: rest = .tornLine
            case .damaged: rest = .damage
            case .wholeLine:
                read(tail, keepsEvents)
                if rest == .nothing {
                    rest = .missingLineFeed
                    end += tail.count
                }
            }
        }
    }

    private mutating func read(_ line: UnsafeRawBufferPointer, _ keepsEvents: Bool) {
        guard lineCount > 0 else { return readFirst(line) }
        guard let line = CalculatorLine(parsing: line), line.sequence == lineCount + 1 else {
            rest = .damage
            return
        }
        calculators.handle(line.event)
        if keepsEvents { events.append(line.event) }
        lineCount += 1
    }

    private mutating func readFirst(_ line: UnsafeRawBufferPointer) {
        switch CalculatorLine.format(ofFirstLine: line) {
        case CalculatorLine.format: lineCount = 1
        case let format? where format > CalculatorLine.format: rest = .newerFormat(format)
        default: rest = .damage
        }
    }
}
