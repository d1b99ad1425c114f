/// How a character looks.
package nonisolated struct TextStyle: Hashable, Sendable {
    package var foreground: Color
    package var background: Color
    package var bold: Bool
    package var dim: Bool
    package var underline: Bool
    package var reverse: Bool

    /// - Parameters:
    ///   - foreground: the colour of the character.
    ///   - background: the colour behind it.
    ///   - bold: heavier, on some terminals brighter.
    ///   - dim: fainter.
    ///   - underline: a line below.
    ///   - reverse: foreground and background exchanged, which is visible without any colour.
    package init(
        foreground: Color = .default,
        background: Color = .default,
        bold: Bool = false,
        dim: Bool = false,
        underline: Bool = false,
        reverse: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        self.bold = bold
        self.dim = dim
        self.underline = underline
        self.reverse = reverse
    }

    /// Nothing asked for.
    package static let plain = TextStyle()
}
