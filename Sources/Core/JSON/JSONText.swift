/// A JSON value that is written. Its objects keep the order of their members.
///
/// The program writes the text itself, because a `JSONEncoder` does not keep an order. It encodes the same keys and values.
package enum JSONText: Encodable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case boolean(Bool)
    /// A whole number.
    case number(Int)
    /// A string that needs no escapes, such as an id or a time.
    case string(String)
    /// An object whose keys need no escapes.
    case object([(key: String, value: JSONText)])

    /// The value on one line, with a space behind each colon and comma.
    package var text: String {
        switch self {
        case .null: "null"
        case .boolean(let value): String(value)
        case .number(let number): String(number)
        case .string(let text): "\"\(text)\""
        case .object(let members):
            "{" + members.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ", ") + "}"
        }
    }

    /// Encodes the value.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .null: try Bool?.none.encode(to: encoder)
        case .boolean(let value): try value.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .string(let text): try text.encode(to: encoder)
        case .object(let members):
            try Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) }).encode(to: encoder)
        }
    }
}
