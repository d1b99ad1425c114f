import ScreenKit
import ScreenTrace

/// A line of Swift, divided into keywords, types and numbers, strings, a comment and the rest. A comment ends with its line.
nonisolated struct SwiftLine {
    /// The parts that are shown in another tone. Nothing depends on it: a string has its quotation marks, a comment its slashes.
    let parts: [Message.Part]

    private static let keywords: Set<String> = [
        "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func", "guard", "if", "import",
        "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
        "override", "package", "private", "protocol", "public", "repeat", "return", "self", "Self", "some", "static",
        "struct", "super", "switch", "throw", "throws", "true", "try", "unowned", "var", "weak", "where", "while",
    ]

    /// Returns whether a word is a number, or by its capital the name of a type.
    private static func isValue(_ word: String) -> Bool {
        word.unicodeScalars.first.map { ("0"..."9").contains($0) || ("A"..."Z").contains($0) } ?? false
    }

    init(_ text: String) {
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>, _ tone: Tone) -> Message.Part {
            func characters(_ count: Int) -> Int { String(decoding: bytes[..<count], as: UTF8.self).count }
            return Message.Part(characters: characters(range.lowerBound)..<characters(range.upperBound), tone: tone)
        }
        let tokens = SwiftTokens(bytes).tokens
        let shown: [Message.Part] = tokens.enumerated().compactMap { index, token in
            switch token.kind {
            case .literal: return part(token.range, .good)
            case .sign: return nil
            case .word:
                // A member such as `.default` and an attribute such as `@escaping` are no keywords.
                let isMember = index > 0 && [".", "@", "#"].contains(tokens[index - 1].text) && token.text != "init"
                if !isMember, Self.keywords.contains(token.text) { return part(token.range, .strong) }
                return Self.isValue(token.text) ? part(token.range, .value) : nil
            }
        }
        // Comments are no tokens: what follows the last one is blank or a comment.
        let end = tokens.last?.range.upperBound ?? 0
        let comment = bytes[end...].firstIndex(of: UInt8(ascii: "/")).map { part($0..<bytes.count, .quiet) }
        parts = shown + [comment].compactMap(\.self)
    }
}
