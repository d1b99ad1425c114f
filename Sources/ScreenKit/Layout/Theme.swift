import Terminal

/// The styles of a page. They use the terminal's own colours, so that dark and light backgrounds both work.
package nonisolated enum Theme {
    package static let title = TextStyle(bold: true)
    package static let crumb = TextStyle(dim: true)
    package static let line = TextStyle(dim: true)
    package static let horizontalLine = Cell("─", style: line)
    package static let verticalLine = Cell("│", style: line)
    package static let key = TextStyle(foreground: .cyan, bold: true)
    package static let number = TextStyle(bold: true)
    package static let board = TextStyle(foreground: .green, bold: true)
    package static let bar = TextStyle(foreground: .green)
    package static let emptyBar = TextStyle(dim: true)
    /// The colours that tell bars of different things apart. Blue is not among them, because it is hard to see on black. A bar can be
    /// read without them: its empty part is dotted.
    private static let barColors: [Color] = [.red, .yellow, .cyan, .green, .magenta]

    /// Returns the style of a bar with the number of a colour; colours repeat where there are more numbers.
    static func bar(color: Int) -> TextStyle {
        TextStyle(foreground: barColors[Int(color.magnitude % UInt(barColors.count))])
    }

    package static func style(_ tone: Tone) -> TextStyle {
        switch tone {
        case .plain: .plain
        case .quiet: TextStyle(dim: true)
        case .strong: TextStyle(bold: true)
        case .good: TextStyle(foreground: .green)
        case .warning: TextStyle(foreground: .yellow, bold: true)
        case .bad: TextStyle(foreground: .red, bold: true)
        }
    }
}
