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

/// A key of a JSON object with its value, and the line the key is on.
package struct JSONMember: Equatable, Sendable {
    /// The line the key is on, from 1.
    package let line: Int
    /// The key.
    package let key: String
    /// The value.
    package let value: JSONValue
}

/// Where and why a text is no JSON.
package struct JSONError: Error, Equatable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// What is wrong there.
    package let fault: JSONFault
}

/// What can be wrong with a text that should be JSON.
public enum JSONFault: Hashable, Sendable {
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// A character that has no place where it stands. It may be a control character: sanitise before showing.
    case unexpected(Unicode.Scalar)
    /// A string is still open at the end of its line.
    case unclosedString
    /// A control character stands in a string without an escape.
    case controlCharacter(Unicode.Scalar)
    /// A backslash in a string is followed by what is no escape, or by half a surrogate pair.
    case badEscape
    /// A key stands twice in one object. It is as the file has it: sanitise before showing.
    case duplicateKey(String)
    /// Lists and objects are nested deeper than `limit`.
    case tooDeep(limit: Int)
    /// Something follows the value.
    case textAfterEnd
}
