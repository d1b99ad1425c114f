import System
import TestSupport
import Testing

@testable import kiosk

/// `kiosk completions SHELL`, in the shells that are installed here.
nonisolated struct CompletionTests {
    /// A line to complete, as its words and the last one's beginning, and the names that are offered. A path is shown by its kind.
    nonisolated struct Line: CustomTestStringConvertible {
        let words: [String]
        let offered: [String]

        init(_ words: String..., offers offered: [String]) { (self.words, self.offered) = (words, offered) }

        var testDescription: String { "kiosk " + words.joined(separator: " ") }
    }

    private static let styles = ["standard", "formula", "appending", "two-operand", "recovering"]
    private static let fruits = ["strawberry", "banana", "pineapple", "kiwi", "mango"]
    private static let juices = [
        "strawberry", "banana", "kiwi", "pineapple", "strawberry-banana", "mango", "mango-kiwi",
    ]

    private static let lines = [
        Line("co", offers: ["compare", "completions"]),
        Line("ledger", "", offers: ["verify", "accept", "backup", "salvage", "export"]),
        Line("stock", "", offers: ["add", "set"]),
        Line("menu", "", offers: ["set", "check"]),
        Line("menu", "set", "", offers: ["files"]),
        Line("stock", "add", "", offers: fruits),
        Line("stock", "add", "kiwi", "", offers: []),
        Line("order", "", offers: juices),
        Line("order", "mango", "kiwi", "ma", offers: ["mango", "mango-kiwi"]),
        Line("calc", "--style", "", offers: styles),
        Line("--lang", "en", "calc", "--style", "re", offers: ["recovering"]),
        Line("calc", "--st", offers: ["--style"]),
        Line(
            "calc", "--",
            offers: ["--style", "--digits", "--lang", "--menu", "--data", "--ephemeral", "--keys", "--help"]),
        Line("--v", offers: ["--version"]),
        Line("order", "--request", "", offers: []),
        Line("lab", "l", offers: ["leak"]),
        Line("koans", "", offers: ["init", "check", "folders"]),
        Line("play", "", offers: ["files"]),
        Line("report", "--data", "", offers: ["folders"]),
        Line("ledger", "salvage", "--to", "", offers: ["folders"]),
        Line("report", "--to", "", offers: []),
        Line("help", "rep", offers: ["report"]),
        Line("help", "ledger", "", offers: ["verify", "accept", "backup", "salvage", "export"]),
        Line("help", "ledger", "verify", "", offers: []),
        Line("help", "calc", "", offers: []),
        Line("completions", "", offers: ["bash", "zsh", "fish"]),
        Line("compare", "", offers: []),
        Line("lemonade", "", offers: []),
    ]

    private func run(_ program: String, _ words: [String], input: String, folder: String) throws -> Outcome {
        var run = ProgramRun(arguments: words.map { Array($0.utf8) })
        run.program = program
        run.input = .bytes(Array(input.utf8))
        run.environment = ["HOME": folder]
        return try run.outcome()
    }

    private func script(_ shell: Shell) throws -> String {
        try kiosk("completions", shell.rawValue, "--lang", "en").output
    }

    private func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: " ") }

    // MARK: The shells

    nonisolated private static func path(_ shell: Shell) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
            .first { access($0, X_OK) == 0 }
    }

    @Test(.enabled(if: path(.bash) != nil, "bash is not installed"), arguments: lines)
    func `bash offers what fits`(line: Line) throws {
        let folder = try TemporaryFolder()
        let call = """
            compopt() { :; }
            compgen() { case $1 in -f) echo files ;; -d) echo folders ;; *) builtin compgen "$@" ;; esac; }
            COMP_WORDS=(kiosk \(quoted(line.words))); COMP_CWORD=\(line.words.count); _kiosk
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try run(
            Self.path(.bash) ?? "", ["--norc", "-c", "eval \"$(cat)\""], input: script(.bash) + call,
            folder: folder.path)
        expect(outcome, output: line.offered.isEmpty ? "\n" : line.offered.map { $0 + "\n" }.joined())
    }

    @Test(
        .enabled(if: path(.bash) != nil, "bash is not installed"),
        arguments: [
            (["calc", "--style", "=", "f"], ["formula"]), (["--lang", "="], ["ko", "en"]),
            (["order", "mango", ":"], []), (["order", "mango", ":", "2"], []),
        ] as [([String], [String])])
    func `bash offers values behind an equals sign, and no juice behind a colon`(
        words: [String], offered: [String]
    ) throws {
        let folder = try TemporaryFolder()
        let call = """
            COMP_WORDS=(kiosk \(quoted(words))); COMP_CWORD=\(words.count); _kiosk; echo "${COMPREPLY[@]}"
            """
        let outcome = try run(
            Self.path(.bash) ?? "", ["--norc", "-c", "eval \"$(cat)\""], input: script(.bash) + call,
            folder: folder.path)
        expect(outcome, output: offered.joined(separator: " ") + "\n")
    }

    @Test(.enabled(if: path(.zsh) != nil, "zsh is not installed"), arguments: lines)
    func `zsh offers what fits`(line: Line) throws {
        let folder = try TemporaryFolder()
        // The completion system of zsh works inside its line editor only: what the script calls of it is written here.
        let system = """
            compdef() { registered=$2 }
            _describe() { local item; for item in "${(@P)2}"; do
                if [[ $item == $PREFIX* ]]; then print -r -- ${item%%:*}; fi; done }
            _files() { if [[ $1 == -/ ]]; then print folders; else print files; fi }
            compset() { PREFIX=${PREFIX#*=} }

            """
        let call = """
            words=(kiosk \(quoted(line.words))); CURRENT=$#words; PREFIX=$words[-1]; _kiosk
            print -r -- $registered
            """
        let outcome = try run(
            Self.path(.zsh) ?? "", ["-f", "-c", "eval \"$(cat)\""], input: system + script(.zsh) + call,
            folder: folder.path)
        expect(outcome, output: (line.offered + ["kiosk"]).map { $0 + "\n" }.joined())
    }

    @Test(.enabled(if: path(.fish) != nil, "fish is not installed"), arguments: lines)
    func `fish offers what fits`(line: Line) throws {
        let folder = try TemporaryFolder()
        let call = """
            function __fish_complete_path; echo files; end
            function __fish_complete_directories; echo folders; end
            complete -C 'kiosk \(line.words.joined(separator: " "))' | string replace -r '\\t.*' ''
            true
            """
        let outcome = try run(
            Self.path(.fish) ?? "", ["--no-config", "-c", "source"], input: script(.fish) + call, folder: folder.path)
        // Fish sorts what it shows.
        expect(outcome, output: line.offered.sorted().map { $0 + "\n" }.joined())
    }

    @Test(.enabled(if: path(.fish) != nil, "fish is not installed"))
    func `fish shows the summaries, and values behind an equals sign`() throws {
        let folder = try TemporaryFolder()
        let outcome = try run(
            Self.path(.fish) ?? "", ["--no-config", "-c", "source"],
            input: script(.fish) + "complete -C 'kiosk calc --style=f'\ncomplete -C 'kiosk report --j'\n",
            folder: folder.path)
        expect(outcome, output: "--style=formula\n--json\tJSON instead of a table\n")
    }

    @Test(arguments: Shell.allCases)
    func `a shell finds no error in its script`(shell: Shell) throws {
        guard let path = Self.path(shell) else { return }
        let folder = try TemporaryFolder()
        for language in ["ko", "en"] {
            let script = try kiosk("completions", shell.rawValue, "--lang", language)
            #expect(script == Outcome(output: script.output))
            let file = try TemporaryFile(script.output)
            expect(try run(path, ["-n", file.path], input: "", folder: folder.path))
        }
    }

    // MARK: The command

    @Test func `another shell is refused`() throws {
        expect(
            try kiosk("completions", "bsh", "--lang", "en"),
            errors: "kiosk: unknown subcommand: bsh (one of: bash, zsh, fish); did you mean bash?\n", exitCode: 64)
    }
}
