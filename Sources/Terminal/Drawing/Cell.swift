/// One column of one line of the screen: a character of one or two columns with its combining marks, and its style.
///
/// A cell is sixteen bytes without a reference, so copying and comparing screens is copying and comparing memory. It keeps at
/// most twelve bytes of text, enough for any syllable and for a base with several marks. Marks that do not fit are left out,
/// which also limits what a hostile text can pile up in one cell.
public struct Cell: Hashable, Sendable {
    /// The first eight bytes of UTF-8, the first one lowest.
    private var low: UInt64
    /// Bits 0–31: bytes nine to twelve. 32–47: the style. 48–51: the number of bytes. 52–53: the number of columns. 54: the width is
    /// uncertain.
    private var high: UInt64

    private static let capacity = 12
    private static let styleMask: UInt64 = 0xFFFF << 32

    /// A space in the plain style.
    public static let blank = Cell(0x20, count: 1, width: 1)
    /// The second column of a wide character.
    static let continuation = Cell(0, count: 0, width: 0)

    /// Creates a cell that shows a character, made harmless as in ``Canvas/write(_:at:style:limit:)``. One that takes no column gives a
    /// space.
    public init(_ character: Character, style: TextStyle = .plain) {
        var first = Cell.blank
        GlyphCursor.forEachGlyph(in: String(character)) { glyph in
            first = glyph
            return false
        }
        self = first.styled(style)
    }

    init(_ scalar: Unicode.Scalar, width: Int) {
        low = 0
        high = UInt64(width) << 52
        append(scalar)
        if Self.isUncertain(scalar, width: width) { markUncertain() }
    }

    /// Creates a cell with a scalar whose width is the same on all terminals, from its first, second and third byte.
    init(_ first: UInt8, _ second: UInt8 = 0, _ third: UInt8 = 0, count: UInt64, width: Int) {
        low = UInt64(first) | UInt64(second) << 8 | UInt64(third) << 16
        high = count << 48 | UInt64(width) << 52
    }

    /// The number of columns of the character: 1, 2, or 0 for the second column of a wide character.
    public var width: Int { Int(high >> 52 & 0b11) }

    /// A Boolean value that indicates whether this is the second column of the wide character on its left.
    public var isContinuation: Bool { width == 0 }

    /// The character with its combining marks; empty in the second column of a wide character.
    public var text: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }

    /// The colours and the attributes.
    public var style: TextStyle { TextStyle(bits: UInt16(truncatingIfNeeded: high >> 32)) }

    func styled(_ style: TextStyle) -> Cell {
        var cell = self
        cell.high = high & ~Self.styleMask | UInt64(style.bits) << 32
        return cell
    }

    func hasSameCharacter(as other: Cell) -> Bool { low == other.low && (high ^ other.high) & ~Self.styleMask == 0 }

    /// The number of bytes of the character.
    var count: Int { Int(high >> 48 & 0b1111) }

    /// The byte at an index below `count`.
    subscript(index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: index < 8 ? low >> UInt64(8 * index) : high >> UInt64(8 * (index - 8)))
    }

    /// A Boolean value that indicates whether terminals disagree about the width, so that the cursor must be placed again
    /// behind this character.
    var hasUncertainWidth: Bool { high >> 54 & 1 == 1 }

    /// The scalar of a character that has exactly one, otherwise `nil`.
    var onlyScalar: Unicode.Scalar? {
        if count == 1 { return Unicode.Scalar(self[0]) }
        var iterator = text.unicodeScalars.makeIterator()
        guard let first = iterator.next(), iterator.next() == nil else { return nil }
        return first
    }

    mutating func combine(_ mark: Unicode.Scalar) {
        guard count + UTF8.width(mark) <= Self.capacity else { return }
        append(mark)
        markUncertain()
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        guard let bytes = UTF8.encode(scalar) else { return }
        for byte in bytes {
            let index = count
            if index < 8 {
                low |= UInt64(byte) << UInt64(8 * index)
            } else {
                high |= UInt64(byte) << UInt64(8 * (index - 8))
            }
            high += 1 << 48
        }
    }

    private mutating func markUncertain() { high |= 1 << 54 }

    /// Returns whether a scalar is an emoji or another character that became wide in some version of Unicode; terminals follow different
    /// versions.
    private static func isUncertain(_ scalar: Unicode.Scalar, width: Int) -> Bool {
        switch scalar.value {
        case 0x1160..<0x2E80, 0x2FFC...0x2FFF, 0x31E4...0x31EF, 0x10000..<0x1F000: width == 2
        case 0x4DC0...0x4DFF, 0xE000...0xF8FF, 0x1F000..<0x20000: true
        default: false
        }
    }
}
