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

    /// Creates the table of a palette.
    init(_ palette: Palette) {
        // Colours that look the same are one colour: from one to the other, nothing is written.
        let shades = Color.all.map(palette.shade)
        let first = shades.map { shade in UInt16(shades.firstIndex(of: shade) ?? 0) }
        func bits(_ color: Color, isFill: Bool, isOnGround: Bool = false) -> UInt16 {
            if color == .default { return 0 }
            let isShown = !palette.isHighContrast || color.isOfThing || !isFill && color.isOfEdge
            // On a ground that is not known, an accent might not be read.
            let hasFixedColors = palette.mode == .indexed || palette.mode == .direct
            let isReadable = !isOnGround || palette.ground != .unknown || !hasFixedColors || color.isOfThing
            if isShown, isReadable, shades[Int(color.number)] != .none {
                return first[Int(color.number)] << (isFill ? 6 : 0)
            }
            // What is printed is darker than its paper on any ground, so that a camera reads it.
            if palette.mode == .none, isFill, color == .paper || color == .ink {
                return palette.ground == .light ? 0 : TextStyle.reverse.bits
            }
            return (isFill ? color.asFill : color.asText).bits
        }
        textOnFill = Color.all.map { bits($0, isFill: false) }
        textOnGround = Color.all.map { bits($0, isFill: false, isOnGround: true) }
        fills = Color.all.map { bits($0, isFill: true) }
        attributes =
            TextStyle.bold.bits | TextStyle.underline.bits | TextStyle.reverse.bits
            | (palette.isHighContrast ? 0 : TextStyle.dim.bits)
        textCodes = shades.map { $0.code(isBackground: false) }
        fillCodes = shades.map { $0.code(isBackground: true) }
    }

    func shown(_ style: TextStyle) -> TextStyle {
        let (text, fill) = (style.foregroundNumber, style.backgroundNumber)
        let added = (fill == 0 ? textOnGround : textOnFill)[text] | fills[fill] & ~TextStyle.reverse.bits
        // A fill that is shown by exchanging the colours, and is pressed, has them as they were.
        let exchange = fills[fill] & TextStyle.reverse.bits
        return TextStyle(bits: (added | style.bits & 0xF000) & (attributes | 0x0FFF) ^ exchange)
    }
}

// MARK: - Sequences

extension StyleTable {
    /// Appends the shortest SGR sequence (ECMA-48, 8.3.117) from one style of the terminal, which can be unknown, to another; nothing where
    /// they are equal.
    func append(from old: TextStyle?, to new: TextStyle, to bytes: inout [UInt8]) {
        guard old != new else { return }
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        let start = bytes.count
        if let old { appendChanges(from: old, to: new, to: &bytes) }
        let middle = bytes.count
        // A sequence without codes resets the style, too.
        if new != .plain {
            bytes.append(UInt8(ascii: "0"))
            appendChanges(from: .plain, to: new, isSeparated: true, to: &bytes)
        }
        // Both forms are in the bytes now; the longer one is removed.
        if old == nil || bytes.count - middle < middle - start {
            bytes.removeSubrange(start..<middle)
        } else {
            bytes.removeSubrange(middle...)
        }
        bytes.append(UInt8(ascii: "m"))
    }

    private func appendChanges(
        from old: TextStyle, to new: TextStyle, isSeparated: Bool = false, to bytes: inout [UInt8]
    ) {
        var isSeparated = isSeparated
        func separate() {
            if isSeparated { bytes.append(UInt8(ascii: ";")) }
            isSeparated = true
        }
        func append(_ code: Int) {
            separate()
            bytes.appendDecimal(code)
        }
        func append(_ code: [UInt8]) {
            separate()
            bytes.append(contentsOf: code)
        }
        // One code ends both bold and dim, so the one that stays has to be set again.
        let endsWeight = old.bold && !new.bold || old.dim && !new.dim
        if endsWeight { append(22) }
        if new.bold, endsWeight || !old.bold { append(1) }
        if new.dim, endsWeight || !old.dim { append(2) }
        if new.underline != old.underline { append(new.underline ? 4 : 24) }
        if new.reverse != old.reverse { append(new.reverse ? 7 : 27) }
        let (text, fill) = (new.foregroundNumber, new.backgroundNumber)
        if text != old.foregroundNumber { append(textCodes[text]) }
        if fill != old.backgroundNumber { append(fillCodes[fill]) }
    }
}
