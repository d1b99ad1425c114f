import Core
import Foundation
import Synchronization
import TestSupport

@testable import JetStream
@testable import Storage

/// A server in memory with one stream, which does to its clients what a real one and the network between do: it loses questions and
/// answers, lets them arrive late, goes away, and forgets the end of what it had.
final class SimulatedServer: Sendable {
    /// An untrue answer about a record.
    enum Lie: Equatable {
        case error(Int)
        /// That this client may not write to the subject.
        case permission
    }

    struct State {
        var records: [(line: [UInt8], id: String)] = []
        var exists = true
        /// The number of streams so far.
        var stream = 1
        /// What the stream is besides, as JSON.
        var settings = #""num_replicas":1"#
        /// Whether it records what comes next, and lets the answer get lost.
        var losesNextAnswer = false
        /// What it answers although it has recorded; `nil` for the truth.
        var nextLie: Lie?
        /// How it refuses the next connections, and how many of them.
        var refusal: (ending: Session.Ending, count: Int)?
        /// How many of the last records it does not know yet, as one that has just become the leader, and to how many questions.
        var lag = (records: 0, questions: 0)
        /// What happens before the next record arrives.
        var interruption: (@Sendable () -> Void)?
        /// Whether it cannot say the next time what the stream is, as one of several servers that has just become the leader.
        var failsNextLook = false
        var isAway = false
        /// The number of times that it was started; connections of an earlier time are gone.
        var start = 1
        /// Messages that are still on their way.
        var late: [Publication] = []
        var generator: SeededGenerator
        var goodShare: Int
        /// Whether it also ends waits after it has recorded, with a refusal or an answer that arrives too late.
        var endsWaits = false
    }

    let state: Mutex<State>

    /// What it says about itself.
    let info: ServerInfo?

    /// Creates a server, of whose exchanges so many in a hundred are good.
    init(seed: UInt64 = 1, goodShare: Int = 100, isAlone: Bool = true, endsWaits: Bool = false) {
        let cluster = isAlone ? "" : #","cluster":"c""#
        info = ServerInfo(parsing: Array(#"{"version":"2.9.10","headers":true,"jetstream":true\#(cluster)}"#.utf8))
        state = Mutex(State(generator: SeededGenerator(seed: seed), goodShare: goodShare, endsWaits: endsWaits))
    }

    /// The lines of the stream.
    var lines: [[UInt8]] { state.withLock { $0.records.map(\.line) } }

    /// Goes away, or comes back.
    func setAway(_ isAway: Bool) {
        state.withLock { state in
            if state.isAway, !isAway { state.start += 1 }
            state.isAway = isAway
        }
    }

    /// Starts anew without the last records. What is on its way does not arrive: its connections are gone.
    func forget(_ count: Int) {
        state.withLock { state in
            state.records.removeLast(min(count, state.records.count))
            state.late = []
            state.start += 1
        }
    }

    /// Has another stream of the same name from now on, with other records. Its connections stay.
    func makeAnew(with lines: [[UInt8]]) {
        state.withLock { state in
            state.stream += 1
            state.records = lines.enumerated().map { ($1, "other-\($0)") }
        }
    }

    /// Takes a record of another kiosk.
    func append(_ line: [UInt8]) { state.withLock { $0.records.append((line, "another-\($0.records.count)")) } }

    /// Does not know the last records when it is asked for the stream so many times.
    func lag(behind records: Int, forQuestions questions: Int) {
        state.withLock { state in
            state.lag = (records, questions)
            state.start += 1
        }
    }

    /// Does something else from now on than it should.
    func change(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    /// Lets everything go well from now on. What is on its way arrives.
    func calmDown() {
        state.withLock { state in
            state.goodShare = 100
            state.isAway = false
            state.refusal = nil
            state.deliverLate(all: true)
        }
    }
}

extension SimulatedServer.State {
    mutating func refuseConnection() -> Session.Ending? {
        guard let refusal else { return nil }
        self.refusal = refusal.count > 1 ? (refusal.ending, refusal.count - 1) : nil
        return refusal.ending
    }

    mutating func deliverLate(all: Bool = false) {
        while let question = late.first, all || Int.random(in: 0..<3, using: &generator) == 0 {
            late.removeFirst()
            _ = answer(question)
        }
    }

    mutating func answer(_ question: Publication) -> Message {
        let words = question.subject.split(separator: ".")
        if question.subject.hasPrefix("$JS.API.STREAM.MSG.GET.") {
            let number = (try? JSONValue(parsing: question.payload))?["seq"]?.number ?? 0
            guard records.indices.contains(number - 1) else { return error(10_037, "no message found") }
            let record = records[number - 1]
            let headers = Data("NATS/1.0\r\nNats-Msg-Id: \(record.id)\r\n\r\n".utf8).base64EncodedString()
            return reply(
                #"{"message":{"seq":\#(number),"hdrs":"\#(headers)","data":"\#(Data(record.line).base64EncodedString())"}}"#
            )
        }
        if question.subject.hasPrefix("$JS.API.STREAM.") {
            if failsNextLook {
                failsNextLook = false
                return reply(#"{"error":{"code":503,"err_code":10008,"description":"unavailable"}}"#)
            }
            if !exists, words[3] == "INFO" { return error(10_059, "stream not found") }
            exists = true
            var count = records.count
            if lag.questions > 0 {
                lag.questions -= 1
                count -= lag.records
            }
            return reply(
                #"{"config":{\#(settings)},"created":"\#(stream)","state":{"last_seq":\#(count)}}"#)
        }
        func header(_ name: String) -> String? { question.headers.first { $0.name == name }?.value }
        let id = header("Nats-Msg-Id") ?? ""
        if let place = records.firstIndex(where: { $0.id == id }) {
            return reply(#"{"stream":"S", "seq":\#(place + 1),"duplicate": true}"#)
        }
        guard header("Nats-Expected-Last-Sequence") == String(records.count) else {
            return error(10_071, "wrong last sequence: \(records.count)")
        }
        records.append((question.payload, id))
        if case .error(let code) = nextLie {
            nextLie = nil
            return error(code, "no")
        }
        return reply(#"{"stream":"S", "seq":\#(records.count)}"#)
    }

    private func reply(_ text: String) -> Message {
        Message(subject: "_INBOX.k.1", subscription: 1, payload: Array(text.utf8))
    }

    private func error(_ code: Int, _ words: String) -> Message {
        reply(#"{"error":{"code":400,"err_code":\#(code),"description":"\#(words)"}}"#)
    }
}

/// A way to a server in memory.
final class SimulatedLink: ServerLink {
    private struct State {
        var connection: Int?
        var connections = 0
        var start = 0
    }

    private let server: SimulatedServer
    private let state = Mutex(State())

    init(to server: SimulatedServer) { self.server = server }

    var connection: Int? {
        let (isAway, start) = server.state.withLock { ($0.isAway, $0.start) }
        return state.withLock { $0.start == start && !isAway ? $0.connection : nil }
    }
    var info: ServerInfo? { server.info }
    let awaySince: Timestamp? = nil
    let refusal: Session.Ending? = nil
    let descriptor: Int32? = nil
    let delay: Duration? = nil
    let follows = false

    func step() -> [Message] { [] }
    func send(_ message: ClientMessage) {}
    func pause(_ time: Duration) {}
    func drop() { state.withLock { $0.connection = nil } }
    func setAlarm(_ time: ContinuousClock.Instant?) {}

    func exchange(
        _ questions: [Publication], _ turn: inout ServerWait.Turn, limit: Duration
    ) throws(LinkError) -> [Message] {
        if connection == nil {
            let (isAway, start) = server.state.withLock { ($0.isAway, $0.start) }
            if isAway { throw .away }
            if let ending = server.state.withLock({ $0.refuseConnection() }) { throw .refused(ending) }
            state.withLock { state in
                state.connections += 1
                (state.connection, state.start) = (state.connections, start)
            }
        }
        if questions.contains(where: { !$0.headers.isEmpty }) {
            let interruption = server.state.withLock { state in
                defer { state.interruption = nil }
                return state.interruption
            }
            interruption?()
        }
        var failure = LinkError.noAnswer
        let answers: [Message]? = server.state.withLock { server in
            server.deliverLate()
            if server.losesNextAnswer, questions.contains(where: { !$0.headers.isEmpty }) {
                server.losesNextAnswer = false
                for question in questions { _ = server.answer(question) }
                return nil
            }
            if server.nextLie == .permission, let record = questions.first(where: { !$0.headers.isEmpty }) {
                server.nextLie = nil
                for question in questions { _ = server.answer(question) }
                failure = .refused(.refused("Permissions Violation for Publish to \"\(record.subject)\""))
                return nil
            }
            if Int.random(in: 0..<100, using: &server.generator) < server.goodShare {
                return questions.map { server.answer($0) }
            }
            switch Int.random(in: 0..<(server.endsWaits ? 5 : 3), using: &server.generator) {
            // The question is lost.
            case 0: break
            // It has recorded, and closes the connection.
            case 1: for question in questions { _ = server.answer(question) }
            case 3:
                // It has recorded, and answers when the person has given up. The connection stays.
                for question in questions { _ = server.answer(question) }
                failure = .givenUp
            case 4:
                // It has recorded, and then it wants to know who speaks.
                for question in questions { _ = server.answer(question) }
                let endings: [Session.Ending] = [.needsTLS, .refused("Authorization Violation"), .notAServer]
                let ending = endings.randomElement(using: &server.generator) ?? .needsTLS
                server.refusal = (ending, Int.random(in: 1...3, using: &server.generator))
            // It records when the connection is gone.
            default: server.late += questions.filter { !$0.headers.isEmpty }
            }
            return nil
        }
        if let answers { return answers }
        // The next connection is another one, on which nothing was compared yet.
        if failure == .noAnswer { drop() }
        throw failure
    }
}
