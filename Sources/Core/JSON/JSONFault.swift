/// What can be wrong with a text that should be JSON.
package enum JSONFault: Hashable, Sendable {
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
