import Core

/// The records of a stream as they come to be, in their order and without a gap.
///
/// A server numbers what it delivers. Where a number is missing, or nothing is heard for two heartbeats, the records are asked for anew,
/// from the last one on: no delivery has to be acknowledged (NATS ADR-17).
package struct OrderedConsumer: Sendable {
    /// The time after which a server that delivers nothing shows that it is there.
    package static let heartbeat = Duration.seconds(30)

    /// What a message means.
    package enum Event: Equatable {
        /// This is the next record, or one that was read already.
        case record(StreamRecord)
        /// The server waits for an empty message to this subject.
        case answer(String)
        /// Something was lost. The records must be asked for anew.
        case gap
        /// Nothing has to be done.
        case none
    }

    /// The number of the subscription.
    package let subscription: Int
    /// The connection on which the records arrive.
    package let connection: Int
    private var deliveries = 0
    private var lastHeard = ContinuousClock.now

    /// Creates a consumer that has heard nothing yet.
    package init(subscription: Int, connection: Int) {
        (self.subscription, self.connection) = (subscription, connection)
    }

    /// The time at which the server was silent for too long.
    package var deadline: ContinuousClock.Instant { lastHeard + Self.heartbeat * 2 + .seconds(5) }

    /// Takes a message of the subscription.
    package mutating func receive(_ message: Message, at now: ContinuousClock.Instant = .now) -> Event {
        lastHeard = now
        if message.headers?.status == 100 {
            // Flow control: the server goes on when it knows that everything so far has arrived.
            if let reply = message.reply { return .answer(reply) }
            if let last = message.headers?["Nats-Last-Consumer"].flatMap({ Int($0) }), last != deliveries {
                return .gap
            }
            if let reply = message.headers?["Nats-Consumer-Stalled"] { return .answer(reply) }
            return .none
        }
        guard let place = Self.place(of: message) else { return message.headers?.status == nil ? .none : .gap }
        guard place.delivery == deliveries + 1 else { return .gap }
        deliveries += 1
        return .record(
            StreamRecord(
                sequence: place.sequence, line: message.payload, id: message.headers?[StreamRecord.idHeader],
                time: place.time))
    }

    /// Returns the numbers in `$JS.ACK.stream.consumer.tries.sequence.delivery.time.pending`; a server with a domain has two more words
    /// in front of the stream, and one behind.
    private static func place(of message: Message) -> (sequence: Int, delivery: Int, time: Timestamp)? {
        guard let words = message.reply?.split(separator: "."), words.starts(with: ["$JS", "ACK"]) else { return nil }
        let first = words.count >= 11 ? 7 : 5
        guard words.count > first + 2, let sequence = Int(words[first]), let delivery = Int(words[first + 1]),
            let nanoseconds = Int64(words[first + 2])
        else { return nil }
        return (sequence, delivery, Timestamp(milliseconds: nanoseconds / 1_000_000))
    }
}
