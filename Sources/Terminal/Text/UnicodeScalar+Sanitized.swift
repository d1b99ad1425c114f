nonisolated extension Unicode.Scalar {
    /// What may reach a terminal in place of this scalar: itself, a space, U+FFFD, or nothing.
    ///
    /// Text comes from menu files and arguments. A control character in it would move the cursor or start an escape
    /// sequence; a directional override would show something other than what is there (CVE-2021-42574).
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
        case 0xFDD0...0xFDEF:
            "\u{FFFD}"
        default:
            // The last two of every plane are no characters.
            value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : self
        }
    }
}
