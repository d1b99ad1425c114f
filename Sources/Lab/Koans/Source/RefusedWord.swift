import ScreenTrace

/// A word in a learner's file for which the koan is not run: it takes the place of a name that the check relies on, or leads out of the koan.
///
/// The check is compiled together with the file, so that what the file declares comes before what the standard library and the prelude
/// declare. What a learner writes in types of their own is free, as is every name that the koan as given or its solution has, and so is an
/// operator for the koan's own classes and for its structures without a protocol, whose values no check compares. An operator for a type
/// that only the learner declares is free unless a check can decide with it.
package nonisolated struct RefusedWord: Equatable, Sendable {
    /// The line of the word.
    package let line: Int
    /// The word, as it is written.
    package let text: String

    /// A Boolean value that indicates whether the word leads out of the koan: an import, unsafe memory, or what the standard library keeps
    /// to itself. The fence around a run cannot hold this back: in the memory of the program is the secret that seals its report.
    package var leadsOut: Bool {
        let lowercase = text.lowercased()
        return lowercase.contains("unsafe") || lowercase.contains("cstring") || text.hasPrefix("_") && text.count > 1
            || Self.waysOut.contains(text)
    }

    /// Ways out of Swift's safe memory without a word for it, and into another module.
    private static let waysOut: Set<String> = [
        "import", "Builtin", "CVaListPointer", "OpaquePointer", "Unmanaged", "baseAddress", "unchecked", "utf8Start",
        "uncheckedBounds", "withVaList", "withUTF8", "withContiguousStorageIfAvailable",
        "withContiguousMutableStorageIfAvailable",
    ]
    private static let taken: Set<String> = [
        // What begins and ends a run: an extension of it could run first, and read the secret.
        "Prelude", "KoanMain", "KoanRun",
        // Attributes that give the symbol of another function, or have code run before the program begins. Those with `_` lead out.
        "@c", "@section", "@used",
    ]
    /// Names that Swift reads into a text without a word for them.
    private static let implicit: Set<String> = [
        "check", "StringLiteralType", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType",
        "appendInterpolation",
    ]
    /// Operators that decide whether a check holds: a value of another type can stand where one of the koan's stood.
    private static let decisions = Set(["==", "!=", "===", "!==", "~=", "!", "&&", "||", "??"].map { "func " + $0 })
    /// Operators with which a check compares objects of any class.
    private static let identities: Set<String> = ["func ===", "func !=="]

    /// Returns the first word of a file that takes the place of another one, or else the first that leads out of the koan, unless it may;
    /// `nil` where there is neither.
    package static func first(in source: [UInt8], of koan: Koan, mayLeadOut: Bool = false) -> RefusedWord? {
        firstTaken(in: source, of: koan) ?? (mayLeadOut ? nil : firstWayOut(of: source))
    }

    /// Comments and texts count, because a text can have code in it, and the compiler alone knows for certain where one ends.
    private static func firstWayOut(of source: [UInt8]) -> RefusedWord? {
        let text = String(decoding: source, as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
            let parts = words.filter { $0 != "@unchecked" }.flatMap { $0.split(separator: "@") }
            let found = parts.lazy.map { RefusedWord(line: index + 1, text: String($0)) }.first(where: \.leadsOut)
            if let found { return found }
        }
        return nil
    }

    private static func firstTaken(in source: [UInt8], of koan: Koan) -> RefusedWord? {
        let allowed = Set([koan.source, koan.solution].flatMap { Declarations($0).all.map(\.name) })
        let check = SwiftTokens(koan.check).tokens
        let pairs = Array(zip(check, check.dropFirst().map(\.text) + [""]))
        let words = pairs.filter { $0.kind == .word && $0.text != "verify" && $1 != ":" }.map(\.0.text)
        // What the check declares itself comes first there.
        let declared = pairs.filter { Declarations.keywords.contains($0.0.text) }.map(\.1)
        let used = implicit.union(Set(words).subtracting(declared))
        let members = Set(pairs.filter { $0.0.text == "." }.map(\.1))
        let incomparable = Instrumenter.classNames(in: koan.source).union(plainStructures(in: koan.source))
        let given = Set(SwiftTokens(koan.source).tokens.map(\.text)).union(check.map(\.text))
        let taken = Declarations(source).all.first { name, _, kind, operands in
            let isOwn = !decisions.contains(name) && given.isDisjoint(with: operands)
            let isHarmless = !operands.isEmpty && (isOwn || incomparable.isSuperset(of: operands))
            if isHarmless || allowed.contains(name) { return false }
            switch kind {
            case .taken: return true
            case .inFile: return used.contains(name)
            case .inExtension: return members.contains(name) || implicit.contains(name)
            }
        }
        return taken.map { name, place, _, _ in
            RefusedWord(line: 1 + source[..<place].count { $0 == UInt8(ascii: "\n") }, text: name)
        }
    }

    /// Returns the structures that conform to no protocol.
    private static func plainStructures(in bytes: [UInt8]) -> [String] {
        let texts = SwiftTokens(bytes).tokens.map(\.text)
        let braces = texts.indices.dropFirst(2).filter { texts[$0] == "{" && texts[$0 - 2] == "struct" }
        return braces.map { texts[$0 - 1] }
    }

    /// What a file declares for all of the program.
    private struct Declarations {
        enum Kind {
            /// At the level of the file.
            case inFile
            /// A member in the extension of a type that another module declares.
            case inExtension
            /// A word that no koan needs, or an operator.
            case taken
        }

        static let keywords = concrete.union(["func", "var", "let", "protocol", "typealias", "macro"])
        private static let concrete: Set<String> = ["class", "struct", "enum", "actor"]

        /// The names with their places, and of an operator the types of its parameters, where they are names of types.
        private(set) var all: [(name: String, place: Int, kind: Kind, operands: Set<String>)] = []

        init(_ bytes: [UInt8]) {
            let tokens = SwiftTokens(bytes).tokens
            let declared = zip(tokens, tokens.dropFirst()).filter { Self.keywords.contains($0.0.text) }
            let types = declared.map(\.1.text)
            // Another type can have the name of a class at that place, and any type can conform to a protocol.
            let certain = Set(declared.filter { Self.concrete.contains($0.0.text) }.map(\.1.text)).filter { name in
                types.count { $0 == name } == 1
            }
            /// What the names at each level of braces are; `nil` where they are of no importance.
            var levels: [Kind?] = [.inFile]
            var next: Kind?
            /// Whether `var` or `let` has begun, and whether its `=` is still to come.
            var (isBinding, isPattern) = (false, false)
            var depth = 0
            for (index, token) in tokens.enumerated() {
                let before = index > 0 ? tokens[index - 1].text : ""
                let word = token.text.split(separator: "`").joined()
                let attribute = before == "@" ? "@" + word : word
                if token.beginsLine, depth == 0, before != "," { isBinding = false }
                switch token.text {
                case "(", "[": depth += 1
                case ")", "]": depth -= 1
                case "=": isPattern = false
                case ";": isBinding = false
                case "{":
                    levels.append(next)
                    next = nil
                case "}": if levels.count > 1 { levels.removeLast() }
                case "extension":
                    let type = index + 1 < tokens.count ? tokens[index + 1].text : ""
                    next = types.contains(type) ? nil : .inExtension
                default: break
                }
                if !RefusedWord.taken.isDisjoint(with: [word, attribute]) || word.hasPrefix("ExpressibleBy") {
                    all.append((attribute, token.range.lowerBound, .taken, []))
                } else if before == "func", token.kind == .sign {
                    let signs = tokens[index...].prefix { $0.kind == .sign && $0.text != "(" }
                    let name = "func " + signs.map(\.text).joined()
                    let operands =
                        RefusedWord.identities.contains(name) ? [] : Self.operands(tokens[signs.endIndex...])
                    all.append((name, token.range.lowerBound, .taken, operands.isSubset(of: certain) ? operands : []))
                } else if let kind = levels.last ?? nil, token.kind == .word {
                    let isDeclared = Self.keywords.contains(before) && !Self.keywords.contains(token.text)
                    let isNext = isPattern && ["(", ","].contains(before) || depth == 0 && before == ","
                    if isDeclared || isBinding && isNext { all.append((word, token.range.lowerBound, kind, [])) }
                    if ["var", "let"].contains(token.text) { (isBinding, isPattern, depth) = (true, true, 0) }
                }
            }
        }

        /// Returns the types of parameters such as `(lhs: A, rhs: A)`; none where one is more than the name of a type.
        private static func operands(_ tokens: ArraySlice<SwiftTokens.Token>) -> Set<String> {
            guard tokens.first?.text == "(" else { return [] }
            let parameters = tokens.dropFirst().prefix { $0.text != ")" }.split { $0.text == "," }
            let types = parameters.map { $0.drop { $0.text != ":" }.dropFirst().drop { $0.text == "inout" } }
            return types.allSatisfy { $0.count == 1 } ? Set(types.compactMap(\.first?.text)) : []
        }
    }
}
