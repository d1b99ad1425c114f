/// A key of a JSON object with its value, and the line the key is on.
package struct JSONMember: Equatable, Sendable {
    /// The line the key is on, from 1.
    package let line: Int
    /// The key.
    package let key: String
    /// The value.
    package let value: JSONValue
}
