/// A colour by what it means. `Palette` has what a terminal shows for it.
///
/// Colours come in pairs: a fill, and what is drawn on it. Text without a fill has the terminal's own colour, or that of an ``accent`` or a
/// state. Each pair has a contrast of at least 4.5 : 1 on every terminal.
public struct Color: Hashable, Sendable {
    /// The number among the colours of a palette, below ``count``.
    let number: UInt8

    /// The number of all colours. Six bits are enough for one, so that a cell is two machine words.
    static let count = 64

    init(number: UInt8) { self.number = number & 63 }

    /// The colour that the terminal uses when a program sets none.
    public static let `default` = Color(number: 0)

    // MARK: What surrounds a screen

    /// The fill of the row above a screen.
    public static let titleBar = Color(number: 1)
    /// The fill of the row below a screen.
    public static let statusBar = Color(number: 2)
    /// Text on one of the bars.
    public static let onBar = Color(number: 3)
    /// The fill of a plate, such as a card.
    public static let panel = Color(number: 4)
    /// Text on a plate.
    public static let onPanel = Color(number: 5)
    /// What matters less, on a bar, a plate or the ground.
    public static let muted = Color(number: 6)
    /// Lines, axes, and the empty part of a bar that is drawn as characters.
    public static let line = Color(number: 7)
    /// The fill of what has the focus; nothing else has it.
    public static let focus = Color(number: 8)
    /// Text on the focus.
    public static let onFocus = Color(number: 9)
    /// What can be typed, and numbers that stand for something.
    public static let accent = Color(number: 10)
    /// The fill of a key of the keyboard, or of a small button.
    public static let cap = Color(number: 11)
    /// Text on a cap.
    public static let onCap = Color(number: 12)

    // MARK: Keys

    /// The face of a key for a digit.
    public static let key = Color(number: 13)
    /// The label on the face of a key for a digit.
    public static let onKey = Color(number: 14)
    /// The edge below the face of a key for a digit.
    public static let keyLip = Color(number: 15)
    /// The face of a key for a function, and the empty part of a filled bar.
    public static let functionKey = Color(number: 16)
    /// The label on the face of a key for a function.
    public static let onFunctionKey = Color(number: 17)
    /// The edge below the face of a key for a function.
    public static let functionKeyLip = Color(number: 18)
    /// The face of a key for an operation.
    public static let operatorKey = Color(number: 19)
    /// The label on the face of a key for an operation.
    public static let onOperatorKey = Color(number: 20)
    /// The edge below the face of a key for an operation.
    public static let operatorKeyLip = Color(number: 21)
    /// The face of a key that clears something.
    public static let clearKey = Color(number: 22)
    /// The label on the face of a key that clears something.
    public static let onClearKey = Color(number: 23)
    /// The edge below the face of a key that clears something.
    public static let clearKeyLip = Color(number: 24)
    /// The fill of the one button of a screen that does what the screen is for.
    public static let primary = Color(number: 25)
    /// Text on the primary button.
    public static let onPrimary = Color(number: 26)
    /// The edge below the primary button.
    public static let primaryLip = Color(number: 27)

    // MARK: A display and paper

    /// The fill of a display.
    public static let display = Color(number: 28)
    /// Digits on a display.
    public static let onDisplay = Color(number: 29)
    /// What matters less on a display.
    public static let displayQuiet = Color(number: 30)
    /// The fill of paper that is printed on.
    public static let paper = Color(number: 31)
    /// Text on paper.
    public static let ink = Color(number: 32)
    /// What matters less on paper.
    public static let inkQuiet = Color(number: 33)
    /// Dashes on paper.
    public static let paperLine = Color(number: 34)

    // MARK: States

    /// Good news, as text or as a fill.
    public static let good = Color(number: 35)
    /// A warning, as text or as a fill.
    public static let warning = Color(number: 36)
    /// Bad news, as text or as a fill.
    public static let bad = Color(number: 37)
    /// Text on the fill of a state.
    public static let onState = Color(number: 38)
    /// The fill of a tag that says that something is not there, and bad news on paper or on a display.
    public static let alarm = Color(number: 39)
    /// Text on such a tag.
    public static let onAlarm = Color(number: 40)

    // MARK: Things

    /// The wall of a glass.
    public static let glass = Color(number: 41)
    /// A straw.
    public static let straw = Color(number: 42)

    private static let firstThing = 43
    private static let firstOwn = 53
    /// The number of colours that a picture can have for its own things.
    static let ownCount = count - firstOwn

    /// The colours of things, such as fruits, to tell them apart: strawberry, banana, pineapple, kiwi, mango, and five more. They are never
    /// the colour of a text.
    public static let things = (firstThing..<firstOwn).map { Color(number: UInt8($0)) }

    /// Returns the colour of a picture's own thing, by its index below ``ownCount``. See ``Canvas/color(_:)``.
    static func own(_ index: Int) -> Color { Color(number: UInt8(firstOwn + index)) }

    /// The index among a picture's own colours; `nil` for any other colour.
    var ownIndex: Int? { number < Self.firstOwn ? nil : Int(number) - Self.firstOwn }

    /// A Boolean value that indicates whether the colour draws a thing, and no text or button.
    var isOfThing: Bool { number >= Color.glass.number }

    /// A Boolean value that indicates whether the colour draws the edge of a key or of paper where it stands on the ground, and no text.
    var isOfEdge: Bool {
        [.keyLip, .functionKeyLip, .operatorKeyLip, .clearKeyLip, .primaryLip, .paper].contains(self)
    }
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
