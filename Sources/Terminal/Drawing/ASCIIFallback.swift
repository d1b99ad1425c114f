/// ASCII that stands in for the symbols of the screens where the locale has no UTF-8.
///
/// Letters of other scripts are not replaced: whoever asks for Korean there gets Korean.
package nonisolated enum ASCIIFallback {
    /// What to draw instead of a symbol of one column; nil when nothing is near enough.
    static func byte(for scalar: Unicode.Scalar) -> UInt8? {
        let substitute: Unicode.Scalar? =
            switch scalar {
            case "═": "="
            // Dashed lines are told from whole ones.
            case "┄", "┅", "┈", "┉", "╌", "╍": "."
            case "─", "━", "╴", "╶", "╸", "╺", "–", "—", "−", "‐", "‑": "-"
            case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "╹", "╻", "▏", "▕", "¦": "|"
            case "\u{2500}"..."\u{257F}": "+"
            case "░", "▁", "▂", "·", "…", "‥": "."
            case "▒", "▃", "▄", "▅": ":"
            case "\u{2580}"..."\u{259F}", "■", "▪", "◼": "#"
            case "÷", "⁄", "∕": "/"
            case "×", "•", "●", "◆", "★", "✱", "∗": "*"
            case "○", "◦", "◇", "☆", "□", "▫": "o"
            case "±": "~"
            case "▸", "▶", "►", "❯", "›", "»", "→", "⇒", "▹", "▷", "⇥": ">"
            case "◂", "◀", "◄", "❮", "‹", "«", "←", "⇐", "◃", "◁", "⏎", "↵", "⌫", "⇤", "↩": "<"
            case "▴", "▲", "△", "↑", "⇧", "▵": "^"
            case "▾", "▼", "▽", "↓", "▿": "v"
            case "↕", "⇅": "|"
            case "↔", "⇆": "-"
            case "✓", "✔": "v"
            case "✗", "✘", "✕": "x"
            case "“", "”", "„": "\""
            case "‘", "’", "′": "'"
            case "≤": "<"
            case "≥": ">"
            case "\u{A0}": " "
            case "\u{FFFD}": "?"
            default: nil
            }
        return substitute.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// The same text with its symbols replaced, for line mode.
    package static func text(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { byte(for: $0).map(Unicode.Scalar.init) ?? $0 }))
    }
}
