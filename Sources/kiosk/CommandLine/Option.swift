import Calculator
import Core
import JuiceMaker
import ScreenKit
import ScreenTrace
import Terminal

/// The settings of a command line besides the command itself.
nonisolated struct Options {
    /// The place that a command line names for the data.
    enum DataOption {
        case memory
        case directory(String)
    }

    var language: Language?
    var style: CalculatorStyle?
    var menuFile: String?
    /// The place for the data; `nil` for the user's own folder.
    var data: DataOption?
    var trace: TraceOption?
    /// The ID of a request that `kiosk order` makes at most once.
    var requestID: String?
    /// The number of significant digits of a printed result, 1 to 34; 20 if it is not given.
    var digits: Int?
    var isPlain = false
    var isJSON = false
    var isCSV = false
    var isForced = false
    /// Whether koans are compiled without `-O` only.
    var isDebugOnly = false
    /// The longest wait for another kiosk in seconds; `LockWait.standardLimit` if it is not given.
    var wait: Int?
    /// The first day of a report.
    var from: CivilDate?
    /// The last day of a report, which is part of it.
    var to: CivilDate?
    /// The reason for which an order is cancelled.
    var reason: String?
    /// The money that a person has counted, as typed: only the menu tells its currency.
    var counted: String?
    /// The folder for what is whole in a damaged ledger.
    var salvageFolder: String?
    /// The seconds without a key before a counter shows its start page; 60 if they are not given.
    var idle: Int?
    /// The file with the PIN of the staff at a counter.
    var staffPINFile: String?
    /// The folder for the pictures of a script.
    var pictures: String?
    /// The file for the recording of a script.
    var cast: String?
    /// The size of the pictures and of the recording; `PlayRecorder.standardSize` if it is not given.
    var size: GridSize?

    /// Whether a script is drawn while it is played.
    var isRecorded: Bool { pictures != nil || cast != nil }
}

/// The file for the trace of a session, and its format.
nonisolated struct TraceOption {
    let path: String
    let format: TraceFormat

    /// Creates the option, or `nil` if the name of the file does not end like one of the formats.
    init?(path: String) {
        guard let format = TraceFormat(path: path) else { return nil }
        self.path = path
        self.format = format
    }
}

/// An option of the command line: its name, its value, its summary in the help, and its effect.
///
/// ``CommandUsage`` lists the options of each command.
nonisolated struct Option: Equatable {
    /// The description of the value that an option needs.
    struct Value {
        let name: String
        /// The allowed values, as an error shows them.
        var allowed = ""
        /// The allowed words; a mistyped word is compared with them.
        var choices: [String] = []
        /// The sentence that explains the allowed values where a list cannot.
        var rule: KioskText?

        static func choice(_ choices: [String], name: String?) -> Value {
            Value(
                name: name ?? choices.joined(separator: "|"), allowed: choices.joined(separator: ", "), choices: choices
            )
        }

        static let date = Value(name: "DATE", allowed: "YYYY-MM-DD")
    }

    let name: String
    let shortName: String?
    let value: Value?
    let summary: KioskText
    /// Puts a value into the options, and returns whether the value is allowed.
    let set: @Sendable (inout Options, String) -> Bool

    /// Creates an option without a value.
    private init(
        _ name: String, short: String? = nil, _ summary: KioskText,
        set: @escaping @Sendable (inout Options) -> Void = { _ in }
    ) {
        (self.name, shortName, value, self.summary) = (name, short, nil, summary)
        self.set = { options, _ in
            set(&options)
            return true
        }
    }

    /// Creates an option with a value.
    private init<Setting>(
        _ name: String, _ value: Value, _ summary: KioskText, _ setting: WritableKeyPath<Options, Setting?> & Sendable,
        parse: @escaping @Sendable (String) -> Setting?
    ) {
        (self.name, shortName, self.value, self.summary) = (name, nil, value, summary)
        set = { options, text in
            options[keyPath: setting] = parse(text)
            return options[keyPath: setting] != nil
        }
    }

    /// The option as the help shows it, such as `--data DIR`.
    var label: String { value.map { "\(name) \($0.name)" } ?? name }

    static func == (left: Option, right: Option) -> Bool { left.name == right.name }
}

// MARK: - The table

nonisolated extension Option {
    static let language = Option("--lang", .choice(languages, name: nil), .optionLanguage, \.language) {
        Language(rawValue: $0)
    }
    static let style = Option("--style", .choice(styles, name: "STYLE"), .optionStyle, \.style) {
        CalculatorStyle(id: $0)
    }
    static let plain = Option("--plain", .optionPlain) { $0.isPlain = true }
    static let menu = Option("--menu", Value(name: "FILE"), .optionMenu, \.menuFile) { $0 }
    static let data = Option("--data", Value(name: "DIR"), .optionData, \.data) { .directory($0) }
    static let ephemeral = Option("--ephemeral", .optionEphemeral) { $0.data = .memory }
    static let trace = Option("--trace", Value(name: "FILE", allowed: traceFiles), .optionTrace, \.trace) {
        TraceOption(path: $0)
    }
    static let force = Option("--force", .optionForce) { $0.isForced = true }
    static let debug = Option("--debug", .optionDebug) { $0.isDebugOnly = true }
    static let digits = Option("--digits", Value(name: "N", allowed: "1–34"), .optionDigits, \.digits) { text in
        Int(text).flatMap { (1...34).contains($0) ? $0 : nil }
    }
    static let keys = Option("--keys", .optionKeys)
    static let request = Option("--request", Value(name: "ID", rule: .invalidRequestID), .optionRequest, \.requestID) {
        RequestKey.isValid($0) ? $0 : nil
    }
    static let json = Option("--json", .optionJSON) { $0.isJSON = true }
    static let csv = Option("--csv", .optionCSV) { $0.isCSV = true }
    static let reason = Option("--reason", Value(name: "TEXT", rule: .invalidReason), .optionReason, \.reason) {
        VoidRecord.isValid(reason: $0) ? $0 : nil
    }
    static let counted = Option("--counted", Value(name: "AMOUNT"), .optionCounted, \.counted) { $0 }
    static let from = Option("--from", .date, .optionFrom, \.from) { CivilDate(parsing: $0) }
    static let to = Option("--to", .date, .optionTo, \.to) { CivilDate(parsing: $0) }
    static let wait = Option("--wait", Value(name: "SECONDS", allowed: "0–3600"), .optionWait, \.wait) { text in
        Int(text).flatMap { (0...3600).contains($0) ? $0 : nil }
    }
    /// The same name as `to`, for another command.
    static let salvageFolder = Option("--to", Value(name: "DIR"), .optionSalvageFolder, \.salvageFolder) { $0 }
    static let counter = Option("--counter", .optionCounter)
    static let idle = Option("--idle", Value(name: "SECONDS", allowed: "10–3600"), .optionIdle, \.idle) { text in
        Int(text).flatMap { (10...3600).contains($0) ? $0 : nil }
    }
    static let staffPINFile = Option(
        "--staff-pin-file", Value(name: "FILE"), .optionStaffPINFile, \.staffPINFile
    ) { $0 }
    static let pictures = Option("--pictures", Value(name: "DIR"), .optionPictures, \.pictures) { $0 }
    static let cast = Option("--cast", Value(name: "FILE"), .optionCast, \.cast) { $0 }
    static let size = Option("--size", Value(name: "SIZE", allowed: "40x12–300x80"), .optionSize, \.size) { text in
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, 40...300 ~= numbers[0], 12...80 ~= numbers[1] else { return nil }
        return GridSize(columns: numbers[0], rows: numbers[1])
    }
    static let help = Option("--help", short: "-h", .optionHelp)
    static let version = Option("--version", .optionVersion)

    private static var languages: [String] { Language.allCases.map(\.rawValue) }
    private static var styles: [String] { CalculatorStyle.all.map(\.id) }
    private static var traceFiles: String { TraceFormat.allCases.map { "*." + $0.rawValue }.joined(separator: ", ") }
}
