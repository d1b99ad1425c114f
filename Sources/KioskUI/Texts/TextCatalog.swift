import Core

/// The part of Xcode's String Catalog format that the kiosk uses.
///
/// The format was chosen because Xcode edits it, and one file holds every language side by side.
nonisolated struct TextCatalog {
    private let entries: [JSONMember]

    /// Reads a catalog.
    ///
    /// - Parameter json: The bytes of an `.xcstrings` file.
    /// - Throws: `JSONError` where the file is no JSON. Where it is no catalog, it has no texts.
    init(parsing json: [UInt8]) throws(JSONError) {
        entries = try JSONReader.read(json)["strings"]?.members ?? []
    }

    /// The key of every text.
    var keys: [String] { entries.map(\.key) }

    /// Every text of one language by its key.
    func texts(in language: Language) -> [String: String] {
        let texts = entries.compactMap { entry in
            entry.value["localizations"]?[language.rawValue]?["stringUnit"]?["value"]?.text.map { (entry.key, $0) }
        }
        return Dictionary(texts) { first, _ in first }
    }
}
