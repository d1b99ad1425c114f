/// A style in 14 bits, so that a cell stays small and two styles compare in one step.
nonisolated struct PackedStyle: Hashable, Sendable {
    var bits: UInt16

    static let plain = PackedStyle(bits: 0)
    static let bold = PackedStyle(bits: 1 << 10)
    static let dim = PackedStyle(bits: 1 << 11)
    static let underline = PackedStyle(bits: 1 << 12)
    static let reverse = PackedStyle(bits: 1 << 13)
    /// Every bit but those of the colours.
    static let attributes = PackedStyle(bits: 0b1111 << 10)
    /// The bits that show on a blank: the background, and what draws a line or exchanges the colours.
    static let shownOnBlank = PackedStyle(bits: 0b11111 << 5 | underline.bits | reverse.bits)

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
