/// The text between the two marks of a bracketed paste (xterm, mode 2004).
struct PasteBuffer: Sendable {
    /// The greatest number of bytes; a longer paste is cut, because it cannot be meant for a field of this program.
    static let limit = 64 * 1024

    private static let opening = Array("\u{1B}[200~".utf8)
    private static let terminator = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0
    private var utf8 = UTF8Decoder()
    private var isAfterReturn = false

    /// Adds a byte, and returns whether it is the last byte of the closing mark.
    mutating func feed(_ byte: UInt8) -> Bool {
        if byte == Self.terminator[matched] {
            matched += 1
            return matched == Self.terminator.count
        }
        // Only the first byte of the mark is ESC, so a new match can only begin with this byte.
        bytes.append(contentsOf: Self.terminator[..<matched].prefix(max(0, Self.limit - bytes.count)))
        matched = byte == Self.terminator[0] ? 1 : 0
        if matched == 0, bytes.count < Self.limit { bytes.append(byte) }
        return false
    }

    /// A Boolean value that indicates whether nothing was pasted so far, neither a text nor an Esc that can be a key.
    var isEmpty: Bool { bytes.isEmpty && matched != 1 }

    var raw: [UInt8] { bytes + Self.terminator[..<matched] }

    /// Removes the opening mark of another paste from the end; returns `false` where there is none.
    mutating func removeOpeningMark() -> Bool {
        let end = bytes.suffix(Self.opening.count)
        guard end.last == Self.opening.last, end.elementsEqual(Self.opening) else { return false }
        bytes.removeLast(Self.opening.count)
        return true
    }

    /// A Boolean value that indicates whether what has come is no key: it begins with the rest of a character, or is a part of the closing mark.
    var continuesPaste: Bool {
        guard let first = bytes.first else { return matched > 1 }
        return utf8.isInsideScalar && first & 0xC0 == 0x80
    }

    /// Takes the text that has come since the last time, without control characters and invalid bytes; a line end or a tab is a space. What
    /// has come of a character or of a closing mark is kept until the rest comes.
    mutating func takeText() -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            var step = utf8.feed(byte)
            if step == .interrupted { step = utf8.feed(byte) }
            guard case .scalar(let scalar) = step else { continue }
            defer { isAfterReturn = scalar == "\r" }
            if scalar == "\n", isAfterReturn { continue }
            // A control character would become U+FFFD.
            guard let harmless = scalar.sanitized, harmless != "\u{FFFD}" else { continue }
            scalars.appendComposing(harmless)
        }
        bytes = []
        return String(scalars)
    }
}
