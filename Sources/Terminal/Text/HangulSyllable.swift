/// The composition of Hangul syllables (The Unicode Standard, section 3.12, "Conjoining Jamo Behavior").
///
/// macOS keeps decomposed Hangul in file names, and some keyboards send it. Every terminal draws the composed syllable in two
/// columns. The arithmetic of Hangul needs none of the tables that normalisation of other scripts would need.
enum HangulSyllable {
    private static let firstSyllable: UInt32 = 0xAC00
    private static let firstLeading: UInt32 = 0x1100
    private static let leadingCount: UInt32 = 19
    private static let vowelCount: UInt32 = 21
    private static let trailingCount: UInt32 = 28

    /// Returns the syllable that a leading consonant composes to with a vowel, or a syllable without a trailing consonant with
    /// one; otherwise `nil`.
    static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        if let leading = distance(of: first, from: firstLeading, below: leadingCount),
            let vowel = distance(of: second, from: 0x1161, below: vowelCount)
        {
            return Unicode.Scalar(firstSyllable + (leading * vowelCount + vowel) * trailingCount)
        }
        if let syllable = distance(of: first, from: firstSyllable, below: leadingCount * vowelCount * trailingCount),
            syllable % trailingCount == 0,
            // From the scalar before the first trailing consonant: a distance of 0 is none.
            let trailing = distance(of: second, from: 0x11A7, below: trailingCount), trailing > 0
        {
            return Unicode.Scalar(first.value + trailing)
        }
        return nil
    }

    /// Returns whether a scalar is one of the leading consonants that compose.
    static func isLeading(_ scalar: Unicode.Scalar) -> Bool {
        distance(of: scalar, from: firstLeading, below: leadingCount) != nil
    }

    private static func distance(of scalar: Unicode.Scalar, from base: UInt32, below count: UInt32) -> UInt32? {
        let distance = scalar.value &- base
        return distance < count ? distance : nil
    }
}
