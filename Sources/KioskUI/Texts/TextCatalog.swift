import Assets

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The part of Xcode's String Catalog format that the kiosk uses.
///
/// The format was chosen because Xcode edits it, `JSONDecoder` reads it, and one file holds every language side by side.
nonisolated struct TextCatalog: Decodable {
    struct Entry: Decodable {
        let localizations: [String: Localization]
    }

    struct Localization: Decodable {
        let stringUnit: StringUnit
    }

    struct StringUnit: Decodable {
        let value: String
    }

    let strings: [String: Entry]

    /// Reads a catalog.
    ///
    /// - Parameter json: The bytes of an `.xcstrings` file.
    /// - Throws: `DecodingError` where the file is no String Catalog.
    init(parsing json: [UInt8]) throws {
        self = try JSONDecoder().decode(TextCatalog.self, from: Data(json))
    }

    /// Every text of one language by its key.
    func texts(in language: Language) -> [String: String] {
        strings.compactMapValues { $0.localizations[language.rawValue]?.stringUnit.value }
    }
}
