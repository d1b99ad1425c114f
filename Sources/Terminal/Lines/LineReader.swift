/// Lines from a pipe, a file or a line terminal.
///
/// A line ends in LF or CR LF; the last one counts without any. A byte order mark at the very beginning is dropped.
package nonisolated final class LineReader {
    private let descriptor: Descriptor
    private let limit: Int
    private var buffer: [UInt8] = []
    /// The bytes of the buffer that are not used yet.
    private var unread = 0..<0
    /// The part of a line that came in earlier buffers.
    private var line: [UInt8] = []
    private var isTooLong = false
    private var isAtStart = true
    private var isAtEnd = false

    private static let chunk = 64 * 1024
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Begins to read; nothing is read before a line is asked for.
    ///
    /// - Parameters:
    ///   - descriptor: where from; 0 is standard input.
    ///   - limit: bytes of a line at most, without its end. What is longer is skipped and takes no memory.
    package init(descriptor: Int32, limit: Int = 1 << 20) {
        self.descriptor = Descriptor(number: descriptor)
        self.limit = limit
    }

    /// Whether a person types this directly.
    package var isTerminal: Bool { descriptor.isTerminal }

    /// Whether the next line is here already, so that asking for it will not wait.
    package var hasBufferedLine: Bool { buffer[unread].contains(UInt8(ascii: "\n")) }

    /// The next line, or nil behind the last one; waits for it as long as it takes.
    ///
    /// - Returns: the line, or why there is none in its place.
    /// - Throws: `IOError.failed` when the input cannot be read.
    /// - Complexity: O(*n*) in the length of the line.
    package func next() throws(IOError) -> InputLine? {
        while true {
            if unread.isEmpty {
                try fill()
                if isAtEnd { return lastLine() }
            }
            if let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n")) {
                keep(unread.lowerBound..<end)
                unread = end + 1..<unread.upperBound
                return finishLine()
            }
            keep(unread)
            unread = 0..<0
        }
    }

    private func fill() throws(IOError) {
        if isAtEnd { return }
        if buffer.isEmpty { buffer = Array(repeating: 0, count: Self.chunk) }
        while true {
            switch buffer.withUnsafeMutableBytes({ descriptor.read(into: $0) }) {
            case .moved(let count):
                unread = 0..<count
                isAtEnd = count == 0
                return
            case .wouldBlock: _ = Readiness.wait(toRead: descriptor, nil)
            case .failed(let code): throw IOError.failed(.read, errno: code)
            }
        }
    }

    /// Room for the line end and the mark is given on top of the limit, because neither counts.
    private func keep(_ bytes: Range<Int>) {
        if isTooLong { return }
        if line.count + bytes.count > limit + 1 + Self.byteOrderMark.count {
            isTooLong = true
            line = []
        } else {
            line.append(contentsOf: buffer[bytes])
        }
    }

    private func lastLine() -> InputLine? {
        line.isEmpty && !isTooLong ? nil : finishLine()
    }

    private func finishLine() -> InputLine {
        defer {
            line.removeAll(keepingCapacity: line.capacity <= Self.chunk)
            isTooLong = false
            isAtStart = false
        }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let mark = isAtStart && line.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        if isTooLong || line.count - mark > limit { return .tooLong }
        if let text = String(validating: line[mark...], as: UTF8.self) { return .text(text) }
        return .invalidUTF8(at: Self.firstInvalidByte(line[mark...]))
    }

    private static func firstInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int {
        var assembler = UTF8Assembler()
        var start = 0
        for (offset, byte) in bytes.enumerated() {
            if !assembler.isInside { start = offset }
            switch assembler.feed(byte) {
            case .scalar, .incomplete: continue
            case .invalid, .brokenOff: return start
            }
        }
        return start
    }
}
