import Calculator

/// A file of calculators, read from its beginning as far as it is good, and played again.
struct CalculatorLog {
    /// The calculators that everything good in it leads to.
    private(set) var calculators = CalculatorSet()
    /// What is good in it, as long as that was asked for.
    private(set) var events: [CalculatorSet.Event] = []
    /// How many lines are good.
    private(set) var lineCount = 0
    /// Where the first one begins that is not, or the file ends.
    private(set) var end = 0
    /// What stands there.
    private(set) var rest = Rest.nothing

    /// What may stand behind the good lines.
    enum Rest: Equatable {
        case nothing
        /// A line that was not finished: nothing that anybody could miss but a key.
        case tornLine
        /// A good line whose line feed is missing; it is counted among the others.
        case missingLineFeed
        /// Lines that are not what was written.
        case damage
        /// Lines of a format that this program does not know.
        case newerFormat(Int)
    }

    /// More than any line has.
    private static let longestTail = 4096

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: the file, to be read only; whoever asks holds its lock.
    ///   - keepsEvents: whether the events are wanted.
    /// - Throws: `SystemError` when it cannot be read.
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
        guard let line = CalculatorLine(line), line.sequence == lineCount + 1 else {
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
