import Core
import Terminal

/// The texts in one language: every word that a screen shows comes from here.
public struct Texts: Equatable, Sendable {
    /// The language of these texts.
    public let language: Language
    /// Whether signs such as `⏎` can be shown; elsewhere their meaning is spelled in ASCII.
    @usableFromInline let showsSigns: Bool
    @usableFromInline let languageIndex: Int

    /// Creates the texts of a language. Where signs such as `⏎` cannot be shown, their meaning is spelled in ASCII.
    public init(_ language: Language, showsSigns: Bool = true) {
        self.language = language
        self.showsSigns = showsSigns
        languageIndex = language.index
    }

    /// Creates the texts of the language that the locale of the terminal asks for; without one, Korean.
    public init() {
        let showsSigns = TerminalProfile().usesUTF8
        let language = Language(environment: CurrentProcess.variable, canShowHangul: showsSigns)
        self.init(language, showsSigns: showsSigns)
    }

    /// Returns the same texts in another language.
    package func translated(to language: Language) -> Texts { Texts(language, showsSigns: showsSigns) }

    /// Returns the text of a key, with its `%1$@`, `%2$@`, … replaced as far as there are values; the name of the key where the catalog has
    /// no text.
    ///
    /// Inlinable, because a screen asks for dozens of texts per frame: a lookup that is specialised for the keys takes half as long.
    @inlinable public func text<Key: TextKey>(_ key: Key, _ arguments: [String] = []) -> String {
        let written = Key.catalog.texts[languageIndex][key] ?? key.rawValue
        return showsSigns && arguments.isEmpty ? written : completed(written, arguments)
    }

    @usableFromInline func completed(_ written: String, _ arguments: [String]) -> String {
        let template = showsSigns ? written : ASCIIFallback.text(written)
        return arguments.isEmpty ? template : template.replacingPlaceholders(with: arguments)
    }
}

extension Texts {
    /// Returns a message about an unknown word, with the nearest of the names, and the rest behind it, if one is near, and otherwise with a
    /// list of names.
    public func suggesting(
        _ names: some Sequence<String>, for word: String, followedBy rest: String = "", in message: String,
        listing list: [String] = []
    ) -> String {
        // A name that was written right, with something wrong beside it, is no suggestion.
        let nearest = names.nearest(to: word).flatMap { $0 == word ? nil : $0 }
        return nearest.map { self(.didYouMean, message, ($0 + rest).printable) }
            ?? (list.isEmpty ? message : self(.oneOf, message, list.joined(separator: ", ")))
    }
}

extension String {
    /// The text with a capital at its beginning: on a screen it is a sentence, behind a colon it is none.
    package var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
