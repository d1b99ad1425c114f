import System
import TestSupport
import Testing

@testable import kiosk

/// `kiosk completions SHELL`, in the shells that are installed here.
@Suite(.waiting) nonisolated struct CompletionTests {
    /// A line to complete, as its words and the last one's beginning, and the names that are offered. A path is shown by its kind.
    private typealias Line = (words: [String], offered: [String])

    /// Returns the lines of a file, in which the names that are offered stand below each.
    private func lines(_ name: String) throws -> [Line] {
        try GoldenFile(name, suite: #filePath).contents().split(separator: "$ kiosk ").map { entry in
            let rows = entry.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }.dropLast()
            let words = rows[0].split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
            return (words, Array(rows.dropFirst()))
        }
    }

    private func run(_ shell: Shell, _ words: [String], input: String) throws -> Outcome {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let environment = ["HOME": folder.path]
        return try ProgramRun(words, program: Self.path(shell), input: input, environment: environment).outcome()
    }

    private func script(_ shell: Shell) throws -> String {
        try kiosk("completions", shell.rawValue, "--lang", "en").output
    }

    /// Expects a shell with its script to offer what fits the lines of some files. What it offers stands below the line.
    private func expectOffers(
        _ shell: Shell, _ words: [String], of files: [String] = ["offers"], system: String = "", end: String = "",
        isSorted: Bool = false, call: ([String]) -> String
    ) throws {
        let lines = try files.flatMap { try self.lines($0) }
        let calls = lines.map { "echo '$ kiosk \($0.words.joined(separator: " "))'\n" + call($0.words) + "\n" }.joined()
        let outcome = try run(shell, words, input: system + script(shell) + calls)
        let expected = lines.map { line in
            let offered = isSorted ? line.offered.sorted() : line.offered
            return "$ kiosk \(line.words.joined(separator: " "))\n" + offered.map { $0 + "\n" }.joined() + end
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

    @Test(.enabled(if: path(.bash) != nil, "bash is not installed"))
    func `bash offers what fits`() throws {
        let system = """
            compopt() { :; }
            compgen() { case $1 in -f) echo files ;; -d) echo folders ;; *) builtin compgen "$@" ;; esac; }

            """
        // To bash, `=` and `:` are words; it offers values behind an equals sign, and no juice behind a colon.
        let files = ["offers", "divided-words"]
        try expectOffers(.bash, ["--norc", "-c", "eval \"$(cat)\""], of: files, system: system) { words in
            """
            COMPREPLY=(); COMP_WORDS=(kiosk \(quoted(words))); COMP_CWORD=\(words.count); _kiosk
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
        try expectOffers(.zsh, ["-f", "-c", "eval \"$(cat)\""], system: system, end: "kiosk\n") { words in
            """
            words=(kiosk \(quoted(words))); CURRENT=$#words; PREFIX=$words[-1]; _kiosk
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
        try expectOffers(.fish, ["--no-config", "-c", "source"], system: system, isSorted: true) { words in
            "complete -C 'kiosk \(words.joined(separator: " "))' | string replace -r '\\t.*' ''; true"
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
