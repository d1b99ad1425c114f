/// The text between the two marks of a bracketed paste.
nonisolated struct PasteBuffer: Sendable {
    /// A paste is for a field of some characters; what is longer was meant for another program.
    static let limit = 64 * 1024

    private static let terminator = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

    /// Takes one byte.
    ///
    /// - Parameter byte: the next one.
    /// - Returns: whether it was the last one of the closing mark.
    mutating func feed(_ byte: UInt8) -> Bool {
        if byte == Self.terminator[matched] {
            matched += 1
            return matched == Self.terminator.count
        }
        // ESC stands nowhere but at the beginning of the mark, so a match can only start anew with this byte.
        bytes.append(contentsOf: Self.terminator[..<matched].prefix(max(0, Self.limit - bytes.count)))
        matched = byte == Self.terminator[0] ? 1 : 0
        if matched == 0, bytes.count < Self.limit { bytes.append(byte) }
        return false
    }

    /// What was pasted, without control characters and without invalid bytes; a line end or a tab is a space.
    var text: String {
        var assembler = UTF8Assembler()
        var scalars = String.UnicodeScalarView()
        var isAfterReturn = false
        func append(_ scalar: Unicode.Scalar) {
            defer { isAfterReturn = scalar == "\r" }
            if scalar == "\n", isAfterReturn { return }
            guard let harmless = scalar.sanitized, harmless != "\u{FFFD}" else { return }
            if let last = scalars.last, let syllable = HangulSyllable.composed(last, harmless) {
                scalars.removeLast()
                scalars.append(syllable)
            } else {
                scalars.append(harmless)
            }
        }
        for byte in bytes {
            var step = assembler.feed(byte)
            if step == .brokenOff { step = assembler.feed(byte) }
            if case .scalar(let scalar) = step { append(scalar) }
        }
        return String(scalars)
    }
}
