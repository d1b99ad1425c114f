/// The text between the two marks of a bracketed paste (xterm, mode 2004).
struct PasteBuffer: Sendable {
    /// The greatest number of bytes; a longer paste is cut, because it cannot be meant for a field of this program.
    static let limit = 64 * 1024

    private static let opening = Array("\u{1B}[200~".utf8)
    private static let terminator = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

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

    /// Forgets the text, but not the beginning of a closing mark.
    mutating func removeText() { bytes = [] }

    /// The pasted text without control characters and invalid bytes; a line end or a tab is a space.
    var text: String {
        var scalars = String.UnicodeScalarView()
        var isAfterReturn = false
        // Invalid bytes become U+FFFD, as control characters do.
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            if scalar == "\n", isAfterReturn { continue }
            guard let harmless = scalar.sanitized, harmless != "\u{FFFD}" else { continue }
            scalars.appendComposing(harmless)
        }
        return String(scalars)
    }
}
