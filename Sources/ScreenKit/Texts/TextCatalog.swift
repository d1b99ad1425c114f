import Core

/// The texts of one room. A case names a text; its raw value is the text's key in a String Catalog.
///
/// A room declares one enum and its catalog, and the compiler then knows every key:
/// ```swift
/// enum ShopText: String, TextKey {
///     case greeting, goodbye
///     static let catalog = TextCatalog<ShopText>(parsing: catalogBytes)
/// }
/// ```
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The texts of all keys in every language.
    static var catalog: TextCatalog<Self> { get }
}

/// The texts of a room in every language, read from a String Catalog: Xcode edits it, and one file holds every language side by side.
///
/// Source: the `.xcstrings` files that Xcode 15 and later write.
public struct TextCatalog<Key: TextKey>: Sendable {
    @usableFromInline let texts: [[Key: String]]
    /// The keys that the file has, in the order of the file.
    let keysInFile: [String]

    /// Reads a catalog in the bytes of an `.xcstrings` file. A text that is missing, or a file that is no catalog, is shown as its key.
    public init(parsing json: [UInt8]) {
        let entries = (try? JSONValue(parsing: json))?["strings"]?.members ?? []
        keysInFile = entries.map(\.key)
        // The raw value of an enum is looked for from its first case on, which would take long for each of many.
        let keys = Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) })
        var texts = Language.allCases.map { _ in [Key: String]() }
        for entry in entries {
            guard let key = keys[entry.key] else { continue }
            for translation in entry.value["localizations"]?.members ?? [] {
                guard let language = Language(rawValue: translation.key) else { continue }
                texts[language.index][key] = translation.value["stringUnit"]?["value"]?.text
            }
        }
        self.texts = texts
    }

    /// The text of a key in a language; `nil` where it is missing.
    package subscript(key: Key, language: Language) -> String? { texts[language.index][key] }
}
