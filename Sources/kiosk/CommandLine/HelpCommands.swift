import KioskAssets
import ScreenKit

/// `kiosk help`: explains the commands that begin with some words; without words, the whole program.
struct HelpCommand: RunnableCommand {
    private let words: [String]

    init(about words: [String]) throws(UsageError) {
        self.words = words
        guard let name = words.first else { return }
        guard CommandUsage.names.contains(name) else { throw .unknownCommand(name) }
        let subcommands = CommandUsage.subcommands(of: name)
        if words.count > 1, !subcommands.isEmpty, !subcommands.contains(words[1]) {
            throw .unknownWord(words[1], allowed: subcommands)
        }
        if let extra = words.dropFirst(subcommands.isEmpty ? 1 : 2).first {
            throw .unexpectedArgument(extra, of: "help")
        }
    }

    func run(_ workshop: Workshop) throws -> ExitCode {
        try workshop.console.say(HelpPage(texts: workshop.texts).lines(for: words))
        return .success
    }
}

/// `kiosk completions`: the script for a shell.
struct CompletionsCommand: RunnableCommand {
    private let shell: Shell

    init(for name: String) throws(UsageError) {
        guard let shell = Shell(rawValue: name) else {
            throw .unknownWord(name, allowed: Shell.allCases.map(\.rawValue))
        }
        self.shell = shell
    }

    func run(_ workshop: Workshop) throws -> ExitCode {
        let completions = Completion.all(menu: try workshop.menu())
        try workshop.console.say(
            CompletionScript(shell: shell, completions: completions, texts: workshop.texts).lines)
        return .success
    }
}

/// `kiosk man`: the manual page.
struct ManCommand: RunnableCommand {
    func run(_ workshop: Workshop) throws -> ExitCode {
        try workshop.console.say(ManPage(texts: workshop.texts, version: VersionCommand.version).lines)
        return .success
    }
}

/// `kiosk --version`.
struct VersionCommand: RunnableCommand {
    static let version = "0.1.0"

    /// Returns the version for a person to read, with the commit that was built where the build knows it.
    static func description(commit: String?) -> String { version + (commit.map { " (\($0))" } ?? "") }

    func run(_ workshop: Workshop) throws -> ExitCode {
        try workshop.console.say("kiosk " + Self.description(commit: buildCommit().map { String(cString: $0) }))
        return .success
    }
}
