/// A JSON value that remembers the line it starts on.
struct JSONValue: Equatable, Sendable {
    /// What a value holds.
    enum Content: Equatable, Sendable {
        case null
        case boolean(Bool)
        /// As written, for no number type holds every JSON number.
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    let line: Int
    let content: Content
}

/// A key of a JSON object with its value, and the line the key is on.
struct JSONMember: Equatable, Sendable {
    let line: Int
    let key: String
    let value: JSONValue
}
