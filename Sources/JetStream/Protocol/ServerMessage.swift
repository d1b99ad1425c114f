import Core

/// What a server sends.
package enum ServerMessage: Equatable, Sendable {
    /// What the server is. It comes first, and again whenever something has changed.
    case info(ServerInfo)
    /// A message for a subscription.
    case message(Message)
    /// The server asks whether the client is there.
    case ping
    /// The server is there.
    case pong
    /// The server has done what it was asked to.
    case ok
    /// The server refuses something, in its words.
    case error(String)
}

/// What a server says about itself.
package struct ServerInfo: Equatable, Sendable {
    /// The version, such as `2.9.10`.
    package let version: String
    /// The name of the server in its cluster.
    package let name: String
    /// A Boolean value that indicates whether messages can have headers.
    package let hasHeaders: Bool
    /// A Boolean value that indicates whether the server keeps streams. A server says nothing of them where it was started without JetStream.
    package let hasStreams: Bool
    /// A Boolean value that indicates whether the connection must be encrypted.
    package let needsTLS: Bool
    /// The greatest number of bytes of headers and content.
    package let greatestPayload: Int
    /// A Boolean value that indicates whether the server belongs to no cluster.
    package let isAlone: Bool
    /// Other servers of the cluster, such as `10.0.0.2:4222`.
    package let others: [String]

    /// Creates what a server says from its JSON text; `nil` if that is none.
    init?(parsing json: [UInt8]) {
        guard let value = try? JSONValue(parsing: json), let version = value["version"]?.text else { return nil }
        self.version = version
        name = value["server_name"]?.text ?? ""
        hasHeaders = value["headers"]?.isTrue ?? false
        hasStreams = value["jetstream"]?.isTrue ?? false
        needsTLS = value["tls_required"]?.isTrue ?? false
        greatestPayload = value["max_payload"]?.number ?? 1 << 20
        // A leaf server without others calls itself a cluster of its own name.
        isAlone = [nil, name].contains(value["cluster"]?.text)
        others = value["connect_urls"]?.elements.compactMap(\.text) ?? []
    }
}

extension JSONValue {
    /// A whole number; `nil` for any other value.
    package var number: Int? { if case .number(let digits) = content { Int(digits) } else { nil } }
    /// A Boolean value that indicates whether this is the literal `true`.
    package var isTrue: Bool { content == .boolean(true) }
    /// The elements of an array; none for any other value.
    var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
}
