import ScreenKit

/// The manual page of the program in the language of man(7), composed from the table of the commands.
struct ManPage {
    let texts: Texts
    let version: String

    private static let files: [(name: String, text: KioskText)] = [
        ("ledger.jsonl", .manLedger), ("ledger.jsonl.mark", .manMark),
        ("ledger.shop", .manShop), ("ledger.jsonl.unfinished*", .manUnfinished),
        ("calculator-*.jsonl", .manCalculators),
    ]

    private static let variables: [(name: String, text: KioskText)] = [
        ("XDG_DATA_HOME, HOME", .manDataHome), ("XDG_STATE_HOME", .manStateHome),
        ("LC_ALL, LC_CTYPE, LC_MESSAGES, LANG", .manLocale),
        ("NO_COLOR", .manNoColor), ("TERM", .manTerm), ("COLUMNS, LINES", .manSize), ("TMPDIR", .manTemporary),
    ]

    var lines: [String] {
        let root = CommandUsage.all.filter(\.words.isEmpty)
        return [#".TH KIOSK 1 "" "kiosk \#(escaped(version))""#]
            + section(.manName, [#"kiosk \- "# + escaped(texts(.manSummary))])
            + section(.manSynopsis, root.flatMap { [".PP", synopsis(of: $0)] } + [".PP", command("COMMAND ...")])
            + section(.manDescription, paragraphs([.manAbout, .usagePlaces, .usageFiles]))
            + section(.manCommands, CommandUsage.all.flatMap { entry(synopsis(of: $0), texts($0.summary)) })
            + paragraph(texts.usageOfKeys)
            + section(.manOptions, CommandUsage.allOptions.flatMap(entry))
            + section(.manFiles, Self.files.flatMap { entry(bold($0.name), texts($0.text)) })
            + section(.manExitStatus, paragraphs([.usageExitCodes]))
            + section(.manEnvironment, Self.variables.flatMap { entry(bold($0.name), texts($0.text)) })
    }

    private func section(_ heading: KioskText, _ lines: [String]) -> [String] {
        [#".SH "\#(escaped(texts(heading)))""#] + lines
    }

    private func paragraphs(_ keys: [KioskText]) -> [String] { keys.flatMap { paragraph(texts($0)) } }

    private func paragraph(_ text: String) -> [String] { [".PP", escaped(text)] }

    private func entry(_ label: String, _ text: String) -> [String] { [".TP", label, escaped(text)] }

    private func entry(_ option: any OptionUsage) -> [String] {
        let names = [option.shortName, option.name].compactMap(\.self).map(bold).joined(separator: ", ")
        let value = option.value.map { " " + italic($0.name) } ?? ""
        return entry(names + value, texts(option.summary, option.value?.allowed ?? ""))
    }

    private func synopsis(of usage: CommandUsage) -> String {
        let required = usage.requiredOption.map { [bold($0.name) + ($0.value.map { " " + italic($0.name) } ?? "")] }
        let optional = usage.options.map { "[" + $0.map { escaped($0.label) }.joined(separator: " | ") + "]" }
        let parts = (required ?? []) + optional + usage.arguments.map(italic)
        return ([command(usage.words.joined(separator: " "))] + parts).joined(separator: " ")
    }

    private func command(_ words: String) -> String { bold(words.isEmpty ? "kiosk" : "kiosk " + words) }

    private func bold(_ text: String) -> String { #"\fB"# + escaped(text) + #"\fR"# }

    private func italic(_ text: String) -> String { #"\fI"# + escaped(text) + #"\fR"# }

    /// Returns a text in which nothing is a command: a line of man(7) that begins with a point or an apostrophe is one.
    private func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: #"\e"#).replacing("-", with: #"\-"#).replacing("\"", with: #"\(dq"#)
        return text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
    }
}
