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
    /// A number as it is written, such as `4.50`.
    case decimal(String)
    /// A string.
    case string(String)
    /// A list.
    case list([JSONText])
    /// An object. Where a key comes again, the text has all its members, and encoded is the last one, which most readers of such a text take.
    case object([(key: String, value: JSONText)])

    /// The value on one line, with a space behind each colon and comma.
    package var text: String { text(space: " ") }

    /// The value on one line without spaces.
    package var compactText: String { text(space: "") }

    /// The value on several lines: each member of the object has one, and each element of a list in it.
    package var lines: [String] {
        guard case .object(let members) = self else { return [text] }
        return ["{"]
            + members.enumerated().flatMap { index, member in
                let end = index == members.count - 1 ? "" : ","
                guard case .list(let elements) = member.value else {
                    return ["  \(member.key.quotedForJSON): \(member.value.text)\(end)"]
                }
                let rows = elements.enumerated().map { "    \($1.text)" + ($0 == elements.count - 1 ? "" : ",") }
                return ["  \(member.key.quotedForJSON): ["] + rows + ["  ]" + end]
            } + ["}"]
    }

    private func text(space: String) -> String {
        switch self {
        case .null: "null"
        case .boolean(let value): String(value)
        case .number(let number): String(number)
        case .decimal(let number): number
        case .string(let text): text.quotedForJSON
        case .list(let values): "[" + values.map { $0.text(space: space) }.joined(separator: "," + space) + "]"
        case .object(let members):
            "{"
                + members.map { $0.key.quotedForJSON + ":" + space + $0.value.text(space: space) }
                .joined(separator: "," + space) + "}"
        }
    }

    /// Encodes the value.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .null: try Bool?.none.encode(to: encoder)
        case .boolean(let value): try value.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .decimal(let number): try Double(number).encode(to: encoder)
        case .string(let text): try text.encode(to: encoder)
        case .list(let values): try values.encode(to: encoder)
        case .object(let members):
            try Dictionary(members.map { ($0.key, $0.value) }) { $1 }.encode(to: encoder)
        }
    }
}

extension String {
    /// The text as a string of JSON. A quotation mark can be a part of a character, as with an accent behind it.
    package var quotedForJSON: String {
        var text = "\"".unicodeScalars
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n".unicodeScalars
            case "\t": text += "\\t".unicodeScalars
            case "\0"..<" ":
                text += ("\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)).unicodeScalars
            case "\"", "\\":
                text.append("\\")
                text.append(scalar)
            default: text.append(scalar)
            }
        }
        text.append("\"")
        return String(text)
    }
}
