import Core
import Testing

@testable import JetStream

/// Records as they come to be.
struct OrderedConsumerTests {
    private var consumer = OrderedConsumer(subscription: 7, connection: 1)

    private static func time(_ milliseconds: Int64) -> Timestamp {
        Timestamp(milliseconds: 1_700_000_000_000 + milliseconds)
    }

    private func message(reply: String? = nil, headers: String? = nil) -> Message {
        Message(
            subject: "kiosk.a", subscription: 7, reply: reply,
            headers: headers.flatMap { Headers(parsing: Array(("NATS/1.0" + $0 + "\r\n\r\n").utf8)) }, payload: [])
    }

    private func record(_ sequence: Int, delivery: Int) -> Message {
        message(
            reply: "$JS.ACK.KIOSK_A.C.1.\(sequence).\(delivery).1700000000123456789.0",
            headers: "\r\nNats-Msg-Id: a-\(sequence)")
    }

    @Test mutating func `records arrive with their places, ids and times`() {
        #expect(
            consumer.receive(record(43, delivery: 1))
                == .record(StreamRecord(sequence: 43, line: [], id: "a-43", time: Self.time(123))))
        let domain = message(reply: "$JS.ACK.hub.HASH.KIOSK_A.C.1.44.2.1700000001000000000.0.x")
        #expect(
            consumer.receive(domain) == .record(StreamRecord(sequence: 44, line: [], id: nil, time: Self.time(1_000))))
    }

    @Test mutating func `a missing delivery is a gap, and so is a heartbeat that knows of more`() {
        _ = consumer.receive(record(43, delivery: 1))
        #expect(consumer.receive(message(headers: " 100 Idle Heartbeat\r\nNats-Last-Consumer: 1")) == .none)
        #expect(consumer.receive(message(headers: " 100 Idle Heartbeat\r\nNats-Last-Consumer: 2")) == .gap)
        #expect(consumer.receive(record(45, delivery: 3)) == .gap)
    }

    @Test mutating func `the server is answered where it waits`() {
        #expect(
            consumer.receive(message(reply: "$JS.FC.a", headers: " 100 FlowControl Request")) == .answer("$JS.FC.a"))
        let stalled = " 100 Idle Heartbeat\r\nNats-Last-Consumer: 0\r\nNats-Consumer-Stalled: $JS.FC.b"
        #expect(consumer.receive(message(headers: stalled)) == .answer("$JS.FC.b"))
    }

    @Test mutating func `two heartbeats may be late`() {
        let now = ContinuousClock.now
        _ = consumer.receive(record(1, delivery: 1), at: now)
        #expect(consumer.deadline == now + .seconds(65))
    }
}
