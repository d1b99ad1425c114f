import Terminal

extension Texts {
    /// Returns the name of a key of the keyboard.
    public func name(of key: Key) -> String {
        switch key {
        case .character(" "): "Space"
        case .character(let character): spelled(String(character))
        case .enter: spelled("⏎")
        case .escape: "Esc"
        case .backspace: spelled("⌫")
        case .tab: "Tab"
        case .delete: "Del"
        case .insert: "Ins"
        case .up: showsSigns ? "↑" : "Up"
        case .down: showsSigns ? "↓" : "Down"
        case .left: showsSigns ? "←" : "Left"
        case .right: showsSigns ? "→" : "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }

    /// Returns a sign such as `⏎` or `•` as it can be shown.
    public func spelled(_ sign: String) -> String { showsSigns ? sign : ASCIIFallback.text(sign) }

    /// Returns the name of a language in that language. A terminal without Hangul gets the code of Korean.
    public func name(of language: Language) -> String {
        showsSigns || language == self.language
            ? translated(to: language)(.languageName) : language.rawValue.uppercased()
    }
}
