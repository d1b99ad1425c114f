/// The ASCII characters that replace symbols where the locale's encoding is not UTF-8.
///
/// Letters are never replaced: a user who asks for Korean gets Korean.
package enum ASCIIFallback {
    /// Returns the character to draw instead of a symbol of one column, or `nil` when none is similar enough.
    static func byte(for scalar: Unicode.Scalar) -> UInt8? {
        let substitute: Unicode.Scalar? =
            switch scalar {
            // Heavy lines must differ from light ones,
            case "═", "━": "="
            // and dashed ones from solid ones.
            case "┄", "┅", "┈", "┉", "╌", "╍": "."
            case "─", "╴", "╶", "╸", "╺", "–", "—", "−", "‐", "‑", "↔", "⇆": "-"
            case "╳", "✗", "✘", "✕": "x"
            case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "╹", "╻", "▏", "▕", "¦", "↕", "⇅": "|"
            case "\u{2500}"..."\u{257F}": "+"
            case "░", "▁", "▂", "·", "…", "‥": "."
            case "▒", "▃", "▄", "▅", "⋮": ":"
            case "\u{2580}"..."\u{259F}", "■", "▪", "◼", "◆": "#"
            case "÷", "⁄", "∕": "/"
            case "×", "•", "●", "★", "✱", "∗": "*"
            case "○", "◦", "◇", "☆", "□", "▫": "o"
            case "±": "~"
            case "²": "2"
            case "▸", "▶", "►", "❯", "›", "»", "→", "⇒", "▹", "▷", "⇥", "≥": ">"
            case "◂", "◀", "◄", "❮", "‹", "«", "←", "⇐", "◃", "◁", "⏎", "↵", "⌫", "⇤", "↩", "↺", "≤": "<"
            case "▴", "▲", "△", "↑", "⇧", "▵": "^"
            case "▾", "▼", "▽", "↓", "▿", "✓", "✔", "√": "v"
            case "“", "”", "„": "\""
            case "‘", "’", "′": "'"
            case "\u{A0}": " "
            case "\u{FFFD}": "?"
            default: nil
            }
        return substitute.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// Returns a text with its symbols replaced by characters or words; the result may be longer.
    package static func text(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { spelled, scalar in
            if let word = word(for: scalar) {
                spelled += word
            } else {
                spelled.unicodeScalars.append(byte(for: scalar).map(Unicode.Scalar.init) ?? scalar)
            }
        }
    }

    /// Returns the word for a symbol that no single character resembles.
    private static func word(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "⏎", "↵": "Enter"
        case "⌫": "BS"
        case "±": "+/-"
        case "√": "sqrt"
        case "²": "^2"
        default: nil
        }
    }
}
