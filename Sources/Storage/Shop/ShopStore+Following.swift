import JetStream
import JuiceMaker

/// The records of others as they come to be.
extension ShopStore {
    /// Reads what has arrived, without waiting for it.
    package mutating func readOn() throws(LedgerError) {
        try readReplica()
        if turn != nil { return }
        try listen()
        guard link.follows else { return }
        if let connection = link.connection, consumer?.connection != connection { try join(on: connection) }
        if let consumer, consumer.deadline <= .now {
            self.consumer = nil
            link.drop()
        }
        link.setAlarm(consumer?.deadline ?? probe?.retry)
    }

    /// Takes the messages that have arrived.
    mutating func listen() throws(LedgerError) {
        let messages = link.step()
        let (isAlone, subscription) = (link.info?.isAlone ?? true, probe?.subscription)
        if messages.contains(where: {
            $0.subscription == subscription && !StreamAnswer.isPassing($0, isAlone: isAlone)
        }) {
            probe?.isAnswered = true
        }
        guard var consumer, consumer.connection == link.connection else { return }
        var records: [StreamRecord] = []
        for message in messages where message.subscription == consumer.subscription {
            switch consumer.receive(message) {
            case .record(let record) where record.sequence == lastSequence + records.count + 1: records.append(record)
            case .record(let record) where record.sequence == lastSequence:
                try compare(try replica.line(lastSequence), with: record)
            case .record(let record) where record.sequence < lastSequence: break
            case .record, .gap:
                link.send(.unsubscribe(subscription: consumer.subscription))
                self.consumer = nil
                return try adopt(records)
            case .answer(let subject): link.send(.publish(Publication(subject: subject), reply: nil))
            case .none: break
            }
        }
        self.consumer = consumer
        try adopt(records)
    }

    /// Asks what the stream is, without waiting; when the answer is there, compares the stream, and asks for the records that follow.
    private mutating func join(on connection: Int) throws(LedgerError) {
        if probe?.connection != connection {
            subscription += 1
            let target = "_INBOX.live.\(idPrefix).\(subscription)"
            link.send(.subscribe(subject: target, subscription: subscription))
            probe = Probe(connection: connection, subscription: subscription, target: target)
        }
        guard var probe, probe.isAnswered else {
            // Once a second: while several servers look for a leader, none of them answers.
            if let target = self.probe?.target, self.probe?.retry ?? .now <= .now {
                self.probe?.retry = .now + .seconds(1)
                link.send(.publish(questions.info, reply: target))
            }
            return
        }
        self.probe = nil
        // A server that has just answered answers at once. If it does not, it is asked again.
        var turn = ServerWait.Turn(wait, limit: .seconds(1))
        do throws(LedgerError) {
            try check(&turn)
            consumer = OrderedConsumer(subscription: probe.subscription, connection: connection)
            _ = try ask([questions.follow(from: lastSequence + 1, to: probe.target)], &turn, StreamAnswer.check)
        } catch .shop(.away), .shop(.silent) {
            consumer = nil
            probe.isAnswered = false
            self.probe = probe
        }
    }
}

/// A question what the stream is, whose answer shows that a server can be asked for more.
struct Probe {
    let connection: Int
    let subscription: Int
    let target: String
    var retry = ContinuousClock.now
    var isAnswered = false
}
