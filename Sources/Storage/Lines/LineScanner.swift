#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A reader for the lines of a part of a file, with one buffer for all of them.
struct LineScanner {
    private static let chunk = 1 << 20

    let file: any File

    /// Calls a function with each line that ends in a line feed.
    ///
    /// - Parameters:
    ///   - range: The part of the file. It begins at the beginning of a line.
    ///   - body: A function that takes a line without its line feed, and its place in the file, and returns `true` to go on.
    /// - Returns: The place after the last line for which the function returned `true`.
    /// - Throws: `SystemError` when the file cannot be read.
    /// - Complexity: O(*n*) in the number of bytes.
    func forEachLine(
        in range: Range<Int>, _ body: (UnsafeRawBufferPointer, Int) -> Bool
    ) throws(SystemError) -> Int {
        var buffer = [UInt8](repeating: 0, count: min(Self.chunk, range.count))
        var kept = 0
        var position = range.lowerBound
        while position < range.upperBound {
            if kept == buffer.count { buffer.append(contentsOf: repeatElement(0, count: buffer.count)) }
            let room = min(buffer.count - kept, range.upperBound - position)
            let result = buffer.withUnsafeMutableBytes { bytes in
                Result { () throws(SystemError) in
                    try file.readFully(
                        into: UnsafeMutableRawBufferPointer(rebasing: bytes[kept..<(kept + room)]), at: position)
                }
            }
            let count = try result.get()
            if count == 0 { break }
            let (used, goesOn) = buffer.withUnsafeMutableBytes { bytes in
                let filled = UnsafeRawBufferPointer(rebasing: bytes[..<(kept + count)])
                let outcome = Self.lines(in: filled, at: position - kept, body)
                bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: filled[outcome.used...]))
                return outcome
            }
            kept += count - used
            position += count
            if !goesOn { break }
        }
        return position - kept
    }

    private static func lines(
        in bytes: UnsafeRawBufferPointer, at offset: Int, _ body: (UnsafeRawBufferPointer, Int) -> Bool
    ) -> (used: Int, goesOn: Bool) {
        var start = 0
        while start < bytes.count, let base = bytes.baseAddress,
            let end = memchr(base + start, Int32(SealedLine.lineFeed), bytes.count - start)
        {
            let length = UnsafeRawPointer(end) - (base + start)
            let line = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length)])
            guard body(line, offset + start) else { return (start, false) }
            start += length + 1
        }
        return (start, true)
    }
}
