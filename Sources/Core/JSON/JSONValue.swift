/// A JSON value that remembers the line it starts on.
package struct JSONValue: Equatable, Sendable {
    /// What a value holds.
    package enum Content: Equatable, Sendable {
        case null
        case boolean(Bool)
        /// As written, for no number type holds every JSON number.
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    /// The line it starts on, from 1.
    package let line: Int
    /// What it holds.
    package let content: Content

    /// The value of a key, where this is an object that has it.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

    /// The members, where this is an object.
    package var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The text, where this is a string.
    package var text: String? {
        if case .string(let text) = content { text } else { nil }
    }
}
