/// A source file, read as text: its imports, the types that it declares, and the names that it uses.
struct SwiftSource {
    /// The path below `Sources`.
    let path: String
    let lineCount: Int
    /// The modules that the file imports.
    let imports: Set<String>
    /// The types that the file declares for other files.
    let types: Set<String>
    /// The names of types that the file uses and does not declare itself. A name after a dot belongs to another type.
    let usedNames: Set<String>
    /// The words of the code, without comments and strings.
    let words: [CodeWord]

    /// Creates the summary of a file.
    ///
    /// - Parameters:
    ///   - path: The path below `Sources`.
    ///   - text: The content of the file.
    init(path: String, text: String) {
        self.path = path
        lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
        var scanner = WordScanner(text)
        let words = scanner.words()
        var imports: Set<String> = []
        var types: Set<String> = []
        var ownTypes: Set<String> = []
        for (index, word) in words.enumerated().dropLast() where !word.followsDot {
            let next = words[index + 1].text
            let isImported = index > 0 && words[index - 1].text == "import"
            if word.text == "import", word.depth == 0 {
                let isKind = ["struct", "class", "enum", "protocol", "func", "typealias"].contains(next)
                imports.insert(isKind ? words[index + 2].text : next)
            } else if Self.kinds.contains(word.text), next.first?.isUppercase == true, !isImported {
                ownTypes.insert(next)
                let modifiers = words[..<index].reversed().prefix { Self.modifiers.contains($0.text) }
                let isPrivate = modifiers.contains { $0.text.hasSuffix("private") }
                if word.depth == 0, !isPrivate { types.insert(next) }
            }
        }
        self.imports = imports
        self.types = types
        self.words = words
        usedNames = Set(words.filter { !$0.followsDot && $0.text.first?.isUppercase == true }.map(\.text))
            .subtracting(ownTypes)
    }

    /// The name of the room, which is the first folder.
    var room: String { String(path.prefix { $0 != "/" }) }

    /// The folder inside the room; `.` for a file beside the folders.
    var folder: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : "."
    }

    /// The types that the file extends.
    var extendedTypes: Set<String> {
        Set(words.indices.dropLast().filter { words[$0].text == "extension" }.map { words[$0 + 1].text })
    }

    /// Returns the types that the file declares or extends as conforming to a protocol.
    func types(conformingTo name: String) -> Set<String> {
        let clauses = words.indices.filter { Self.kinds.contains(words[$0].text) || words[$0].text == "extension" }
        return clauses.reduce(into: []) { types, index in
            // The clause ends with the brace, behind which words stand deeper, or where it is empty with the next declaration.
            let clause = words[(index + 1)...].prefix { word in
                word.depth == words[index].depth
                    && (word.text.first?.isUppercase ?? false || word.text == "nonisolated")
            }
            if let type = clause.first?.text, clause.dropFirst().contains(where: { $0.text == name }) {
                types.insert(type)
            }
        }
    }

    /// Returns the names that the file declares, whatever they are, with an access level; without one, with any.
    func declaredNames(_ access: String? = nil) -> Set<String> {
        words.indices.dropLast().reduce(into: []) { names, index in
            guard Self.declarations.contains(words[index].text), !words[index].followsDot else { return }
            let modifiers = words[..<index].reversed().prefix { Self.modifiers.contains($0.text) }
            if access.map({ access in modifiers.contains { $0.text == access } }) ?? true {
                names.insert(words[index + 1].text)
            }
        }
    }

    /// Returns the names among some that the file uses in a question about the kind of a value: behind `case`, `is` or `as`, or before
    /// `.self`.
    func askedNames(among names: Set<String>) -> Set<String> {
        Set(
            words.indices.filter { index in
                guard names.contains(words[index].text), !words[index].followsDot else { return false }
                let isAsked = index > 0 && ["case", "is", "as"].contains(words[index - 1].text)
                let next = index + 1 < words.count ? words[index + 1] : nil
                return isAsked || next?.text == "self" && next?.followsDot == true
            }.map { words[$0].text })
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    private static let declarations = kinds.union(["func", "var", "let", "case"])
    private static let modifiers: Set = [
        "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect", "nonisolated", "static",
        "set", "weak", "mutating",
    ]
}

// MARK: - Words

/// A word of the code of a file.
struct CodeWord {
    let text: String
    /// A Boolean value that indicates whether the word stands directly behind a dot.
    let followsDot: Bool
    /// A Boolean value that indicates whether a colon stands directly behind the word, as behind the label of an argument.
    let precedesColon: Bool
    /// The number of open braces before the word.
    let depth: Int
}

/// Finds the words of Swift code. It leaves out comments and strings, but not the code that a string contains.
private struct WordScanner {
    private enum Context {
        /// Code, with the number of its open parentheses. The code in a string ends at the closing one.
        case code(openParentheses: Int)
        /// A string, with the number of `"` and `#` that end it.
        case string(quotes: Int, hashes: Int)
    }

    private let bytes: [UInt8]
    private var position = 0
    private var contexts = [Context.code(openParentheses: 0)]
    private var depth = 0
    private var found: [CodeWord] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func words() -> [CodeWord] {
        while position < bytes.count, let context = contexts.last {
            switch context {
            case .code(let openParentheses): takeCode(openParentheses)
            case .string(let quotes, let hashes): takeString(quotes, hashes)
            }
        }
        return found
    }

    private mutating func takeCode(_ openParentheses: Int) {
        let byte = bytes[position]
        if byte == UInt8(ascii: "/"), isNext("//") {
            skip { $0 != UInt8(ascii: "\n") }
        } else if byte == UInt8(ascii: "/"), isNext("/*") {
            while position < bytes.count, !isNext("*/") { position += 1 }
            position += 2
        } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") {
            beginString()
        } else if Self.isPartOfWord(byte) {
            let start = position
            skip(while: Self.isPartOfWord)
            let followsDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            found.append(CodeWord(text: text, followsDot: followsDot, precedesColon: isNext(":"), depth: depth))
        } else {
            position += 1
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "("): contexts[contexts.count - 1] = .code(openParentheses: openParentheses + 1)
            case UInt8(ascii: ")") where openParentheses == 0 && contexts.count > 1: contexts.removeLast()
            case UInt8(ascii: ")"): contexts[contexts.count - 1] = .code(openParentheses: openParentheses - 1)
            default: break
            }
        }
    }

    private mutating func beginString() {
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        let hashes = position - start
        let quotes = isNext("\"\"\"") ? 3 : isNext("\"") ? 1 : 0
        if quotes > 0 { contexts.append(.string(quotes: quotes, hashes: hashes)) }
        position += quotes
    }

    private mutating func takeString(_ quotes: Int, _ hashes: Int) {
        let marks = hashes == 0 ? "" : String(repeating: "#", count: hashes)
        switch bytes[position] {
        case UInt8(ascii: "\"") where isNext(String(repeating: "\"", count: quotes) + marks):
            position += quotes + hashes
            contexts.removeLast()
        case UInt8(ascii: "\\") where isNext("\\" + marks + "("):
            position += hashes + 2
            contexts.append(.code(openParentheses: 0))
        case UInt8(ascii: "\\") where isNext("\\" + marks):
            position += hashes + 2
        default:
            position += 1
        }
    }

    private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
