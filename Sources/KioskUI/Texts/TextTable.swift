import Assets

/// The texts of every language by their keys, read when the first one is asked for.
///
/// Reading them takes as long as hundreds of formulas, and `kiosk calc` seldom says a word.
nonisolated final class TextTable {
    // The catalog is part of the program and its completeness is a test; without it a text is shown as its key.
    private lazy var catalog = try? TextCatalog(parsing: Assets.texts)
    private var templates: [Language: [String: String]] = [:]

    /// Every text of a language by its key.
    func templates(in language: Language) -> [String: String] {
        if let known = templates[language] { return known }
        let read = catalog?.texts(in: language) ?? [:]
        templates[language] = read
        return read
    }
}
