import Terminal

/// The texts of one language: what a screen asks for every word it shows.
package nonisolated struct Texts {
    /// The language of these texts.
    package let language: Language
    /// Whether signs such as `⏎` can be shown; elsewhere what they mean is spelled in ASCII.
    let showsSigns: Bool
    private let table: TextTable

    /// The embedded texts of a language.
    ///
    /// - Parameters:
    ///   - language: The language to speak.
    ///   - showsSigns: Whether signs such as `⏎` can be shown.
    package init(_ language: Language, showsSigns: Bool = true) {
        self.init(language, showsSigns, TextTable())
    }

    private init(_ language: Language, _ showsSigns: Bool, _ table: TextTable) {
        self.language = language
        self.showsSigns = showsSigns
        self.table = table
    }

    /// The same texts in another language.
    package func translated(to language: Language) -> Texts {
        Texts(language, showsSigns, table)
    }

    /// The text for a key, with its `%1$@`, `%2$@`, … replaced.
    ///
    /// - Parameters:
    ///   - key: What to say.
    ///   - arguments: What to say it with, in the order of the placeholders.
    /// - Returns: The text; without an argument for it, a placeholder stays as it is.
    package func callAsFunction(_ key: TextKey, _ arguments: String...) -> String {
        let written = table.template(key, in: language)
        let template = showsSigns ? written : ASCIIFallback.text(written)
        guard !arguments.isEmpty else { return template }
        var text = ""
        var rest = template[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            let placeholder = rest[percent...].prefix(4)
            let digits = placeholder.dropFirst().prefix(1)
            if placeholder.hasSuffix("$@"), let number = Int(digits), arguments.indices.contains(number - 1) {
                text += arguments[number - 1]
                rest = rest[placeholder.endIndex...]
            } else {
                text += "%"
                rest = rest[percent...].dropFirst()
            }
        }
        return text + rest
    }
}
