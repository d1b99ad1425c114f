import Core

/// What a client sends.
package enum ClientMessage: Sendable {
    /// Says what the client is, as the first message.
    case greeting(name: String, key: ServerKey?)
    /// Asks whether the server is there.
    case ping
    /// Answers a ping.
    case pong
    /// Asks for the messages of a subject, under a number.
    case subscribe(subject: String, subscription: Int)
    /// Ends a subscription.
    case unsubscribe(subscription: Int)
    /// Publishes a message.
    case publish(Publication, reply: String?)

    /// Appends the bytes of the message.
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .greeting(let name, let key):
            bytes.append(contentsOf: ("CONNECT " + Self.options(name, key).compactText + "\r\n").utf8)
        case .ping: bytes.append(contentsOf: "PING\r\n".utf8)
        case .pong: bytes.append(contentsOf: "PONG\r\n".utf8)
        case .subscribe(let subject, let subscription):
            bytes.append(contentsOf: "SUB \(subject) \(subscription)\r\n".utf8)
        case .unsubscribe(let subscription): bytes.append(contentsOf: "UNSUB \(subscription)\r\n".utf8)
        case .publish(let publication, let reply): publication.write(to: &bytes, reply: reply)
        }
    }

    private static func options(_ name: String, _ key: ServerKey?) -> JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("verbose", .boolean(false)), ("pedantic", .boolean(false)), ("tls_required", .boolean(false)),
            ("lang", .string("swift")), ("version", .string("1")), ("protocol", .number(1)),
            ("headers", .boolean(true)), ("no_responders", .boolean(true)), ("name", .string(name)),
        ]
        switch key {
        case .token(let token)?: members.append(("auth_token", .string(token)))
        case .user(let name, let password)?: members += [("user", .string(name)), ("pass", .string(password))]
        case nil: break
        }
        return .object(members)
    }
}

/// A message to publish.
package struct Publication: Equatable, Sendable {
    /// The subject.
    package let subject: String
    /// The headers in the order in which they are written.
    package var headers: [Headers.Field] = []
    /// The content.
    package var payload: [UInt8] = []

    /// Creates a message for a subject.
    package init(subject: String, headers: [Headers.Field] = [], payload: [UInt8] = []) {
        (self.subject, self.headers, self.payload) = (subject, headers, payload)
    }

    fileprivate func write(to bytes: inout [UInt8], reply: String?) {
        let target = reply.map { "\(subject) \($0)" } ?? subject
        if headers.isEmpty {
            bytes.append(contentsOf: "PUB \(target) \(payload.count)\r\n".utf8)
        } else {
            let lines = "NATS/1.0\r\n" + headers.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
            let count = lines.utf8.count
            bytes.append(contentsOf: "HPUB \(target) \(count) \(count + payload.count)\r\n\(lines)".utf8)
        }
        bytes.append(contentsOf: payload)
        bytes.append(contentsOf: "\r\n".utf8)
    }
}

/// What a client shows to a server that does not let everyone in.
package enum ServerKey: Equatable, Sendable {
    /// A word that all clients share.
    case token(String)
    /// The name of a user, and their password.
    case user(String, password: String)

    /// Creates a key from the bytes of its file: a token on one line, or a user and a password on two; `nil` if they are neither.
    package init?(parsing bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
        let filled = lines.last == "" ? Array(lines.dropLast()) : lines
        guard
            filled.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } })
        else { return nil }
        switch filled.count {
        case 1: self = .token(filled[0])
        case 2: self = .user(filled[0], password: filled[1])
        default: return nil
        }
    }
}
