/// The glyphs of a text, one after another, as cells of a terminal can hold them.
///
/// Nothing that a terminal would obey comes through (see `sanitized`); decomposed Hangul is composed; marks join the glyph
/// before them. Emoji sequences are cut to their first character, because a terminal that does not know a sequence draws its
/// parts one beside another, and one that does draws two columns: only the first alone is two columns on both. For the
/// same reason variation selectors go, and a flag becomes its two letters.
nonisolated struct Glyphs: Sequence, IteratorProtocol {
    private var scalars: String.UnicodeScalarView.Iterator
    /// The scalar that was read to find the end of the glyph before it.
    private var ahead: Unicode.Scalar?

    init(_ text: some StringProtocol) {
        scalars = String(text).unicodeScalars.makeIterator()
    }

    mutating func next() -> Glyph? {
        guard let (first, width) = nextBase() else { return nil }
        // Nothing composes with what is ASCII, and nothing but a mark joins it: the usual case in one step.
        var base: Unicode.Scalar? = first
        var glyph = Glyph(first, width: width)
        var isJoined = false
        while let scalar = scalars.next() {
            if scalar.value < 0x300 {
                ahead = scalar
                break
            }
            if let last = base, let syllable = HangulSyllable.composed(last, scalar) {
                base = syllable
                glyph = Glyph(syllable, width: 2)
                continue
            }
            if scalar.value == 0x200D {
                isJoined = true
                continue
            }
            if scalar.displayWidth == 0 {
                guard !scalar.isInvisible else { continue }
                base = nil
                glyph.combine(scalar)
                continue
            }
            let isPartOfEmoji = first.value > 0x203B && (isJoined && scalar.properties.isEmoji || scalar.isSkinTone)
            if isPartOfEmoji {
                isJoined = false
                continue
            }
            ahead = scalar
            break
        }
        return glyph
    }

    /// The next scalar that takes columns, made harmless, with how many it takes.
    private mutating func nextBase() -> (Unicode.Scalar, width: Int)? {
        while let scalar = takeAhead() ?? scalars.next() {
            if let letter = scalar.regionalLetter { return (letter, 1) }
            guard let harmless = scalar.sanitized else { continue }
            let width = harmless.displayWidth
            if width > 0 { return (harmless, width) }
        }
        return nil
    }

    private mutating func takeAhead() -> Unicode.Scalar? {
        defer { ahead = nil }
        return ahead
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether this scalar of no columns changes only how others are drawn: selectors, joiners, formats, fillers.
    fileprivate var isInvisible: Bool {
        sanitized != self || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    fileprivate var isSkinTone: Bool { 0x1F3FB...0x1F3FF ~= value }

    /// `A` to `Z` for one of the 26 halves that flags are made of.
    fileprivate var regionalLetter: Unicode.Scalar? {
        0x1F1E6...0x1F1FF ~= value ? Unicode.Scalar(value - 0x1F1E6 + 0x41) : nil
    }
}
