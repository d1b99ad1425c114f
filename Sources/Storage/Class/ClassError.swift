import JetStream

/// The reason why a class cannot be joined or goes no further.
package enum ClassError: Error, Hashable, Sendable {
    /// No server can be reached.
    case away(server: String)
    /// The server does not answer.
    case silent(server: String)
    /// The server refuses this kiosk or what it has sent, in its words.
    case refused(server: String, words: String)
    /// The server asks for an encrypted connection, which a kiosk does not have.
    case needsEncryption(server: String)
    /// The server runs without streams.
    case noStreams(server: String)
    /// The server has no such class.
    case noClass(server: String)
    /// The stream does not keep all records, or its server takes only short ones, in the server's words.
    case unfit(server: String, words: String)
    /// The first record is not that of a teacher: an older kiosk has created the class, or it was not created to the end.
    case noTeacher(server: String)
    /// Another folder than that of this teacher has created the class.
    case otherTeacher(server: String)
    /// The class has as many students as it can have.
    case full(server: String)

    init(_ error: LinkError, of address: StreamAddress) {
        let server = address.description
        self =
            switch error {
            case .away: .away(server: server)
            case .noAnswer, .givenUp: .silent(server: server)
            case .refused(.needsTLS): .needsEncryption(server: server)
            case .refused(.refused(let words)), .refused(.closed(let words)): .refused(server: server, words: words)
            case .refused(.notAServer): .refused(server: server, words: "NATS?")
            }
    }

    init(_ error: StreamError, of address: StreamAddress) {
        let server = address.description
        self =
            switch error {
            case .noResponders: .noStreams(server: server)
            case .refused(code: 10_059, _): .noClass(server: server)
            case .unavailable(let words): .refused(server: server, words: words)
            case .refused(let code, let words): .refused(server: server, words: "\(words) (\(code))")
            case .malformed: .refused(server: server, words: "?")
            }
    }
}
