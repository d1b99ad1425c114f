import ScreenTrace

/// Adds calls of the koans' trace to a source text: at the beginning of each method, initializer, `deinit` and property observer of a class,
/// of each method and initializer of an actor, and of each method in the extension of a protocol. In a check, `verify` gets the name of its module, so that one in the learner's file is not it.
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
    let tokens: [SwiftTokens.Token]
    private let classNames: Set<String>
    private let protocolNames: Set<String>

    private static let modifiers: Set<String> = [
        "public", "private", "internal", "fileprivate", "open", "package", "final", "override", "static", "class",
        "nonisolated", "mutating", "nonmutating", "dynamic", "required", "convenience", "isolated", "prefix", "postfix",
        "infix", "consuming", "borrowing", "indirect", "unsafe", "weak", "unowned", "lazy", "distributed",
    ]
    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]
    /// A function with one of these is left alone: it has no `self`, or one that may not be handed on.
    private static let refused: Set<String> = ["static", "class", "consuming", "borrowing", "distributed"]

    /// The kind of a type as far as its methods are concerned.
    private enum Owner: Equatable {
        case noClass
        case rootClass
        case subclass
        case actor
        /// The protocol of that name, which gives its methods to all types.
        case protocolExtension(String)

        var hasObservers: Bool { self == .rootClass || self == .subclass }
        var isProtocol: Bool { if case .protocolExtension = self { true } else { false } }
    }

    private static let sharedClasses = Koan.prelude.reduce(into: Set<String>()) { names, file in
        names.formUnion(classNames(in: SwiftTokens(file.content).tokens))
    }

    /// Finds the places of a learner's file.
    package init(_ bytes: [UInt8]) {
        self.init(bytes, SwiftTokens(bytes).tokens)
        visit(0..<tokens.count, .noClass)
        insertions.sort { $0.place < $1.place }
    }

    /// Finds the places of a check of a learner's file; without the trace only those of `verify`.
    package init(check: [UInt8], of source: [UInt8], isTraced: Bool) {
        self.init(check, SwiftTokens(check).tokens, besides: SwiftTokens(source).tokens)
        for index in tokens.indices where tokens[index].text == "verify" && !isMember(index) {
            insert("Prelude.", before: index)
        }
        if isTraced { visit(0..<tokens.count, .noClass) }
        insertions.sort { $0.place < $1.place }
    }

    private init(_ bytes: [UInt8], _ tokens: [SwiftTokens.Token], besides others: [SwiftTokens.Token] = []) {
        original = bytes
        self.tokens = tokens
        classNames = Self.classNames(in: tokens).union(Self.classNames(in: others))
        protocolNames = Self.names(after: ["protocol"], in: tokens).union(Self.names(after: ["protocol"], in: others))
    }

    static func classNames(in bytes: [UInt8]) -> Set<String> { classNames(in: SwiftTokens(bytes).tokens) }

    private static func classNames(in tokens: [SwiftTokens.Token]) -> Set<String> {
        names(after: ["class", "actor"], in: tokens)
    }

    private static func names(after words: Set<String>, in tokens: [SwiftTokens.Token]) -> Set<String> {
        let names = zip(tokens, tokens.dropFirst()).filter { word, name in
            words.contains(word.text) && name.kind == .word && !modifiers.contains(name.text)
                && !["func", "var", "let", "subscript", "in"].contains(name.text)
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
                if owner.hasObservers, end < tokens.count { instrumentObservers(index + 1..<end) }
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
    func closing(_ open: Int, before end: Int) -> Int {
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
        guard !Self.modifiers.contains(name), !["func", "var", "let", "subscript", "init", "in"].contains(name) else {
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
        case "actor": return (brace, .actor)
        // Only a convenience initializer stands in an extension, and it calls another one.
        case "extension" where classNames.contains(name): return (brace, .rootClass)
        case "extension" where protocolNames.contains(name): return (brace, .protocolExtension(name))
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
            guard index + 1 < brace, var label = label(of: index, brace) else { return }
            // A default implementation is not the method of the type, which can have a name like it.
            if case .protocolExtension(let name) = owner { label = name + "." + label }
            if answersAtOnce(index, brace) {
                insert(after: brace, enter(label) + "return Prelude.KoanTrace.answer { () -> Bool in")
                insert("} ", before: end)
                return
            }
            let isImplicit = returnsValue(index, brace)
            let body = brace + 1..<end
            if isImplicit, let mustReturn = isSingleExpression(body) {
                insert(after: brace, enter(label) + (mustReturn ? "return " : ""))
            } else if !isImplicit {
                insert(after: brace, enter(label))
            }
        case _ where owner.isProtocol: return
        case "init":
            guard let last = tokens[brace..<end].last, last.text != "return" else { return }
            insert(after: brace, " Prelude.KoanTrace.begin(Self.self); \(Self.leave)")
            let separator = tokens[end].beginsLine || brace + 1 == end || last.text == ";" ? "" : ";"
            // Where `super.init()` is not written, the compiler calls it behind the last statement.
            let call = owner == .subclass && !callsInitializer(brace + 1..<end) ? "super.init(); " : ""
            insert("\(separator) \(call)Prelude.KoanTrace.made(self) ", before: end)
        // The `deinit` of an actor may not hand `self` on before it reads its properties.
        default: if owner != .actor { insert(after: brace, " Prelude.KoanTrace.enterDeinit(self); \(Self.leave)") }
        }
    }

    /// Adds the calls to the observers between the braces of a property.
    private mutating func instrumentObservers(_ body: Range<Int>) {
        let property = tokens[..<body.lowerBound].lastIndex { $0.text == "var" }
        guard let property, Self.refused.isDisjoint(with: modifiersBefore(property)) else { return }
        var depth = 0
        for index in body {
            if depth == 0, ["willSet", "didSet"].contains(tokens[index].text),
                let brace = firstBrace(from: index + 1, body.upperBound)
            {
                insert(after: brace, " Prelude.KoanTrace.observe(self); \(Self.leave)")
            }
            depth += tokens[index].nesting
        }
    }

    private func callsInitializer(_ body: Range<Int>) -> Bool {
        body.dropLast(2).contains { index in
            ["super", "self"].contains(tokens[index].text) && tokens[index + 1].text == "."
                && tokens[index + 2].text == "init"
        }
    }

    private static let leave = "defer { Prelude.KoanTrace.leave() }; "

    private func enter(_ label: String) -> String {
        " Prelude.KoanTrace.enter(self, \"\(label)\"); \(Self.leave)"
    }

    private mutating func insert(after index: Int, _ text: String) {
        insertions.append(Insertion(place: tokens[index].range.upperBound, bytes: Array(text.utf8)))
    }

    private mutating func insert(_ text: String, before index: Int) {
        insertions.append(Insertion(place: tokens[index].range.lowerBound, bytes: Array(text.utf8)))
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
}
