/// One column of one line of the screen: a glyph and its style.
///
/// Two machine words; equal words are equal cells.
package nonisolated struct Cell: Hashable, Sendable {
    let low: UInt64
    let high: UInt64

    private static let styleMask: UInt64 = 0xFFFF << 32

    init(_ glyph: Glyph, _ style: PackedStyle) {
        low = glyph.low
        high = glyph.high | UInt64(style.bits) << 32
    }

    /// A cell that shows a character.
    ///
    /// - Parameters:
    ///   - character: a space for one that takes no column; made harmless as `Canvas.write` does.
    ///   - style: how it looks.
    package init(_ character: Character, style: TextStyle = .plain) {
        var first = Glyph.blank
        Glyphs.forEach(in: String(character)) { glyph in
            first = glyph
            return false
        }
        self.init(first, PackedStyle(style))
    }

    /// A space without any style.
    package static let blank = Cell(.blank, .plain)

    /// How many columns the glyph takes: 1, 2, or 0 for the second column of a wide one.
    package var width: Int { glyph.width }

    /// Whether this is the second column of the wide glyph on its left.
    package var isContinuation: Bool { glyph.isContinuation }

    /// What is shown; empty for the second column of a wide glyph.
    package var text: String { glyph.text }

    /// How it looks.
    package var style: TextStyle { packedStyle.unpacked }

    var glyph: Glyph { Glyph(low: low, high: high & ~Self.styleMask) }
    var packedStyle: PackedStyle { PackedStyle(bits: UInt16(truncatingIfNeeded: high >> 32)) }
    var isBlank: Bool { low == 0x20 && glyph == .blank }
}
