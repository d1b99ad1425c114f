import System

/// A reader for the lines of a part of a file, with one buffer for all of them.
struct LineScanner {
    private static let chunk = 1 << 20
    /// A size that is greater than any line that a kiosk writes.
    static let longestLine = 16 << 20

    let file: any File

    /// Calls a function with each line, without its line feed and with the place after both, up to the first that is longer than any kiosk
    /// writes, as long as the function returns `true`. With the rest, the bytes after the last line feed count as a line, too.
    ///
    /// - Returns: The place after the last line for which the function returned `true`.
    @discardableResult
    func forEachLine(
        in range: Range<Int>, withRest: Bool = false, _ body: (UnsafeRawBufferPointer, Int) -> Bool
    ) throws(LogError) -> Int {
        var buffer = [UInt8](repeating: 0, count: min(Self.chunk, range.count))
        var (position, kept, goesOn) = (range.lowerBound, 0, true)
        while goesOn, position < range.upperBound {
            if kept == Self.longestLine { break }
            if kept == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
            let room = kept..<min(buffer.count, kept + range.upperBound - position)
            let count = try buffer.withUnsafeMutableBufferPointer { buffer throws(LogError) in
                let bytes = UnsafeMutableRawBufferPointer(buffer)
                let count = try attempt(.read, try file.readFully(into: .init(rebasing: bytes[room]), at: position))
                let filled = UnsafeRawBufferPointer(rebasing: bytes[..<(kept + count)])
                let used: Int
                (used, goesOn) = Self.lines(in: filled, at: position - kept, body)
                bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: filled[used...]))
                kept = filled.count - used
                return count
            }
            if count == 0 { break }
            position += count
        }
        let isRest = withRest && goesOn && kept > 0 && kept < Self.longestLine
        if isRest, buffer.withUnsafeBytes({ body(.init(rebasing: $0[..<kept]), position) }) { kept = 0 }
        return position - kept
    }

    private static func lines(
        in bytes: UnsafeRawBufferPointer, at offset: Int, _ body: (UnsafeRawBufferPointer, Int) -> Bool
    ) -> (used: Int, goesOn: Bool) {
        var start = 0
        while let end = bytes.place(of: SealedLine.lineFeed, from: start) {
            guard body(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), offset + end + 1) else {
                return (start, false)
            }
            start = end + 1
        }
        return (start, true)
    }
}
