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
    package static let bar = TextStyle(foreground: .green)
    package static let emptyBar = TextStyle(dim: true)

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
