/// One column of one line of the screen: a character and its style.
///
/// A cell is two machine words; equal words are equal cells.
public struct Cell: Hashable, Sendable {
    let low: UInt64
    let high: UInt64

    private static let styleMask: UInt64 = 0xFFFF << 32

    init(_ glyph: Glyph, _ style: PackedStyle) {
        low = glyph.low
        high = glyph.high | UInt64(style.bits) << 32
    }

    /// Creates a cell that shows a character, made harmless as in ``Canvas/write(_:at:style:limit:)``. One that takes no column gives a
    /// space.
    public init(_ character: Character, style: TextStyle = .plain) {
        var first = Glyph.blank
        GlyphCursor.forEachGlyph(in: String(character)) { glyph in
            first = glyph
            return false
        }
        self.init(first, PackedStyle(style))
    }

    /// A space in the plain style.
    public static let blank = Cell(.blank, .plain)

    /// The number of columns of the character: 1, 2, or 0 for the second column of a wide character.
    public var width: Int { glyph.width }

    /// A Boolean value that indicates whether this is the second column of the wide character on its left.
    public var isContinuation: Bool { glyph.isContinuation }

    /// The character with its combining marks; empty in the second column of a wide character.
    public var text: String { glyph.text }

    /// The colours and the attributes.
    public var style: TextStyle { packedStyle.unpacked }

    var glyph: Glyph { Glyph(low: low, high: high & ~Self.styleMask) }
    var packedStyle: PackedStyle { PackedStyle(bits: UInt16(truncatingIfNeeded: high >> 32)) }
    var isBlank: Bool { low == 0x20 && glyph == .blank }
}
