import Terminal

/// The styles of what stands on the ground of a page, which stays that of the terminal. What is filled has the colours of its kind; see
/// `Color`.
public struct Theme: Equatable, Sendable {
    /// Titles, and the name of the screen in view.
    public var title = TextStyle(bold: true)
    /// What matters less than what surrounds it: details, notes and marks.
    public var quiet = TextStyle(foreground: .muted)
    /// Lines between parts of a page.
    public var line = TextStyle(foreground: .line)
    /// Keys of the keyboard, and what can be typed.
    public var key = TextStyle(foreground: .accent, bold: true)
    /// Values among words, such as numbers in a source text.
    public var value = TextStyle(foreground: .accent)
    /// Numbers that are the point of what stands there.
    public var number = TextStyle(bold: true)
    /// Good news.
    public var good = TextStyle(foreground: .good)
    /// Warnings.
    public var warning = TextStyle(foreground: .warning, bold: true)
    /// Bad news.
    public var bad = TextStyle(foreground: .bad, bold: true)
    /// A bar that has no colour of its own.
    public var bar = TextStyle(foreground: .accent)
    /// The empty part of a bar.
    public var emptyBar = TextStyle(foreground: .line)
    /// The colours that tell bars of different things apart. A bar can be read without them: its empty part is another character.
    public var barColors = Color.things

    /// Creates the standard styles.
    public init() {}

    /// The standard styles.
    package static let standard = Theme()

    /// Returns the style of a bar with the number of a colour; colours repeat where there are more numbers.
    public func bar(color: Int) -> TextStyle {
        barColors.isEmpty ? bar : TextStyle(foreground: barColors[Int(color.magnitude % UInt(barColors.count))])
    }

    /// Returns the style of a text with a meaning.
    public func style(_ tone: Tone) -> TextStyle {
        switch tone {
        case .plain: .plain
        case .quiet: quiet
        case .strong: title
        case .value: value
        case .good: good
        case .warning: warning
        case .bad: bad
        }
    }

    /// A line across a page.
    public var horizontalLine: Cell { Cell("─", style: line) }
    /// A line down a page.
    public var verticalLine: Cell { Cell("│", style: line) }
}

/// The colour of a thing in bars and pictures.
public enum ThingColor: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// One of the theme, by its number; see ``Theme/bar(color:)``.
    case number(Int)
    /// One of the thing's own, which is shown as far as the terminal can.
    case own(RGBColor)

    /// Creates a colour of the theme from its number.
    public init(integerLiteral number: Int) { self = .number(number) }
}

/// The way in which a page is drawn.
package enum PageLook: Sendable {
    /// Things have bodies of colour.
    case filled
    /// Only pictures have colours; text has the contrast of the terminal's own two.
    case contrast
    /// Lines and brackets take the place of bodies, for a terminal that shows no fills.
    case ruled
}
