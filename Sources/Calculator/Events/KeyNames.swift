/// The names of an event that has a key: in files, in typed lines, on the keypad and on the keyboard.
///
/// This file has the only table of names. The parser, the key tokens of the command line and of files, the labels of the
/// keypad and the shortcuts of the keyboard all read it.
public struct KeyNames: Hashable, Sendable {
    /// The text on the key, such as `±`.
    public let label: String
    /// The name in a `--keys` line and in a file, such as `NEG`; printable ASCII without quotes and backslashes.
    public let token: String
    /// The words for the key in a typed line, in small letters, such as `neg`. A list of keys shows the last one.
    public let words: [String]
    /// The single characters for the key in a typed line, such as `±`.
    public let symbols: [Character]
    /// The keys of a keyboard, the preferred one first. `⌫` stands for Backspace and `⌦` for Delete.
    public let shortcuts: [Character]

    private init(
        _ label: String, token: String? = nil, words: [String] = [], symbols: [Character] = [], shortcuts: [Character]
    ) {
        self.label = label
        self.token = token ?? label
        self.words = words
        self.symbols = symbols
        self.shortcuts = shortcuts
    }

    /// The names of undo.
    public static let undo = KeyNames("undo", token: "UNDO", words: ["undo"], shortcuts: ["u"])
    /// The names of redo.
    public static let redo = KeyNames("redo", token: "REDO", words: ["redo"], shortcuts: ["y"])

    /// Creates the names of a key.
    public init(_ key: CalculatorKey) {
        switch key {
        case .digit(let digit): self.init(String(digit.symbol), symbols: [digit.symbol], shortcuts: [digit.symbol])
        case .doubleZero: self.init("00", words: ["00"], shortcuts: ["o"])
        case .dot: self.init(".", symbols: ["."], shortcuts: ["."])
        case .operation(.add): self.init("+", symbols: ["+"], shortcuts: ["+"])
        case .operation(.subtract): self.init("−", token: "-", symbols: ["-", "−"], shortcuts: ["-", "−"])
        case .operation(.multiply):
            self.init("×", token: "*", symbols: ["*", "×", "x", "X"], shortcuts: ["*", "x", "×"])
        case .operation(.divide): self.init("÷", token: "/", symbols: ["/", "÷"], shortcuts: ["/", "÷"])
        case .equals: self.init("=", symbols: ["="], shortcuts: ["="])
        case .allClear: self.init("AC", words: ["ac"], shortcuts: ["a"])
        case .clearEntry: self.init("CE", words: ["ce"], shortcuts: ["e", "⌦"])
        case .negate: self.init("±", token: "NEG", words: ["neg"], symbols: ["±"], shortcuts: ["n"])
        case .backspace: self.init("⌫", token: "BS", words: ["bs", "del"], symbols: ["⌫"], shortcuts: ["⌫"])
        case .function(.percent): self.init("%", token: "PCT", words: ["pct"], symbols: ["%"], shortcuts: ["%"])
        case .function(.squareRoot):
            self.init("√", token: "SQRT", words: ["sqrt"], symbols: ["√"], shortcuts: ["v", "√"])
        case .function(.square):
            self.init("x²", token: "SQR", words: ["x²", "sqr"], symbols: ["²"], shortcuts: ["^", "²"])
        case .function(.reciprocal): self.init("1/x", token: "REC", words: ["1/x", "rec"], shortcuts: ["i"])
        case .memory(.clear): self.init("MC", words: ["mc"], shortcuts: ["C"])
        case .memory(.recall): self.init("MR", words: ["mr"], shortcuts: ["R"])
        case .memory(.add): self.init("M+", words: ["m+"], shortcuts: ["P"])
        case .memory(.subtract): self.init("M−", token: "M-", words: ["m−", "m-"], shortcuts: ["M"])
        case .memory(.store): self.init("MS", words: ["ms"], shortcuts: ["S"])
        }
    }
}

extension CalculatorStyle {
    /// The names of the style's keys, and of undo and redo, as they can be typed on any keyboard: `0–9 00 . + - * / = ac ce neg …`.
    package var typedKeys: String {
        let keys = CalculatorKey.allCases.filter { if case .digit = $0 { false } else { has($0) } }
        let names = keys.map { KeyNames($0) } + [.undo, .redo]
        return (["0–9"] + names.map { $0.words.last ?? $0.token }).joined(separator: " ")
    }
}

extension CalculatorEvent {
    /// The events that have names: every key, undo and redo.
    public static let named: [CalculatorEvent] = CalculatorKey.allCases.map { .press($0) } + [.undo, .redo]

    /// The names of the event; nil for an event without a key.
    public var names: KeyNames? {
        switch self {
        case .press(let key): KeyNames(key)
        case .undo: .undo
        case .redo: .redo
        case .enter, .reuse, .keepDeletedValue, .removeDeletedValue, .removeAllDeletedValues, .keepCalculation,
            .keepMemory, .choose, .clear:
            nil
        }
    }

    /// Creates the event of a token such as `NEG`, capital letters only; nil for any other text.
    public init?(token: String) {
        guard let event = Self.tokens[token] else { return nil }
        self = event
    }

    init?(symbol: Character) {
        guard let event = Self.symbols[symbol] else { return nil }
        self = event
    }

    private static let tokens = table { [$0.token] }
    private static let symbols = table(of: \.symbols)
    static let words = table(of: \.words)

    private static func table<Name: Hashable>(of names: (KeyNames) -> [Name]) -> [Name: CalculatorEvent] {
        var table: [Name: CalculatorEvent] = [:]
        for event in named {
            for name in event.names.map(names) ?? [] { table[name] = event }
        }
        return table
    }
}
