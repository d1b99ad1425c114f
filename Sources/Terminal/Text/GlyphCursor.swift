/// Takes glyphs from the UTF-8 of a string, one after another.
///
/// Most of what is on a screen is ASCII, box drawing and Hangul syllables with nothing that combines behind them; those
/// are recognised by their bytes. Everything else is put together scalar by scalar.
nonisolated struct GlyphCursor: ~Copyable {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// - Parameter bytes: well-formed, as those of a string are.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func next() -> Glyph? {
        simple() ?? composite()
    }

    // MARK: - By their bytes

    private mutating func simple() -> Glyph? {
        guard index < bytes.count else { return nil }
        let first = bytes[index]
        if first < 0x80 {
            guard 0x20..<0x7F ~= first, isSeparate(index + 1) else { return nil }
            index += 1
            return Glyph(ascii: first)
        }
        guard let width = simpleWidth(at: index), isSeparate(index + 3) else { return nil }
        defer { index += 3 }
        return Glyph(first, bytes[index + 1], bytes[index + 2], width: width)
    }

    /// 1 for U+2500 to U+25BF, 2 for a Hangul syllable or U+4000 to U+9FFF; nil for everything else.
    private func simpleWidth(at start: Int) -> Int? {
        guard start + 2 < bytes.count else { return nil }
        switch (bytes[start], bytes[start + 1]) {
        case (0xE2, 0x94...0x96): return 1
        // The hexagrams at U+4DC0 are no letters.
        case (0xE4, 0x80..<0xB7), (0xE4, 0xB8...0xBF), (0xE5...0xE9, _): return 2
        case (0xEA, 0xB0...0xBF), (0xEB...0xEC, _), (0xED, 0x80..<0x9E): return 2
        default: return nil
        }
    }

    /// Whether what begins here joins nothing before it; the first scalar that could is U+0300, 0xCC 0x80.
    private func isSeparate(_ start: Int) -> Bool {
        start >= bytes.count || bytes[start] < 0xCC || simpleWidth(at: start) != nil
    }

    // MARK: - Scalar by scalar

    private mutating func composite() -> Glyph? {
        guard let (base, width) = nextBase() else { return nil }
        var last: Unicode.Scalar? = base
        var glyph = Glyph(base, width: width)
        var isJoined = false
        while let scalar = scalar(at: index), scalar.value >= 0x300 {
            if let before = last, let syllable = HangulSyllable.composed(before, scalar) {
                last = syllable
                glyph = Glyph(syllable, width: 2)
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

    /// The next scalar that takes columns, made harmless, with how many it takes.
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
