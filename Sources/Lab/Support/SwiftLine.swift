import ScreenKit

/// A line of Swift, divided into comments, strings, keywords and the rest.
///
/// It knows what the experiments use: comments up to the end of the line, and strings on one line.
nonisolated struct SwiftLine {
    /// The parts that are shown in another tone. Nothing depends on it: a string has its quotation marks, a comment its slashes.
    private(set) var parts: [Message.Part] = []

    private static let keywords: Set<String> = [
        "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in",
        "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "override",
        "package", "private", "protocol", "public", "repeat", "return", "self", "Self", "some", "static", "struct",
        "super", "switch", "throw", "throws", "true", "try", "unowned", "var", "weak", "where", "while",
    ]

    /// Divides a line.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    init(_ text: String) {
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            let start = index
            switch characters[index] {
            case "/" where characters[(index + 1)...].first == "/":
                index = characters.count
                parts.append(Message.Part(characters: start..<index, tone: .quiet))
            case "\"":
                index = Self.endOfString(in: characters, from: start)
                parts.append(Message.Part(characters: start..<index, tone: .good))
            case let character where Self.isPartOfName(character):
                index += characters[start...].prefix(while: Self.isPartOfName).count
                // A member such as `.default` and an attribute such as `@escaping` are no keywords.
                let isName = start > 0 && [".", "@", "#"].contains(characters[start - 1])
                if !isName || characters[start..<index] == ["i", "n", "i", "t"],
                    Self.keywords.contains(String(characters[start..<index]))
                {
                    parts.append(Message.Part(characters: start..<index, tone: .strong))
                }
            default: index += 1
            }
        }
    }

    /// Returns the index behind a string, whose interpolations can contain other strings.
    private static func endOfString(in characters: [Character], from start: Int) -> Int {
        var index = start + 1
        while index < characters.count, characters[index] != "\"" {
            guard characters[index] == "\\" else {
                index += 1
                continue
            }
            index += 2
            guard index <= characters.count, characters[index - 1] == "(" else { continue }
            var depth = 1
            while index < characters.count, depth > 0 {
                switch characters[index] {
                case "(": depth += 1
                case ")": depth -= 1
                case "\"": index = endOfString(in: characters, from: index) - 1
                default: break
                }
                index += 1
            }
        }
        return min(index + 1, characters.count)
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
