/// The colours and the attributes of a character.
public struct TextStyle: Hashable, Sendable {
    /// The colour of the character.
    public var foreground: Color
    /// The colour behind the character.
    public var background: Color
    /// A Boolean value that indicates whether the character is heavier; some terminals draw it brighter instead.
    public var bold: Bool
    /// A Boolean value that indicates whether the character is fainter.
    public var dim: Bool
    /// A Boolean value that indicates whether the character has a line below it.
    public var underline: Bool
    /// A Boolean value that indicates whether foreground and background are exchanged, which is visible without colours.
    public var reverse: Bool

    /// Creates a style; every argument that is left out has the terminal's default.
    public init(
        foreground: Color = .default, background: Color = .default, bold: Bool = false, dim: Bool = false,
        underline: Bool = false, reverse: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        self.bold = bold
        self.dim = dim
        self.underline = underline
        self.reverse = reverse
    }

    /// The style with the default colours and without attributes.
    public static let plain = TextStyle()
}

/// A style in 16 bits, so that a cell stays small and two styles compare in one step.
struct PackedStyle: Hashable, Sendable {
    var bits: UInt16

    static let plain = PackedStyle(bits: 0)
    static let bold = PackedStyle(bits: 1 << 12)
    static let dim = PackedStyle(bits: 1 << 13)
    static let underline = PackedStyle(bits: 1 << 14)
    static let reverse = PackedStyle(bits: 1 << 15)
    /// The bits that are visible on a blank: the background, the underline and the exchange of the colours.
    static let visibleOnBlank = PackedStyle(bits: 0b111111 << 6 | underline.bits | reverse.bits)

    init(bits: UInt16) {
        self.bits = bits
    }

    init(_ style: TextStyle) {
        bits =
            UInt16(style.foreground.number) | UInt16(style.background.number) << 6
            | (style.bold ? Self.bold.bits : 0) | (style.dim ? Self.dim.bits : 0)
            | (style.underline ? Self.underline.bits : 0) | (style.reverse ? Self.reverse.bits : 0)
    }

    var foreground: Color { Color(number: UInt8(bits & 63)) }
    var background: Color { Color(number: UInt8(bits >> 6 & 63)) }

    func contains(_ other: PackedStyle) -> Bool { bits & other.bits == other.bits }

    static func | (left: PackedStyle, right: PackedStyle) -> PackedStyle { PackedStyle(bits: left.bits | right.bits) }

    func masked(by mask: PackedStyle) -> PackedStyle { PackedStyle(bits: bits & mask.bits) }

    var unpacked: TextStyle {
        TextStyle(
            foreground: foreground, background: background, bold: contains(.bold), dim: contains(.dim),
            underline: contains(.underline), reverse: contains(.reverse))
    }
}
