/// The glyphs of a text, one after another, as cells of a terminal can hold them.
///
/// Nothing that a terminal would obey comes through (see `sanitized`); decomposed Hangul is composed; marks join the glyph
/// before them. Emoji sequences are cut to their first character, because a terminal that does not know a sequence draws its
/// parts one beside another, and one that does draws two columns: only the first alone is two columns on both. For the
/// same reason variation selectors go, and a flag becomes its two letters.
nonisolated enum Glyphs {
    /// Calls a function with each glyph, until it returns false.
    ///
    /// - Parameters:
    ///   - text: where they come from.
    ///   - body: what to do with one.
    /// - Complexity: O(*n*)
    static func forEach(in text: String, _ body: (Glyph) -> Bool) {
        // No closure that escapes, no copy: nearly every string keeps its UTF-8 in one piece.
        var text = text
        text.withUTF8 { bytes in
            var cursor = GlyphCursor(bytes)
            while let glyph = cursor.next(), body(glyph) {}
        }
    }
}
