/// The colours and the attributes of a character, in 16 bits, so that a cell stays small and two styles compare in one step.
public struct TextStyle: Hashable, Sendable {
    /// Six bits for the colour of the character, six for the one behind it, and one for each attribute.
    var bits: UInt16

    /// The style with the default colours and without attributes.
    public static let plain = TextStyle(bits: 0)
    static let bold = TextStyle(bits: 1 << 12)
    static let dim = TextStyle(bits: 1 << 13)
    static let underline = TextStyle(bits: 1 << 14)
    static let reverse = TextStyle(bits: 1 << 15)
    /// What is visible on a blank: the background, the underline and the exchange of the colours.
    static let visibleOnBlank = TextStyle(bits: 0b111111 << 6 | underline.bits | reverse.bits)

    init(bits: UInt16) { self.bits = bits }

    /// Creates a style; every argument that is left out has the terminal's default.
    public init(
        foreground: Color = .default, background: Color = .default, bold: Bool = false, dim: Bool = false,
        underline: Bool = false, reverse: Bool = false
    ) {
        bits =
            UInt16(foreground.number) | UInt16(background.number) << 6 | (bold ? Self.bold.bits : 0)
            | (dim ? Self.dim.bits : 0) | (underline ? Self.underline.bits : 0) | (reverse ? Self.reverse.bits : 0)
    }

    /// The colour of the character.
    public var foreground: Color {
        get { Color.all[foregroundNumber] }
        set { bits = bits & ~63 | UInt16(newValue.number) }
    }

    /// The colour behind the character.
    public var background: Color {
        get { Color.all[backgroundNumber] }
        set { bits = bits & ~(63 << 6) | UInt16(newValue.number) << 6 }
    }

    /// A Boolean value that indicates whether the character is heavier; some terminals draw it brighter instead.
    public var bold: Bool {
        get { self[.bold] }
        set { self[.bold] = newValue }
    }
    /// A Boolean value that indicates whether the character is fainter.
    public var dim: Bool {
        get { self[.dim] }
        set { self[.dim] = newValue }
    }
    /// A Boolean value that indicates whether the character has a line below it.
    public var underline: Bool {
        get { self[.underline] }
        set { self[.underline] = newValue }
    }
    /// A Boolean value that indicates whether foreground and background are exchanged, which is visible without colours.
    public var reverse: Bool {
        get { self[.reverse] }
        set { self[.reverse] = newValue }
    }

    /// The numbers of the two colours.
    var foregroundNumber: Int { Int(bits & 63) }
    var backgroundNumber: Int { Int(bits >> 6 & 63) }

    private subscript(attribute: TextStyle) -> Bool {
        get { bits & attribute.bits != 0 }
        set { bits = newValue ? bits | attribute.bits : bits & ~attribute.bits }
    }

    func masked(by mask: TextStyle) -> TextStyle { TextStyle(bits: bits & mask.bits) }
}
