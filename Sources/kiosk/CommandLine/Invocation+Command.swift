import Lab

/// The words of a command line that are no options.
nonisolated extension Invocation {
    private enum LedgerAction: String, CaseIterable {
        case export, verify
    }

    /// Understands the command and its arguments.
    ///
    /// - Parameters:
    ///   - arguments: The words.
    ///   - withKeys: Whether `--keys` stands among them.
    ///   - asCSV: Whether `--csv` does.
    /// - Returns: What the program is asked to do.
    /// - Throws: `UsageError` at the first word that does not fit.
    static func command(
        _ arguments: [String], withKeys: Bool, asCSV: Bool
    ) throws(UsageError) -> Command {
        let rest = arguments.dropFirst()
        switch arguments.first {
        case nil: return .open
        case "calc":
            if withKeys {
                if let word = rest.first { throw .unexpectedArgument(word) }
                return .pressKeys
            }
            return .calculate(expression: rest.isEmpty ? nil : rest.joined(separator: " "))
        case "compare":
            guard !rest.isEmpty else { throw .missingArgument("KEYS") }
            return .compare(keys: rest.joined(separator: " "))
        case "order":
            guard !rest.isEmpty else { throw .missingArgument("JUICE[:COUNT]") }
            return rest.elementsEqual(["-"]) ? .orderFromInput : .order(Array(rest))
        case "stock": return try stockCommand(Array(rest))
        case "report":
            if let word = rest.first { throw .unexpectedArgument(word) }
            return .report
        case "ledger": return try ledgerCommand(Array(rest), asCSV: asCSV)
        case "play":
            guard let file = rest.first else { throw .missingArgument("FILE") }
            if rest.count > 1 { throw .unexpectedArgument(arguments[2]) }
            return .play(script: file)
        case "lab":
            if rest.count > 1 { throw .unexpectedArgument(arguments[2]) }
            return try labCommand(rest.first)
        case let word?: throw .unknownCommand(word)
        }
    }

    private static func stockCommand(_ arguments: [String]) throws(UsageError) -> Command {
        guard let word = arguments.first else { return .showStock }
        guard let action = Command.StockAction(rawValue: word) else {
            throw .unknownWord(word, allowed: names(Command.StockAction.self))
        }
        guard arguments.count > 1 else { throw .missingArgument("FRUIT") }
        guard arguments.count > 2 else { throw .missingArgument("N") }
        if arguments.count > 3 { throw .unexpectedArgument(arguments[3]) }
        return .changeStock(action, fruit: arguments[1], count: arguments[2])
    }

    private static func labCommand(_ name: String?) throws(UsageError) -> Command {
        guard let name else { return .listExperiments }
        guard let id = ExperimentID(rawValue: name) else {
            throw .unknownExperiment(name, allowed: names(ExperimentID.self))
        }
        return .runExperiment(id)
    }

    private static func ledgerCommand(_ arguments: [String], asCSV: Bool) throws(UsageError) -> Command {
        guard let word = arguments.first else { throw .missingArgument("export/verify") }
        guard let action = LedgerAction(rawValue: word) else {
            throw .unknownWord(word, allowed: names(LedgerAction.self))
        }
        if arguments.count > 1 { throw .unexpectedArgument(arguments[1]) }
        switch action {
        case .export:
            // It is asked for by name, so that another format can come without a change of what this means.
            guard asCSV else { throw .missingArgument("--csv") }
            return .exportLedger
        case .verify:
            if asCSV { throw .misplacedOption("--csv", command: "ledger verify") }
            return .verifyLedger
        }
    }

    private static func names<Name: CaseIterable & RawRepresentable<String>>(_ type: Name.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
