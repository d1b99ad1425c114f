import Terminal

/// How things look: from the terminal's own colours, so that dark and light backgrounds both work.
nonisolated enum Theme {
    static let title = TextStyle(bold: true)
    static let crumb = TextStyle(dim: true)
    static let line = TextStyle(dim: true)
    static let horizontalLine = Cell("─", style: line)
    static let verticalLine = Cell("│", style: line)
    static let key = TextStyle(foreground: .cyan, bold: true)
    static let focused = TextStyle(bold: true, reverse: true)
    static let number = TextStyle(bold: true)
    static let bar = TextStyle(foreground: .green)
    static let emptyBar = TextStyle(dim: true)

    static func style(_ tone: Tone) -> TextStyle {
        switch tone {
        case .plain: .plain
        case .quiet: TextStyle(dim: true)
        case .strong: TextStyle(bold: true)
        case .good: TextStyle(foreground: .green)
        case .warning: TextStyle(foreground: .yellow, bold: true)
        case .bad: TextStyle(foreground: .red, bold: true)
        }
    }

    /// What goes forward is green and what comes back is yellow; the rest steps behind.
    static func style(_ kind: TraceEvent.Kind) -> TextStyle {
        switch kind {
        case .injection: TextStyle(foreground: .green)
        case .message: TextStyle(foreground: .yellow)
        case .unheard: TextStyle(foreground: .red, bold: true)
        case .navigation: TextStyle(foreground: .cyan)
        case .machine, .record: .plain
        case .release: TextStyle(foreground: .red)
        }
    }
}
