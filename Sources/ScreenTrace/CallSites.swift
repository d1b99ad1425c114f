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
    private struct Site {
        let line: SourceLine
        /// The labels of the arguments; `nil` where they are not known, as with a closure behind the call.
        let labels: [String]?
        /// The beginning of the first argument: the name of a case, or of a type; empty for another one.
        let argument: String
    }

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
        let possible = (sites[type]?[call.name] ?? []).filter { site in
            let hasLabels = site.labels.map { call.labels.isSubsequence(of: $0) } ?? true
            return hasLabels && !call.argument.isOther(than: site.argument)
        }
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
            guard depth > 0, index > 1, token.kind == .word, tokens[index - 1].text == ".",
                tokens[index - 2].endsValue
            else { continue }
            line += file.bytes[place..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            place = token.range.lowerBound
            let (labels, argument) = Self.arguments(tokens[(index + 1)...])
            sites[type, default: [:]][token.text, default: []].append(
                Site(line: SourceLine(fileID: file.id, number: line), labels: labels, argument: argument))
        }
    }

    private static func arguments(_ tokens: ArraySlice<SwiftTokens.Token>) -> (labels: [String]?, argument: String) {
        guard tokens.first?.text == "(" else { return (nil, "") }
        var labels: [String] = []
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            let beginsArgument = depth == 1 && (tokens[index - 1].text == "(" || token.text == ",")
            depth += token.nesting
            if depth == 0 {
                let hasClosure = index + 1 < tokens.endIndex && tokens[index + 1].text == "{"
                return (hasClosure ? nil : labels, Self.beginning(of: tokens.dropFirst()))
            }
            guard beginsArgument else { continue }
            let first = token.text == "," ? index + 1 : index
            let isLabel = first + 1 < tokens.endIndex && tokens[first].kind == .word && tokens[first + 1].text == ":"
            labels.append(isLabel ? tokens[first].text : "_")
        }
        return (nil, "")
    }

    private static func beginning(of argument: ArraySlice<SwiftTokens.Token>) -> String {
        let start = argument.prefix(2).map(\.text)
        guard start.count == 2 else { return "" }
        if start[0] == "." { return start.joined() }
        return start[1] == "(" && start[0].first?.isUppercase == true ? start[0] : ""
    }
}

/// A call as a trace has it: `stockScreen(_:save: [kiwi +2])`.
nonisolated struct Call {
    let name: String
    private(set) var labels: [String] = []
    private let hasArguments: Bool
    /// The method without the values: `stockScreen(_:save:)`.
    var method: String { hasArguments ? "\(name)(\(labels.map { $0 + ":" }.joined()))" : name }
    /// The beginning of the first argument, as that of a ``CallSites/Site``.
    private(set) var argument = ""

    init(_ text: String) {
        name = String(text.prefix { $0 != "(" })
        hasArguments = text.contains("(")
        let arguments = text.dropFirst(name.count + 1).dropLast()
        if let first = arguments.first, first == "." || first.isUppercase {
            argument = String(first) + arguments.dropFirst().prefix { $0.isLetter || $0.isNumber }
        }
        var (word, depth, isQuoted, hasLabel) = ("", 0, false, arguments.isEmpty)
        for character in arguments {
            if character == "\"" { isQuoted.toggle() }
            guard !isQuoted else { continue }
            depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
            if depth == 0, character == ":", !word.isEmpty {
                labels.append(word)
                hasLabel = true
            } else if depth == 0, character == "," {
                if !hasLabel { labels.append("_") }
                hasLabel = false
            }
            word = character.isLetter || character.isNumber || character == "_" ? word + String(character) : ""
        }
        if !hasLabel { labels.append("_") }
    }
}

extension [String] {
    fileprivate nonisolated func isSubsequence(of others: [String]) -> Bool {
        var rest = self[...]
        for other in others where other == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}

extension String {
    /// Returns whether two names of cases, or two of types, differ. A name and another argument can mean the same.
    fileprivate nonisolated func isOther(than other: String) -> Bool {
        !isEmpty && !other.isEmpty && hasPrefix(".") == other.hasPrefix(".") && self != other
    }
}
