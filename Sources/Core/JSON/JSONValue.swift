/// A JSON value with the line on which it starts.
package struct JSONValue: Equatable, Sendable {
    /// The content of a value.
    package enum Content: Equatable, Sendable {
        /// The literal `null`.
        case null
        /// The literal `true` or `false`.
        case boolean(Bool)
        /// A number as it is written, because no number type has all JSON numbers.
        case number(String)
        /// A string.
        case string(String)
        /// The elements of an array.
        case array([JSONValue])
        /// The members of an object, in the order in which they are written.
        case object([JSONMember])
    }

    /// The line on which the value starts, counted from 1.
    package let line: Int
    /// The content.
    package let content: Content

    /// The value of a key; nil if the value is no object or does not have the key.
    ///
    /// Two keys can be equal as texts and have other bytes; see ``JSONReader``. A key of ASCII, as the program's are, equals none of its length
    /// but itself.
    package subscript(key: String) -> JSONValue? {
        members?.first { $0.key.utf8.count == key.utf8.count && $0.key == key }?.value
    }

    /// The members of an object; nil for any other value.
    package var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The text of a string; nil for any other value.
    package var text: String? {
        if case .string(let text) = content { text } else { nil }
    }
}

extension JSONValue {
    /// Creates the value of a JSON text in UTF-8.
    ///
    /// - Throws: `JSONError` for the first error.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        if let line = JSONReader.firstInvalidLine(of: bytes) { throw JSONError(line: line, reason: .invalidUTF8) }
        self = try JSONReader.value(of: bytes)
    }
}

/// A member of a JSON object.
package struct JSONMember: Equatable, Sendable {
    /// The line of the key, counted from 1.
    package let line: Int
    /// The key.
    package let key: String
    /// The value.
    package let value: JSONValue
}

/// An error in a JSON text.
public struct JSONError: Error, Hashable, Sendable {
    /// A kind of error. Characters and keys come from the text, so remove control characters before you show them.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// The text ends inside of a value.
        case unexpectedEnd
        /// The character is not allowed at its place.
        case unexpected(Unicode.Scalar)
        /// A string is open at the end of its line.
        case unclosedString
        /// A string has a control character without an escape.
        case controlCharacter(Unicode.Scalar)
        /// A backslash in a string begins no escape, or the escape is half of a surrogate pair.
        case badEscape
        /// An object has a key twice.
        case duplicateKey(String)
        /// Arrays and objects are nested too deep.
        case tooDeep(limit: Int)
        /// The value is followed by other text.
        case textAfterEnd
    }

    /// The line of the error, counted from 1.
    public let line: Int
    /// The kind of error.
    public let reason: Reason
}
