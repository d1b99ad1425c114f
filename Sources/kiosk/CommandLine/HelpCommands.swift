import KioskAssets
import ScreenKit

extension Workshop {
    /// `kiosk help`: explains the commands that begin with some words; without words, the whole program.
    func help(about words: [String]) throws {
        try CommandUsage.checkHelp(about: words)
        try console.say(HelpPage(texts: texts).lines(for: words))
    }

    /// `kiosk completions`: the script for a shell.
    func printCompletions(for name: String) throws {
        guard let shell = Shell(rawValue: name) else {
            throw UsageError.unknownWord(name, allowed: Shell.allCases.map(\.rawValue))
        }
        let completions = Completion.all(menu: try namedMenu() ?? Self.builtInMenu)
        try console.say(CompletionScript(shell: shell, completions: completions, texts: texts).lines)
    }

    /// `kiosk man`: the manual page.
    func printManual() throws { try console.say(ManPage(texts: texts, version: Version.number).lines) }

    /// `kiosk --version`.
    func printVersion() throws {
        try console.say("kiosk " + Version.description(commit: buildCommit().map { String(cString: $0) }))
    }
}

enum Version {
    static let number = "0.1.0"

    /// Returns the version for a person to read, with the commit that was built where the build knows it.
    static func description(commit: String?) -> String { number + (commit.map { " (\($0))" } ?? "") }
}

nonisolated extension CommandUsage {
    /// Throws an error where some words name no command with a help.
    fileprivate static func checkHelp(about words: [String]) throws(UsageError) {
        guard let name = words.first else { return }
        guard names.contains(name) else { throw .unknownCommand(name) }
        let subcommands = subcommands(of: name)
        if words.count > 1, !subcommands.isEmpty, !subcommands.contains(words[1]) {
            throw .unknownWord(words[1], allowed: subcommands)
        }
        if let extra = words.dropFirst(subcommands.isEmpty ? 1 : 2).first {
            throw .unexpectedArgument(extra, of: "help")
        }
    }
}
