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
