import Core

/// The name of a fruit or a juice, in the languages of the menu file.
public struct Name: Hashable, Sendable {
    struct Translation: Hashable, Sendable {
        let languageCode: String
        let text: String

        /// Creates a name in a language, which a screen can show. The space around it does not belong to it.
        init(_ languageCode: String, _ text: String) throws(MenuError.Reason) {
            guard Self.isLanguageCode(languageCode) else { throw .unknownKey(languageCode) }
            try MenuKey.name.check(text)
            self.languageCode = languageCode
            self.text = text.trimmed
        }

        /// Returns whether a text can be a language code: two or three lowercase letters (ISO 639).
        static func isLanguageCode(_ text: String) -> Bool {
            (2...3).contains(text.utf8.count)
                && text.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
        }
    }

    let translations: [Translation]
    /// The text to use when there is no translation at all: the id of what has the name.
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

extension Name {
    /// Creates a name from its texts by language code, the one for any other language first: `[("ko", "키위"), ("en", "Kiwi")]`.
    ///
    /// - Throws: `MenuError.Reason` for the first text or code that is not valid, or comes twice.
    public init(_ texts: [(languageCode: String, text: String)]) throws(MenuError.Reason) {
        var translations: [Translation] = []
        for (code, text) in texts {
            if translations.contains(where: { $0.languageCode == code }) { throw .syntax(.duplicateKey(code)) }
            translations.append(try Translation(code, text))
        }
        self.init(translations: translations, fallback: "")
    }
}

/// Positions in a list by id or name. Case, Unicode normalization (`String` handles it) and surrounding space do not matter.
struct NameIndex: Equatable, Sendable {
    private var positions: [String: Int] = [:]

    init() {}

    /// The number of ids and names.
    var count: Int { positions.count }

    /// Creates the index of a list, which cannot have an id or a name twice.
    init(of list: [(id: String, name: Name)]) throws(MenuError.Reason) {
        for (position, element) in list.enumerated() {
            try insert(position, id: element.id)
            for text in element.name.all { try insert(position, name: text) }
        }
    }

    subscript(text: String) -> Int? {
        positions[Self.folded(text)]
    }

    /// Files a position under an id, which nothing else in the list can have.
    mutating func insert(_ position: Int, id: String) throws(MenuError.Reason) {
        guard insert(position, for: id) else { throw .duplicateID(id) }
    }

    /// Files a position under a name, which nothing else in the list can have.
    mutating func insert(_ position: Int, name: String) throws(MenuError.Reason) {
        guard insert(position, for: name) else { throw .duplicateName(name) }
    }

    private mutating func insert(_ position: Int, for text: String) -> Bool {
        let key = Self.folded(text)
        guard positions[key, default: position] == position else { return false }
        positions[key] = position
        return true
    }

    private static func folded(_ text: String) -> String {
        text.trimmed.lowercased()
    }
}
