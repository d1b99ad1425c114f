/// Where a line of keys names no key.
package struct KeyError: Error, Hashable, Sendable {
    /// The place, in characters from 1.
    package let column: Int
    /// What stands there, at most its first 20 characters.
    package let text: String

    init(column: Int, text: Substring) {
        self.column = column
        self.text = String(text.prefix(20))
    }
}
