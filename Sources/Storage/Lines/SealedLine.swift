/// A line of JSON whose last member is the checksum of everything before it: `{…,"sum":"1a2b3c4d"}`.
///
/// JSON lets a person read the file. The checksum lets a program check each line on its own.
enum SealedLine {
    /// The length of the end in bytes: `,"sum":"`, eight hexadecimal digits and `"}`.
    static let sealLength = 18
    static let opening: StaticString = ",\"sum\":\""
    static let lineFeed = UInt8(ascii: "\n")
    private static let digits: StaticString = "0123456789abcdef"

    /// Completes a line that begins with `{` and some members: appends the checksum, the brace and the line feed.
    static func seal(_ bytes: inout [UInt8], from start: Int) {
        let sum = bytes.withUnsafeBytes { Checksum.crc32(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        bytes.append(opening)
        for shift in stride(from: 28, through: 0, by: -4) {
            bytes.append(digits.utf8Start[Int(sum >> UInt32(shift) & 0xF)])
        }
        bytes.append("\"}\n")
    }

    /// Returns everything before the checksum of a whole line without its line feed, or `nil` if the checksum is missing or does
    /// not match.
    static func open(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard line.count > sealLength, line[line.count - 1] == UInt8(ascii: "}"),
            line[line.count - 2] == UInt8(ascii: "\"")
        else { return nil }
        let content = UnsafeRawBufferPointer(rebasing: line[..<(line.count - sealLength)])
        let seal = line[(line.count - sealLength)...]
        guard opening.withUTF8Buffer({ $0.elementsEqual(seal.prefix($0.count)) }) else { return nil }
        var sum: UInt32 = 0
        for byte in seal.dropFirst(opening.utf8CodeUnitCount).prefix(8) {
            guard let digit = digits.withUTF8Buffer({ $0.firstIndex(of: byte) }) else { return nil }
            sum = sum << 4 | UInt32(digit)
        }
        return sum == Checksum.crc32(content) ? content : nil
    }
}

extension [UInt8] {
    /// A Boolean value that indicates whether there is a line feed.
    var hasLineFeed: Bool { withUnsafeBytes { $0.place(of: SealedLine.lineFeed, from: 0) != nil } }

    /// Appends a text that is known at compile time.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends a whole number.
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

/// The bytes after the last line feed in a file of sealed lines.
enum TornTail: Equatable {
    /// There are none.
    case none
    /// A whole line without its line feed.
    case wholeLine
    /// An unfinished line: the power or the process ended while it was written. It was never reported as durable, so it may be
    /// cut off.
    case torn
    /// A line whose line feed was changed, or bytes that are not the beginning of the next line. They must not be cut off.
    case damaged

    /// Classifies the bytes after the last line feed. The next line would begin with its number.
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

    /// After a power cut, a file may be longer than the bytes that reached the disk. The missing bytes are zero.
    private static func isMissing(_ byte: UInt8) -> Bool { byte == 0 }

    private static func endOfSeal(in tail: UnsafeRawBufferPointer) -> Int? {
        SealedLine.opening.withUTF8Buffer { opening in
            var place = tail.place(of: opening[0], from: 0)
            while let start = place, start + SealedLine.sealLength <= tail.count {
                if tail[start...].starts(with: opening) { return start + SealedLine.sealLength }
                place = tail.place(of: opening[0], from: start + 1)
            }
            return nil
        }
    }
}
