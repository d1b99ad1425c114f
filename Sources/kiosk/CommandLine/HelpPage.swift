import Calculator
import ScreenKit
import Terminal

/// The help of the program and of each command, composed from the table of the commands.
struct HelpPage {
    let texts: Texts

    private static let columns = 80
    private static let summaryColumn = 37
    private static let program = "  kiosk "

    /// Returns the ways to call the commands that begin with some words, and their options; without words, the overview.
    func lines(for words: [String]) -> [String] {
        let usages = CommandUsage.all.filter { $0.words.starts(with: words) }
        let heading = [texts(.usageHeading)] + usages.flatMap { lines(for: $0) }
        guard !words.isEmpty else {
            let notes = [KioskText.usagePlaces, .usageFiles, .usageExitCodes].flatMap { wrapped(texts($0)) }
            return heading + section(.usageOptions, CommandUsage.allOptions) + [""] + notes
        }
        let common = CommandUsage.allOptions.filter { option in
            option.isSame(as: .help) || usages.contains { $0.commonOptions.joined().contains(option) }
        }
        let own = CommandUsage.allOptions.filter { option in
            !common.contains(option) && usages.contains { $0.acceptedOptions.contains(option) }
        }
        let takesKeys = usages.contains { $0.arguments.contains { $0.contains("KEYS") } }
        let keys = takesKeys ? [""] + wrapped(texts.usageOfKeys) : []
        return heading + keys + section(.usageOptions, own) + section(.usageCommonOptions, common)
    }

    private func lines(for usage: CommandUsage) -> [String] {
        let optional = usage.options.map { "[" + $0.map(\.label).joined(separator: " | ") + "]" }
        let parts =
            usage.words + (usage.requiredOption.map { [$0.label] } ?? []) + optional + usage.arguments
        // A part is not broken at its own spaces.
        let text = parts.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " ")
        let synopsis = DisplayWidth.wrapped(text, to: Self.columns - Self.program.count).enumerated().map {
            ($0 == 0 ? Self.program : String(repeating: " ", count: Self.program.count))
                + $1.replacing("\u{A0}", with: " ")
        }
        return entry(synopsis, texts(usage.summary), at: Self.summaryColumn)
    }

    private func section(_ heading: KioskText, _ options: [any OptionUsage]) -> [String] {
        if options.isEmpty { return [] }
        let labels = options.map { "  " + $0.label }
        let column = (labels.map { DisplayWidth.of($0) }.max() ?? 0) + 2
        let entries = zip(labels, options).flatMap { label, option in
            entry([label], texts(option.summary, option.value?.allowed ?? ""), at: column)
        }
        return ["", texts(heading)] + entries
    }

    /// Returns the lines of a label with its summary, which begins at a column: behind the label if there is room, else below.
    private func entry(_ label: [String], _ summary: String, at column: Int) -> [String] {
        let summary = wrapped(summary, indent: column)
        guard let last = label.last, DisplayWidth.of(last) + 2 <= column else { return label + summary }
        let first = DisplayWidth.padded(last, to: column) + summary[0].dropFirst(column)
        return label.dropLast() + [first] + summary.dropFirst()
    }

    private func wrapped(_ text: String, indent: Int = 0) -> [String] {
        DisplayWidth.wrapped(text, to: Self.columns - indent).map { String(repeating: " ", count: indent) + $0 }
    }
}

extension Texts {
    /// The paragraph about the keys that a command takes: those of the standard style, which has them all.
    nonisolated var usageOfKeys: String { self(.usageKeys, spelled(CalculatorStyle.standard.typedKeys)) }
}
