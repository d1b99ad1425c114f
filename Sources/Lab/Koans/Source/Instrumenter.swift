import ScreenTrace

/// Adds calls of the koans' trace to a source text: at the beginning of each method, initializer and `deinit` of a class.
///
/// Every insertion stays in its line, so that the line numbers of the compiler are those of the learner's file, and taking the
/// insertions away gives back the text byte for byte. What it does not understand stays as it is.
package nonisolated struct Instrumenter {
    /// Text that is added at a place of the original.
    package struct Insertion: Equatable {
        /// The number of bytes of the original before it.
        package let place: Int
        /// The bytes that are added.
        package let bytes: [UInt8]
    }

    /// The insertions, in the order of their places.
    package private(set) var insertions: [Insertion] = []
    private let original: [UInt8]
    private let tokens: [SwiftTokens.Token]
    private let classNames: Set<String>

    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "package", "final", "override", "static", "class",
        "nonisolated", "mutating", "nonmutating", "dynamic", "required", "convenience", "isolated", "prefix", "postfix",
        "infix", "consuming", "borrowing", "indirect", "unsafe", "weak", "unowned", "lazy", "distributed",
    ]
    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]
    /// A function with one of these is left alone: it has no `self`, or one that may not be handed on.
    private static let refused: Set<String> = ["static", "class", "consuming", "borrowing", "distributed"]
    /// A body that begins with one of these is no single expression, unless the last two are expressions.
    private static let statements: Set<String> = [
        "guard", "for", "while", "repeat", "do", "let", "var", "return", "throw", "defer", "func", "struct", "class",
        "enum", "break", "continue", "if", "switch",
    ]

    /// The kind of a type as far as its methods are concerned.
    private enum Owner {
        case noClass
        case rootClass
        case subclass
    }

    private static let sharedClasses = Koan.prelude.reduce(into: Set<String>()) { names, file in
        names.formUnion(classNames(in: SwiftTokens(file.content).tokens))
    }

    /// Finds the places of a text.
    package init(_ bytes: [UInt8]) {
        original = bytes
        tokens = SwiftTokens(bytes).tokens
        classNames = Self.classNames(in: tokens)
        visit(0..<tokens.count, .noClass)
        insertions.sort { $0.place < $1.place }
    }

    private static func classNames(in tokens: [SwiftTokens.Token]) -> Set<String> {
        let names = zip(tokens, tokens.dropFirst()).filter { word, name in
            word.text == "class" && name.kind == .word && !modifiers.contains(name.text)
                && !["func", "var", "let", "subscript"].contains(name.text)
        }
        return Set(names.map(\.1.text))
    }

    /// The text with all insertions.
    package var instrumented: [UInt8] {
        var bytes: [UInt8] = []
        var done = 0
        for insertion in insertions {
            bytes += original[done..<insertion.place] + insertion.bytes
            done = insertion.place
        }
        return bytes + original[done...]
    }

    // MARK: - Finding the bodies

    /// Visits the code between two braces, or a whole file.
    private mutating func visit(_ range: Range<Int>, _ owner: Owner) {
        let isClass = owner != .noClass
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            if token.text == "{" {
                let end = closing(index, before: range.upperBound)
                visit(index + 1..<end, .noClass)
                index = end + 1
            } else if isClass, token.text == "(" || token.text == "[" {
                // A default value or an attribute; a closure in it has no methods.
                index = closing(index, before: range.upperBound) + 1
            } else if Self.types.contains(token.text), let body = typeBody(index, range.upperBound) {
                let end = closing(body.brace, before: range.upperBound)
                visit(body.brace + 1..<end, body.owner)
                index = end + 1
            } else if isClass, ["func", "init", "deinit"].contains(token.text), !isMember(index),
                let brace = functionBody(index, range.upperBound)
            {
                let end = closing(brace, before: range.upperBound)
                if end < tokens.count { instrument(index, brace: brace, end: end, owner) }
                visit(brace + 1..<end, .noClass)
                index = end + 1
            } else {
                index += 1
            }
        }
    }

    /// Returns whether a word is a member of something, as `init` in `.init()`.
    private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].text == "." }

    /// Returns the index of the bracket that closes one, or the end where there is none.
    private func closing(_ open: Int, before end: Int) -> Int {
        var depth = 0
        for index in open..<end {
            depth += tokens[index].nesting
            if depth == 0 { return index }
        }
        return end
    }

    /// Returns the brace of the type or extension that a word declares; `nil` where it declares none.
    private func typeBody(_ index: Int, _ end: Int) -> (brace: Int, owner: Owner)? {
        guard index + 1 < end, !isMember(index), tokens[index + 1].kind == .word else { return nil }
        var name = tokens[index + 1].text
        guard !Self.modifiers.contains(name), !["func", "var", "let", "subscript", "init"].contains(name) else {
            return nil
        }
        var place = index + 2
        while place + 1 < end, tokens[place].text == ".", tokens[place + 1].kind == .word {
            name = tokens[place + 1].text
            place += 2
        }
        guard let brace = firstBrace(from: place, end) else { return nil }
        switch tokens[index].text {
        case "class":
            let superclasses = classNames.union(Self.sharedClasses)
            let inherits = tokens[place..<brace].firstIndex { $0.text == ":" }
            let parent = inherits.map { tokens[$0 + 1].text } ?? ""
            return (brace, superclasses.contains(parent) ? .subclass : .rootClass)
        // Only a convenience initializer stands in an extension, and it calls another one.
        case "extension" where classNames.contains(name): return (brace, .rootClass)
        default: return (brace, .noClass)
        }
    }

    private func functionBody(_ index: Int, _ end: Int) -> Int? {
        if tokens[index].text == "deinit" {
            return index + 1 < end && tokens[index + 1].text == "{" ? index + 1 : nil
        }
        guard let parenthesis = (index..<end).first(where: { tokens[$0].text == "(" }) else { return nil }
        return firstBrace(from: closing(parenthesis, before: end) + 1, end)
    }

    /// Returns the first brace outside of parentheses; `nil` where the declaration ends before it.
    private func firstBrace(from start: Int, _ end: Int) -> Int? {
        var index = start
        while index < end {
            switch tokens[index].text {
            case "{": return index
            case "(", "[": index = closing(index, before: end) + 1
            case "}", ";": return nil
            case "func", "var", "let", "init", "deinit", "subscript": return nil
            default: index += 1
            }
        }
        return nil
    }

    // MARK: - Inserting

    private mutating func instrument(_ index: Int, brace: Int, end: Int, _ owner: Owner) {
        guard Self.refused.isDisjoint(with: modifiersBefore(index)) else { return }
        switch tokens[index].text {
        case "func":
            guard index + 1 < brace, let label = label(of: index, brace) else { return }
            let isImplicit = returnsValue(index, brace)
            let body = brace + 1..<end
            if isImplicit, let mustReturn = isSingleExpression(body) {
                insert(after: brace, enter(label) + (mustReturn ? "return " : ""))
            } else if !isImplicit {
                insert(after: brace, enter(label))
            }
        case "init":
            guard let last = tokens[brace..<end].last, last.text != "return" else { return }
            insert(after: brace, " KoanTrace.begin(Self.self); defer { KoanTrace.leave() }; ")
            let hasLineEnd = tokens[end].beginsLine
            let separator = hasLineEnd || brace + 1 == end || last.text == ";" ? "" : ";"
            // Where `super.init()` is not written, the compiler calls it behind the last statement.
            let call = owner == .subclass && !callsInitializer(brace + 1..<end) ? "super.init(); " : ""
            let place = tokens[end].range.lowerBound
            insertions.append(Insertion(place: place, bytes: Array("\(separator) \(call)KoanTrace.made(self) ".utf8)))
        default: insert(after: brace, " KoanTrace.enterDeinit(self); defer { KoanTrace.leave() }; ")
        }
    }

    private func callsInitializer(_ body: Range<Int>) -> Bool {
        body.dropLast(2).contains { index in
            ["super", "self"].contains(tokens[index].text) && tokens[index + 1].text == "."
                && tokens[index + 2].text == "init"
        }
    }

    private func enter(_ label: String) -> String {
        " KoanTrace.enter(self, \"\(label)\"); defer { KoanTrace.leave() }; "
    }

    private mutating func insert(after index: Int, _ text: String) {
        insertions.append(Insertion(place: tokens[index].range.upperBound, bytes: Array(text.utf8)))
    }

    /// Returns the modifiers in front of a declaration, without its attributes.
    private func modifiersBefore(_ index: Int) -> [String] {
        var words: [String] = []
        var place = index - 1
        while place >= 0 {
            let token = tokens[place]
            if token.text == ")" {
                // `private(set)`, or an attribute with arguments.
                guard let open = tokens[..<place].lastIndex(where: { $0.text == "(" }), open > 0 else { return words }
                place = open - 1
            } else if token.kind == .word, Self.modifiers.contains(token.text) {
                words.append(token.text)
                place -= 1
            } else if token.kind == .word, place > 0, tokens[place - 1].text == "@" {
                place -= 2
            } else {
                return words
            }
        }
        return words
    }

    /// Returns the name of a function with its argument labels, such as `counter(_:didTake:)`.
    private func label(of index: Int, _ brace: Int) -> String? {
        guard let open = (index..<brace).first(where: { tokens[$0].text == "(" }), tokens[index + 1].kind == .word
        else { return nil }
        let close = closing(open, before: brace)
        var labels = ""
        var (depth, isName) = (0, true)
        for (place, token) in zip(open + 1..<close, tokens[open + 1..<close]) {
            depth += token.nesting
            switch token.text {
            case "<": depth += 1
            case ">": if tokens[place - 1].text != "-" { depth -= 1 }
            case ",": if depth == 0 { isName = true }
            default:
                if isName, depth == 0, token.kind == .word, tokens[place - 1].text != "@" {
                    labels += token.text + ":"
                    isName = false
                }
            }
        }
        return tokens[index + 1].text + "(" + labels + ")"
    }

    /// Returns whether a function returns something else than `Void`.
    private func returnsValue(_ index: Int, _ brace: Int) -> Bool {
        guard let open = (index..<brace).first(where: { tokens[$0].text == "(" }) else { return false }
        let rest = tokens[min(closing(open, before: brace) + 1, brace)..<brace]
        guard let arrow = rest.indices.dropLast().first(where: { rest[$0].text == "-" && rest[$0 + 1].text == ">" })
        else { return false }
        let type = rest[(arrow + 2)...].map(\.text)
        return type.first != "Void" && !type.starts(with: ["(", ")"])
    }

    /// Returns whether the body of a function with a result is one expression without `return`; `nil` where that is not certain.
    private func isSingleExpression(_ body: Range<Int>) -> Bool? {
        guard let first = body.first else { return nil }
        var depth = 0
        var hasReturn = false
        var statementCount = 0
        for index in body {
            let token = tokens[index]
            if depth == 0 {
                if token.text == "return" { return false }
                let continues =
                    token.kind == .sign && !["(", "[", "{", "@", "#"].contains(token.text)
                    || index > body.lowerBound && tokens[index - 1].kind == .sign
                        && ![")", "]", "}", "?", "!", ">"].contains(tokens[index - 1].text)
                    || ["else", "as", "is", "in"].contains(token.text)
                if index == body.lowerBound || token.text == ";" || token.beginsLine && !continues {
                    statementCount += 1
                }
            }
            if token.text == "return" { hasReturn = true }
            depth += token.nesting
        }
        let word = tokens[first].text
        if word == "if" || word == "switch" {
            if hasReturn { return false }
            return statementCount == 1 ? true : nil
        }
        if Self.statements.contains(word) { return hasReturn || word == "throw" ? false : nil }
        return statementCount == 1 ? true : hasReturn ? false : nil
    }
}
