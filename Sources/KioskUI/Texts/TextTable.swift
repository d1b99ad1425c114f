import Assets

/// The texts of one language by their keys, read when the first one is asked for.
///
/// Reading them takes as long as a thousand formulas, and `kiosk calc` seldom says a word.
nonisolated final class TextTable {
    private let language: Language
    // The catalog is part of the program and its completeness is a test; without it a text is shown as its key.
    private(set) lazy var templates = (try? TextCatalog(parsing: Assets.texts).texts(in: language)) ?? [:]

    init(_ language: Language) {
        self.language = language
    }
}
