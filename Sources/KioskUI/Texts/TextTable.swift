import Assets

/// The texts of every language by their keys, read when the first one is asked for.
///
/// Reading them takes as long as hundreds of formulas, and `kiosk calc` seldom says a word.
nonisolated final class TextTable {
    // The catalog is part of the program and its completeness is a test; without it a text is shown as its key.
    private lazy var catalog = try? TextCatalog(parsing: Assets.texts)
    private var templates: [Language: [String]] = [:]

    /// Every text of a language, in the order of the keys.
    func templates(in language: Language) -> [String] {
        if let known = templates[language] { return known }
        let texts = catalog?.texts(in: language) ?? [:]
        let read = TextKey.allCases.map { texts[$0.name] ?? $0.name }
        templates[language] = read
        return read
    }
}
