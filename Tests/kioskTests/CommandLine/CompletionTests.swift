import System
import TestSupport
import Testing

@testable import kiosk

/// `kiosk completions SHELL`, in the shells that are installed here.
@Suite(.waiting) nonisolated struct CompletionTests {
    /// A line to complete, as its words and the last one's beginning, and the names that are offered. A path is shown by its kind.
    nonisolated struct Line: CustomStringConvertible {
        let words: [String]
        let offered: [String]

        init(_ words: String..., offers offered: [String]) { (self.words, self.offered) = (words, offered) }

        var description: String { "kiosk " + words.joined(separator: " ") }
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

    private func run(_ shell: Shell, _ words: [String], input: String) throws -> Outcome {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        var run = ProgramRun(arguments: words.map { Array($0.utf8) })
        run.program = Self.path(shell)
        run.input = .bytes(Array(input.utf8))
        run.environment = ["HOME": folder.path]
        return try run.outcome()
    }

    private func script(_ shell: Shell) throws -> String {
        try kiosk("completions", shell.rawValue, "--lang", "en").output
    }

    /// Expects a shell with its script to offer what fits each line. What it offers stands below the line.
    private func expectOffers(
        _ shell: Shell, _ words: [String], lines: [Line] = Self.lines, system: String = "", end: String = "",
        isSorted: Bool = false, call: (Line) -> String
    ) throws {
        let calls = lines.map { "echo '$ \($0)'\n" + call($0) + "\n" }.joined()
        let outcome = try run(shell, words, input: system + script(shell) + calls)
        let expected = lines.map { line in
            let offered = isSorted ? line.offered.sorted() : line.offered
            return "$ \(line)\n" + offered.map { $0 + "\n" }.joined() + end
        }.joined()
        #expect(GoldenFile.difference(expected, outcome.output) == "")
        expect(outcome, output: outcome.output)
    }

    private func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: " ") }

    // MARK: The shells

    nonisolated private static func path(_ shell: Shell) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
            .first { access($0, X_OK) == 0 }
    }

    /// To bash, `=` and `:` are words; it offers values behind an equals sign, and no juice behind a colon.
    private static let dividedLines = [
        Line("calc", "--style", "=", "f", offers: ["formula"]), Line("--lang", "=", offers: ["ko", "en"]),
        Line("order", "mango", ":", offers: []), Line("order", "mango", ":", "2", offers: []),
    ]

    @Test(.enabled(if: path(.bash) != nil, "bash is not installed"))
    func `bash offers what fits`() throws {
        let system = """
            compopt() { :; }
            compgen() { case $1 in -f) echo files ;; -d) echo folders ;; *) builtin compgen "$@" ;; esac; }

            """
        let lines = Self.lines + Self.dividedLines
        try expectOffers(.bash, ["--norc", "-c", "eval \"$(cat)\""], lines: lines, system: system) { line in
            """
            COMPREPLY=(); COMP_WORDS=(kiosk \(quoted(line.words))); COMP_CWORD=\(line.words.count); _kiosk
            test ${#COMPREPLY[@]} = 0 || printf '%s\\n' "${COMPREPLY[@]}"
            """
        }
    }

    @Test(.enabled(if: path(.zsh) != nil, "zsh is not installed"))
    func `zsh offers what fits`() throws {
        // The completion system of zsh works inside its line editor only: what the script calls of it is written here.
        let system = """
            compdef() { registered=$2 }
            _describe() { local item; for item in "${(@P)2}"; do
                if [[ $item == $PREFIX* ]]; then print -r -- ${item%%:*}; fi; done }
            _files() { if [[ $1 == -/ ]]; then print folders; else print files; fi }
            compset() { PREFIX=${PREFIX#*=} }

            """
        try expectOffers(.zsh, ["-f", "-c", "eval \"$(cat)\""], system: system, end: "kiosk\n") { line in
            """
            words=(kiosk \(quoted(line.words))); CURRENT=$#words; PREFIX=$words[-1]; _kiosk
            print -r -- $registered
            """
        }
    }

    @Test(.enabled(if: path(.fish) != nil, "fish is not installed"))
    func `fish offers what fits`() throws {
        let system = """
            function __fish_complete_path; echo files; end
            function __fish_complete_directories; echo folders; end

            """
        // Fish sorts what it shows.
        try expectOffers(.fish, ["--no-config", "-c", "source"], system: system, isSorted: true) { line in
            "complete -C 'kiosk \(line.words.joined(separator: " "))' | string replace -r '\\t.*' ''; true"
        }
    }

    @Test(.enabled(if: path(.fish) != nil, "fish is not installed"))
    func `fish shows the summaries, and values behind an equals sign`() throws {
        let calls = "complete -C 'kiosk calc --style=f'\ncomplete -C 'kiosk report --j'\n"
        let outcome = try run(.fish, ["--no-config", "-c", "source"], input: script(.fish) + calls)
        expect(outcome, output: "--style=formula\n--json\tJSON instead of a table\n")
    }

    @Test(arguments: Shell.allCases)
    func `a shell finds no error in its script`(shell: Shell) throws {
        guard Self.path(shell) != nil else { return }
        for language in ["ko", "en"] {
            let script = try kiosk("completions", shell.rawValue, "--lang", language)
            #expect(script == Outcome(output: script.output))
            let file = try TemporaryFile(script.output)
            expect(try run(shell, ["-n", file.path], input: ""))
        }
    }
}
