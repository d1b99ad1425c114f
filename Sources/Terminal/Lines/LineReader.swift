import System

/// One line of an input, or the reason why the line has no text.
public enum InputLine: Hashable, Sendable {
    /// The text of the line without its end.
    case text(String)
    /// A line that is not UTF-8, with the number of bytes before the first wrong one.
    case invalidUTF8(at: Int)
    /// A line that has more bytes than the limit; none of them was kept.
    case tooLong
}

/// Reads lines from a pipe, a file or a line terminal.
///
/// A line ends in LF or CR LF; the last line may lack its end. A byte order mark at the very beginning is dropped.
public final class LineReader {
    private let descriptor: Descriptor
    private let limit: Int
    private var buffer: [UInt8] = []
    /// The bytes of the buffer that belong to the next lines.
    private var unread = 0..<0
    /// The part of the line from earlier buffers.
    private var line: [UInt8] = []
    private var isTooLong = false
    private var isAtStart = true
    private var isAtEnd = false

    private static let chunk = 64 * 1024
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Creates a reader of a descriptor, such as 0 for standard input. It reads nothing before the first call of ``next()``. A line with
    /// more bytes than the limit, without its end, is skipped and takes no memory.
    public init(descriptor: Int32, limit: Int = 1 << 20) {
        self.descriptor = Descriptor(number: descriptor)
        self.limit = limit
    }

    /// A Boolean value that indicates whether the descriptor is a terminal.
    public var isTerminal: Bool { descriptor.isTerminal }

    /// A Boolean value that indicates whether the next line was read ahead, so that ``next()`` does not wait.
    public var hasBufferedLine: Bool { buffer[unread].contains(UInt8(ascii: "\n")) }

    /// Waits for input or its end, and returns `false` after a timeout, a signal, or when another descriptor can be read. What came may be
    /// less than a line.
    package func wait(atMost timeout: Duration?, orFor others: [Int32] = []) -> Bool {
        if !unread.isEmpty || isAtEnd { return true }
        var readiness = Readiness()
        let input = readiness.reading(descriptor)
        for other in others { _ = readiness.reading(Descriptor(number: other)) }
        readiness.wait(timeout)
        return readiness.isReady(input)
    }

    /// Waits for the next line and returns it; `nil` behind the last line.
    public func next() throws(SystemError) -> InputLine? {
        while true {
            if unread.isEmpty {
                try fill()
                if isAtEnd { return line.isEmpty && !isTooLong ? nil : finishLine() }
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

    private func fill() throws(SystemError) {
        if isAtEnd { return }
        if buffer.isEmpty { buffer = Array(repeating: 0, count: Self.chunk) }
        while true {
            switch buffer.withUnsafeMutableBytes({ descriptor.read(into: $0) }) {
            case .moved(let count):
                unread = 0..<count
                isAtEnd = count == 0
                return
            case .wouldBlock: _ = Readiness.wait(toRead: descriptor, nil)
            case .failed(let error): throw error
            }
        }
    }

    /// Adds bytes to the line. There is room for a carriage return and the mark, because neither counts for the limit.
    private func keep(_ bytes: Range<Int>) {
        if isTooLong { return }
        if line.count + bytes.count > limit + 1 + Self.byteOrderMark.count {
            isTooLong = true
            line = []
        } else {
            line.append(contentsOf: buffer[bytes])
        }
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
        var decoder = UTF8()
        var input = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&input) { offset += UTF8.width(scalar) }
        return offset
    }
}
