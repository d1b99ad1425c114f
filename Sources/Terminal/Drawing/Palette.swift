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

/// What a terminal shows for the named colours: for its number of colours, and on its ground.
package struct Palette: Hashable, Sendable {
    /// The colours that the terminal has.
    package var mode: ColorMode
    /// The background of the terminal.
    package var ground: Ground
    /// The colours of a picture's own things; one that is missing is grey.
    package var own: [RGBColor]

    /// Creates a palette for a terminal.
    package init(mode: ColorMode = .indexed, ground: Ground = .dark, own: [RGBColor] = []) {
        (self.mode, self.ground, self.own) = (mode, ground, own)
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
        guard let index = color.ownIndex else { return shade(of: Self.entries[Int(color.number)]) }
        let color = own.indices.contains(index) ? own[index] : RGBColor(0x8A8A8A)
        return switch mode {
        case .none: .none
        case .sixteen: .number(color.indexOfNearest(in: RGBColor.sixteen))
        case .indexed: .number(16 + color.indexOfNearest(in: RGBColor.indexed))
        case .direct: .direct(color)
        }
    }

    private func shade(of entry: Entry) -> Shade {
        let isLight = ground == .light
        let number = isLight ? entry.light : entry.dark
        return switch mode {
        case .none: .none
        case .sixteen: (isLight ? entry.lightOfSixteen : entry.darkOfSixteen).map { .number($0) } ?? .none
        case .indexed: .number(number)
        case .direct: (isLight ? entry.lightColor : entry.darkColor).map { .direct($0) } ?? .number(number)
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

// MARK: - Values

extension Palette {
    struct Entry {
        /// The numbers of xterm's palette on a dark and on a light ground.
        let dark, light: Int
        /// The numbers of the sixteen colours; `nil` for a colour that they do not have.
        let darkOfSixteen, lightOfSixteen: Int?
        /// The colours where a terminal has any; `nil` where the one of xterm's palette is exact enough, and shorter.
        let darkColor, lightColor: RGBColor?
        /// What stands for a colour of text that is not shown, and for a fill.
        let asText, asFill: TextStyle

        init(
            _ dark: Int, _ light: Int, sixteen: Int? = nil, light sixteenLight: Int? = nil, _ darkColor: UInt32? = nil,
            _ lightColor: UInt32? = nil, asText: TextStyle = .plain, asFill: TextStyle = .plain
        ) {
            (self.dark, self.light) = (dark, light)
            (darkOfSixteen, lightOfSixteen) = (sixteen, sixteenLight ?? sixteen)
            (self.darkColor, self.lightColor) = (darkColor.map { RGBColor($0) }, lightColor.map { RGBColor($0) })
            (self.asText, self.asFill) = (asText, asFill)
        }
    }

    /// The values of all colours but a picture's own, in the order of their numbers.
    static let entries: [Entry] = [
        Entry(16, 231),  // default
        Entry(236, 254, asFill: .underline),  // titleBar
        Entry(236, 254),  // statusBar
        Entry(252, 236),  // onBar
        Entry(235, 255),  // panel
        Entry(231, 16),  // onPanel: like the focus, which then changes the fill alone
        Entry(248, 240, asText: .dim),  // muted
        Entry(240, 249, asText: .dim),  // line
        Entry(27, 27, sixteen: 4, asFill: .reverse),  // focus
        Entry(231, 231, sixteen: 15),  // onFocus
        Entry(75, 26, sixteen: 14, light: 4, asText: .bold),  // accent
        Entry(240, 252, sixteen: 8, asFill: .bold),  // cap: in reverse, it would melt into what is reverse above it
        Entry(231, 16, sixteen: 15),  // onCap
        Entry(239, 252, sixteen: 8),  // key
        Entry(231, 16, sixteen: 15),  // onKey
        Entry(237, 247, sixteen: 0),  // keyLip
        Entry(237, 254, sixteen: 8),  // functionKey
        Entry(231, 238, sixteen: 15),  // onFunctionKey
        Entry(236, 250, sixteen: 0),  // functionKeyLip
        Entry(172, 215, sixteen: 3),  // operatorKey
        Entry(16, 16, sixteen: 0),  // onOperatorKey
        Entry(94, 179, sixteen: 0),  // operatorKeyLip
        Entry(95, 224, sixteen: 1),  // clearKey
        Entry(231, 88, sixteen: 15),  // onClearKey
        Entry(52, 181, sixteen: 0),  // clearKeyLip
        Entry(214, 208, sixteen: 11, 0xFFAF20, 0xFF8A00, asFill: TextStyle(bold: true, reverse: true)),  // primary
        Entry(16, 16, sixteen: 0),  // onPrimary
        Entry(136, 166, sixteen: 3),  // primaryLip
        Entry(187, 187, sixteen: 7, 0xCBD5B4, 0xCBD5B4, asFill: .reverse),  // display
        Entry(235, 235, sixteen: 0, 0x20261C, 0x20261C),  // onDisplay
        Entry(239, 239, sixteen: 0),  // displayQuiet
        Entry(255, 230, sixteen: 15, light: 7, 0xF4EEE1, 0xFFF8E3),  // paper
        Entry(236, 236, sixteen: 0),  // ink
        Entry(240, 240, sixteen: 8, light: 0, asText: .dim),  // inkQuiet
        Entry(250, 180, sixteen: 7, light: 15, asText: .dim),  // paperLine
        Entry(114, 22, sixteen: 2, light: 0, asFill: .reverse),  // good
        Entry(221, 94, sixteen: 3, light: 5, asText: .bold, asFill: .reverse),  // warning
        Entry(203, 160, sixteen: 9, light: 1, asText: .bold, asFill: .reverse),  // bad
        Entry(16, 231, sixteen: 0, light: 15),  // onState
        Entry(124, 124, sixteen: 1, asText: .bold, asFill: .reverse),  // alarm
        Entry(231, 231, sixteen: 15),  // onAlarm
        Entry(250, 244, sixteen: 7, light: 0),  // glass
        Entry(255, 16, sixteen: 15, light: 0),  // straw
        Entry(204, 197, sixteen: 9, 0xF8567E, 0xE0244E),  // strawberry
        Entry(229, 222, sixteen: 15, light: 11, 0xFFF3A6, 0xF2C94C),  // banana
        Entry(220, 178, sixteen: 11, light: 3, 0xFFD400, 0xD6A400),  // pineapple
        Entry(113, 70, sixteen: 2, 0x86CF5A, 0x58A61E),  // kiwi
        Entry(208, 208, sixteen: 3, light: 1, 0xFF8A1E, 0xF07C00),  // mango
        Entry(141, 91, sixteen: 13),  // violet
        Entry(75, 26, sixteen: 14),  // sky
        Entry(180, 94, sixteen: 7),  // tan
        Entry(37, 30, sixteen: 6),  // teal
        Entry(168, 125, sixteen: 5),  // rose
    ]
}
