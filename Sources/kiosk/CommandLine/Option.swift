import Calculator
import Classroom
import Core
import JetStream
import JuiceMaker
import ScreenKit
import ScreenTrace
import Terminal

/// An option of the command line: its name, its value, its summary in the help, and its effect.
///
/// ``CommandUsage`` lists the options of each command.
nonisolated struct Option: Equatable {
    /// The description of the value that an option needs. Its lists are made when they are shown, and not at each start.
    struct Value {
        private let givenName: String?
        private let words: @Sendable () -> [String]
        private let range: @Sendable () -> String
        /// The sentence that explains the allowed values where a list cannot.
        let rule: KioskText?

        init(
            name: String? = nil, choices: @autoclosure @escaping @Sendable () -> [String] = [],
            allowed: @autoclosure @escaping @Sendable () -> String = "", rule: KioskText? = nil
        ) {
            (givenName, words, range, self.rule) = (name, choices, allowed, rule)
        }

        /// The allowed words; a mistyped word is compared with them.
        var choices: [String] { words() }
        /// The name as the help shows it; without one, the allowed words.
        var name: String { givenName ?? choices.joined(separator: "|") }
        var allowed: String { choices.isEmpty ? range() : choices.joined(separator: ", ") }

        static let date = Value(name: "DATE", allowed: "YYYY-MM-DD")
        static let file = Value(name: "FILE")
        static let folder = Value(name: "DIR")
    }

    let name: String
    let shortName: String?
    let value: Value?
    let summary: KioskText
    /// Puts a value into the options, and returns whether the value is allowed.
    let set: @Sendable (inout Options, String) -> Bool

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

    private init<Setting>(
        _ name: String, _ value: Value, _ summary: KioskText, _ parse: @escaping @Sendable (String) -> Setting?,
        set store: @escaping @Sendable (inout Options, Setting) -> Void
    ) {
        (self.name, shortName, self.value, self.summary) = (name, nil, value, summary)
        set = { options, text in
            guard let setting = parse(text) else { return false }
            store(&options, setting)
            return true
        }
    }

    private init(
        _ name: String, _ value: Value, _ summary: KioskText,
        set store: @escaping @Sendable (inout Options, String) -> Void
    ) {
        self.init(name, value, summary, { $0 }, set: store)
    }

    private init(
        _ name: String, _ valueName: String, _ numbers: ClosedRange<Int>, _ summary: KioskText,
        set store: @escaping @Sendable (inout Options, Int) -> Void
    ) {
        let value = Value(name: valueName, allowed: "\(numbers.lowerBound)–\(numbers.upperBound)")
        self.init(name, value, summary, { Int($0).flatMap { numbers.contains($0) ? $0 : nil } }, set: store)
    }

    /// The option as the help shows it, such as `--data DIR`.
    var label: String { value.map { "\(name) \($0.name)" } ?? name }

    /// Options of one name with different values are different options.
    static func == (left: Option, right: Option) -> Bool { left.label == right.label }
}

// MARK: - The table

nonisolated extension Option {
    static let language = Option(
        "--lang", Value(choices: Language.allCases.map(\.rawValue)), .optionLanguage, Language.init(rawValue:)
    ) { $0.language = $1 }
    static let style = Option(
        "--style", Value(name: "STYLE", choices: CalculatorStyle.all.map(\.id)), .optionStyle, CalculatorStyle.init(id:)
    ) { $0.style = $1 }
    static let plain = Option("--plain", .optionPlain) { $0.isPlain = true }
    static let ground = Option(
        "--ground", Value(choices: ["dark", "light"]), .optionGround, { ["dark": .dark, "light": .light][$0] }
    ) { $0.ground = $1 }
    static let still = Option("--still", .optionStill) { $0.isStill = true }
    static let projector = Option("--projector", .optionProjector) { $0.isProjected = true }
    static let menu = Option("--menu", .file, .optionMenu) { $0.menuFile = $1 }
    static let data = Option("--data", .folder, .optionData) {
        if case .directory(let folder)? = $0.data { $0.earlierFolders.append(folder) }
        $0.data = .directory($1)
    }
    static let ephemeral = Option("--ephemeral", .optionEphemeral) { $0.data = .memory }
    static let shop = Option(
        "--shop", Value(name: "URL", rule: .invalidShop), .optionShop, { StreamAddress($0) }
    ) { $0.shop = $1 }
    static let shopKey = Option("--shop-key", .file, .optionShopKey) { $0.shopKeyFile = $1 }
    static let classroom = Option(
        "--class", Value(name: "URL", rule: .invalidShop), .optionClass, { StreamAddress($0, of: .class) }
    ) { $0.classroom = $1 }
    static let studentName = Option(
        "--name", Value(name: "NAME", rule: .invalidClassName), .optionStudentName, { ClassName($0) }
    ) { $0.studentName = $1 }
    static let monitor = Option("--monitor", "PORT", 1...65_535, .optionMonitor) { $0.monitoringPort = $1 }
    /// The same name as `from`, for another command.
    static let moveFrom = Option("--from", .folder, .optionMoveFrom) { $0.moveFrom = $1 }
    static let trace = Option(
        "--trace", Value(name: "FILE", allowed: traceFiles), .optionTrace, TraceOption.init(path:)
    ) { $0.trace = $1 }
    static let force = Option("--force", .optionForce) { $0.isForced = true }
    static let debug = Option("--debug", .optionDebug) { $0.isDebugOnly = true }
    static let digits = Option("--digits", "N", 1...34, .optionDigits) { $0.digits = $1 }
    static let keys = Option("--keys", .optionKeys)
    static let request = Option(
        "--request", Value(name: "ID", rule: .invalidRequestID), .optionRequest, { RequestKey.isValid($0) ? $0 : nil }
    ) { $0.requestID = $1 }
    static let json = Option("--json", .optionJSON) { $0.isJSON = true }
    static let csv = Option("--csv", .optionCSV) { $0.isCSV = true }
    static let reason = Option(
        "--reason", Value(name: "TEXT", rule: .invalidReason), .optionReason,
        { ReversalRecord.isValid(reason: $0) ? $0 : nil }
    ) { $0.reason = $1 }
    /// The same name as `reason`, for another command.
    static let stockReason = Option(
        "--reason", Value(name: "restocked|counted|spoiled|TEXT", rule: .invalidReason), .optionStockReason,
        StockReason.init(_:)
    ) { $0.stockReason = $1 }
    static let counted = Option("--counted", Value(name: "AMOUNT"), .optionCounted) { $0.counted = $1 }
    static let unpaid = Option("--unpaid", .optionUnpaid) { $0.takesUnpaid = true }
    static let float = Option("--float", Value(name: "AMOUNT"), .optionFloat) { $0.float = $1 }
    static let paidBy = Option("--by", Value(name: "KIND"), .optionPaidBy) { $0.paidBy = $1 }
    static let given = Option("--given", Value(name: "AMOUNT"), .optionGiven) { $0.given = $1 }
    static let width = Option("--width", "COLUMNS", 24...80, .optionWidth) { $0.slipColumns = $1 }
    static let printer = Option("--escpos", .optionPrinter) { $0.isForPrinter = true }
    static let print = Option("--print", Value(name: "COMMAND"), .optionPrint) { $0.printCommand = $1 }
    static let closes = Option("--closes", .optionCloses)
    static let year = Option("--year", "YEAR", 1970...9998, .optionYear) { $0.year = $1 }
    static let reprint = Option("--reprint", "NUMBER", 1...999_999, .optionReprint) { $0.reprint = $1 }
    static let from = Option("--from", .date, .optionFrom, CivilDate.init(parsing:)) { $0.from = $1 }
    static let to = Option("--to", .date, .optionTo, CivilDate.init(parsing:)) { $0.to = $1 }
    static let wait = Option("--wait", "SECONDS", 0...3600, .optionWait) { $0.wait = $1 }
    /// The same name as `to`, for another command.
    static let salvageFolder = Option("--to", .folder, .optionSalvageFolder) { $0.salvageFolder = $1 }
    static let counter = Option("--counter", .optionCounter)
    static let idle = Option("--idle", "SECONDS", 10...3600, .optionIdle) { $0.idleLimit = .seconds($1) }
    static let staffPINFile = Option("--staff-pin-file", .file, .optionStaffPINFile) { $0.staffPINFile = $1 }
    static let cups = Option("--cups", "N", 1...1000, .optionCups) { $0.mostCups = $1 }
    static let bell = Option("--bell", .optionBell) { $0.hasBell = true }
    static let warnAfter = Option("--warn-after", "MINUTES", 1...240, .optionWarnAfter) { $0.warnAfter = $1 }
    static let lateAfter = Option("--late-after", "MINUTES", 1...240, .optionLateAfter) { $0.lateAfter = $1 }
    static let pictures = Option("--pictures", .folder, .optionPictures) { $0.pictures = $1 }
    static let cast = Option("--cast", .file, .optionCast) { $0.cast = $1 }
    static let size = Option("--size", Value(name: "SIZE", allowed: "40x12–300x80"), .optionSize, size(parsing:)) {
        $0.size = $1
    }
    static let help = Option("--help", short: "-h", .optionHelp)
    static let version = Option("--version", .optionVersion)

    private static var traceFiles: String { TraceFormat.allCases.map { "*." + $0.rawValue }.joined(separator: ", ") }

    @Sendable private static func size(parsing text: String) -> GridSize? {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, 40...300 ~= numbers[0], 12...80 ~= numbers[1] else { return nil }
        return GridSize(columns: numbers[0], rows: numbers[1])
    }
}
