nonisolated extension Unicode.Scalar {
    /// How many columns this scalar alone takes: 0, 1 or 2.
    ///
    /// - Complexity: O(1) for ASCII, Hangul syllables and box drawing; O(log *n*) in the ranges of the table otherwise.
    var displayWidth: Int {
        switch value {
        case 0..<0x300: 1
        case 0xAC00...0xD7A3, 0x4E00...0x9FFF: 2
        case 0x2500...0x259F: 1
        default:
            if WidthTable.contains(value, in: WidthTable.wide) {
                2
            } else if WidthTable.contains(value, in: WidthTable.zero) {
                0
            } else {
                1
            }
        }
    }
}
