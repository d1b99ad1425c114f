import Calculator
import JuiceMaker
import ScreenKit
import ScreenTrace

/// A whole command line, understood.
nonisolated struct Invocation: Equatable {
    private(set) var options = Options()
    private(set) var command = Command.open

    /// Understands the words of a command line.
    ///
    /// Options may stand anywhere; after `--` nothing is an option. A word like `-5+3` is no option but a formula.
    ///
    /// - Parameter words: The words after the program's name.
    /// - Throws: `UsageError` at the first word that does not fit.
    init(_ words: [String]) throws(UsageError) {
        var reader = WordReader(words)
        var arguments: [String] = []
        var seen: [Option] = []
        while let word = reader.next() {
            switch word {
            case .argument(let argument): arguments.append(argument)
            case .option(let name, let attached):
                guard let option = Option(rawValue: name) else { throw .unknownOption(name) }
                seen.append(option)
                try set(option, attached: attached, &reader)
            }
        }
        let name = arguments.first ?? ""
        if seen.contains(.help) {
            command = .help
        } else if seen.contains(.version) {
            command = .version
        } else {
            command = try Self.command(arguments, withKeys: seen.contains(.keys), asCSV: seen.contains(.csv))
        }
        try Self.check(seen, against: name)
        if let from = options.from, let to = options.to, from > to { throw .reversedDates(from: from, to: to) }
        // A script expects a kiosk on its first day, unless it is told which.
        if case .play = command, options.data == .standard { options.data = .memory }
    }

    /// The language that a command line asks for, even if it cannot be understood otherwise.
    static func language(in words: [String]) -> Language? {
        let name = Option.lang.rawValue
        let values = zip([""] + words, words).compactMap { word, next -> Language? in
            if next.hasPrefix(name + "=") { return Language(rawValue: String(next.dropFirst(name.count + 1))) }
            return word == name ? Language(rawValue: next) : nil
        }
        return values.last
    }
}

// MARK: - Options

nonisolated extension Invocation {
    private enum Option: String {
        case lang = "--lang"
        case style = "--style"
        case plain = "--plain"
        case menu = "--menu"
        case data = "--data"
        case ephemeral = "--ephemeral"
        case trace = "--trace"
        case request = "--request"
        case digits = "--digits"
        case keys = "--keys"
        case json = "--json"
        case csv = "--csv"
        case from = "--from"
        case to = "--to"
        case help = "--help"
        case version = "--version"

        /// The commands it goes with; `nil` for all of them.
        var commands: [String]? {
            switch self {
            case .lang, .menu, .data, .ephemeral, .help, .version: nil
            case .style: ["", "calc", "play"]
            case .trace: ["", "play"]
            case .plain: [""]
            case .digits, .keys: ["calc"]
            case .json: ["stock", "report"]
            case .csv: ["ledger"]
            case .from, .to: ["report"]
            case .request: ["order"]
            }
        }
    }

    private mutating func set(
        _ option: Option, attached: String?, _ reader: inout WordReader
    ) throws(UsageError) {
        switch option {
        case .lang:
            let value = try reader.value(of: option.rawValue, attached)
            guard let language = Language(rawValue: value) else {
                throw .badValue(option: option.rawValue, value: value, allowed: "ko, en")
            }
            options.language = language
        case .style:
            let value = try reader.value(of: option.rawValue, attached)
            guard let style = CalculatorStyle(id: value) else {
                let allowed = CalculatorStyle.all.map(\.id).joined(separator: ", ")
                throw .badValue(option: option.rawValue, value: value, allowed: allowed)
            }
            options.style = style
        case .menu: options.menuFile = try reader.value(of: option.rawValue, attached)
        case .digits:
            let value = try reader.value(of: option.rawValue, attached)
            guard let digits = Int(value), (1...34).contains(digits) else {
                throw .badValue(option: option.rawValue, value: value, allowed: "1–34")
            }
            options.digits = digits
        case .from: options.from = try reader.date(of: option.rawValue, attached)
        case .to: options.to = try reader.date(of: option.rawValue, attached)
        case .data:
            let directory = try reader.value(of: option.rawValue, attached)
            // To the system an empty path is none at all.
            guard !directory.isEmpty else { throw .missingValue(option: option.rawValue) }
            options.data = .directory(directory)
        case .trace:
            let path = try reader.value(of: option.rawValue, attached)
            guard let trace = TraceOption(path: path) else {
                let allowed = TraceFormat.allCases.map { "*." + $0.rawValue }.joined(separator: ", ")
                throw .badValue(option: option.rawValue, value: path, allowed: allowed)
            }
            options.trace = trace
        case .request:
            let id = try reader.value(of: option.rawValue, attached)
            guard RequestKey.isValid(id) else { throw .invalidRequestID }
            options.requestID = id
        case .plain, .json, .csv, .ephemeral, .keys, .help, .version:
            if let attached { throw .unexpectedArgument(attached) }
            if option == .ephemeral { options.data = .memory }
            options.isPlain = options.isPlain || option == .plain
            options.isJSON = options.isJSON || option == .json
        }
    }

    private static func check(_ options: [Option], against command: String) throws(UsageError) {
        for option in options {
            guard let commands = option.commands, !commands.contains(command) else { continue }
            throw .misplacedOption(option.rawValue, command: command.isEmpty ? "kiosk" : command)
        }
        if options.contains(.data), options.contains(.ephemeral) {
            throw .conflictingOptions(Option.data.rawValue, Option.ephemeral.rawValue)
        }
    }
}
