import Classroom
import Core
import Synchronization
import System
import TestSupport

@testable import JetStream
@testable import Storage

/// A server in memory with the stream of one class, and the network between it and its clients.
final class ClassServer: Sendable {
    struct State {
        var records: [(line: [UInt8], id: String)] = []
        /// The number of streams so far; the class is not there while it is not `exists`.
        var stream = 1
        var exists = true
        var isAway = false
        /// The connections that were cut since.
        var cuts = 0
        /// How many of the next records do not arrive.
        var losses = 0
        /// How many records are passed over by what is delivered next, as by a consumer that somebody else has made for the same subject.
        var skips = 0
        /// What is said of the next records instead of recording them; `nil` if they are recorded.
        var refusal: String?
        var refusesAll: String?
        /// Whether the server knows repetitions. Its memory of them ends at some time.
        var knowsRepetitions = true
    }

    let state = Mutex(State())
    let info = ServerInfo(parsing: Array(#"{"version":"2.9.10","headers":true,"jetstream":true}"#.utf8))

    /// The lines of the stream.
    var lines: [[UInt8]] { state.withLock { $0.records.map(\.line) } }

    func change(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    /// Ends all connections.
    func cut() { change { $0.cuts += 1 } }

    /// Has another stream from now on, without records.
    func makeAnew() { change { ($0.records, $0.stream, $0.cuts) = ([], $0.stream + 1, $0.cuts + 1) } }
}

/// A way to a server in memory.
final class ClassLink: ServerLink {
    fileprivate struct State {
        var connection: Int?
        var connections = 0
        var cuts = 0
        var subscription = 0
        var arrived: [Message] = []
        /// The subject to which records go, and the next one.
        var feed: (subject: String, next: Int, delivery: Int)?
    }

    private let server: ClassServer
    private let state = Mutex(State())

    init(to server: ClassServer) { self.server = server }

    var connection: Int? { state.withLock { $0.connection } }
    var info: ServerInfo? { server.info }
    var awaySince: Timestamp? { server.state.withLock { $0.isAway } ? Timestamp(milliseconds: 0) : nil }
    var refusal: Session.Ending? { server.state.withLock { $0.refusesAll.map { .refused($0) } } }
    let isAwayForLong = false
    let follows = true
    let descriptor: Int32? = nil
    let delay: Duration? = nil

    func pause(_ time: Duration) {}
    func setAlarm(_ time: ContinuousClock.Instant?) {}
    func drop() { state.withLock { $0.connection = nil } }

    func step() -> [Message] {
        server.state.withLock { server in
            state.withLock { state in
                if state.cuts != server.cuts || server.isAway || server.refusesAll != nil { state.connection = nil }
                if state.connection == nil {
                    (state.arrived, state.feed, state.cuts) = ([], nil, server.cuts)
                    if server.isAway || server.refusesAll != nil { return [] }
                    state.connections += 1
                    state.connection = state.connections
                }
                if state.deliver(server) { server.skips = 0 }
                defer { state.arrived = [] }
                return state.arrived
            }
        }
    }

    func send(_ message: ClientMessage) {
        server.state.withLock { server in
            state.withLock { state in
                guard state.connection != nil, state.cuts == server.cuts, !server.isAway else { return }
                switch message {
                case .subscribe(let subject, let subscription):
                    if !subject.hasSuffix("*") { state.subscription = subscription }
                case .publish(let publication, let reply?): state.take(publication, reply, &server)
                default: break
                }
            }
        }
    }

    func exchange(
        _ questions: [Publication], _ turn: inout ServerWait.Turn, limit: Duration
    ) throws(LinkError) -> [Message] {
        let (isAway, words) = server.state.withLock { ($0.isAway, $0.refusesAll) }
        if isAway { throw .away }
        if let words { throw .refused(.refused(words)) }
        return []
    }
}

extension ClassLink.State {
    fileprivate mutating func take(_ publication: Publication, _ reply: String, _ server: inout ClassServer.State) {
        if publication.subject.hasPrefix("$JS.API.STREAM.INFO.") {
            answer(
                reply,
                server.exists
                    ? #"{"config":{},"created":"\#(server.stream)","state":{"last_seq":\#(server.records.count)}}"#
                    : #"{"error":{"code":404,"err_code":10059,"description":"stream not found"}}"#)
        } else if publication.subject.hasPrefix("$JS.API.CONSUMER.CREATE.") {
            let settings = (try? JSONValue(parsing: publication.payload))?["config"]
            feed = (settings?["deliver_subject"]?.text ?? "", settings?["opt_start_seq"]?.number ?? 0, 0)
            answer(reply, "{}")
        } else if let words = server.refusal {
            answer(reply, #"{"error":{"code":400,"err_code":10077,"description":"\#(words)"}}"#)
        } else if server.losses > 0 {
            server.losses -= 1
        } else {
            let id = publication.headers.first { $0.name == "Nats-Msg-Id" }?.value ?? ""
            if !server.knowsRepetitions || !server.records.contains(where: { $0.id == id }) {
                server.records.append((publication.payload, id))
            }
            answer(reply, #"{"stream":"S", "seq":1}"#)
        }
    }

    /// Delivers what is new, and returns whether anything is.
    fileprivate mutating func deliver(_ server: ClassServer.State) -> Bool {
        guard let feed, feed.next <= server.records.count else { return false }
        let skips = server.skips
        for (offset, record) in server.records[(feed.next - 1)...].enumerated().dropFirst(skips) {
            let (sequence, delivery) = (feed.next + offset, feed.delivery + offset + 1 - skips)
            // The server stores a record each second.
            let reply = "$JS.ACK.CLASS_SWIFT.C.1.\(sequence).\(delivery).\(sequence)000000000.0"
            arrived.append(
                Message(subject: "class.swift", subscription: subscription, reply: reply, payload: record.line))
        }
        let count = server.records.count - feed.next + 1
        self.feed = (feed.subject, feed.next + count, feed.delivery + count - skips)
        return true
    }

    private mutating func answer(_ reply: String, _ text: String) {
        arrived.append(Message(subject: reply, subscription: subscription + 1, payload: Array(text.utf8)))
    }
}

/// A program of a student, or the board of a teacher: what it has written, and what it knows of the class.
final class ClassMember {
    let lines: ClassJournal
    let stream: ClassStream
    private(set) var book = ClassBook()
    private(set) var restarts = 0
    private var outbox = ClassOutbox()

    init(_ lines: ClassJournal, on stream: ClassStream) { (self.lines, self.stream) = (lines, stream) }

    var waitingCount: Int { lines.lastNumber - book.lastNumber(of: lines.writer) }

    /// Reads what has arrived, and sends what is next.
    func step(at now: ContinuousClock.Instant = .now) {
        for delivery in stream.step() {
            if delivery.isRestart { restarts += 1 }
            book.enter(delivery)
        }
        outbox.send(lines, missingIn: book, through: stream, at: now)
    }

    /// Goes on until everything was sent and has come back.
    func settle(within limit: Duration = .seconds(10)) -> Bool {
        let deadline = Deadline(within: limit)
        step()
        while waitingCount > 0 || !stream.isCaughtUp, !deadline.isOver {
            if let number = stream.descriptor {
                _ = Readiness.wait(
                    toRead: Descriptor(number: number), min(stream.delay ?? .seconds(1), .milliseconds(50)))
            } else if let delay = stream.delay {
                SystemClock.sleep(delay)
            }
            step()
        }
        return waitingCount == 0
    }
}
