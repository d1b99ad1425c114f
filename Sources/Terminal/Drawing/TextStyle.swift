/// A colour of the terminal's palette.
///
/// The palette has no other colours on purpose: users choose these to be readable on their background, dark or light.
public enum Color: UInt8, CaseIterable, Sendable {
    /// The colour that the terminal uses when a program sets none.
    case `default`
    /// The eight colours of ECMA-48.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// The eight bright colours that nearly all terminals add.
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

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
        foreground: Color = .default,
        background: Color = .default,
        bold: Bool = false,
        dim: Bool = false,
        underline: Bool = false,
        reverse: Bool = false
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

/// A style in 14 bits, so that a cell stays small and two styles compare in one step.
struct PackedStyle: Hashable, Sendable {
    var bits: UInt16

    static let plain = PackedStyle(bits: 0)
    static let bold = PackedStyle(bits: 1 << 10)
    static let dim = PackedStyle(bits: 1 << 11)
    static let underline = PackedStyle(bits: 1 << 12)
    static let reverse = PackedStyle(bits: 1 << 13)
    static let attributes = PackedStyle(bits: 0b1111 << 10)
    /// The attributes that lower no contrast.
    static let highContrast = PackedStyle(bits: bold.bits | underline.bits | reverse.bits)
    /// The bits that are visible on a blank: the background, the underline and the exchange of the colours.
    static let visibleOnBlank = PackedStyle(bits: 0b11111 << 5 | underline.bits | reverse.bits)

    init(bits: UInt16) {
        self.bits = bits
    }

    init(_ style: TextStyle) {
        bits =
            UInt16(style.foreground.rawValue) | UInt16(style.background.rawValue) << 5
            | (style.bold ? Self.bold.bits : 0) | (style.dim ? Self.dim.bits : 0)
            | (style.underline ? Self.underline.bits : 0) | (style.reverse ? Self.reverse.bits : 0)
    }

    var foreground: Color { Color(rawValue: UInt8(bits & 0b11111)) ?? .default }
    var background: Color { Color(rawValue: UInt8(bits >> 5 & 0b11111)) ?? .default }

    func contains(_ other: PackedStyle) -> Bool { bits & other.bits == other.bits }

    func masked(by mask: PackedStyle) -> PackedStyle { PackedStyle(bits: bits & mask.bits) }

    var unpacked: TextStyle {
        TextStyle(
            foreground: foreground,
            background: background,
            bold: contains(.bold),
            dim: contains(.dim),
            underline: contains(.underline),
            reverse: contains(.reverse)
        )
    }
}
