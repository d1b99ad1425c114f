import Core
import Synchronization
import System

/// The link to the servers of a stream: one connection at a time, which is made anew when it ends.
///
/// It has no thread. In a loop that waits for descriptors, ``step()`` does what can be done without waiting; ``exchange(_:_:limit:)``
/// waits for answers.
package final class Link: ServerLink {
    private let state: Mutex<LinkState>

    /// Creates a link without a connection.
    ///
    /// - Parameters:
    ///   - servers: The servers, of which any can be used.
    ///   - name: The name of the client, for a person who looks at the server.
    ///   - key: What the client shows to the server; `nil` if that is nothing.
    package init(to servers: [StreamAddress.Server], name: String, key: ServerKey?) {
        state = Mutex(LinkState(servers: servers, name: name, key: key))
    }

    /// The number of the connection that messages can be sent on, from 1; `nil` if there is none.
    package var connection: Int? { state.withLock { $0.isReady ? $0.generation : nil } }
    /// What the server of the connection says about itself; `nil` before the first connection.
    package var info: ServerInfo? { state.withLock { $0.info } }
    /// The time since when no server can be reached; `nil` while there is a connection, and before the first try.
    package var awaySince: Timestamp? { state.withLock { $0.awaySince } }
    /// The reason why the server does not let this client in, or does not allow a subject; `nil` if it has refused nothing.
    package var refusal: Session.Ending? { state.withLock { $0.refusal ?? $0.session?.complaint.map { .refused($0) } } }
    /// The descriptor to wait for; `nil` while there is none.
    package var descriptor: Int32? { state.withLock { $0.wire?.descriptor.number } }
    /// The time after which ``step()`` has something to do, whatever the descriptor says; `nil` if only the descriptor tells.
    package var delay: Duration? { state.withLock { $0.delay } }

    /// Reads what has arrived, sends what has to be sent, and begins a connection when it is time. It does not wait.
    ///
    /// - Returns: The messages that have arrived and answer no question.
    package func step() -> [Message] {
        state.withLock { state in
            state.step()
            return state.takeMessages()
        }
    }

    /// Waits until there is a connection, or no server can be reached within a time.
    package func waitForConnection(atMost limit: Duration) {
        var turn = ServerWait.Turn(ServerWait(limit: limit))
        state.withLock { try? $0.waitForConnection(&turn) }
    }

    /// Sends a message, unless there is no connection.
    package func send(_ message: ClientMessage) {
        state.withLock { state in
            state.session?.send(message)
            state.step()
        }
    }

    /// Sends questions together, and waits for all of their answers. It makes a connection if there is none.
    ///
    /// - Parameters:
    ///   - questions: The messages to publish.
    ///   - turn: The wait.
    ///   - limit: The longest time to wait for the answers on one connection.
    /// - Returns: The answers in the order of the questions.
    /// - Throws: `LinkError`. Then a question may have arrived at the server or not.
    package func exchange(
        _ questions: [Publication], _ turn: inout ServerWait.Turn, limit: Duration
    ) throws(LinkError) -> [Message] {
        try state.withLock { state throws(LinkError) in try state.exchange(questions, &turn, limit) }
    }

    /// A Boolean value that indicates whether a connection is kept, and what comes to be is read at once.
    package var follows: Bool { state.withLock { $0.follows } }

    /// Keeps a connection from now on.
    package func follow() { state.withLock { $0.follows = true } }

    /// Waits a moment.
    package func pause(_ time: Duration) { SystemClock.sleep(time) }

    /// Ends the connection, because nothing is heard from the other end. The next one is begun at once.
    package func drop() { state.withLock { $0.drop(nil) } }

    /// Sets the time at which ``step()`` has something to do although nothing has arrived; `nil` for none.
    package func setAlarm(_ time: ContinuousClock.Instant?) { state.withLock { $0.alarm = time } }
}

private struct LinkState {
    let servers: [StreamAddress.Server]
    let name: String
    let key: ServerKey?
    var wire: Socket?
    var session: Session?
    var info: ServerInfo?
    /// The number of connections so far on which messages could be sent.
    var generation = 0
    var awaySince: Timestamp?
    var alarm: ContinuousClock.Instant?
    var follows = false

    /// The addresses of the names that were looked up.
    private var known: [StreamAddress.Server: [SocketAddress]] = [:]
    /// The addresses that are not tried yet in this round.
    private var addresses: [SocketAddress] = []
    private var rounds = 0
    private var nextTry = ContinuousClock.now
    private var greetingEnd = ContinuousClock.now
    var refusal: Session.Ending?
    /// The numbers of the questions that wait for their answers.
    private var asked: ClosedRange<Int>?
    private var answers: [Int: Message] = [:]
    private var questionNumber = 0
    private var messages: [Message] = []
    /// The number of bytes of these messages, with what they take besides their content.
    private var messageBytes = 0
    private let inbox: String

    /// The pauses after rounds in which no server could be reached: a server that starts anew is found soon, and one that stays away takes
    /// no notable time.
    private static let pauses = Duration.milliseconds(50)...Duration.seconds(2)
    /// A connection that cannot be used after this time is given up. The server itself waits two seconds for a greeting.
    private static let greetingTime = Duration.seconds(2)
    /// The greatest number of times that bytes are read at once: a server that sends without a pause must not keep the kiosk from its keys.
    private static let mostReads = 16
    /// A server that sends more than this without a question is none: the flow control of a real one waits earlier.
    private static let mostMessageBytes = 64 << 20

    init(servers: [StreamAddress.Server], name: String, key: ServerKey?) {
        (self.servers, self.name, self.key) = (servers, name, key)
        inbox = "_INBOX." + String(UInt64.random(in: .min ... .max), radix: 36)
    }

    var isReady: Bool { session?.state == .ready }

    var delay: Duration? {
        // Sending reads, too, and nothing may arrive after what was read then.
        if !messages.isEmpty { return .zero }
        let time: ContinuousClock.Instant? = wire == nil ? nextTry : isReady ? alarm : greetingEnd
        return time.map { max(.zero, $0 - .now) }
    }

    mutating func takeMessages() -> [Message] {
        defer { (messages, messageBytes) = ([], 0) }
        return messages
    }

    // MARK: Without waiting

    mutating func step(canWait: Bool = false) {
        if wire == nil, ContinuousClock.now >= nextTry { begin(canWait) }
        guard wire != nil else { return }
        receive()
        send()
        guard let session else { return }
        if case .ended(let ending) = session.state {
            drop(ending)
        } else if !isReady, ContinuousClock.now >= greetingEnd {
            drop(nil)
        }
    }

    /// Begins a connection to the next address.
    private mutating func begin(_ canWait: Bool) {
        if addresses.isEmpty {
            rounds += 1
            let others = (info?.others ?? []).compactMap { StreamAddress.Server($0) }.filter { !servers.contains($0) }
            addresses = (servers + others).flatMap { find($0, canWait) }
        }
        while !addresses.isEmpty {
            guard let wire = try? Socket(connectingTo: addresses.removeFirst()) else { continue }
            self.wire = wire
            session = Session(name: name, key: key, inbox: inbox)
            greetingEnd = .now + Self.greetingTime
            return
        }
        drop(nil)
    }

    /// Returns the addresses of a server. A name is looked up only where a person waits anyway, once, and again after a round in which no
    /// server could be reached.
    private mutating func find(_ server: StreamAddress.Server, _ canWait: Bool) -> [SocketAddress] {
        if let number = try? SocketAddress.find(host: server.host, port: server.port, isNumber: true) { return number }
        if canWait, rounds > 1 || known[server] == nil,
            let found = try? SocketAddress.find(host: server.host, port: server.port)
        {
            known[server] = found
        }
        return known[server] ?? []
    }

    private mutating func receive() {
        guard let wire else { return }
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            for _ in 0..<Self.mostReads {
                switch wire.read(into: buffer) {
                case .moved(0), .failed: return session?.connectionWasClosed() ?? ()
                case .moved(let count): session?.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                case .wouldBlock: return
                }
                take()
                if case .ended? = session?.state { return }
            }
        }
        take()
        if isReady, awaySince != nil || rounds > 0 || generation == 0 { begun() }
    }

    private mutating func take() {
        for message in session?.takeMessages() ?? [] {
            if let number = message.questionNumber {
                if asked?.contains(number) == true { answers[number] = message }
            } else {
                messages.append(message)
                messageBytes += message.payload.count + 256
            }
        }
        if messageBytes > Self.mostMessageBytes { session?.end(.notAServer) }
    }

    private mutating func begun() {
        generation += 1
        (rounds, awaySince, refusal, addresses) = (0, nil, nil, [])
        info = session?.info
    }

    private mutating func send() {
        guard let wire, let output = session?.output, !output.isEmpty else { return }
        switch output.withUnsafeBytes({ wire.write($0) }) {
        case .moved(let count): session?.didSend(count)
        case .wouldBlock: break
        case .failed: session?.connectionWasClosed()
        }
    }

    /// Ends the connection, and sets the time of the next one.
    mutating func drop(_ ending: Session.Ending?) {
        wire?.close()
        if case .closed? = ending {} else if let ending { refusal = ending }
        (wire, session, answers, messages, messageBytes) = (nil, nil, [:], [], 0)
        if awaySince == nil { awaySince = Timestamp(milliseconds: SystemClock.milliseconds()) }
        let pause = Self.pauses.lowerBound * (1 << min(max(rounds - 1, 0), 6))
        nextTry = addresses.isEmpty ? .now + min(pause, Self.pauses.upperBound) : .now
    }

    // MARK: Waiting

    mutating func exchange(
        _ questions: [Publication], _ turn: inout ServerWait.Turn, _ limit: Duration
    ) throws(LinkError) -> [Message] {
        try waitForConnection(&turn)
        if questions.isEmpty { return [] }
        let connection = generation
        let numbers = questionNumber + 1...questionNumber + questions.count
        questionNumber = numbers.upperBound
        asked = numbers
        defer { (asked, answers) = (nil, [:]) }
        session?.forgetComplaint()
        for (number, question) in zip(numbers, questions) { session?.ask(question, number: number) }
        let end = ContinuousClock.now + limit
        while true {
            step()
            if generation != connection || !isReady { throw .noAnswer }
            let found = numbers.compactMap { answers[$0] }
            if found.count == numbers.count { return found }
            // A question that the server does not allow has no answer.
            if let words = session?.complaint, words.contains("Publish") { throw .refused(.refused(words)) }
            if ContinuousClock.now >= end {
                // The other end may be gone without a word.
                drop(nil)
                throw .noAnswer
            }
            if !turn.goesOn() { throw .givenUp }
            sleep(min(turn.sleep, end - .now))
        }
    }

    mutating func waitForConnection(_ turn: inout ServerWait.Turn) throws(LinkError) {
        // A person who asks does not wait for the end of a pause.
        if wire == nil { nextTry = .now }
        while true {
            step(canWait: true)
            if isReady { return }
            if let refusal, wire == nil { throw .refused(refusal) }
            guard turn.goesOn() else { throw .away }
            sleep(min(turn.sleep, delay ?? .seconds(1)))
        }
    }

    private func sleep(_ time: Duration) {
        var readiness = Readiness()
        if let wire {
            _ = readiness.reading(wire.descriptor)
            if session?.output.isEmpty == false { _ = readiness.writing(wire.descriptor) }
        }
        readiness.wait(time)
    }
}
