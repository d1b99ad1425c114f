import Classroom
import Core
import JetStream
import System

/// The records of a class as they come to be, and the way to add to them. It waits for nothing in a loop that waits for descriptors.
///
/// Each connection has two subscriptions: one for the records from the last one on that was read, and one for answers, which tell what the
/// stream is, and what became of a line.
package final class ClassStream {
    /// What has arrived.
    package struct Delivery: Equatable, Sendable {
        /// The record; `nil` for a message that is none.
        package let record: ClassRecord?
        /// The line of the record with its line feed, as it was written.
        package var line: [UInt8] = []
        /// The time at which the server has stored it.
        package let time: Timestamp
        /// A Boolean value that indicates whether the server has another stream now: all records follow from the first one.
        package var isRestart = false
    }

    /// The address of the class.
    package let address: StreamAddress
    private let link: any ServerLink
    private let questions: StreamQuestions
    private var talk: Talk?
    private var talkCount = 0
    /// What no other client calls its subjects.
    private let inbox = "_INBOX.class." + String(UInt64.random(in: .min ... .max), radix: 36)
    private var lastSequence = 0
    /// The time at which the stream was made, by which it is known again.
    private var created: String?
    private var trouble: ClassError?

    /// Creates a stream that has no connection yet.
    package convenience init(_ address: StreamAddress, key: ServerKey?, as clientName: String) {
        self.init(address, over: Link(to: address.servers, name: clientName, key: key))
    }

    init(_ address: StreamAddress, over link: any ServerLink) {
        (self.address, self.link) = (address, link)
        questions = StreamQuestions(about: address)
    }

    /// The descriptor to wait for; `nil` while there is none.
    package var descriptor: Int32? { link.descriptor }
    /// The time after which ``step()`` has something to do, whatever the descriptor says; `nil` if only the descriptor tells.
    package var delay: Duration? { link.delay }
    /// A Boolean value that indicates whether no server can be reached, or it does not answer.
    package var isAway: Bool { link.awaySince != nil || talk?.isSilent(for: Talk.noticeableSilence) ?? false }
    /// A Boolean value that indicates whether all records were read that the stream had when the connection began.
    package var isCaughtUp: Bool { talk?.end.map { lastSequence >= $0 } ?? false }
    /// What keeps the class from going on, for the person; `nil` if that is nothing, or only that the server is away.
    package var problem: ClassError? {
        link.refusal.map { ClassError(.refused($0), of: address) } ?? trouble
    }
}

/// What is said on one connection, from the question what the stream is.
private struct Talk {
    let inbox: String
    var consumer: OrderedConsumer
    /// The number of the subscription for answers.
    var answers: Int { consumer.subscription + 1 }
    /// The number of records that the stream had when it was asked; `nil` before the answer.
    var end: Int?
    /// The time at which the stream is asked for, again and again until there is an answer that helps.
    var retry = ContinuousClock.now
    /// The time since when the server owes an answer; `nil` if it owes none.
    var waitsSince: ContinuousClock.Instant?

    static let retryPause = Duration.seconds(1)
    /// A server answers in a millisecond. One that is silent for so long is told to be away.
    static let noticeableSilence = Duration.seconds(2)
    /// A connection without an answer for so long is given up: the other machine may be gone without a word.
    static let longestSilence = Duration.seconds(6)

    func isSilent(for time: Duration) -> Bool { waitsSince.map { ContinuousClock.now - $0 >= time } ?? false }

    /// The time at which something has to be done although nothing arrives.
    var alarm: ContinuousClock.Instant {
        min(
            consumer.deadline, waitsSince.map { $0 + Self.longestSilence } ?? consumer.deadline,
            end == nil ? retry : consumer.deadline)
    }
}

// MARK: - Reading

extension ClassStream {
    /// Reads what has arrived, without waiting for it.
    package func step() -> [Delivery] {
        var deliveries: [Delivery] = []
        for message in link.step() { take(message, &deliveries) }
        guard let connection = link.connection else {
            talk = nil
            return deliveries
        }
        if talk?.consumer.connection != connection { begin(on: connection) }
        if let talk, talk.consumer.deadline <= .now || talk.isSilent(for: Talk.longestSilence) {
            self.talk = nil
            link.drop()
        } else if let talk, talk.end == nil, talk.retry <= .now {
            self.talk?.retry = .now + Talk.retryPause
            ask(questions.info, "info")
        }
        link.setAlarm(talk?.alarm)
        return deliveries
    }

    private func begin(on connection: Int) {
        if let talk {
            link.send(.unsubscribe(subscription: talk.consumer.subscription))
            link.send(.unsubscribe(subscription: talk.answers))
        }
        talkCount += 1
        let subscription = Session.answers + 2 * talkCount
        let inbox = "\(inbox).\(talkCount)"
        talk = Talk(inbox: inbox, consumer: OrderedConsumer(subscription: subscription, connection: connection))
        // A server sends no records to a subject to which only a wildcard subscribes.
        link.send(.subscribe(subject: inbox, subscription: subscription))
        link.send(.subscribe(subject: inbox + ".*", subscription: subscription + 1))
    }

    private func ask(_ question: Publication, _ name: String) {
        guard let inbox = talk?.inbox else { return }
        if talk?.waitsSince == nil { talk?.waitsSince = .now }
        link.send(.publish(question, reply: inbox + "." + name))
    }

    private func take(_ message: Message, _ deliveries: inout [Delivery]) {
        guard let talk, [talk.consumer.subscription, talk.answers].contains(message.subscription) else { return }
        self.talk?.waitsSince = nil
        if message.subscription != talk.answers { return takeRecord(message, &deliveries) }
        do throws(StreamError) {
            switch message.subject {
            case talk.inbox + ".info": try takeInfo(message, &deliveries)
            case talk.inbox + ".sent":
                try StreamAnswer.check(message)
                trouble = nil
            default: try StreamAnswer.check(message)
            }
        } catch {
            if message.subject == talk.inbox + ".follow" { self.talk?.end = nil }
            if !StreamAnswer.isPassing(message, isAlone: link.info?.isAlone ?? true) {
                trouble = ClassError(error, of: address)
            }
        }
    }

    private func takeInfo(_ message: Message, _ deliveries: inout [Delivery]) throws(StreamError) {
        guard let talk, talk.end == nil else { return }
        let info = try StreamAnswer.info(message, subject: questions.subject)
        trouble = link.flaw(of: info).map { .unfit(server: address.description, words: $0) }
        if trouble != nil { return }
        if created.map({ $0 != info.created }) ?? false || info.lastSequence < lastSequence {
            lastSequence = 0
            deliveries.append(Delivery(record: nil, time: SystemClock.now(), isRestart: true))
        }
        created = info.created
        self.talk?.end = info.lastSequence
        ask(questions.follow(from: lastSequence + 1, to: talk.inbox), "follow")
    }

    private func takeRecord(_ message: Message, _ deliveries: inout [Delivery]) {
        switch talk?.consumer.receive(message) {
        case .record(let record)?:
            if record.sequence <= lastSequence { return }
            // Others can deliver to this subject too, from another place of the stream on.
            guard record.sequence == lastSequence + 1 else {
                if let connection = talk?.consumer.connection { begin(on: connection) }
                return
            }
            lastSequence = record.sequence
            let content = ClassLine.record(of: record.line)
            deliveries.append(
                Delivery(
                    record: content, line: content == nil ? [] : record.line, time: record.time ?? SystemClock.now()))
        case .answer(let subject)?: link.send(.publish(Publication(subject: subject), reply: nil))
        case .gap?: if let connection = talk?.consumer.connection { begin(on: connection) }
        case .none?, nil: break
        }
    }
}

// MARK: - Writing

extension ClassStream {
    /// Sends a line, unless there is no connection. It counts when it comes back.
    ///
    /// - Parameters:
    ///   - line: The line with its line feed.
    ///   - id: What tells a repetition from another line.
    package func send(_ line: [UInt8], id: String) {
        guard talk?.end != nil else { return }
        ask(questions.append(line, after: nil, id: id), "sent")
    }
}

// MARK: - Waiting

extension ClassStream {
    /// Creates the stream of a class, or joins the one that is there.
    ///
    /// - Returns: Whether it was created.
    /// - Throws: `ClassError` when no server can be reached, or it has no room for a class.
    @discardableResult
    package static func create(
        _ address: StreamAddress, key: ServerKey?, wait: ServerWait
    ) throws(ClassError) -> Bool {
        try create(address, over: Link(to: address.servers, name: "kiosk", key: key), wait)
    }

    static func create(_ address: StreamAddress, over link: any ServerLink, _ wait: ServerWait) throws(ClassError)
        -> Bool
    {
        let questions = StreamQuestions(about: address)
        var turn = ServerWait.Turn(wait)
        func info(_ question: Publication) throws(ClassError) -> StreamInfo {
            let answer: Message
            do throws(LinkError) { answer = try link.ask([question], &turn)[0] } catch {
                throw ClassError(error, of: address)
            }
            do throws(StreamError) { return try StreamAnswer.info(answer, subject: questions.subject) } catch {
                throw ClassError(error, of: address)
            }
        }
        var (found, isNew) = (StreamInfo.gone, false)
        do throws(ClassError) { found = try info(questions.info) } catch .noClass {
            // Only now the server has said whether it belongs to a cluster, which keeps three copies.
            found = try info(questions.create(copies: link.info?.isAlone ?? true ? 1 : 3))
            isNew = true
        }
        if let words = link.flaw(of: found) { throw .unfit(server: address.description, words: words) }
        return isNew
    }

    /// Waits until the stream was read to its end.
    ///
    /// - Parameters:
    ///   - wait: The wait.
    ///   - isRenewed: Whether the wait begins anew with whatever arrives: a long stream is no silent server.
    ///   - take: Takes what has arrived, at once: a stream of strangers may be longer than the memory.
    /// - Throws: `ClassError` when that is not possible now.
    package func catchUp(
        _ wait: ServerWait, isRenewed: Bool = true, _ take: ([Delivery]) -> Void
    ) throws(ClassError) {
        var turn = ServerWait.Turn(wait)
        while true {
            // Only such a wait looks up the name of a server.
            do throws(LinkError) { _ = try link.exchange([], &turn, limit: .zero) } catch {
                throw ClassError(error, of: address)
            }
            let deliveries = step()
            take(deliveries)
            if isCaughtUp { return }
            if isRenewed, !deliveries.isEmpty { turn.renew() }
            guard problem == nil, turn.goesOn() else { throw problem ?? .silent(server: address.description) }
            if deliveries.isEmpty { link.pause(min(turn.sleep, Self.look)) }
        }
    }

    /// The time between two looks at what has arrived, while a command waits.
    private static let look = Duration.milliseconds(2)
}

extension ClassBook {
    /// Enters what has arrived.
    ///
    /// - Returns: Whether a record was entered.
    @discardableResult
    package mutating func enter(_ delivery: ClassStream.Delivery) -> Bool {
        if delivery.isRestart { self = ClassBook() }
        if let record = delivery.record { return enter(record, at: delivery.time) }
        if !delivery.isRestart { leaveOut() }
        return false
    }
}
