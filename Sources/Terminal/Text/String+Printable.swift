extension String {
    /// The text without anything that a terminal would obey; use it for all foreign text in a ``Console``.
    ///
    /// Tabs and line ends become spaces. Other control characters, among them ESC and C1, and noncharacters become U+FFFD.
    /// Directional overrides and other invisible characters go. Decomposed Hangul is composed.
    public var printable: String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let scalar = scalar.sanitized { result.appendComposing(scalar) }
        }
        return String(result)
    }
}

extension String.UnicodeScalarView {
    /// Appends a scalar; a Jamo composes with the Hangul before it.
    mutating func appendComposing(_ scalar: Unicode.Scalar) {
        if let last, let syllable = HangulSyllable.composed(last, scalar) {
            removeLast()
            append(syllable)
        } else {
            append(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// The scalar that may reach a terminal instead of this one: itself, a space, U+FFFD, or none.
    ///
    /// Text comes from files and arguments. A control character in it would move the cursor or start an escape sequence; a
    /// directional override would show a text that is not there (CVE-2021-42574).
    var sanitized: Unicode.Scalar? {
        switch value {
        case 0x20..<0x7F:
            self
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029:
            " "
        case 0..<0x20, 0x7F..<0xA0:
            "\u{FFFD}"
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F:
            nil
        case 0xAD, 0x200B, 0x2060...0x2065, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            nil
        case 0xFDD0...0xFDEF, 0x10FF80...0x10FFFF:
            // In a path, the last private scalars stand for bytes that are no UTF-8.
            "\u{FFFD}"
        default:
            // The last two scalars of every plane are noncharacters.
            value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : self
        }
    }
}
