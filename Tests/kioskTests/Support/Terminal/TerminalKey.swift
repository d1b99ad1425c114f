/// What a terminal sends for the keys that are no characters.
nonisolated enum TerminalKey {
    static let escape = "\u{1B}"
    static let enter = "\r"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let right = "\u{1B}[C"
    static let left = "\u{1B}[D"
    static let backspace = "\u{7F}"
    static let f2 = "\u{1B}OQ"
    static let controlC = "\u{03}"
    static let controlZ = "\u{1A}"
}
