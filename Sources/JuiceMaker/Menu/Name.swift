/// What something is called, in as many languages as the menu file gives.
package struct Name: Hashable, Sendable {
    struct Translation: Hashable, Sendable {
        /// Such as `ko`.
        let languageCode: String
        let text: String
    }

    let translations: [Translation]
    /// What stands in when there is no translation at all.
    let fallback: String

    /// The name in a language; without one, the first that the menu file gives; without any, the id.
    ///
    /// - Parameter languageCode: Such as `ko` or `en`.
    package subscript(languageCode: String) -> String {
        let translation = translations.first { $0.languageCode == languageCode } ?? translations.first
        return translation?.text ?? fallback
    }

    /// The name in every language, in the order of the menu file.
    package var all: [String] { translations.map(\.text) }
}

/// Positions by id or name, whatever the case, the Unicode normalisation (`String` sees to that) or the space around it.
struct NameIndex: Equatable, Sendable {
    private var positions: [String: Int] = [:]

    subscript(text: String) -> Int? {
        positions[Self.folded(text)]
    }

    /// Files a position under a text.
    ///
    /// - Returns: Whether the text stands for this position alone; if not, nothing changes.
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
