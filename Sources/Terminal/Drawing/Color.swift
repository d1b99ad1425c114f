/// A colour by what it means, and what a terminal shows for it: a row of the table of all colours.
///
/// Colours come in pairs: a fill, and what is drawn on it. Text without a fill has the terminal's own colour, or that of an ``accent`` or a
/// state. Each pair has a contrast of at least 4.5 : 1 on every terminal.
public struct Color: Hashable, Sendable {
    /// The number among the colours, below ``count``.
    let number: UInt8
    /// The numbers of xterm's palette on a dark and on a light ground.
    let dark, light: UInt8
    /// The numbers of the sixteen colours; `nil` for a colour that they do not have.
    let darkOfSixteen, lightOfSixteen: UInt8?
    /// The colours where a terminal has any; `nil` where the one of xterm's palette is exact enough, and shorter.
    let darkColor, lightColor: RGBColor?
    /// What stands for a colour of text that is not shown, and for a fill.
    let asText, asFill: TextStyle
    /// A Boolean value that indicates whether the colour draws the edge of a key or of paper where it stands on the ground, and no text.
    let isOfEdge: Bool

    /// The number of all colours. Six bits are enough for one, so that a cell is two machine words.
    static let count = 64

    init(
        _ number: UInt8, _ dark: UInt8, _ light: UInt8, sixteen: UInt8? = nil, light sixteenLight: UInt8? = nil,
        _ darkColor: UInt32? = nil, _ lightColor: UInt32? = nil, asText: TextStyle = .plain, asFill: TextStyle = .plain,
        isOfEdge: Bool = false
    ) {
        (self.number, self.dark, self.light) = (number, dark, light)
        (darkOfSixteen, lightOfSixteen) = (sixteen, sixteenLight ?? sixteen)
        (self.darkColor, self.lightColor) = (darkColor.map { RGBColor($0) }, lightColor.map { RGBColor($0) })
        (self.asText, self.asFill, self.isOfEdge) = (asText, asFill, isOfEdge)
    }

    /// Adds the number, which no other colour has, to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// The colour that the terminal uses when a program sets none.
    public static let `default` = Color(0, 16, 231)

    // MARK: What surrounds a screen

    /// The fill of the row above a screen.
    public static let titleBar = Color(1, 236, 254, asFill: .underline)
    /// The fill of the row below a screen.
    public static let statusBar = Color(2, 236, 254)
    /// Text on one of the bars.
    public static let onBar = Color(3, 252, 236)
    /// The fill of a plate, such as a card.
    public static let panel = Color(4, 235, 255)
    /// Text on a plate.
    public static let onPanel = Color(5, 231, 16)  // like the focus, which then changes the fill alone
    /// What matters less, on a bar, a plate or the ground.
    public static let muted = Color(6, 248, 240, asText: .dim)
    /// Lines, axes, and the empty part of a bar that is drawn as characters.
    public static let line = Color(7, 240, 249, asText: .dim)
    /// The fill of what has the focus; nothing else has it.
    public static let focus = Color(8, 27, 27, sixteen: 4, asFill: .reverse)
    /// Text on the focus.
    public static let onFocus = Color(9, 231, 231, sixteen: 15)
    /// What can be typed, and numbers that stand for something.
    public static let accent = Color(10, 75, 26, sixteen: 14, light: 4, asText: .bold)
    /// The fill of a key of the keyboard, or of a small button.
    public static let cap = Color(11, 240, 252, sixteen: 8, asFill: .bold)  // reverse would melt into that above it
    /// Text on a cap.
    public static let onCap = Color(12, 231, 16, sixteen: 15)

    // MARK: Keys

    /// The face of a key for a digit.
    public static let key = Color(13, 239, 252, sixteen: 8)
    /// The label on the face of a key for a digit.
    public static let onKey = Color(14, 231, 16, sixteen: 15)
    /// The edge below the face of a key for a digit.
    public static let keyLip = Color(15, 237, 247, sixteen: 0, isOfEdge: true)
    /// The face of a key for a function, and the empty part of a filled bar.
    public static let functionKey = Color(16, 237, 254, sixteen: 8)
    /// The label on the face of a key for a function.
    public static let onFunctionKey = Color(17, 231, 238, sixteen: 15)
    /// The edge below the face of a key for a function.
    public static let functionKeyLip = Color(18, 236, 250, sixteen: 0, isOfEdge: true)
    /// The face of a key for an operation.
    public static let operatorKey = Color(19, 172, 215, sixteen: 3)
    /// The label on the face of a key for an operation.
    public static let onOperatorKey = Color(20, 16, 16, sixteen: 0)
    /// The edge below the face of a key for an operation.
    public static let operatorKeyLip = Color(21, 94, 179, sixteen: 0, isOfEdge: true)
    /// The face of a key that clears something.
    public static let clearKey = Color(22, 95, 224, sixteen: 1)
    /// The label on the face of a key that clears something.
    public static let onClearKey = Color(23, 231, 88, sixteen: 15)
    /// The edge below the face of a key that clears something.
    public static let clearKeyLip = Color(24, 52, 181, sixteen: 0, isOfEdge: true)
    /// The fill of the one button of a screen that does what the screen is for.
    public static let primary = Color(
        25, 214, 208, sixteen: 11, 0xFFAF20, 0xFF8A00, asFill: TextStyle(bold: true, reverse: true))
    /// Text on the primary button.
    public static let onPrimary = Color(26, 16, 16, sixteen: 0)
    /// The edge below the primary button.
    public static let primaryLip = Color(27, 136, 166, sixteen: 3, isOfEdge: true)

    // MARK: A display and paper

    /// The fill of a display.
    public static let display = Color(28, 187, 187, sixteen: 7, 0xCBD5B4, 0xCBD5B4, asFill: .reverse)
    /// Digits on a display.
    public static let onDisplay = Color(29, 235, 235, sixteen: 0, 0x20261C, 0x20261C)
    /// What matters less on a display.
    public static let displayQuiet = Color(30, 239, 239, sixteen: 0)
    /// The fill of paper that is printed on.
    public static let paper = Color(31, 255, 230, sixteen: 15, light: 7, 0xF4EEE1, 0xFFF8E3, isOfEdge: true)
    /// Text on paper.
    public static let ink = Color(32, 236, 236, sixteen: 0)
    /// What matters less on paper.
    public static let inkQuiet = Color(33, 240, 240, sixteen: 8, light: 0, asText: .dim)
    /// Dashes on paper.
    public static let paperLine = Color(34, 250, 180, sixteen: 7, light: 15, asText: .dim)

    // MARK: States

    /// Good news, as text or as a fill.
    public static let good = Color(35, 114, 22, sixteen: 2, light: 0, asFill: .reverse)
    /// A warning, as text or as a fill.
    public static let warning = Color(36, 221, 94, sixteen: 3, light: 5, asText: .bold, asFill: .reverse)
    /// Bad news, as text or as a fill.
    public static let bad = Color(37, 203, 160, sixteen: 9, light: 1, asText: .bold, asFill: .reverse)
    /// Text on the fill of a state.
    public static let onState = Color(38, 16, 231, sixteen: 0, light: 15)
    /// The fill of a tag that says that something is not there, and bad news on paper or on a display.
    public static let alarm = Color(39, 124, 124, sixteen: 1, asText: .bold, asFill: .reverse)
    /// Text on such a tag.
    public static let onAlarm = Color(40, 231, 231, sixteen: 15)

    // MARK: Things

    /// The wall of a glass.
    public static let glass = Color(41, 250, 244, sixteen: 7, light: 0)
    /// A straw.
    public static let straw = Color(42, 255, 16, sixteen: 15, light: 0)

    /// The colours of things, such as fruits, to tell them apart: strawberry, banana, pineapple, kiwi, mango, and five more. They are never
    /// the colour of a text.
    public static let things = [
        Color(43, 204, 197, sixteen: 9, 0xF8567E, 0xE0244E),  // strawberry
        Color(44, 229, 222, sixteen: 15, light: 11, 0xFFF3A6, 0xF2C94C),  // banana
        Color(45, 220, 178, sixteen: 11, light: 3, 0xFFD400, 0xD6A400),  // pineapple
        Color(46, 113, 70, sixteen: 2, 0x86CF5A, 0x58A61E),  // kiwi
        Color(47, 208, 208, sixteen: 3, light: 1, 0xFF8A1E, 0xF07C00),  // mango
        Color(48, 141, 91, sixteen: 13),  // violet
        Color(49, 75, 26, sixteen: 14),  // sky
        Color(50, 180, 94, sixteen: 7),  // tan
        Color(51, 37, 30, sixteen: 6),  // teal
        Color(52, 168, 125, sixteen: 5),  // rose
    ]

    // MARK: The table

    /// The colours that have a meaning on every page, in the order of their numbers.
    static let named =
        [
            .default, titleBar, statusBar, onBar, panel, onPanel, muted, line, focus, onFocus, accent, cap, onCap, key,
            onKey, keyLip, functionKey, onFunctionKey, functionKeyLip, operatorKey, onOperatorKey, operatorKeyLip,
            clearKey, onClearKey, clearKeyLip, primary, onPrimary, primaryLip, display, onDisplay, displayQuiet, paper,
            ink, inkQuiet, paperLine, good, warning, bad, onState, alarm, onAlarm, glass, straw,
        ] + things
    /// The colours for a picture's own things, which are grey until it says what they are. See ``Canvas/color(_:)``.
    static let own = (named.count..<count).map { Color(UInt8($0), 245, 245, sixteen: 8) }
    /// All colours, in the order of their numbers.
    static let all = named + own

    /// A Boolean value that indicates whether the colour draws a thing, and no text or button.
    var isOfThing: Bool { number >= Color.glass.number }
}

/// A colour by its shares of red, green and blue.
public struct RGBColor: Hashable, Sendable {
    /// A share, from 0 to 255.
    public let red, green, blue: UInt8

    /// Creates a colour from its shares, from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }

    /// The colour of a number from 16 to 255 of xterm's palette: a cube of six steps, and then greys.
    init(indexed number: Int) {
        if number >= 232 {
            let grey = UInt8(8 + (number - 232) * 10)
            self.init(red: grey, green: grey, blue: grey)
        } else {
            let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
            let place = max(0, number - 16)
            self.init(red: steps[place / 36 % 6], green: steps[place / 6 % 6], blue: steps[place % 6])
        }
    }

    /// The colours of xterm's palette from number 16 on.
    static let indexed = (16...255).map { RGBColor(indexed: $0) }

    /// The sixteen colours with the values that xterm gives them.
    static let sixteen = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { RGBColor($0) }

    /// Returns the index of the most similar one of some colours.
    func indexOfNearest(in colors: [RGBColor]) -> Int {
        let distances = colors.map { distance(to: $0) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }

    private func distance(to other: RGBColor) -> Int {
        let (red, green, blue) = (
            Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
        )
        return red * red + green * green + blue * blue
    }
}
