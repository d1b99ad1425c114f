import Terminal

/// The commands of a kiosk that not every person has. What the keys do, what a line means and what the help names follow from it.
///
/// A kiosk is created with its policy; a kiosk on a stand, which visitors cannot quit, is one line:
/// ```swift
/// let kiosk = Kiosk(root: TourScreen(), texts: Texts(.english), policy: [.home, .inspect])
/// ```
public struct KioskPolicy: OptionSet, Sendable {
    /// The bits of the commands.
    public let rawValue: Int

    /// Creates a policy from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Ends the kiosk, and suspends it with Ctrl-Z. A kiosk without this command is one for guests: nobody chose its terminal, so pictures have
    /// the contrast of the terminal's own two colours.
    public static let quit = KioskPolicy(rawValue: 1)
    /// Leaves all screens down to the first one.
    public static let home = KioskPolicy(rawValue: 2)
    /// Copies the text of a screen to the clipboard, which the next person has too.
    public static let copy = KioskPolicy(rawValue: 4)
    /// Shows the inspector, if the kiosk has one.
    public static let inspect = KioskPolicy(rawValue: 8)
    /// The policy of a person at a terminal of their own.
    public static let everything: KioskPolicy = [.quit, .home, .copy, .inspect]
}

extension KioskCommand {
    /// What a policy must have for the command; nothing for one that every person has.
    var requirement: KioskPolicy {
        switch self {
        case .quit: .quit
        case .home: .home
        case .copy: .copy
        case .inspect: .inspect
        case .back, .leave, .help, .switchLanguage, .speak: []
        }
    }
}

/// The commands that work on every screen, as the help and the lines name them.
@MainActor struct CommandHelp {
    let policy: KioskPolicy
    let inspector: (any Inspector)?
    var isInspecting = false
    /// Whether the screen in view is the menu, where a key of its own leaves the program.
    let isAtRoot: Bool
    let languageKey: Key

    func keys(_ texts: Texts) -> String {
        var keys = [texts.name(of: languageKey) + ": " + texts(.language)]
        if let inspector { keys.append(texts.name(of: inspector.key) + ": " + inspector.title(texts).lowercased()) }
        if policy.contains(.quit) { keys.append("Ctrl-C: " + texts(.quit).lowercased()) }
        return texts(.helpEverywhere, keys.joined(separator: ", "))
    }

    /// Returns the keys that work on every screen, and those for leaving the program from the menu.
    func entries(_ texts: Texts) -> [KeyMeaning] {
        var entries = [
            (["Esc"], texts(.back)), (["?"], texts(.help)), ([texts.name(of: languageKey)], texts(.language)),
        ]
        if let inspector { entries.append(([texts.name(of: inspector.key)], inspector.title(texts))) }
        if policy.contains(.quit) { entries.append((isAtRoot ? ["q", "Ctrl-C"] : ["Ctrl-C"], texts(.quit))) }
        return entries.map { KeyMeaning(keys: $0, meaning: $1.asSentence) }
    }

    /// Returns the signs of the inspector while it is shown, and its name; `nil` for none.
    func signs(_ texts: Texts) -> (title: String, entries: [KeyMeaning])? {
        guard isInspecting, let inspector else { return nil }
        let signs = inspector.signs(texts).map { KeyMeaning(keys: [$0.sign], meaning: $0.meaning.asSentence) }
        return signs.isEmpty ? nil : (inspector.title(texts), signs)
    }

    func lines(_ texts: Texts) -> String {
        let languages = Language.allCases.map { "lang " + $0.rawValue }
        let english = words(languages, texts.translated(to: .english))
        let lines = zip(words(languages, texts), english).map { $0 == $1 ? $0 : "\($0)(\($1))" }
        return texts(.helpLines, lines.joined(separator: ", "))
    }

    func words(with own: [String], _ texts: Texts) -> String {
        texts(.words, (own + words(["lang"], texts)).joined(separator: ", "))
    }

    private func words(_ languages: [String], _ texts: Texts) -> [String] {
        let staying = [
            texts(.back), policy.contains(.home) ? texts(.home) : nil, texts(.help), inspector?.title(texts),
        ]
        return staying.compactMap { $0?.lowercased() } + languages
            + (policy.contains(.quit) ? [texts(.quit).lowercased()] : [])
    }
}
