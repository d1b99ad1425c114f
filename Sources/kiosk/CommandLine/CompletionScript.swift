import KioskAssets
import ScreenKit

/// A shell that completes command lines.
nonisolated enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

/// The script that completes the command lines of the program in a shell.
///
/// The scripts are in `Resources/Completions`, with `@` before what is filled in. All three go the same way: they read the words up to the cursor, which gives a place, and a `case` says what fits there.
struct CompletionScript {
    let shell: Shell
    let completions: [Completion]
    let texts: Texts

    var lines: [String] {
        let script =
            switch shell {
            case .bash: Asset.bashCompletions
            case .zsh: Asset.zshCompletions
            case .fish: Asset.fishCompletions
            }
        let commands = Completion.commandPaths.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
        return String(decoding: script.content, as: UTF8.self).split(separator: "\n").flatMap { line in
            line == "@places"
                ? cases
                : [
                    String(line).replacing("@options", with: alternatives(Completion.optionsWithValue))
                        .replacing("@commands", with: alternatives(commands))
                ]
        }
    }

    /// The table: a pattern for each place, and what fits there.
    private var cases: [String] {
        completions.flatMap { completion in
            let action = ([offer(completion.words), paths(completion.paths)] as [String?]).compactMap(\.self)
            let places = alternatives([completion.place])
            return shell == .fish
                ? ["    case \(places)"] + action.map { "        " + $0 }
                : ["    \(places)) " + action.joined(separator: "; ") + " ;;"]
        }
    }

    private func offer(_ words: [Completion.Word]) -> String? {
        if words.isEmpty { return nil }
        switch shell {
        case .bash: return "offer=" + quoted(words.map(\.name).joined(separator: " "))
        case .zsh:
            return "offer=(" + words.map { quoted(described($0, escaping: ":", by: ":")) }.joined(separator: " ") + ")"
        case .fish:
            return "printf '%s\\n' "
                + words.map { quoted(described($0, escaping: "", by: "\t")) }.joined(separator: " ")
        }
    }

    private func paths(_ paths: Completion.Paths) -> String? {
        switch (paths, shell) {
        case (.none, _): nil
        case (.files, .fish): "__fish_complete_path $current"
        case (.folders, .fish): "__fish_complete_directories $current ''"
        case (.files, _): "paths=files"
        case (.folders, _): "paths=folders"
        }
    }

    private func described(_ word: Completion.Word, escaping special: String, by separator: String) -> String {
        guard let summary = word.summary else { return word.name }
        let text = texts(summary, word.allowed)
        return word.name + separator + (special.isEmpty ? text : text.replacing(special, with: "\\" + special))
    }

    /// Returns a pattern of a `case` that matches one of some texts. In a place, `*` stands for any text and is not quoted.
    private func alternatives(_ texts: [String]) -> String {
        if shell == .fish { return texts.map(quoted).joined(separator: " ") }
        return texts.map { text in
            text.split(separator: "*", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : quoted(String($0)) }.joined(separator: "*")
        }.joined(separator: "|")
    }

    private func quoted(_ text: String) -> String {
        shell == .fish
            ? "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
            : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
