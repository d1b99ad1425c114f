import Calculator
import Classroom
import Core
import JetStream
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Terminal

/// An option of the command line as the table of the commands, the parser and the help know it, whatever its value is.
nonisolated protocol OptionUsage: Sendable {
    var name: String { get }
    var shortName: String? { get }
    /// The summary in the help. Options of one name, for different commands, have different ones.
    var summary: KioskText { get }
    /// The description of the value; `nil` for an option without one.
    var value: OptionValue? { get }

    /// Returns whether a text is allowed as the value.
    func accepts(_ text: String) -> Bool
}

nonisolated extension OptionUsage {
    /// The option as the help shows it, such as `--data DIR`.
    var label: String { value.map { "\(name) \($0.name)" } ?? name }

    func isSame(as other: any OptionUsage) -> Bool { summary == other.summary }
}

nonisolated extension Sequence where Element == any OptionUsage {
    func contains(_ option: any OptionUsage) -> Bool { contains { $0.isSame(as: option) } }

    func uniqued() -> [any OptionUsage] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

/// The description of the value that an option needs.
nonisolated struct OptionValue {
    /// The name as the help shows it; without one of its own, the allowed words.
    let name: String
    /// The allowed words; a mistyped word is compared with them.
    let choices: [String]
    let allowed: String
    /// The sentence that explains the allowed values where a list cannot.
    let rule: KioskText?

    init(_ name: String? = nil, choices: [String] = [], allowed: String = "", rule: KioskText? = nil) {
        self.name = name ?? choices.joined(separator: "|")
        self.allowed = choices.isEmpty ? allowed : choices.joined(separator: ", ")
        (self.choices, self.rule) = (choices, rule)
    }

    static let amount = OptionValue("AMOUNT")
    static let date = OptionValue("DATE", allowed: "YYYY-MM-DD")
    static let file = OptionValue("FILE")
    static let folder = OptionValue("DIR")
}

/// An option of the command line: its name, its summary in the help, and how its value is read. ``Options`` has the values.
nonisolated struct Option<Value>: OptionUsage where Value: Sendable {
    let name: String
    let shortName: String?
    let summary: KioskText
    /// The value for a command line without the option.
    let absent: Value
    /// Made when it is shown, and not at each start.
    private let describe: @Sendable () -> OptionValue?
    private let read: @Sendable (String) -> Value?

    private init(
        _ name: String, short: String? = nil, _ summary: KioskText, absent: Value,
        _ describe: @escaping @Sendable () -> OptionValue?, _ read: @escaping @Sendable (String) -> Value?
    ) {
        (self.name, shortName, self.summary, self.absent) = (name, short, summary, absent)
        (self.describe, self.read) = (describe, read)
    }

    var value: OptionValue? { describe() }

    func accepts(_ text: String) -> Bool { read(text) != nil }

    /// Returns the value of a text that is accepted; without a text, the one for a command line without the option.
    func value(of text: String?) -> Value { text.flatMap(read) ?? absent }
}

nonisolated extension Option {
    /// Creates an option without a value.
    fileprivate init(_ name: String, short: String? = nil, _ summary: KioskText) where Value == Bool {
        self.init(name, short: short, summary, absent: false, { nil }, { _ in true })
    }

    /// Creates an option whose value is read by a function.
    fileprivate init<Setting>(
        _ name: String, _ value: @autoclosure @escaping @Sendable () -> OptionValue, _ summary: KioskText,
        _ read: @escaping @Sendable (String) -> Setting?
    ) where Value == Setting? {
        self.init(name, summary, absent: nil, value, { read($0).map(Optional.some) })
    }

    /// Creates an option whose value is a text that meets a condition.
    fileprivate init(
        _ name: String, _ value: @autoclosure @escaping @Sendable () -> OptionValue, _ summary: KioskText,
        where isValid: @escaping @Sendable (String) -> Bool = { _ in true }
    ) where Value == String? {
        self.init(name, value(), summary) { text -> String? in isValid(text) ? text : nil }
    }

    /// Creates an option whose value is a number of a range.
    fileprivate init(
        _ name: String, _ valueName: String, _ numbers: ClosedRange<Int>, _ summary: KioskText
    ) where Value == Int? {
        self.init(name, .number(valueName, numbers), summary) { Int($0, in: numbers) }
    }

    /// Creates an option whose value is a number of a range, with the one that counts without the option.
    fileprivate init(
        _ name: String, _ valueName: String, _ numbers: ClosedRange<Int>, _ summary: KioskText, absent: Int
    ) where Value == Int {
        self.init(name, summary, absent: absent, { .number(valueName, numbers) }, { Int($0, in: numbers) })
    }
}

nonisolated extension OptionValue {
    fileprivate static func number(_ name: String, _ numbers: ClosedRange<Int>) -> OptionValue {
        OptionValue(name, allowed: "\(numbers.lowerBound)–\(numbers.upperBound)")
    }
}

nonisolated extension Int {
    fileprivate init?(_ text: String, in numbers: ClosedRange<Int>) {
        guard let number = Int(text), numbers.contains(number) else { return nil }
        self = number
    }
}

// MARK: - The options

nonisolated extension OptionUsage where Self == Option<Bool> {
    static var plain: Self { Self("--plain", .optionPlain) }
    /// Nothing moves on the screen.
    static var still: Self { Self("--still", .optionStill) }
    /// The trace shows one message at a time, large.
    static var projector: Self { Self("--projector", .optionProjector) }
    static var ephemeral: Self { Self("--ephemeral", .optionEphemeral) }
    static var force: Self { Self("--force", .optionForce) }
    static var debug: Self { Self("--debug", .optionDebug) }
    static var keys: Self { Self("--keys", .optionKeys) }
    static var json: Self { Self("--json", .optionJSON) }
    static var csv: Self { Self("--csv", .optionCSV) }
    /// A day is closed while orders are not paid.
    static var unpaid: Self { Self("--unpaid", .optionUnpaid) }
    /// A slip is printed with the codes of a receipt printer.
    static var printer: Self { Self("--escpos", .optionPrinter) }
    static var closes: Self { Self("--closes", .optionCloses) }
    static var counter: Self { Self("--counter", .optionCounter) }
    /// The terminal's bell rings for a new order or number.
    static var bell: Self { Self("--bell", .optionBell) }
    static var help: Self { Self("--help", short: "-h", .optionHelp) }
    static var version: Self { Self("--version", .optionVersion) }
}

nonisolated extension OptionUsage where Self == Option<String?> {
    static var menu: Self { Self("--menu", .file, .optionMenu) }
    static var data: Self { Self("--data", .folder, .optionData) }
    static var shopKey: Self { Self("--shop-key", .file, .optionShopKey) }
    /// The same name as `from`, for another command.
    static var moveFrom: Self { Self("--from", .folder, .optionMoveFrom) }
    /// The ID of a request that `kiosk order` makes at most once.
    static var request: Self {
        Self("--request", OptionValue("ID", rule: .invalidRequestID), .optionRequest, where: RequestKey.isValid)
    }
    static var reason: Self {
        Self("--reason", OptionValue("TEXT", rule: .invalidReason), .optionReason, where: ReversalRecord.isValid)
    }
    /// The money that a person has counted, as typed: only the menu tells its currency.
    static var counted: Self { Self("--counted", .amount, .optionCounted) }
    /// The money in the drawer before the first sale, as typed.
    static var float: Self { Self("--float", .amount, .optionFloat) }
    /// The money that a customer gave, as typed.
    static var given: Self { Self("--given", .amount, .optionGiven) }
    static var paidBy: Self { Self("--by", OptionValue("KIND"), .optionPaidBy) }
    static var print: Self { Self("--print", OptionValue("COMMAND"), .optionPrint) }
    /// The same name as `to`, for another command.
    static var salvageFolder: Self { Self("--to", .folder, .optionSalvageFolder) }
    static var staffPINFile: Self { Self("--staff-pin-file", .file, .optionStaffPINFile) }
    static var pictures: Self { Self("--pictures", .folder, .optionPictures) }
    static var cast: Self { Self("--cast", .file, .optionCast) }
}

nonisolated extension OptionUsage where Self == Option<Int?> {
    static var year: Self { Self("--year", "YEAR", 1970...9998, .optionYear) }
    static var reprint: Self { Self("--reprint", "NUMBER", 1...999_999, .optionReprint) }
    static var wait: Self { Self("--wait", "SECONDS", 0...3600, .optionWait) }
}

nonisolated extension OptionUsage where Self == Option<Int> {
    /// The port at which a server shows pages about itself.
    static var monitor: Self { Self("--monitor", "PORT", 1...65_535, .optionMonitor, absent: 8222) }
    static var digits: Self { Self("--digits", "N", 1...34, .optionDigits, absent: 20) }
    static var width: Self {
        Self("--width", "COLUMNS", 24...80, .optionWidth, absent: SlipPaper.standardColumns)
    }
    /// The seconds without a key before a counter shows its start page. A customer may think for a minute.
    static var idle: Self { Self("--idle", "SECONDS", 10...3600, .optionIdle, absent: 60) }
    /// The most cups that a customer can order at once.
    static var cups: Self { Self("--cups", "N", 1...1000, .optionCups, absent: 20) }
    /// The minutes after which an order is old, and late.
    static var warnAfter: Self { Self("--warn-after", "MINUTES", 1...240, .optionWarnAfter, absent: 5) }
    static var lateAfter: Self { Self("--late-after", "MINUTES", 1...240, .optionLateAfter, absent: 10) }
}

nonisolated extension OptionUsage where Self == Option<CivilDate?> {
    static var from: Self { Self("--from", .date, .optionFrom, CivilDate.init(parsing:)) }
    /// The last day of a report, which is part of it.
    static var to: Self { Self("--to", .date, .optionTo, CivilDate.init(parsing:)) }
}

nonisolated extension OptionUsage where Self == Option<StreamAddress?> {
    /// The shop with several machines whose ledger is used.
    static var shop: Self { Self("--shop", OptionValue("URL", rule: .invalidShop), .optionShop) { StreamAddress($0) } }
    static var classroom: Self {
        Self("--class", OptionValue("URL", rule: .invalidShop), .optionClass) { StreamAddress($0, of: .class) }
    }
}

nonisolated extension OptionUsage where Self == Option<ClassName?> {
    static var studentName: Self {
        Self("--name", OptionValue("NAME", rule: .invalidClassName), .optionStudentName) { ClassName($0) }
    }
}

nonisolated extension OptionUsage where Self == Option<Language?> {
    static var language: Self {
        Self(
            "--lang", OptionValue(choices: Language.allCases.map(\.rawValue)), .optionLanguage, Language.init(rawValue:)
        )
    }
}

nonisolated extension OptionUsage where Self == Option<CalculatorStyle?> {
    static var style: Self {
        Self(
            "--style", OptionValue("STYLE", choices: CalculatorStyle.all.map(\.id)), .optionStyle,
            CalculatorStyle.init(id:))
    }
}

nonisolated extension OptionUsage where Self == Option<Ground?> {
    /// The background of the terminal; `nil` if the terminal or its environment tells it.
    static var ground: Self {
        Self("--ground", OptionValue(choices: ["dark", "light"]), .optionGround) {
            ["dark": .dark, "light": .light][$0]
        }
    }
}

nonisolated extension OptionUsage where Self == Option<TraceOption?> {
    static var trace: Self {
        Self("--trace", OptionValue("FILE", allowed: TraceOption.allowed), .optionTrace, TraceOption.init(path:))
    }
}

nonisolated extension OptionUsage where Self == Option<StockReason?> {
    /// The same name as `reason`, for another command. Without it, the reason is the usual one.
    static var stockReason: Self {
        Self(
            "--reason", OptionValue("restocked|counted|spoiled|TEXT", rule: .invalidReason), .optionStockReason,
            StockReason.init(_:))
    }
}

nonisolated extension OptionUsage where Self == Option<GridSize?> {
    /// The size of the pictures and of the recording.
    static var size: Self {
        Self("--size", OptionValue("SIZE", allowed: "40x12–300x80"), .optionSize) { text in
            let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            guard numbers.count == 2, 40...300 ~= numbers[0], 12...80 ~= numbers[1] else { return nil }
            return GridSize(columns: numbers[0], rows: numbers[1])
        }
    }
}

/// The file for the trace of a session, and its format.
nonisolated struct TraceOption {
    let path: String
    let format: TraceFormat

    /// Creates the option, or `nil` if the name of the file does not end like one of the formats.
    init?(path: String) {
        guard let format = TraceFormat(path: path) else { return nil }
        (self.path, self.format) = (path, format)
    }

    static var allowed: String { TraceFormat.allCases.map { "*." + $0.rawValue }.joined(separator: ", ") }
}
