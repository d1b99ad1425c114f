import Core
import Lab
import ScreenKit

/// The task that a command line gives to the program.
nonisolated enum Command {
    /// Open the kiosk: the command line names no command.
    case open
    /// Open the kiosk for customers.
    case openCounter
    case calculate(expression: String?)
    case pressKeys(String?)
    case compare(keys: String)
    case order([String])
    case orderFromInput
    case showStock
    case changeStock(StockAction, fruit: String, count: String)
    case void(number: String)
    case closeDay
    case printCloseAgain
    case receipt(number: String)
    case report
    case board
    case exportLedger
    case verifyLedger
    case acceptLedger
    case backUpLedger(to: String)
    case salvageLedger
    case play(script: String)
    case listExperiments
    case runExperiment(ExperimentID)
    case printHandout
    case koans(folder: String)
    case initializeKoans(folder: String)
    /// Prove the koans of the program, or those of a class in a folder.
    case checkKoans(folder: String?)
    /// Explain the commands that begin with some words; without words, the whole program.
    case help([String])
    case completions(Shell)
    case man
    case version

    /// The two changes that `kiosk stock` makes to the stock of a fruit.
    enum StockAction { case add, set }
}

/// One way to call the program: the words of a command, its arguments and options, and the command that they make.
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
    /// The options that this command shares with the others.
    let commonOptions: [Alternatives]
    let summary: KioskText
    /// Creates the command from the arguments, whose number is right.
    let command: @Sendable ([String]) throws(UsageError) -> Command

    private init(
        _ words: [String], _ summary: KioskText, _ arguments: [String] = [], needs requiredOption: Option? = nil,
        options: [Alternatives] = [], common: [Alternatives] = [[.language], [.menu], [.data, .ephemeral]],
        command: @escaping @Sendable ([String]) throws(UsageError) -> Command
    ) {
        self.words = words
        self.arguments = arguments
        self.requiredOption = requiredOption
        self.options = options
        commonOptions = common
        self.summary = summary
        self.command = command
    }
}

// MARK: - The table

nonisolated extension CommandUsage {
    /// The common options of a command that reads or writes the ledger.
    private static let ledger: [Alternatives] = [[.language], [.menu], [.data, .ephemeral], [.wait]]
    /// The common options of a command on the file of the ledger.
    private static let ledgerFile: [Alternatives] = [[.language], [.menu], [.data], [.wait]]

    /// The folder of the koans where none is named.
    private static let koansFolder = "koans"

    static let all: [CommandUsage] = [
        CommandUsage(
            [], .commandOpen,
            options: [[.language], [.style], [.plain], [.menu], [.data, .ephemeral], [.trace], [.force], [.wait]],
            common: []
        ) { _ in .open },
        // Without --trace: it would be a record of what each customer does.
        CommandUsage(
            [], .commandCounter, needs: .counter,
            options: [[.idle], [.staffPINFile], [.language], [.plain], [.menu], [.data, .ephemeral], [.wait]],
            common: []
        ) { _ in .openCounter },
        CommandUsage(
            ["calc"], .commandCalculate, ["[EXPRESSION...]"],
            options: [[.style], [.digits]]
            // Joining a single word would take a fifth of the start.
        ) { .calculate(expression: $0.count > 1 ? $0.joined(separator: " ") : $0.first) },
        CommandUsage(["calc"], .commandKeys, ["[KEYS...]"], needs: .keys, options: [[.style]]) {
            .pressKeys($0.isEmpty ? nil : $0.joined(separator: " "))
        },
        CommandUsage(["compare"], .commandCompare, ["KEYS..."]) {
            .compare(keys: $0.joined(separator: " "))
        },
        CommandUsage(
            ["order"], .commandOrder, ["JUICE[:COUNT]... | -"], options: [[.request]], common: ledger
        ) { $0 == ["-"] ? .orderFromInput : .order($0) },
        CommandUsage(["stock"], .commandStock, options: [[.json]], common: ledger) { _ in .showStock },
        CommandUsage(["stock", "add"], .commandStockAdd, ["FRUIT", "N"], options: [[.json]], common: ledger) {
            .changeStock(.add, fruit: $0[0], count: $0[1])
        },
        CommandUsage(["stock", "set"], .commandStockSet, ["FRUIT", "N"], options: [[.json]], common: ledger) {
            .changeStock(.set, fruit: $0[0], count: $0[1])
        },
        CommandUsage(["receipt"], .commandReceipt, ["NUMBER"], common: ledger) { .receipt(number: $0[0]) },
        CommandUsage(["void"], .commandVoid, ["NUMBER"], needs: .reason, common: ledger) { .void(number: $0[0]) },
        CommandUsage(["close"], .commandClose, options: [[.counted], [.csv]], common: ledger) { _ in .closeDay },
        CommandUsage(["close"], .commandReprint, needs: .reprint, options: [[.csv]], common: ledger) { _ in
            .printCloseAgain
        },
        CommandUsage(["report"], .commandReport, options: [[.from], [.to], [.json]], common: ledger) { _ in .report },
        CommandUsage(["board"], .commandBoard, options: [[.plain]], common: ledger) { _ in .board },
        CommandUsage(["ledger", "verify"], .commandVerify, common: ledgerFile) { _ in .verifyLedger },
        CommandUsage(["ledger", "accept"], .commandAccept, common: ledgerFile) { _ in .acceptLedger },
        CommandUsage(["ledger", "backup"], .commandBackup, ["FILE"], common: ledgerFile) { .backUpLedger(to: $0[0]) },
        CommandUsage(
            ["ledger", "salvage"], .commandSalvage, needs: .salvageFolder, common: [[.language], [.menu], [.data]]
        ) { _ in .salvageLedger },
        // The format is named, so that another one can be added without changing what this command means.
        CommandUsage(["ledger", "export"], .commandExport, needs: .csv, common: ledger) { _ in .exportLedger },
        CommandUsage(
            ["play"], .commandPlay, ["FILE"],
            options: [[.style], [.plain], [.trace], [.pictures], [.cast], [.size], [.force]], common: ledger
        ) { .play(script: $0[0]) },
        CommandUsage(["lab"], .commandLab, ["[NAME]"]) { arguments throws(UsageError) in
            guard let name = arguments.first else { return .listExperiments }
            guard let id = ExperimentID(rawValue: name) else { throw .unknownExperiment(name) }
            return .runExperiment(id)
        },
        CommandUsage(["lab", "handout"], .commandHandout) { _ in .printHandout },
        CommandUsage(
            ["koans"], .commandKoans, ["[DIR]"], options: [[.plain], [.trace], [.force]]
        ) {
            .koans(folder: $0.first ?? koansFolder)
        },
        CommandUsage(["koans", "init"], .commandKoansInit, ["[DIR]"]) {
            .initializeKoans(folder: $0.first ?? koansFolder)
        },
        CommandUsage(["koans", "check"], .commandKoansCheck, ["[DIR]"], options: [[.debug]]) {
            .checkKoans(folder: $0.first)
        },
        CommandUsage(["help"], .commandHelp, ["[COMMAND...]"]) { words throws(UsageError) in
            try .help(about: words)
        },
        CommandUsage(["completions"], .commandCompletions, ["bash|zsh|fish"]) {
            arguments throws(UsageError) in
            guard let shell = Shell(rawValue: arguments[0]) else { throw .unknownShell(arguments[0]) }
            return .completions(shell)
        },
        CommandUsage(["man"], .commandMan) { _ in .man },
    ]
}

// MARK: - Looking up

nonisolated extension CommandUsage {
    static let names = all.compactMap(\.words.first).uniqued()

    /// Every option, once.
    static let allOptions = all.flatMap(\.acceptedOptions).uniqued() + [.help, .version]

    /// Returns the option of a name, most of all that of the command in some words; `nil` if no command has one.
    static func option(named name: String, in words: [String]) -> Option? {
        let meant = all.filter { !$0.words.isEmpty && $0.words.allSatisfy(words.contains) }
        return (meant.flatMap(\.acceptedOptions) + allOptions).first { $0.name == name || $0.shortName == name }
    }

    /// The second words that a command can have.
    static func subcommands(of name: String) -> [String] {
        all.filter { $0.words.first == name }.compactMap { $0.words.dropFirst().first }
    }

    /// The commands that take an option, as an error names them.
    static func names(taking option: Option) -> [String] {
        all.filter { $0.acceptedOptions.contains(option) }.map(\.name).uniqued()
    }

    /// The command as an error names it.
    var name: String {
        ((words.isEmpty ? ["kiosk"] : words) + (requiredOption.map { [$0.name] } ?? [])).joined(separator: " ")
    }

    /// A Boolean value that indicates whether the command takes keys of the calculator.
    var takesKeys: Bool { arguments.contains { $0.contains("KEYS") } }

    /// The options that can stand on the command line of this usage.
    var acceptedOptions: [Option] { (requiredOption.map { [$0] } ?? []) + (options + commonOptions).joined() }

    /// Returns the option with which the same words take another option; `nil` if there is none.
    func optionNeeded(by option: Option) -> Option? {
        Self.all.first { $0.words == words && $0.acceptedOptions.contains(option) }?.requiredOption
    }

    /// Finds the usage that a command line means.
    ///
    /// - Parameters:
    ///   - arguments: The words of the command line that are not options.
    ///   - seen: Its options.
    /// - Returns: The usage with the most words in common.
    /// - Throws: `UsageError` if there is none, if the number of arguments is wrong, or if an option does not belong to it.
    static func find(_ arguments: [String], _ seen: [Option]) throws(UsageError) -> CommandUsage {
        let candidates = all.filter { arguments.starts(with: $0.words) }
        let count = candidates.map(\.words.count).max() ?? 0
        let usages = candidates.filter { $0.words.count == count }
        // What follows the command is a subcommand, if the command has any and takes no argument.
        if let name = arguments.first, count == 0 || usages.allSatisfy({ $0.arguments.isEmpty }), count < 2 {
            let subcommands = subcommands(of: name)
            if subcommands.isEmpty, count == 0 { throw .unknownCommand(name) }
            if !subcommands.isEmpty, arguments.count > 1 { throw .unknownSubcommand(arguments[1], of: name) }
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

nonisolated extension Command {
    /// Creates the command that explains another one.
    ///
    /// - Throws: `UsageError` at the first word that no command has at its place.
    static func help(about words: [String]) throws(UsageError) -> Command {
        guard let name = words.first else { return .help([]) }
        guard CommandUsage.names.contains(name) else { throw .unknownCommand(name) }
        let subcommands = CommandUsage.subcommands(of: name)
        if words.count > 1, !subcommands.isEmpty, !subcommands.contains(words[1]) {
            throw .unknownSubcommand(words[1], of: name)
        }
        if let extra = words.dropFirst(subcommands.isEmpty ? 1 : 2).first {
            throw .unexpectedArgument(extra, of: "help")
        }
        return .help(words)
    }
}
