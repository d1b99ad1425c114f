/// What may stand behind the last line feed of a ledger.
enum TornTail: Equatable {
    /// Nothing.
    case none
    /// A whole line that lacks nothing but its line feed.
    case wholeLine
    /// A line that was not finished before the power went or the process was killed, so that nobody was told of it: it may be
    /// cut off.
    case torn
    /// A line was whole once, and something else stands where its line feed was.
    case damaged

    /// Looks at the end of a file.
    ///
    /// - Parameter tail: the bytes behind the last line feed.
    init(_ tail: UnsafeRawBufferPointer) {
        guard !tail.isEmpty else {
            self = .none
            return
        }
        guard let end = Self.endOfSeal(in: tail),
            SealedLine.open(UnsafeRawBufferPointer(rebasing: tail[..<end])) != nil
        else {
            self = .torn
            return
        }
        // After a power cut a file may be longer than what reached the disk; what is missing reads as zeros.
        self = end == tail.count ? .wholeLine : tail[end...].allSatisfy { $0 == 0 } ? .torn : .damaged
    }

    private static func endOfSeal(in tail: UnsafeRawBufferPointer) -> Int? {
        SealedLine.opening.withUTF8Buffer { opening in
            guard tail.count >= SealedLine.sealLength else { return nil }
            return (0...(tail.count - SealedLine.sealLength))
                .first { tail[$0] == opening[0] && tail[$0...].prefix(opening.count).elementsEqual(opening) }
                .map { $0 + SealedLine.sealLength }
        }
    }
}
