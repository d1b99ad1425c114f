/// The texts of one language: what a screen asks for every word it shows.
package nonisolated struct Texts {
    /// The language of these texts.
    package let language: Language
    private let table: TextTable

    /// The embedded texts of a language.
    ///
    /// - Parameter language: The language to speak.
    package init(_ language: Language) {
        self.init(language, TextTable())
    }

    private init(_ language: Language, _ table: TextTable) {
        self.language = language
        self.table = table
    }

    /// The same texts in another language.
    package func translated(to language: Language) -> Texts {
        Texts(language, table)
    }

    /// The text for a key, with its `%1$@`, `%2$@`, … replaced.
    ///
    /// - Parameters:
    ///   - key: What to say.
    ///   - arguments: What to say it with, in the order of the placeholders.
    /// - Returns: The text; without an argument for it, a placeholder stays as it is.
    package func callAsFunction(_ key: TextKey, _ arguments: String...) -> String {
        let template = table.templates(in: language)[key.rawValue]
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
