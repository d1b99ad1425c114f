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

/// What may stand behind the last line feed of a file of sealed lines.
enum TornTail: Equatable {
    /// Nothing.
    case none
    /// A whole line that lacks nothing but its line feed.
    case wholeLine
    /// A line that was not finished before the power went or the process was killed, so that nobody was told of it: it may be
    /// cut off.
    case torn
    /// A line was whole once, and something else stands where its line feed was; or it never was the next line, but something
    /// that is not ours to cut off.
    case damaged

    /// Looks at the end of a file.
    ///
    /// - Parameters:
    ///   - tail: the bytes behind the last line feed.
    ///   - number: the number that the next line has; every line begins with its number.
    init(_ tail: UnsafeRawBufferPointer, ofLine number: Int) {
        if tail.isEmpty {
            self = .none
        } else if let end = Self.endOfSeal(in: tail),
            SealedLine.open(UnsafeRawBufferPointer(rebasing: tail[..<end])) != nil
        {
            self = end == tail.count ? .wholeLine : tail[end...].allSatisfy(Self.isMissing) ? .torn : .damaged
        } else {
            let beginning = "{\"seq\":\(number),".utf8
            self = zip(tail, beginning).allSatisfy { $0 == $1 || Self.isMissing($0) } ? .torn : .damaged
        }
    }

    /// After a power cut a file may be longer than what reached the disk; what is missing reads as zeros.
    private static func isMissing(_ byte: UInt8) -> Bool { byte == 0 }

    private static func endOfSeal(in tail: UnsafeRawBufferPointer) -> Int? {
        SealedLine.opening.withUTF8Buffer { opening in
            guard tail.count >= SealedLine.sealLength else { return nil }
            return (0...(tail.count - SealedLine.sealLength))
                .first { tail[$0] == opening[0] && tail[$0...].prefix(opening.count).elementsEqual(opening) }
                .map { $0 + SealedLine.sealLength }
        }
    }
}
