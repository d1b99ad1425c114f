import Core
import Lab
import ScreenKit

/// One way to call the program: the words of a command, its arguments and options, and the value that they make.
///
/// The table ``all`` is the only description of the commands: the parser, the help, the completions, the man page and the suggestions
/// read it.
nonisolated struct CommandUsage {
    /// Options of which a command line may have one.
    typealias Alternatives = [Option]

    /// The words that name the command, such as `ledger verify`; none for the kiosk itself.
    let words: [String]
    /// The arguments as the help shows them: `[NAME]` may be left out, and `NAME...` takes all the words that follow.
    let arguments: [String]
    /// The option that the command needs; it also tells two usages with the same words apart.
    let requiredOption: Option?
    let options: [Alternatives]
    let commonOptions: [Alternatives]
    let summary: KioskText
    /// Creates the command from the arguments, whose number is right, and the options, which belong to it.
    let makeCommand: Maker

    typealias Maker =
        @MainActor @Sendable (_ arguments: [String], _ options: Options) throws(UsageError) ->
        any RunnableCommand

    private init(
        _ words: [String], _ summary: KioskText, _ arguments: [String] = [], needs requiredOption: Option? = nil,
        options: [Alternatives] = [], common: [Alternatives] = [[.language], [.menu], [.data, .ephemeral]],
        command: @escaping Maker
    ) {
        self.words = words
        self.arguments = arguments
        self.requiredOption = requiredOption
        self.options = options
        commonOptions = common
        self.summary = summary
        makeCommand = command
    }

    /// Returns the value of an option that a command needs.
    private static func value<Value>(_ value: Value?, of option: Option) throws(UsageError) -> Value {
        guard let value else { throw .missingValue(option) }
        return value
    }
}

// MARK: - The table

nonisolated extension CommandUsage {
    /// The common options of a command that reads or writes the ledger.
    private static let ledger: [Alternatives] = [[.language], [.menu], [.data, .ephemeral], [.wait]]
    /// The common options of a command on the file of the ledger.
    private static let ledgerFile: [Alternatives] = [[.language], [.menu], [.data], [.wait]]

    /// The common options of a command on the menu of the ledger, for which no other menu is named.
    private static let menuOfLedger: [Alternatives] = [[.language], [.data], [.wait]]

    private static let koansFolder = "koans"

    static let all: [CommandUsage] = [
        CommandUsage(
            [], .commandOpen,
            options: [[.language], [.style], [.plain], [.menu], [.data, .ephemeral], [.trace], [.force], [.wait]],
            common: []
        ) { _, _ in OpenCommand() },
        // Without --trace: it would be a record of what each customer does.
        CommandUsage(
            [], .commandCounter, needs: .counter,
            options: [[.idle], [.staffPINFile], [.language], [.plain], [.menu], [.data, .ephemeral], [.wait]],
            common: []
        ) { CounterCommand(idle: $1.idle, pinFile: $1.staffPINFile) },
        CommandUsage(
            ["calc"], .commandCalculate, ["[EXPRESSION...]"],
            options: [[.style], [.digits]]
            // Joining a single word would take a fifth of the start.
        ) { CalcCommand(expression: $0.count > 1 ? $0.joined(separator: " ") : $0.first, digits: $1.digits) },
        CommandUsage(["calc"], .commandKeys, ["[KEYS...]"], needs: .keys, options: [[.style]]) {
            KeysCommand(keys: $0.isEmpty ? nil : $0.joined(separator: " "), style: $1.style)
        },
        CommandUsage(["compare"], .commandCompare, ["KEYS..."]) { keys, _ in
            CompareCommand(keys: keys.joined(separator: " "))
        },
        CommandUsage(
            ["order"], .commandOrder, ["JUICE[:COUNT]... | -"], options: [[.request]], common: ledger
        ) { OrderCommand(parts: $0, requestID: $1.requestID) },
        CommandUsage(["stock"], .commandStock, options: [[.json]], common: ledger) {
            StockCommand(change: nil, isJSON: $1.isJSON)
        },
        CommandUsage(
            ["stock", "add"], .commandStockAdd, ["FRUIT", "N"], options: [[.stockReason], [.json]], common: ledger
        ) {
            StockCommand(
                change: .init(action: .add, fruit: $0[0], count: $0[1], reason: $1.stockReason), isJSON: $1.isJSON)
        },
        CommandUsage(
            ["stock", "set"], .commandStockSet, ["FRUIT", "N"], options: [[.stockReason], [.json]], common: ledger
        ) {
            StockCommand(
                change: .init(action: .set, fruit: $0[0], count: $0[1], reason: $1.stockReason), isJSON: $1.isJSON)
        },
        CommandUsage(["receipt"], .commandReceipt, ["NUMBER"], common: ledger) { arguments, _ in
            ReceiptCommand(number: arguments[0])
        },
        CommandUsage(["void"], .commandVoid, ["NUMBER"], needs: .reason, common: ledger) {
            arguments, options throws(UsageError) in
            ReverseCommand(kind: .void, number: arguments[0], reason: try value(options.reason, of: .reason))
        },
        CommandUsage(["refund"], .commandRefund, ["NUMBER"], needs: .reason, common: ledger) {
            arguments, options throws(UsageError) in
            ReverseCommand(kind: .refund, number: arguments[0], reason: try value(options.reason, of: .reason))
        },
        CommandUsage(["menu"], .commandMenu, common: menuOfLedger) { _, _ in MenuCommand() },
        CommandUsage(["menu", "set"], .commandMenuSet, ["FILE"], common: menuOfLedger) { arguments, _ in
            MenuSetCommand(file: arguments[0])
        },
        CommandUsage(["menu", "check"], .commandMenuCheck, ["FILE"], common: [[.language]]) { arguments, _ in
            MenuCheckCommand(file: arguments[0])
        },
        CommandUsage(["close"], .commandClose, options: [[.counted], [.csv]], common: ledger) {
            CloseCommand(counted: $1.counted, isCSV: $1.isCSV)
        },
        CommandUsage(["close"], .commandReprint, needs: .reprint, options: [[.csv]], common: ledger) {
            _, options throws(UsageError) in
            ReprintCommand(number: try value(options.reprint, of: .reprint), isCSV: options.isCSV)
        },
        CommandUsage(["report"], .commandReport, options: [[.from], [.to], [.json]], common: ledger) {
            ReportCommand(from: $1.from, to: $1.to, isJSON: $1.isJSON)
        },
        CommandUsage(["board"], .commandBoard, options: [[.plain]], common: ledger) { _, _ in BoardCommand() },
        CommandUsage(["ledger", "verify"], .commandVerify, common: ledgerFile) { _, _ in VerifyCommand() },
        CommandUsage(["ledger", "accept"], .commandAccept, common: ledgerFile) { _, _ in AcceptCommand() },
        CommandUsage(["ledger", "backup"], .commandBackup, ["FILE"], common: ledgerFile) { arguments, _ in
            BackUpCommand(path: arguments[0])
        },
        CommandUsage(
            ["ledger", "salvage"], .commandSalvage, needs: .salvageFolder, common: [[.language], [.menu], [.data]]
        ) { _, options throws(UsageError) in
            SalvageCommand(folder: try value(options.salvageFolder, of: .salvageFolder))
        },
        // The format is named, so that another one can be added without changing what this command means.
        CommandUsage(["ledger", "export"], .commandExport, needs: .csv, common: ledger) { _, _ in ExportCommand() },
        CommandUsage(
            ["play"], .commandPlay, ["FILE"],
            options: [[.style], [.plain], [.trace], [.pictures], [.cast], [.size], [.force]], common: ledger
        ) { arguments, _ in PlayCommand(path: arguments[0]) },
        CommandUsage(["lab"], .commandLab, ["[NAME]"]) { arguments, _ throws(UsageError) in
            guard let name = arguments.first else { return LabCommand(id: nil) }
            guard let id = ExperimentID(rawValue: name) else {
                throw .unknownWord(name, .unknownExperiment, allowed: ExperimentID.allCases.map(\.rawValue))
            }
            return LabCommand(id: id)
        },
        CommandUsage(["lab", "handout"], .commandHandout) { _, _ in HandoutCommand() },
        CommandUsage(["koans"], .commandKoans, ["[DIR]"], options: [[.plain], [.trace], [.force]]) {
            KoansCommand(folder: KoanFolder(path: $0.first ?? koansFolder), trace: $1.trace, isForced: $1.isForced)
        },
        CommandUsage(["koans", "init"], .commandKoansInit, ["[DIR]"]) { arguments, _ in
            KoansInitCommand(folder: KoanFolder(path: arguments.first ?? koansFolder))
        },
        CommandUsage(["koans", "check"], .commandKoansCheck, ["[DIR]"], options: [[.debug]]) {
            KoansCheckCommand(folder: $0.first, isDebugOnly: $1.isDebugOnly)
        },
        CommandUsage(["help"], .commandHelp, ["[COMMAND...]"]) { words, _ throws(UsageError) in
            try HelpCommand(about: words)
        },
        CommandUsage(["completions"], .commandCompletions, ["bash|zsh|fish"]) { arguments, _ throws(UsageError) in
            try CompletionsCommand(for: arguments[0])
        },
        CommandUsage(["man"], .commandMan) { _, _ in ManCommand() },
    ]
}

// MARK: - Looking up

nonisolated extension CommandUsage {
    static let names = all.compactMap(\.words.first).uniqued()

    static let allOptions = all.flatMap(\.acceptedOptions).uniqued() + [.help, .version]

    /// Returns the option of a name, most of all that of the command in some words; `nil` if no command has one.
    static func option(named name: String, in words: [String]) -> Option? {
        let meant = all.filter { !$0.words.isEmpty && $0.words.allSatisfy(words.contains) }
        return (meant.flatMap(\.acceptedOptions) + allOptions).first { $0.name == name || $0.shortName == name }
    }

    static func subcommands(of name: String) -> [String] {
        all.filter { $0.words.first == name }.compactMap { $0.words.dropFirst().first }
    }

    /// The commands that take an option, as an error names them.
    static func names(taking option: Option) -> [String] {
        all.filter { $0.acceptedOptions.contains(option) }.map(\.name).uniqued()
    }

    var name: String {
        ((words.isEmpty ? ["kiosk"] : words) + (requiredOption.map { [$0.name] } ?? [])).joined(separator: " ")
    }

    /// A Boolean value that indicates whether the command takes keys of the calculator.
    var takesKeys: Bool { arguments.contains { $0.contains("KEYS") } }

    var acceptedOptions: [Option] { (requiredOption.map { [$0] } ?? []) + (options + commonOptions).joined() }

    /// Returns the option with which the same words take another option; `nil` if there is none.
    func optionNeeded(by option: Option) -> Option? {
        Self.all.first { $0.words == words && $0.acceptedOptions.contains(option) }?.requiredOption
    }

    /// Finds the usage that the words and the options of a command line mean: the one with the most words in common.
    static func find(_ arguments: [String], _ seen: [Option]) throws(UsageError) -> CommandUsage {
        let candidates = all.filter { arguments.starts(with: $0.words) }
        let count = candidates.map(\.words.count).max() ?? 0
        let usages = candidates.filter { $0.words.count == count }
        // What follows the command is a subcommand, if the command has any and takes no argument.
        if let name = arguments.first, count == 0 || usages.allSatisfy({ $0.arguments.isEmpty }), count < 2 {
            let subcommands = subcommands(of: name)
            if subcommands.isEmpty, count == 0 { throw .unknownCommand(name) }
            if !subcommands.isEmpty, arguments.count > 1 { throw .unknownWord(arguments[1], allowed: subcommands) }
            if count == 0 { throw .missingArgument(subcommands.joined(separator: "|"), of: name) }
        }
        let usage =
            usages.first { $0.requiredOption.map(seen.contains) ?? false }
            ?? usages.first { $0.requiredOption == nil }
        guard let usage else {
            let options = usages.compactMap(\.requiredOption?.name).joined(separator: "|")
            throw .missingArgument(options, of: arguments.first ?? "")
        }
        try usage.check(arguments.dropFirst(count))
        try usage.check(seen)
        return usage
    }

    private func check(_ values: ArraySlice<String>) throws(UsageError) {
        let needed = arguments.filter { !$0.hasPrefix("[") }
        if values.count < needed.count {
            throw .missingArgument(String(needed[values.count].prefix { $0 != "." }), of: words.first ?? "")
        }
        guard !arguments.contains(where: { $0.contains("...") }), let extra = values.dropFirst(arguments.count).first
        else { return }
        throw .unexpectedArgument(extra, of: words.first)
    }

    private func check(_ seen: [Option]) throws(UsageError) {
        if let option = seen.first(where: { !acceptedOptions.contains($0) }) { throw .misplacedOption(option, self) }
        for alternatives in options + commonOptions {
            let both = alternatives.filter(seen.contains)
            if both.count > 1 { throw .conflictingOptions(both[0], both[1]) }
        }
    }
}
