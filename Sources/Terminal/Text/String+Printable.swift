nonisolated extension String {
    /// The same text with nothing in it that a terminal would obey: for all text of others that goes to a line terminal.
    ///
    /// Tabs and line ends become spaces; other control characters (ESC and the C1 ones among them) and what is no
    /// character become U+FFFD; directional overrides and other invisible ones go; decomposed Hangul is composed.
    ///
    /// - Complexity: O(*n*)
    package var printable: String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            guard let scalar = scalar.sanitized else { continue }
            if let last = result.last, let syllable = HangulSyllable.composed(last, scalar) {
                result.removeLast()
                result.append(syllable)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
