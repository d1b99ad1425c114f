import Assets

/// The texts of every language by their keys, read when the first one is asked for.
///
/// Reading them takes as long as hundreds of formulas, and `kiosk calc` seldom says a word.
nonisolated final class TextTable {
    // The catalog is part of the program and its completeness is a test; without it a text is shown as its key.
    private lazy var catalog = try? TextCatalog(parsing: Assets.texts)
    private var known: [Language: [String?]] = [:]

    /// A text with its placeholders. It is looked up by its name once, for a name is slow to come by.
    func template(_ key: TextKey, in language: Language) -> String {
        if let text = known[language]?[key.rawValue] { return text }
        let text = catalog?[key.name, language] ?? key.name
        known[language, default: Array(repeating: nil, count: TextKey.allCases.count)][key.rawValue] = text
        return text
    }
}
