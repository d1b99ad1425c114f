import Core
import JuiceMaker
import Lab
import ScreenKit

/// One way to call the program: the words of a command, its arguments and options, and the value that they make.
///
/// The table ``all`` is the only description of the commands: the parser, the help, the completions, the man page and the suggestions
/// read it.
nonisolated struct CommandUsage {
    /// Options of which a command line may have one.
    typealias Alternatives = [any OptionUsage]

    /// The words that name the command, such as `ledger verify`; none for the kiosk itself.
    let words: [String]
    /// The arguments as the help shows them: `[NAME]` may be left out, and `NAME...` takes all the words that follow.
    let arguments: [String]
    /// The option that the command needs; it also tells two usages with the same words apart.
    let requiredOption: (any OptionUsage)?
    let summary: KioskText
    /// Runs the command with arguments, whose number is right, and options, which belong to it.
    let command: Command
    // A command line has one command: the options of the others are not made.
    private let makeOptions, makeCommonOptions: @Sendable () -> [Alternatives]

    var options: [Alternatives] { makeOptions() }
    var commonOptions: [Alternatives] { makeCommonOptions() }

    private init(
        _ words: [String], _ summary: KioskText, _ arguments: [String] = [], needs option: (any OptionUsage)? = nil,
        options: @autoclosure @escaping @Sendable () -> [Alternatives] = [],
        common: @autoclosure @escaping @Sendable () -> [Alternatives] = [[.language], [.menu], [.data, .ephemeral]],
        command: @escaping Command
    ) {
        (self.words, self.summary, self.arguments, requiredOption) = (words, summary, arguments, option)
        (makeOptions, makeCommonOptions, self.command) = (options, common, command)
    }

    /// Creates a usage of a command that gets the value of the option which it needs.
    private init<Value>(
        _ words: [String], _ summary: KioskText, _ arguments: [String] = [], needs option: Option<Value?>,
        options: @autoclosure @escaping @Sendable () -> [Alternatives] = [],
        common: @autoclosure @escaping @Sendable () -> [Alternatives],
        command: @escaping @MainActor (Workshop, Value) throws -> Void
    ) {
        self.init(words, summary, arguments, needs: option, options: options(), common: common()) { workshop in
            guard let value = workshop.options[option] else { throw UsageError.missingValue(option) }
            return try command(workshop, value)
        }
    }
}

// MARK: - What holds between options

nonisolated extension CommandUsage {
    /// Options that mean nothing without another one, in a command that has both.
    private static let companions: [(option: any OptionUsage, needed: any OptionUsage)] = [
        (.classroom, .studentName), (.studentName, .classroom), (.printer, .print), (.width, .print),
    ]

    /// Throws an error where the command does not have an option of a command line, or where two of these do not go together.
    fileprivate func check(_ options: Options) throws(UsageError) {
        let seen = options.seen
        if seen.isEmpty { return }
        let accepted = acceptedOptions
        if let option = seen.first(where: { !accepted.contains($0) }) { throw .misplacedOption(option, self) }
        for (option, needed) in Self.companions
        where seen.contains(option) && accepted.contains(needed) && !seen.contains(needed) {
            throw .lonelyOption(option, needs: needed)
        }
        // The records of a shop are on its server.
        for alternatives in [[.shop, .ephemeral]] + self.options + commonOptions {
            let both = alternatives.filter(seen.contains)
            if both.count > 1 { throw .conflictingOptions(both[0], both[1]) }
        }
        if let from = options[.from], let to = options[.to], from > to { throw .reversedDates(from: from, to: to) }
    }
}

// MARK: - The table

nonisolated extension CommandUsage {
    /// The common options of a command that reads or writes the ledger.
    private static let ledger: [Alternatives] = [
        [.language], [.menu], [.data, .ephemeral], [.shop], [.shopKey], [.wait],
    ]
    /// The common options of a command on the file of the ledger.
    private static let ledgerFile: [Alternatives] = [[.language], [.menu], [.data], [.wait]]
    /// The common options of a command on the menu of the ledger, for which no other menu is named.
    private static let menuOfLedger: [Alternatives] = [[.language], [.data], [.shop], [.shopKey], [.wait]]
    /// The common options of a command on a class, whose address is an argument.
    private static let classroom: [Alternatives] = [[.language], [.data], [.shopKey], [.wait]]
    /// The common options of a command that makes a ledger at an address, which is an argument.
    private static let newShop: [Alternatives] = [[.language], [.menu], [.data], [.shopKey], [.wait]]

    static let all: [CommandUsage] = [
        CommandUsage(
            [], .commandOpen,
            options: [
                [.language], [.style], [.plain], [.ground], [.still], [.projector], [.menu], [.data, .ephemeral],
                [.shop, .classroom], [.studentName], [.shopKey], [.trace], [.force], [.print], [.printer], [.width],
                [.wait],
            ], common: []
        ) { try $0.openKiosk() },
        // Without --trace: it would be a record of what each customer does.
        CommandUsage(
            [], .commandCounter, needs: .counter,
            options: [
                [.idle], [.staffPINFile], [.cups], [.print], [.printer], [.width], [.language], [.plain], [.ground],
                [.still], [.menu], [.data, .ephemeral], [.shop], [.shopKey], [.wait],
            ], common: []
        ) { try $0.openCounter() },
        CommandUsage(["calc"], .commandCalculate, ["[EXPRESSION...]"], options: [[.style], [.digits]]) {
            // Joining a single word would take a fifth of the start.
            try $0.calculate($0.arguments.count > 1 ? $0.arguments.joined(separator: " ") : $0.arguments.first)
        },
        CommandUsage(["calc"], .commandKeys, ["[KEYS...]"], needs: .keys, options: [[.style]]) {
            try $0.press($0.arguments.isEmpty ? nil : $0.arguments.joined(separator: " "))
        },
        CommandUsage(["compare"], .commandCompare, ["KEYS..."]) {
            try $0.compareStyles($0.arguments.joined(separator: " "))
        },
        CommandUsage(["order"], .commandOrder, ["JUICE[:COUNT]... | -"], options: [[.request]], common: ledger) {
            try $0.order($0.arguments)
        },
        CommandUsage(["stock"], .commandStock, options: [[.json]], common: ledger) { try $0.showStock() },
        CommandUsage(
            ["stock", "add"], .commandStockAdd, ["FRUIT", "N"], options: [[.stockReason], [.json]], common: ledger
        ) { try $0.changeStock($0.arguments[0], $0.arguments[1]) { .add([Quantity(item: $0, count: $1)]) } },
        CommandUsage(
            ["stock", "set"], .commandStockSet, ["FRUIT", "N"], options: [[.stockReason], [.json]], common: ledger
        ) { try $0.changeStock($0.arguments[0], $0.arguments[1]) { .set($0, to: $1) } },
        CommandUsage(["receipt"], .commandReceipt, ["NUMBER"], options: [[.width], [.printer]], common: ledger) {
            try $0.printReceipt($0.arguments[0])
        },
        CommandUsage(["void"], .commandVoid, ["NUMBER"], needs: .reason, common: ledger) {
            try $0.reverse(.void, $0.arguments[0], reason: $1)
        },
        CommandUsage(["refund"], .commandRefund, ["NUMBER"], needs: .reason, options: [[.paidBy]], common: ledger) {
            try $0.reverse(.refund, $0.arguments[0], reason: $1, by: $0.options[.paidBy])
        },
        CommandUsage(["menu"], .commandMenu, common: menuOfLedger) { try $0.printMenu() },
        CommandUsage(["menu", "set"], .commandMenuSet, ["FILE"], common: menuOfLedger) {
            try $0.setMenu(file: $0.arguments[0])
        },
        CommandUsage(["menu", "check"], .commandMenuCheck, ["FILE"], common: [[.language]]) {
            try $0.checkMenu(file: $0.arguments[0])
        },
        CommandUsage(["pay"], .commandPay, ["NUMBER"], needs: .paidBy, options: [[.given]], common: ledger) {
            try $0.pay($0.arguments[0], by: $1, given: $0.options[.given])
        },
        CommandUsage(["open-day"], .commandOpenDay, needs: .float, common: ledger) {
            try $0.openDay(float: $1)
        },
        CommandUsage(
            ["close"], .commandClose, options: [[.counted], [.unpaid], [.csv, .printer], [.width]], common: ledger
        ) { try $0.closeDay(counted: $0.options[.counted], takesUnpaid: $0.options[.unpaid]) },
        CommandUsage(
            ["close"], .commandReprint, needs: .reprint, options: [[.csv, .printer], [.width]], common: ledger
        ) { try $0.reprintClose($1) },
        CommandUsage(["report"], .commandReport, options: [[.from], [.to], [.json]], common: ledger) {
            try $0.report()
        },
        // The table is CSV, whether the option names it or not.
        CommandUsage(["report"], .commandCloses, needs: .closes, options: [[.csv], [.year]], common: ledger) {
            try $0.printCloses(of: $0.options[.year])
        },
        CommandUsage(["board"], .commandBoard, options: [[.bell], [.plain], [.ground], [.still]], common: ledger) {
            try $0.showBoard()
        },
        CommandUsage(
            ["kitchen"], .commandKitchen,
            options: [[.bell], [.warnAfter], [.lateAfter], [.plain], [.ground], [.still]], common: ledger
        ) { try $0.openKitchen() },
        CommandUsage(["shop", "create"], .commandShopCreate, ["URL"], options: [[.moveFrom]], common: newShop) {
            try $0.createShop($0.arguments[0])
        },
        CommandUsage(["shop", "status"], .commandShopStatus, options: [[.monitor]], common: menuOfLedger) {
            try $0.showShopStatus()
        },
        CommandUsage(["shop", "repair"], .commandShopRepair, common: menuOfLedger) { try $0.repairShop() },
        CommandUsage(["ledger", "verify"], .commandVerify, common: ledgerFile) { try $0.verifyLedger() },
        CommandUsage(["ledger", "accept"], .commandAccept, common: ledgerFile) { try $0.acceptLedger() },
        CommandUsage(["ledger", "backup"], .commandBackup, ["FILE"], common: ledgerFile) {
            try $0.backUpLedger(to: $0.arguments[0])
        },
        CommandUsage(
            ["ledger", "salvage"], .commandSalvage, needs: .salvageFolder, common: [[.language], [.menu], [.data]]
        ) { try $0.salvageLedger(to: $1) },
        // The format is named, so that another one can be added without changing what this command means.
        CommandUsage(["ledger", "export"], .commandExport, needs: .csv, common: ledger) { try $0.exportLedger() },
        CommandUsage(
            ["play"], .commandPlay, ["FILE"],
            options: [[.style], [.plain], [.projector], [.trace], [.pictures], [.cast], [.size], [.force]],
            common: ledger
        ) { try $0.play($0.arguments[0]) },
        CommandUsage(["lab"], .commandLab, ["[NAME]"]) {
            guard let name = $0.arguments.first else { return try $0.runLab(nil) }
            guard let id = ExperimentID(rawValue: name) else {
                throw UsageError.unknownWord(name, .unknownExperiment, allowed: ExperimentID.allCases.map(\.rawValue))
            }
            return try $0.runLab(id)
        },
        CommandUsage(["lab", "handout"], .commandHandout) { try $0.printHandout() },
        CommandUsage(["class", "create"], .commandClassCreate, ["URL"], common: classroom) {
            try $0.createClass($0.arguments[0])
        },
        CommandUsage(
            ["class"], .commandClassBoard, ["URL"], options: [[.csv], [.plain], [.ground], [.still]], common: classroom
        ) { try $0.openClassBoard($0.arguments[0]) },
        CommandUsage(["class", "shop"], .commandClassShop, ["URL"], common: newShop) {
            try $0.createClassShop($0.arguments[0])
        },
        CommandUsage(["class", "hand-ins"], .commandHandIns, ["URL", "DIR"], common: classroom) {
            try $0.writeHandIns($0.arguments[0], into: $0.arguments[1])
        },
        CommandUsage(["class", "check"], .commandClassCheck, ["FILE..."], common: [[.language]]) {
            try $0.checkHandIns($0.arguments)
        },
        CommandUsage(
            ["koans"], .commandKoans, ["[DIR]"],
            options: [[.plain], [.ground], [.still], [.trace], [.force], [.classroom], [.studentName], [.shopKey]]
        ) { try $0.openKoans(in: KoanFolder(path: $0.arguments.first ?? KoanFolder.standard)) },
        CommandUsage(["koans", "init"], .commandKoansInit, ["[DIR]"]) {
            try $0.writeKoans(into: KoanFolder(path: $0.arguments.first ?? KoanFolder.standard))
        },
        CommandUsage(["koans", "check"], .commandKoansCheck, ["[DIR]"], options: [[.debug]]) {
            try $0.checkKoans($0.arguments.first)
        },
        CommandUsage(["help"], .commandHelp, ["[COMMAND...]"]) { try $0.help(about: $0.arguments) },
        CommandUsage(["completions"], .commandCompletions, ["bash|zsh|fish"]) {
            try $0.printCompletions(for: $0.arguments[0])
        },
        CommandUsage(["man"], .commandMan) { try $0.printManual() },
    ]
}

// MARK: - Looking up

nonisolated extension CommandUsage {
    static let names = all.compactMap(\.words.first).uniqued()

    static let allOptions: [any OptionUsage] = all.flatMap(\.acceptedOptions).uniqued() + [.help, .version]

    /// Returns the option of a name, most of all that of the command in some words; `nil` if no command has one.
    static func option(named name: String, in words: [String]) -> (any OptionUsage)? {
        // Behind the command, the kiosk itself has no words.
        let meant =
            all.filter { !$0.words.isEmpty && $0.words.allSatisfy(words.contains) } + all.filter(\.words.isEmpty)
        func isMeant(_ option: any OptionUsage) -> Bool { option.name == name || option.shortName == name }
        // The list of all options is long, and needed for a mistake alone.
        return meant.lazy.flatMap(\.acceptedOptions).first(where: isMeant) ?? allOptions.first(where: isMeant)
    }

    static func subcommands(of name: String) -> [String] {
        all.filter { $0.words.first == name }.compactMap { $0.words.dropFirst().first }
    }

    var name: String {
        ((words.isEmpty ? ["kiosk"] : words) + (requiredOption.map { [$0.name] } ?? [])).joined(separator: " ")
    }

    var acceptedOptions: [any OptionUsage] { (requiredOption.map { [$0] } ?? []) + (options + commonOptions).joined() }

    /// Finds the usage that the words and the options of a command line mean: the one with the most words in common.
    static func find(_ arguments: [String], _ options: Options) throws(UsageError) -> CommandUsage {
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
            usages.first { $0.requiredOption.map(options.seen.contains) ?? false }
            ?? usages.first { $0.requiredOption == nil }
        guard let usage else {
            let names = usages.compactMap(\.requiredOption?.name).joined(separator: "|")
            throw .missingArgument(names, of: arguments.first ?? "")
        }
        try usage.check(arguments.dropFirst(count))
        try usage.check(options)
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
}
