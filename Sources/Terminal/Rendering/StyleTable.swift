/// The styles that a terminal can show, and their bytes.
///
/// It is made once for a palette, so that a cell takes two looks at a table.
final class StyleTable: Sendable {
    /// What stays of the colours of a style, and what stands for those that are not shown. The bits of a colour of text are for text on a fill
    /// and for text on the ground.
    private let textOnFill, textOnGround, fills: [UInt16]
    private let attributes: UInt16
    /// The parameters of SGR for each colour.
    private let textCodes, fillCodes: [[UInt8]]

    /// Creates the table of a palette. With high contrast, only things have colours, and nothing is dim.
    init(_ palette: Palette, isHighContrast: Bool) {
        // Colours that look the same are one colour: from one to the other, nothing is written.
        let shades = (0..<UInt8(Color.count)).map { palette.shade(of: Color(number: $0)) }
        let first = shades.map { shade in UInt16(shades.firstIndex(of: shade) ?? 0) }
        func bits(_ color: UInt8, isFill: Bool, isOnGround: Bool = false) -> UInt16 {
            let color = Color(number: color)
            if color == .default { return 0 }
            let isShown = !isHighContrast || color.isOfThing || !isFill && color.isOfEdge
            // On a ground that is not known, an accent might not be read.
            let hasFixedColors = palette.mode == .indexed || palette.mode == .direct
            let isReadable = !isOnGround || palette.ground != .unknown || !hasFixedColors || color.isOfThing
            if isShown, isReadable, shades[Int(color.number)] != .none {
                return first[Int(color.number)] << (isFill ? 6 : 0)
            }
            // What is printed is darker than its paper on any ground, so that a camera reads it.
            if palette.mode == .none, isFill, color == .paper || color == .ink {
                return palette.ground == .light ? 0 : PackedStyle.reverse.bits
            }
            guard color.ownIndex == nil else { return 0 }
            let entry = Palette.entries[Int(color.number)]
            return (isFill ? entry.asFill : entry.asText).bits
        }
        let colors = (0..<UInt8(Color.count))
        textOnFill = colors.map { bits($0, isFill: false) }
        textOnGround = colors.map { bits($0, isFill: false, isOnGround: true) }
        fills = colors.map { bits($0, isFill: true) }
        attributes =
            PackedStyle.bold.bits | PackedStyle.underline.bits | PackedStyle.reverse.bits
            | (isHighContrast ? 0 : PackedStyle.dim.bits)
        textCodes = Self.codes(shades, isBackground: false)
        fillCodes = Self.codes(shades, isBackground: true)
    }

    private static func codes(_ shades: [Palette.Shade], isBackground: Bool) -> [[UInt8]] {
        shades.map { shade in
            var code: [UInt8] = []
            shade.append(isBackground: isBackground, to: &code)
            return code
        }
    }

    func shown(_ style: PackedStyle) -> PackedStyle {
        let fill = style.bits >> 6 & 63
        let text = Int(style.bits & 63)
        let added = (fill == 0 ? textOnGround : textOnFill)[text] | fills[Int(fill)] & ~PackedStyle.reverse.bits
        // A fill that is shown by exchanging the colours, and is pressed, has them as they were.
        let exchange = fills[Int(fill)] & PackedStyle.reverse.bits
        return PackedStyle(bits: (added | style.bits & 0xF000) & (attributes | 0x0FFF) ^ exchange)
    }

    func code(of color: Color, isBackground: Bool) -> [UInt8] {
        (isBackground ? fillCodes : textCodes)[Int(color.number)]
    }
}
