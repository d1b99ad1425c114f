import ScreenTrace

/// A name in a learner's file that would take the place of one that the check relies on.
///
/// The check is compiled together with the file, so that what the file declares comes before what the standard library and the prelude
/// declare. What a learner writes in types of their own is free, as is every name that the koan as given or its solution has, and so is an
/// operator for the koan's own classes and for its structures without a protocol, whose values no check compares. An operator for a type
/// that only the learner declares is free unless a check can decide with it.
package nonisolated struct TakenName: Equatable, Sendable {
    /// The line of the name.
    package let line: Int
    /// The name, as it is written.
    package let name: String

    /// The names of what begins and ends a run. An extension of one of them could run first, and read the secret.
    private static let own: Set<String> = ["Prelude", "KoanMain", "KoanRun"]
    /// Names that Swift reads into a text without a word for them.
    private static let implicit: Set<String> = [
        "check", "StringLiteralType", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType",
        "appendInterpolation",
    ]
    /// Attributes that give the symbol of another function, or have code run before the program begins; all with `_` do too.
    private static let attributes: Set<String> = ["c", "section", "used"]

    /// Ways out of Swift's safe memory without a word for it.
    private static let unsafe: Set<String> = [
        "Builtin", "CVaListPointer", "OpaquePointer", "Unmanaged", "baseAddress", "utf8Start", "withVaList", "withUTF8",
        "withContiguousStorageIfAvailable", "withContiguousMutableStorageIfAvailable", "uncheckedBounds",
    ]

    /// A Boolean value that indicates whether the word leads out of the koan: an import, unsafe memory, or what the standard library keeps
    /// to itself.
    package var leadsOut: Bool {
        let lowercase = name.lowercased()
        return name == "import" || lowercase.contains("unsafe") || lowercase.contains("cstring")
            || Self.unsafe.contains(name) || name == "unchecked" || name.hasPrefix("_") && name.count > 1
    }

    /// Returns the first word of a file that leads out of the koan; `nil` where there is none. Comments and texts count, because a text can
    /// have code in it, and the compiler alone knows for certain where one ends.
    package static func wayOut(of source: [UInt8]) -> TakenName? {
        let text = String(decoding: source, as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
            for name in words where name != "@unchecked" {
                for part in name.split(separator: "@") {
                    let name = TakenName(line: index + 1, name: String(part))
                    if name.leadsOut { return name }
                }
            }
        }
        return nil
    }

    /// Operators that decide whether a check holds: a value of another type can stand where one of the koan's stood.
    private static let decisions = Set(["==", "!=", "===", "!==", "~=", "!", "&&", "||", "??"].map { "func " + $0 })

    /// Returns the first such name of a learner's file; `nil` where there is none.
    package static func first(in source: [UInt8], of koan: Koan) -> TakenName? {
        let allowed = [koan.source, koan.solution].map { Set(Declarations($0).all.map(\.name)) }
        let check = SwiftTokens(koan.check).tokens
        var used = implicit
        for (index, token) in check.enumerated() where token.kind == .word && token.text != "verify" {
            let isLabel = index + 1 < check.count && check[index + 1].text == ":"
            if !isLabel { used.insert(token.text) }
        }
        // What the check declares itself comes first there.
        for (keyword, name) in zip(check, check.dropFirst())
        where Declarations.keywords.contains(keyword.text) && !implicit.contains(name.text) {
            used.remove(name.text)
        }
        let members = Set(zip(check, check.dropFirst()).filter { $0.0.text == "." }.map(\.1.text))
        let incomparable = Instrumenter.classNames(in: koan.source).union(Self.plainStructures(in: koan.source))
        let given = Set(SwiftTokens(koan.source).tokens.map(\.text)).union(check.map(\.text))
        let taken = Declarations(source).all.first { declaration in
            let name = declaration.name
            let isOwn = !Self.decisions.contains(name) && given.isDisjoint(with: declaration.operands)
            if !declaration.operands.isEmpty, isOwn || incomparable.isSuperset(of: declaration.operands) {
                return false
            }
            guard !allowed.contains(where: { $0.contains(name) }) else { return false }
            switch declaration.kind {
            case .forbidden: return true
            case .inFile: return used.contains(name)
            case .inExtension: return members.contains(name) || implicit.contains(name)
            }
        }
        return taken.map { TakenName(line: line(of: $0.place, in: source), name: $0.name) }
    }

    /// Returns the structures that conform to no protocol.
    private static func plainStructures(in bytes: [UInt8]) -> Set<String> {
        let tokens = SwiftTokens(bytes).tokens
        let declarations = zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2)))
        return Set(declarations.filter { $0.0.text == "struct" && $0.1.1.text == "{" }.map(\.1.0.text))
    }

    private static func line(of place: Int, in source: [UInt8]) -> Int {
        1 + source[..<place].count { $0 == UInt8(ascii: "\n") }
    }

    /// What a file declares for all of the program.
    private struct Declarations {
        enum Kind {
            /// At the level of the file.
            case inFile
            /// A member in the extension of a type that another module declares.
            case inExtension
            /// A word that no koan needs.
            case forbidden
        }

        static let keywords: Set<String> = [
            "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "actor", "macro",
        ]

        /// The names with their places, and of an operator the types of its parameters, where they are names of types.
        private(set) var all: [(name: String, place: Int, kind: Kind, operands: Set<String>)] = []
        /// Operators with which a check compares objects of any class.
        private static let identities: Set<String> = ["===", "!=="]
        private static let concrete: Set<String> = ["class", "struct", "enum", "actor"]

        init(_ bytes: [UInt8]) {
            let tokens = SwiftTokens(bytes).tokens
            let declared = zip(tokens, tokens.dropFirst()).filter { Self.keywords.contains($0.0.text) }
            let typeNames = declared.map(\.1.text)
            let types = Set(typeNames)
            let concrete = Set(declared.filter { Self.concrete.contains($0.0.text) }.map(\.1.text))
            /// What the names at each level of braces are; `nil` where they are of no importance.
            var levels: [Kind?] = [.inFile]
            var next: Kind?
            /// Whether `var` or `let` has begun, and whether its `=` is still to come.
            var (isBinding, isPattern) = (false, false)
            var depth = 0
            for (index, token) in tokens.enumerated() {
                let word = token.text.split(separator: "`").joined()
                let before = index > 0 ? tokens[index - 1].text : ""
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
                if TakenName.own.contains(word) || word.hasPrefix("ExpressibleBy") {
                    all.append((word, token.range.lowerBound, .forbidden, []))
                } else if before == "@", word.hasPrefix("_") || TakenName.attributes.contains(word) {
                    all.append(("@" + word, token.range.lowerBound, .forbidden, []))
                } else if before == "func", token.kind == .sign {
                    let signs = tokens[index...].prefix { $0.kind == .sign && $0.text != "(" }
                    let sign = signs.map(\.text).joined()
                    var operands = Self.identities.contains(sign) ? [] : Self.operands(tokens[signs.endIndex...])
                    // Another type can have the name of a class at that place, and any type can conform to a protocol.
                    if operands.contains(where: { name in
                        !concrete.contains(name) || typeNames.count { $0 == name } != 1
                    }) {
                        operands = []
                    }
                    all.append(("func " + sign, token.range.lowerBound, .forbidden, operands))
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
