/// The colours that a terminal has.
public enum ColorMode: Hashable, Sendable {
    /// None, or none that the person wants.
    case none
    /// The sixteen of ECMA-48 and their bright forms. The person chooses what they look like.
    case sixteen
    /// The 256 of xterm, of which all but the first sixteen look the same everywhere.
    case indexed
    /// Any.
    case direct
}

/// The background of a terminal.
public enum Ground: Hashable, Sendable {
    /// Light text on dark.
    case dark
    /// Dark text on light.
    case light
    /// Any: fills are those of a dark ground, and text without one is bold where it would have a colour.
    case unknown
}

extension Ground {
    /// Creates the ground of which a terminal tells in its answer to OSC 11, such as `11;rgb:1e1e/1e1e/1e1e`; `nil` for another answer. Of the
    /// shares, the first two digits count.
    init?(answer: [UInt8]) {
        let words = String(decoding: answer, as: UTF8.self).split { $0 == ";" || $0 == ":" || $0 == "/" }
        guard words.count >= 5, words[0] == "11", words[1] == "rgb" || words[1] == "rgba" else { return nil }
        let shares = words[2...4].compactMap { UInt8(String($0.prefix(2)), radix: 16) }
        guard shares.count == 3 else { return nil }
        // The brightness that an eye sees (ITU-R BT.601).
        let brightness = 299 * Int(shares[0]) + 587 * Int(shares[1]) + 114 * Int(shares[2])
        self = brightness > 127_500 ? .light : .dark
    }
}

/// What a terminal shows for the colours: for its number of colours, and on its ground.
package struct Palette: Hashable, Sendable {
    /// A colour on a dark and on a light ground.
    package struct Values: Hashable, Sendable {
        let dark, light: RGBColor

        /// Creates a colour from that on a dark ground and that on a light one.
        package init(dark: RGBColor, light: RGBColor) { (self.dark, self.light) = (dark, light) }
    }

    /// The colours that the terminal has.
    var mode: ColorMode
    /// The background of the terminal.
    package var ground: Ground
    /// A Boolean value that indicates whether only things have colours of their own, and nothing is dim.
    package var isHighContrast = false
    /// What takes the place of the values of the table.
    var changes: [Color: Values]

    /// Creates a palette for a terminal.
    package init(mode: ColorMode = .indexed, ground: Ground = .dark, changes: [Color: Values] = [:]) {
        (self.mode, self.ground, self.changes) = (mode, ground, changes)
    }

    /// What one colour of a mode is.
    enum Shade: Hashable {
        /// None: the terminal's own colour stays.
        case none
        /// A number from 0 to 255.
        case number(Int)
        case direct(RGBColor)

        /// Returns the parameters of SGR (ECMA-48, 8.3.117) for a colour of the text, or behind it.
        func code(isBackground: Bool) -> [UInt8] {
            let layer = isBackground ? 10 : 0
            let code =
                switch self {
                case .none: "\(39 + layer)"
                case .number(let number) where number < 8: "\(30 + layer + number)"
                case .number(let number) where number < 16: "\(82 + layer + number)"
                case .number(let number): "\(38 + layer);5;\(number)"
                case .direct(let color): "\(38 + layer);2;\(color.red);\(color.green);\(color.blue)"
                }
            return Array(code.utf8)
        }
    }

    /// Returns what the terminal shows for a colour.
    func shade(of color: Color) -> Shade {
        if color == .default { return .none }
        let isLight = ground == .light
        let change = changes[color].map { isLight ? $0.light : $0.dark }
        let number = Int(isLight ? color.light : color.dark)
        switch mode {
        case .none: return .none
        case .sixteen:
            // A fill that is not one of them stays none: the text on it may have the terminal's own colour.
            guard let number = isLight ? color.lightOfSixteen : color.darkOfSixteen else { return .none }
            return .number(change?.indexOfNearest(in: RGBColor.sixteen) ?? Int(number))
        case .indexed: return .number(change.map { 16 + $0.indexOfNearest(in: RGBColor.indexed) } ?? number)
        case .direct:
            let exact = change ?? (isLight ? color.lightColor : color.darkColor)
            return exact.map { .direct($0) } ?? .number(number)
        }
    }

    /// Returns the colour as shares of red, green and blue; `nil` where it is the terminal's own.
    package func rgb(of color: Color) -> RGBColor? {
        switch shade(of: color) {
        case .none: nil
        case .number(let number): number < 16 ? nil : RGBColor(indexed: number)
        case .direct(let color): color
        }
    }
}
