/// Takes glyphs from the UTF-8 of a string, one after another: cells in the plain style.
///
/// Nothing that a terminal would obey comes through (see `sanitized`). Decomposed Hangul is composed, and marks join the glyph
/// before them. Of an emoji sequence only the first character stays: a terminal that does not know the sequence draws its
/// parts side by side, and one that knows it draws two columns, so the first character alone has the same width on both. For
/// the same reason variation selectors go, and a flag becomes its two letters.
///
/// Most text on a screen is ASCII, box drawing and Hangul syllables without marks. The cursor recognises those by their bytes
/// and composes everything else scalar by scalar.
struct GlyphCursor: ~Copyable {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// Calls a function with each glyph of a text until the function returns `false`.
    static func forEachGlyph(in text: String, _ body: (Cell) -> Bool) {
        // Nearly every string keeps its UTF-8 in one piece, so this copies nothing.
        var text = text
        text.withUTF8 { bytes in
            var cursor = GlyphCursor(bytes: bytes)
            while let glyph = cursor.simple() ?? cursor.composite(), body(glyph) {}
        }
    }

    // MARK: - By their bytes

    private mutating func simple() -> Cell? {
        guard index < bytes.count else { return nil }
        let first = bytes[index]
        if first < 0x80 {
            guard 0x20..<0x7F ~= first, isSeparate(index + 1) else { return nil }
            index += 1
            return Cell(first, count: 1, width: 1)
        }
        // U+00C0 to U+02FF, with × and ÷.
        if 0xC3...0xCB ~= first, isSeparate(index + 2) {
            defer { index += 2 }
            return Cell(first, bytes[index + 1], count: 2, width: 1)
        }
        guard let width = simpleWidth(at: index), isSeparate(index + 3) else { return nil }
        defer { index += 3 }
        return Cell(first, bytes[index + 1], bytes[index + 2], count: 3, width: width)
    }

    /// Returns 1 for U+2200 to U+22FF and U+2500 to U+25BF, 2 for a Hangul syllable or U+4000 to U+9FFF, and `nil` otherwise.
    private func simpleWidth(at start: Int) -> Int? {
        guard start + 2 < bytes.count else { return nil }
        switch (bytes[start], bytes[start + 1]) {
        case (0xE2, 0x88...0x8B), (0xE2, 0x94...0x96): return 1
        // Terminals disagree about the width of the hexagrams at U+4DC0.
        case (0xE4, 0x80..<0xB7), (0xE4, 0xB8...0xBF), (0xE5...0xE9, _): return 2
        case (0xEA, 0xB0...0xBF), (0xEB...0xEC, _), (0xED, 0x80..<0x9E): return 2
        default: return nil
        }
    }

    /// Returns whether the scalar at an index does not join the one before; the first scalar that can is U+0300, 0xCC 0x80.
    private func isSeparate(_ start: Int) -> Bool {
        start >= bytes.count || bytes[start] < 0xCC || simpleWidth(at: start) != nil
    }

    // MARK: - Scalar by scalar

    private mutating func composite() -> Cell? {
        guard let (base, width) = nextBase() else { return nil }
        var last: Unicode.Scalar? = base
        var glyph = Cell(base, width: width)
        var isJoined = false
        while let scalar = scalar(at: index), scalar.value >= 0x300 {
            if let before = last, let syllable = HangulSyllable.composed(before, scalar) {
                last = syllable
                glyph = Cell(syllable, width: 2)
            } else if scalar.value == 0x200D {
                isJoined = true
            } else if scalar.displayWidth == 0 {
                last = nil
                if !scalar.isInvisible { glyph.combine(scalar) }
            } else if base.value > 0x203B, isJoined && scalar.properties.isEmoji || scalar.isSkinTone {
                isJoined = false
            } else {
                break
            }
            index += UTF8.width(scalar)
        }
        return glyph
    }

    /// Returns the next scalar that takes columns, made harmless, with its width.
    private mutating func nextBase() -> (Unicode.Scalar, width: Int)? {
        while let scalar = scalar(at: index) {
            index += UTF8.width(scalar)
            if let letter = scalar.regionalLetter { return (letter, 1) }
            guard let harmless = scalar.sanitized else { continue }
            let width = harmless.displayWidth
            if width > 0 { return (harmless, width) }
        }
        return nil
    }

    private func scalar(at start: Int) -> Unicode.Scalar? {
        guard start < bytes.count else { return nil }
        let first = UInt32(bytes[start])
        func more(_ offset: Int) -> UInt32 { UInt32(bytes[start + offset] & 0x3F) }
        let value =
            switch first {
            case 0..<0x80: first
            case 0..<0xE0: (first & 0x1F) << 6 | more(1)
            case 0..<0xF0: (first & 0x0F) << 12 | more(1) << 6 | more(2)
            default: (first & 0x07) << 18 | more(1) << 12 | more(2) << 6 | more(3)
            }
        return Unicode.Scalar(value)
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether this scalar of no column only changes how others are drawn, as selectors, joiners,
    /// formats and fillers do.
    fileprivate var isInvisible: Bool {
        sanitized != self || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    fileprivate var isSkinTone: Bool { 0x1F3FB...0x1F3FF ~= value }

    /// The letter `A` to `Z` of a regional indicator; two of these scalars make a flag.
    fileprivate var regionalLetter: Unicode.Scalar? {
        0x1F1E6...0x1F1FF ~= value ? Unicode.Scalar(value - 0x1F1E6 + 0x41) : nil
    }
}
