/// A message that a server delivers to a subscription.
package struct Message: Equatable, Sendable {
    /// The subject to which it was published.
    package let subject: String
    /// The number of the subscription.
    package let subscription: Int
    /// The subject to which an answer goes; `nil` if none is wanted.
    package let reply: String?
    /// The headers; `nil` if it has none.
    package let headers: Headers?
    /// The content.
    package let payload: [UInt8]

    /// Creates a message from its parts.
    package init(subject: String, subscription: Int, reply: String? = nil, headers: Headers? = nil, payload: [UInt8]) {
        self.subject = subject
        self.subscription = subscription
        self.reply = reply
        self.headers = headers
        self.payload = payload
    }
}

/// The headers of a message: a status if the server itself has written it, and fields.
package struct Headers: Equatable, Sendable {
    /// A field.
    package struct Field: Equatable, Sendable {
        /// The name, whose case counts.
        package let name: String
        /// The value without the blanks around it.
        package let value: String
    }

    /// The number of the status, such as 503; `nil` for a message of another client.
    package let status: Int?
    /// The words behind the status; empty if there are none.
    package let words: String
    /// The fields in the order in which they are written.
    package let fields: [Field]

    /// Returns the value of the first field of a name; `nil` if there is none.
    package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

extension Headers {
    /// Creates headers from their bytes: `NATS/1.0`, perhaps a status, and fields, each on a line, and an empty line; `nil` if they are none.
    package init?(parsing bytes: some Sequence<UInt8>) {
        let lines = String(decoding: Array(bytes), as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: true)
        guard let first = lines.first, first.hasPrefix("NATS/1.0") else { return nil }
        let rest = first.dropFirst("NATS/1.0".count).drop { $0 == " " }
        status = Int(rest.prefix { $0 != " " })
        words = status == nil ? "" : String(rest.drop { $0 != " " }.drop { $0 == " " })
        var fields: [Field] = []
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            fields.append(Field(name: String(line[..<colon]), value: String(value)))
        }
        self.fields = fields
    }
}
