import Core

/// The name of a fruit or a juice, in the languages of the menu file.
public struct Name: Hashable, Sendable {
    struct Translation: Hashable, Sendable {
        let languageCode: String
        let text: String
    }

    let translations: [Translation]
    /// The text to use when there is no translation at all.
    let fallback: String

    /// Returns the name in a language such as `ko` or `en` (ISO 639), or else the first name in the menu file, or else
    /// the id.
    public subscript(languageCode: String) -> String {
        let translation = translations.first { $0.languageCode == languageCode } ?? translations.first
        return translation?.text ?? fallback
    }

    /// The names in all languages, in the order of the menu file; empty when there are none.
    public var all: [String] { translations.map(\.text) }
}

/// Positions in a list by id or name. Case, Unicode normalization (`String` handles it) and surrounding space do not matter.
struct NameIndex: Equatable, Sendable {
    private var positions: [String: Int] = [:]

    subscript(text: String) -> Int? {
        positions[Self.folded(text)]
    }

    /// Files a position under a text. Returns `false`, and changes nothing, if the text stands for another position
    /// already.
    mutating func insert(_ position: Int, for text: String) -> Bool {
        let key = Self.folded(text)
        guard positions[key, default: position] == position else { return false }
        positions[key] = position
        return true
    }

    private static func folded(_ text: String) -> String {
        text.trimmed.lowercased()
    }
}
