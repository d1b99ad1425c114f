import Core
import Terminal

/// The texts in one language: every word that a screen shows comes from here.
public struct Texts: Equatable, Sendable {
    /// The language of these texts.
    public let language: Language
    /// Whether signs such as `⏎` can be shown; elsewhere their meaning is spelled in ASCII.
    @usableFromInline package let showsSigns: Bool
    /// The place of the language in a catalog.
    @usableFromInline let languageIndex: Int

    /// Creates the texts of a language.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - showsSigns: Whether signs such as `⏎` can be shown; elsewhere their meaning is spelled in ASCII.
    public init(_ language: Language, showsSigns: Bool = true) {
        self.language = language
        self.showsSigns = showsSigns
        languageIndex = language.index
    }

    /// Returns the same texts in another language.
    package func translated(to language: Language) -> Texts { Texts(language, showsSigns: showsSigns) }

    /// Returns the text of a key in every language, in lower case, to compare with what a person types.
    public func inAllLanguages<Key: TextKey>(_ key: Key) -> [String] {
        Language.allCases.map { translated(to: $0).text(key).lowercased() }
    }

    /// Returns the text of a key, with its `%1$@`, `%2$@`, … replaced.
    ///
    /// Inlinable, because a screen asks for dozens of texts per frame: a lookup that is specialised for the keys takes half as long.
    ///
    /// - Parameters:
    ///   - key: The text to show.
    ///   - arguments: The values of the placeholders, in their order. A placeholder without a value stays as it is.
    /// - Returns: The text; the name of the key where the catalog has none.
    /// - Complexity: O(*n*) in the length of the text.
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
    /// Returns a message about an unknown word, with the nearest of some names if one is near, and otherwise with a list of names.
    ///
    /// - Parameters:
    ///   - names: The names that are possible.
    ///   - word: The unknown word.
    ///   - rest: The text that follows the name in the suggestion.
    ///   - message: The message.
    ///   - list: The names to list.
    /// - Returns: The message with a suggestion, or a list, behind it.
    public func suggesting(
        _ names: some Sequence<String>, for word: String, followedBy rest: String = "", in message: String,
        listing list: [String] = []
    ) -> String {
        names.nearest(to: word).map { self(.didYouMean, message, ($0 + rest).printable) }
            ?? (list.isEmpty ? message : self(.oneOf, message, list.joined(separator: ", ")))
    }
}

extension String {
    fileprivate func replacingPlaceholders(with arguments: [String]) -> String {
        var text = ""
        var rest = utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            text += Substring(rest[..<percent])
            let placeholder = rest[percent...].prefix(4)
            let number = Int(placeholder.dropFirst().first ?? 0) - Int(UInt8(ascii: "0"))
            if placeholder.suffix(2).elementsEqual("$@".utf8), arguments.indices.contains(number - 1) {
                text += arguments[number - 1]
                rest = rest[placeholder.endIndex...]
            } else {
                text += "%"
                rest = rest[percent...].dropFirst()
            }
        }
        return text + Substring(rest)
    }

    /// The text with a capital at its beginning: on a screen it is a sentence, behind a colon it is none.
    var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
