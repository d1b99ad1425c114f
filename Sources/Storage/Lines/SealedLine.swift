import System

/// A line of JSON whose last member is the checksum of everything before it: `{…,"sum":"1a2b3c4d"}`.
///
/// JSON lets a person read the file. The checksum lets a program check each line on its own.
enum SealedLine {
    /// The length of the end in bytes: `,"sum":"`, eight hexadecimal digits and `"}`.
    static let sealLength = 18
    static let opening: StaticString = ",\"sum\":\""
    static let lineFeed = UInt8(ascii: "\n")

    /// Completes a line that begins with `{` and some members: appends the checksum, the brace and the line feed.
    static func seal(_ bytes: inout [UInt8], from start: Int) {
        let sum = bytes.withUnsafeBytes { Checksum.crc32(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        bytes.append(opening)
        withUnsafeBytes(of: digits(of: sum)) { bytes.append(contentsOf: $0) }
        bytes.append("\"}\n")
    }

    /// Returns everything before the checksum of a whole line without its line feed, or `nil` if the checksum is missing or does
    /// not match.
    static func open(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard line.count > sealLength, line[line.count - 1] == UInt8(ascii: "}"),
            line[line.count - 2] == UInt8(ascii: "\"")
        else { return nil }
        let content = UnsafeRawBufferPointer(rebasing: line[..<(line.count - sealLength)])
        let isOpening = opening.withUTF8Buffer { opening in
            UnsafeRawBufferPointer(opening).loadUnaligned(as: UInt64.self)
                == line.loadUnaligned(fromByteOffset: content.count, as: UInt64.self)
        }
        return isOpening && sum(of: line) == digits(of: Checksum.crc32(content)) ? content : nil
    }

    /// Returns the eight digits of the checksum of a whole line without its line feed, as they lie in memory.
    static func sum(of line: UnsafeRawBufferPointer) -> UInt64 {
        line.loadUnaligned(fromByteOffset: line.count - sealLength + opening.utf8CodeUnitCount, as: UInt64.self)
    }

    /// Returns the eight hexadecimal digits of a checksum, as they lie in memory. It computes all at once, because each line of a
    /// long ledger is checked.
    private static func digits(of sum: UInt32) -> UInt64 {
        var digits = UInt64(sum)
        digits = (digits << 16 | digits) & 0x0000_FFFF_0000_FFFF
        digits = (digits << 8 | digits) & 0x00FF_00FF_00FF_00FF
        digits = (digits << 4 | digits) & 0x0F0F_0F0F_0F0F_0F0F
        // A digit over 9 becomes a letter.
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return UInt64(bigEndian: digits + 0x3030_3030_3030_3030 + letters * 39)
    }
}

extension [UInt8] {
    var hasLineFeed: Bool { withUnsafeBytes { $0.place(of: SealedLine.lineFeed, from: 0) != nil } }

    /// Appends a text that is known at compile time.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        var rest = number.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}
