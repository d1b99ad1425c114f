import Terminal

/// The commands that work on every screen, with their names, words and keys: once for the bars, the keys, the lines and the help.
@MainActor struct CommandTable {
    /// A command as a person meets it.
    struct Entry {
        let command: KioskCommand
        let name: String
        /// Returns the words of a line that mean the command, in lower case and in every language. A page, which is made with each key, needs
        /// none.
        let words: () -> [String]
        let keys: [Key]
    }

    let policy: KioskPolicy
    let inspector: (any Inspector)?
    /// Whether the inspector is shown.
    let isInspecting: Bool
    /// Whether the screen in view is the menu, where a key of its own leaves the program.
    let isAtRoot: Bool
    let languageKey: Key

    /// Returns the commands that the person has, in the order in which they are explained.
    func entries(_ texts: Texts) -> [Entry] {
        func entry(_ command: KioskCommand, _ name: KitText, _ words: String..., keys: Key...) -> Entry {
            Entry(
                command: command, name: texts(name), words: { words + Text(name).inAllLanguages }, keys: keys)
        }
        let languages = texts(texts.showsSigns ? .languages : .languagesWithoutHangul)
        let inspecting = inspector.map { inspector in
            Entry(
                command: .inspect, name: inspector.title(texts),
                words: {
                    let titles = Language.allCases.map { inspector.title(texts.translated(to: $0)).lowercased() }
                    return inspector.words + titles
                }, keys: [inspector.key])
        }
        let all = [
            entry(.back, .back, "back", keys: .escape), entry(.home, .home, "home"),
            entry(.help, .help, "help", "?", keys: .character("?"), .function(1)),
            Entry(
                command: .switchLanguage, name: languages, words: { ["lang", languages.lowercased()] },
                keys: [languageKey]),
            inspecting, entry(.quit, .quit, "quit", "exit", keys: .character("q")),
            entry(.copy, .copy, "copy", keys: .character("c")),
        ]
        return all.compactMap(\.self).filter { policy.isSuperset(of: $0.command.requirement) }
    }

    /// Returns the command of a word on a line of input, in whichever language; `nil` where the word is none.
    func command(named word: String, _ texts: Texts) -> KioskCommand? {
        let word = word.lowercased()
        let spoken = Language.allCases.first {
            word == "lang \($0.rawValue)" || word == texts.translated(to: $0)(.languageName).lowercased()
        }
        return entries(texts).first { $0.words().contains(word) }?.command ?? spoken.map { .speak($0) }
    }
}

// MARK: - Help

extension CommandTable {
    /// Returns the keys of the whole kiosk, in a sentence.
    func keys(_ texts: Texts) -> String {
        let keys = entries(texts).compactMap { entry -> String? in
            switch entry.command {
            case .switchLanguage: texts.name(of: languageKey) + ": " + texts(.language)
            case .inspect: entry.keys.map(texts.name).joined() + ": " + entry.name.lowercased()
            case .quit: "Ctrl-C: " + entry.name.lowercased()
            case .back, .home, .leave, .help, .copy, .speak: nil
            }
        }
        return texts(.helpEverywhere, keys.joined(separator: ", "))
    }

    /// Returns the keys that work on every screen, and those for leaving the program from the menu.
    func meanings(_ texts: Texts) -> [KeyMeaning] {
        entries(texts).filter { !$0.keys.isEmpty && $0.command != .copy }.map { entry in
            let name = entry.command == .switchLanguage ? texts(.language) : entry.name
            let keys = entry.keys.prefix(1).map(texts.name)
            return KeyMeaning(
                keys: entry.command == .quit ? (isAtRoot ? keys : []) + ["Ctrl-C"] : keys, meaning: name.asSentence)
        }
    }

    /// Returns the signs of the inspector while it is shown, and its name; `nil` for none.
    func signs(_ texts: Texts) -> (title: String, entries: [KeyMeaning])? {
        guard isInspecting, let inspector else { return nil }
        let signs = inspector.signs(texts).map { KeyMeaning(keys: [$0.sign], meaning: $0.meaning.asSentence) }
        return (inspector.title(texts), signs)
    }

    /// Returns the words of the whole kiosk, in a sentence.
    func lines(_ texts: Texts) -> String {
        let languages = Language.allCases.map { "lang " + $0.rawValue }
        let english = words(languages, texts.translated(to: .english))
        let lines = zip(words(languages, texts), english).map { $0 == $1 ? $0 : "\($0)(\($1))" }
        return texts(.helpLines, lines.joined(separator: ", "))
    }

    /// Returns the words of a screen and those of the whole kiosk, in a list.
    func words(with own: [String], _ texts: Texts) -> String {
        texts(.words, (own + words(["lang"], texts)).joined(separator: ", "))
    }

    private func words(_ languages: [String], _ texts: Texts) -> [String] {
        func names(_ commands: KioskCommand...) -> [String] {
            entries(texts).filter { commands.contains($0.command) }.map { $0.name.lowercased() }
        }
        return names(.back, .home, .help, .inspect) + languages + names(.quit)
    }
}
