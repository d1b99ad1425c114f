/// What is said to the terminal when the full screen begins and when it ends.
///
/// Nothing here asks the terminal for an answer: one that comes late would be typed into the shell.
nonisolated enum TerminalSequences {
    /// Alternate screen, autowrap off (so that a picture for the size before a resize cannot scroll), bracketed paste,
    /// mouse buttons (1000) reported in decimal (1006).
    static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"

    /// All of it back, the cursor shown, the style plain, synchronized output over, in an order that shows no half-way state.
    static let leave: StaticString =
        "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
