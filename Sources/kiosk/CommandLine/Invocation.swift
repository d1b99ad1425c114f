import ScreenKit

/// A command line that was understood: a command and its options.
struct Invocation {
    private(set) var options = Options()
    private(set) var command: Command = { try $0.openKiosk() }

    /// Parses the words of a command line. Options may stand anywhere; after `--` nothing is an option. A word such as `-5+3` is a formula
    /// and not an option.
    init(parsing words: [String]) throws(UsageError) {
        var arguments: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments += rest
                break
            }
            if Self.looksLikeOption(word) {
                try readOption(word, &rest, of: words)
            } else {
                arguments.append(word)
            }
        }
        if options[.help] {
            options.arguments = Self.commandWords(of: arguments)
            command = { try $0.help(about: $0.arguments) }
        } else if options[.version] {
            command = { try $0.printVersion() }
        } else {
            let usage = try CommandUsage.find(arguments, options)
            options.arguments = Array(arguments.dropFirst(usage.words.count))
            command = usage.command
        }
    }

    /// Returns the words of a command line that name its command, without its arguments.
    private static func commandWords(of arguments: [String]) -> [String] {
        let name = arguments.prefix(1)
        return name + arguments.dropFirst().prefix(1).filter(name.flatMap(CommandUsage.subcommands).contains)
    }

    /// Returns the language that a command line names, even if the rest of it cannot be understood.
    static func language(in words: [String]) -> Language? {
        let name = Option<Language?>.language.name
        let values = zip([""] + words, words).compactMap { word, next -> Language? in
            if next.hasPrefix(name + "=") { return Language(rawValue: String(next.dropFirst(name.count + 1))) }
            return word == name ? Language(rawValue: next) : nil
        }
        return values.last
    }

    /// Reads an option and its value, which is attached with `=` or is the next word.
    ///
    /// The next word is not taken as the value if it looks like an option itself: the value is missing then, and an option that
    /// was swallowed would change the meaning of the command without an error.
    private mutating func readOption(
        _ word: String, _ rest: inout ArraySlice<String>, of words: [String]
    ) throws(UsageError) {
        let name = String(word.prefix { $0 != "=" })
        let attached = name == word ? nil : String(word.dropFirst(name.count + 1))
        guard let option = CommandUsage.option(named: name, in: words) else { throw .unknownOption(name) }
        guard option.value != nil else {
            if let attached { throw .unexpectedArgument(attached, of: nil) }
            return options.add(option, "")
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
        if attached == nil, Self.looksLikeOption(value) { throw .valueLikeOption(option, value) }
        guard option.accepts(value) else { throw .badValue(option, value) }
        options.add(option, value)
    }

    /// Returns whether a word is meant as an option. A lone `-` is an argument, and a dash before a number is its sign.
    private static func looksLikeOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        guard second == "-" else { return second.isLetter }
        return word == "--" || !word.dropFirst(2).allSatisfy { $0.isNumber || "+-*/. ".contains($0) }
    }
}
