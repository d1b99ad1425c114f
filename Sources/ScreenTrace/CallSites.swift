/// A file with source text, in which a tracer finds the lines that its messages were sent from.
public nonisolated struct SourceFile: Sendable {
    /// The module and the path of the file below it. `#fileID` has no folders, so that it leads to no file.
    public let id: String
    let bytes: [UInt8]

    /// Creates a file from its module and path, and its content.
    public init(id: String, bytes: [UInt8]) {
        (self.id, self.bytes) = (id, bytes)
    }
}

/// A line of a source file.
public nonisolated struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    /// The module and the path of the file below it.
    public let fileID: String
    /// The number of the line, counted from 1.
    public let number: Int

    /// The line as an editor opens it below the sources: `JuiceMakerApp/StockScreen.swift:22`.
    public var description: String { "\(fileID):\(number)" }
}

/// The places in source files at which an object calls another one.
///
/// The program itself does not say where a call was made. The line is known where the sender's type has one call that can be meant; where
/// it has more, or none, the line is not known.
nonisolated struct CallSites {
    private typealias Site = (line: SourceLine, call: Call)

    private let files: [SourceFile]
    /// The sites by the type that calls, with its module, and by the name of the method.
    private var sites: [String: [String: [Site]]] = [:]

    /// Finds the calls in all types of some files. All files of a type have to be among them.
    init(_ files: [SourceFile]) {
        self.files = files
        for file in files { read(file) }
    }

    /// Returns the line that a call was made from by an object of a type, which is named with its module.
    func line(of event: TraceEvent, from type: String) -> SourceLine? {
        let call = Call(event.text)
        // A pop to the root is shown in this form, too.
        guard !(event.kind == .navigation && call.labels == ["to"]) else { return nil }
        let possible = (sites[type]?[call.name] ?? []).filter { $0.call.canMean(call) }
        return possible.count == 1 ? possible[0].line : nil
    }

    func excerpt(around line: SourceLine, context: Int) -> [(number: Int, text: String)] {
        guard let file = files.first(where: { $0.id == line.fileID }) else { return [] }
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let numbers = max(1, line.number - context)...max(1, line.number + context)
        return numbers.filter { $0 <= lines.count }.map { ($0, String(decoding: lines[$0 - 1], as: UTF8.self)) }
    }

    // MARK: Reading

    private static let declarations: Set<String> = ["class", "struct", "enum", "actor", "extension"]

    private mutating func read(_ file: SourceFile) {
        let module = file.id.prefix { $0 != "/" }
        let tokens = SwiftTokens(file.bytes).tokens
        var (depth, type) = (0, "")
        var (line, place) = (1, 0)
        for (index, token) in tokens.enumerated() {
            if depth == 0, Self.declarations.contains(token.text) {
                let names = tokens[(index + 1)...].prefix { $0.kind == .word || $0.text == "." }
                type = "\(module).\(names.map(\.text).joined())"
            }
            depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
            guard depth > 0, index > 1, token.kind == .word else { continue }
            let isOfOther = tokens[index - 1].text == "." && tokens[index - 2].endsValue
            let isOfScreen = Self.navigation.contains(token.text) && ![".", "func"].contains(tokens[index - 1].text)
            guard isOfOther || isOfScreen else { continue }
            line += file.bytes[place..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            place = token.range.lowerBound
            sites[type, default: [:]][token.text, default: []].append(
                (
                    SourceLine(fileID: file.id, number: line),
                    // A screen that leaves names itself to its navigator.
                    Call(token.text, isOfScreen && token.text == "pop" ? [] : tokens[(index + 1)...])
                ))
        }
    }

    /// What a screen does through its navigator by a function of its own.
    private static let navigation: Set<String> = ["push", "pop"]
}

/// A call as a trace has it, `stockScreen(_:save: [kiwi +2])`, or as it stands in a source text.
nonisolated struct Call {
    let name: String
    /// The labels of the arguments; `nil` where they are not known, as without arguments and with a closure behind the call.
    private(set) var labels: [String]?
    /// The beginning of the first argument: the name of a case, or of a type; empty for another one.
    private var argument = ""
    /// The method without the values: `stockScreen(_:save:)`.
    var method: String { labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name }

    init(_ text: String) {
        let name = String(text.prefix { $0 != "(" })
        self.init(name, SwiftTokens(Array(text.dropFirst(name.count).utf8)).tokens[...])
    }

    /// Creates a call from its name and the tokens behind it.
    init(_ name: String, _ tokens: ArraySlice<SwiftTokens.Token>) {
        self.name = name
        guard tokens.first?.text == "(" else { return }
        var labels: [String] = []
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            let before = depth == 1 ? tokens[index - 1].text : ""
            depth += token.nesting
            if depth == 0 {
                let hasClosure = index + 1 < tokens.endIndex && tokens[index + 1].text == "{"
                if !hasClosure { self.labels = labels }
                argument = Self.beginning(of: tokens.dropFirst())
                return
            }
            if ["(", ",", ":"].contains(before), token.kind == .word, tokens[index...].dropFirst().first?.text == ":" {
                labels.append(token.text)
            } else if ["(", ","].contains(before) {
                labels.append("_")
            }
        }
    }

    private static func beginning(of argument: ArraySlice<SwiftTokens.Token>) -> String {
        guard let first = argument.first, let second = argument.dropFirst().first else { return "" }
        if first.text == "." { return second.kind == .word ? "." + second.text : "." }
        return second.text != "." && first.text.first?.isUppercase == true ? first.text : ""
    }

    /// Returns whether the call in a source text can be one of a trace, where a closure and arguments with their default values are missing. The
    /// name of a case or of a type and another argument can mean the same.
    func canMean(_ other: Call) -> Bool {
        let (own, others) = (argument, other.argument)
        let isOther = !own.isEmpty && !others.isEmpty && own.hasPrefix(".") == others.hasPrefix(".") && own != others
        return !isOther && labels.map { (other.labels ?? []).isSubsequence(of: $0) } ?? true
    }
}

extension [String] {
    fileprivate nonisolated func isSubsequence(of others: [String]) -> Bool {
        var rest = self[...]
        for other in others where other == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
