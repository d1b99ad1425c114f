import Core

/// Goes through the words of a command line and tells options from arguments.
nonisolated struct WordReader {
    /// A word and what it is.
    enum Word {
        case argument(String)
        /// An option, with the value after its `=`.
        case option(String, attached: String?)
    }

    private var rest: ArraySlice<String>
    private var optionsHaveEnded = false

    init(_ words: [String]) {
        rest = words[...]
    }

    /// The next word, if there is one.
    mutating func next() -> Word? {
        guard let word = rest.popFirst() else { return nil }
        if optionsHaveEnded || !Self.looksLikeOption(word) { return .argument(word) }
        if word == "--" {
            optionsHaveEnded = true
            return next()
        }
        if word == "-h" { return .option("--help", attached: nil) }
        guard let equals = word.firstIndex(of: "=") else { return .option(word, attached: nil) }
        return .option(String(word[..<equals]), attached: String(word[equals...].dropFirst()))
    }

    /// The value of an option: what was attached to it, or else the next word.
    mutating func value(of option: String, _ attached: String?) throws(UsageError) -> String {
        guard let value = attached ?? rest.popFirst() else { throw .missingValue(option: option) }
        return value
    }

    /// A day as the value of an option.
    mutating func date(of option: String, _ attached: String?) throws(UsageError) -> CivilDate {
        let value = try value(of: option, attached)
        guard let date = CivilDate(parsing: value) else {
            throw .badValue(option: option, value: value, allowed: "YYYY-MM-DD")
        }
        return date
    }

    /// A lone `-` is an argument, and so is a dash before a number, which is its sign.
    private static func looksLikeOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return second == "-" ? !word.dropFirst(2).allSatisfy(\.isFormulaCharacter) || word == "--" : second.isLetter
    }
}

extension Character {
    fileprivate nonisolated var isFormulaCharacter: Bool { isNumber || "+-*/. ".contains(self) }
}
