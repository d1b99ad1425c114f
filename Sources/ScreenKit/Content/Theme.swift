import Terminal

/// The colours of a kiosk, as far as they are others than in the table of colours; see `Color`. They reach each page, the panel of the inspector, and
/// images:
/// ```swift
/// let theme = Theme().replacing(
///     .primary, dark: RGBColor(red: 120, green: 200, blue: 160), light: RGBColor(red: 0, green: 140, blue: 90))
/// ```
public struct Theme: Equatable, Sendable {
    /// What takes the place of the values of colours.
    private(set) var changes: [Color: Palette.Values] = [:]

    /// Creates the standard theme.
    public init() {}

    /// Returns the theme with other values of a colour, which are shown as far as the terminal can. A text has to be readable on its fill.
    ///
    /// - Parameters:
    ///   - color: The colour; `Color.default` stays the terminal's own.
    ///   - dark: The value on a dark ground.
    ///   - light: The value on a light ground.
    /// - Returns: The theme.
    public func replacing(_ color: Color, dark: RGBColor, light: RGBColor) -> Theme {
        var theme = self
        theme.changes[color] = Palette.Values(dark: dark, light: light)
        return theme
    }
}

extension TextStyle {
    /// Titles, and the name of the screen in view.
    public static let title = TextStyle(bold: true)
    /// What matters less than what surrounds it: details, notes and marks.
    public static let quiet = TextStyle(foreground: .muted)
    /// Lines between parts of a page, and the empty part of a bar.
    public static let line = TextStyle(foreground: .line)
    /// Keys of the keyboard, and what can be typed.
    public static let key = TextStyle(foreground: .accent, bold: true)
    /// Values among words, such as numbers in a source text.
    public static let value = TextStyle(foreground: .accent)
    /// Numbers that are the point of what stands there.
    public static let number = TextStyle(bold: true)
    /// Good news.
    public static let good = TextStyle(foreground: .good)
    /// Warnings.
    public static let warning = TextStyle(foreground: .warning, bold: true)
    /// Bad news.
    public static let bad = TextStyle(foreground: .bad, bold: true)
    /// A bar that has no colour of its own.
    public static let bar = TextStyle(foreground: .accent)

    /// Returns the style of a bar with the number of a colour of a thing; colours repeat where there are more numbers. A bar can be read without
    /// them: its empty part is another character.
    public static func bar(color: Int) -> TextStyle {
        TextStyle(foreground: Color.things[Int(color.magnitude % UInt(Color.things.count))])
    }

    /// Creates the style of a text with a meaning.
    public init(_ tone: Tone) {
        self =
            switch tone {
            case .plain: .plain
            case .quiet: .quiet
            case .strong: .title
            case .value: .value
            case .good: .good
            case .warning: .warning
            case .bad: .bad
            }
    }
}

extension Cell {
    /// A line across a page.
    public static let horizontalLine = Cell("─", style: .line)
    /// A line down a page.
    public static let verticalLine = Cell("│", style: .line)
}

/// The colour of a thing in bars and pictures.
public enum ThingColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// One of the table, by its number; see ``Terminal/TextStyle/bar(color:)``.
    case number(Int)
    /// One of the thing's own, which is shown as far as the terminal can.
    case own(RGBColor)

    /// Creates a colour of the table from its number.
    public init(integerLiteral number: Int) { self = .number(number) }
}

/// The way in which a page is drawn.
enum PageLook: Sendable {
    /// Things have bodies of colour.
    case filled
    /// Only pictures have colours; text has the contrast of the terminal's own two.
    case contrast
    /// Lines and brackets take the place of bodies, for a terminal that shows no fills.
    case ruled
}
