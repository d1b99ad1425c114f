import Core

/// The part of Xcode's String Catalog format that the kiosk uses.
///
/// The format was chosen because Xcode edits it, and one file holds every language side by side.
nonisolated struct TextCatalog {
    private let entries: [String: JSONValue]

    /// Reads a catalog.
    ///
    /// - Parameter json: The bytes of an `.xcstrings` file.
    /// - Throws: `JSONError` where the file is no JSON. Where it is no catalog, it has no texts.
    init(parsing json: [UInt8]) throws(JSONError) {
        let members = try JSONValue(parsing: json)["strings"]?.members ?? []
        entries = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    }

    /// The key of every text.
    var keys: some Collection<String> { entries.keys }

    /// The text of a key in a language.
    subscript(key: String, language: Language) -> String? {
        entries[key]?["localizations"]?[language.rawValue]?["stringUnit"]?["value"]?.text
    }
}
