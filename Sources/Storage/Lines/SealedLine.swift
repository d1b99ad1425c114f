/// A line of JSON whose last member is the checksum of everything before it: `{…,"sum":"1a2b3c4d"}`.
///
/// Lines of JSON, because a class can open and read the file; the checksum in the line, because then a line proves itself.
enum SealedLine {
    /// Bytes of the end: `,"sum":"` and eight hexadecimal digits and `"}`.
    static let sealLength = 18
    static let opening: StaticString = ",\"sum\":\""
    static let lineFeed = UInt8(ascii: "\n")

    /// Ends a line that was begun with `{` and some members: puts the checksum, the brace and the line feed behind it.
    ///
    /// - Parameters:
    ///   - bytes: a buffer that ends with the line.
    ///   - start: where in it the line begins.
    static func seal(_ bytes: inout [UInt8], from start: Int) {
        let sum = bytes.withUnsafeBytes { Checksum.crc32(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        bytes.append(opening)
        for shift in stride(from: 28, through: 0, by: -4) {
            bytes.append(hexadecimal(UInt8(sum >> UInt32(shift) & 0xF)))
        }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: "}"))
        bytes.append(lineFeed)
    }

    /// Looks whether a line is what was sealed.
    ///
    /// - Parameter line: a whole line, without its line feed.
    /// - Returns: everything before the seal; nil where the checksum is missing or another one.
    static func open(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard line.count > sealLength, line[line.count - 1] == UInt8(ascii: "}"),
            line[line.count - 2] == UInt8(ascii: "\"")
        else { return nil }
        let content = UnsafeRawBufferPointer(rebasing: line[..<(line.count - sealLength)])
        let seal = line[(line.count - sealLength)...]
        guard opening.withUTF8Buffer({ $0.elementsEqual(seal.prefix($0.count)) }) else { return nil }
        var sum: UInt32 = 0
        for byte in seal.dropFirst(opening.utf8CodeUnitCount).prefix(8) {
            guard let digit = value(ofHexadecimal: byte) else { return nil }
            sum = sum << 4 | UInt32(digit)
        }
        return sum == Checksum.crc32(content) ? content : nil
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }

    private static func value(ofHexadecimal byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension [UInt8] {
    /// Adds a text that is known when the program is built.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}
