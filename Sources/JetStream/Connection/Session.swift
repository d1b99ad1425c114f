/// What a client knows of one connection to a server, from its first byte to its end.
///
/// A session is a value that neither reads nor writes: its owner brings the bytes that arrive, and sends those that it has to say.
package struct Session: Sendable {
    /// How far it has come.
    package enum State: Equatable, Sendable {
        /// The server has not said yet what it is.
        case opening
        /// The server was greeted, and has not answered yet.
        case greeting
        /// Messages can be sent.
        case ready
        /// Nothing more comes.
        case ended(Ending)
    }

    /// The reason of an end.
    package enum Ending: Error, Hashable, Sendable {
        /// The server does not let this client in, in its words.
        case refused(String)
        /// The server asks for an encrypted connection.
        case needsTLS
        /// What the other end sends is not the protocol.
        case notAServer
        /// The server ends the connection, in its words; empty if it says nothing.
        case closed(String)
    }

    /// How far it has come.
    package private(set) var state = State.opening
    /// What the server says about itself.
    package private(set) var info: ServerInfo?
    /// The bytes that have to be sent.
    package private(set) var output: [UInt8] = []
    private var parser = MessageParser()
    private var arrived: [Message] = []
    private let name: String
    private let key: ServerKey?
    private let inbox: String
    /// The words with which the server has refused a subject. They also explain an end that follows.
    package private(set) var complaint: String?
    /// The number of messages since the last one for a subscription.
    private var chatter = 0

    /// The number of the subscription for all answers.
    package static let answers = 1
    /// More of the messages that say nothing come only from what is no server: a server asks every two minutes whether the client is there.
    private static let mostChatter = 10_000

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - name: The name of the client, for a person who looks at the server.
    ///   - key: What the client shows to the server; `nil` if that is nothing.
    ///   - inbox: The beginning of the subjects for answers, which no other client has.
    package init(name: String, key: ServerKey?, inbox: String) {
        (self.name, self.key, self.inbox) = (name, key, inbox)
    }

    /// Takes bytes that have arrived, and answers what has to be answered.
    package mutating func receive(_ bytes: UnsafeRawBufferPointer) {
        if hasEnded { return }
        parser.append(bytes)
        do throws(ProtocolError) {
            while !hasEnded, let message = try parser.next() { handle(message) }
        } catch {
            end(.notAServer)
        }
    }

    private var hasEnded: Bool { if case .ended = state { true } else { false } }

    private mutating func handle(_ message: ServerMessage) {
        if case .message = message { chatter = 0 } else { chatter += 1 }
        if chatter > Self.mostChatter { return end(.notAServer) }
        switch (message, state) {
        case (_, .ended): break
        case (.info(let info), .opening): greet(info)
        case (.info(let info), _): self.info = info
        case (.ping, _): send(.pong)
        case (.pong, .greeting): state = .ready
        case (.message(let message), _): arrived.append(message)
        case (.error(let words), .opening), (.error(let words), .greeting): end(.refused(words))
        case (.error(let words), .ready):
            // The server ends the connection after most errors, and goes on after these.
            if words.hasPrefix("Permissions Violation") || words.hasPrefix("Invalid Subject") {
                complaint = words
            } else {
                end(.closed(words))
            }
        case (.pong, _), (.ok, _): break
        }
    }

    private mutating func greet(_ info: ServerInfo) {
        self.info = info
        if info.needsTLS { return end(.needsTLS) }
        guard info.hasHeaders else { return end(.refused("headers: false")) }
        state = .greeting
        // One write has all of it. The answer to the ping tells that the server has accepted the rest.
        for message in [
            .greeting(name: name, key: key), .subscribe(subject: inbox + ".*", subscription: Self.answers), .ping,
        ] as [ClientMessage] {
            message.write(to: &output)
        }
    }

    /// Ends the session.
    package mutating func end(_ ending: Ending) {
        if hasEnded { return }
        state = .ended(ending)
        output = []
    }

    /// Notes that the connection was closed by the other end.
    package mutating func connectionWasClosed() { end(.closed(complaint ?? "")) }

    /// Forgets what the server has refused before.
    package mutating func forgetComplaint() { complaint = nil }

    /// Adds a message to what has to be sent.
    package mutating func send(_ message: ClientMessage) {
        if hasEnded { return }
        message.write(to: &output)
    }

    /// Adds a message whose answer arrives under a number, as the last part of its subject.
    package mutating func ask(_ publication: Publication, number: Int) {
        send(.publish(publication, reply: "\(inbox).\(number)"))
    }

    /// Notes that so many bytes were sent.
    package mutating func didSend(_ count: Int) {
        if count == output.count { output.removeAll(keepingCapacity: true) } else { output.removeFirst(count) }
    }

    /// Returns the messages that have arrived, once.
    package mutating func takeMessages() -> [Message] {
        defer { arrived = [] }
        return arrived
    }
}

extension Message {
    /// The number of the question that this message answers; `nil` if it is no answer.
    package var questionNumber: Int? {
        guard subscription == Session.answers else { return nil }
        return subject.lastIndex(of: ".").flatMap { Int(subject[subject.index(after: $0)...]) }
    }
}
