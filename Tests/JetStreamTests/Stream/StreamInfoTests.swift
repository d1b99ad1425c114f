import Testing

@testable import JetStream

/// What a server says about a stream.
struct StreamInfoTests {
    private static let whole = """
        "name":"KIOSK_A","subjects":["kiosk.a"],"retention":"limits","max_consumers":-1,"max_msgs":-1,"max_bytes":-1,"max_age":0,\
        "max_msgs_per_subject":-1,"max_msg_size":1000000,"discard":"new","storage":"file","num_replicas":1,"sealed":false
        """

    private func info(_ settings: String, _ state: String = "") throws -> StreamInfo {
        let text = "{\"config\":{\(settings)},\"created\":\"then\",\"state\":{\"last_seq\":5,\(state)\"bytes\":9}}"
        let message = Message(subject: "_INBOX.k.1", subscription: 1, payload: Array(text.utf8))
        return try StreamAnswer.info(message, subject: "kiosk.a")
    }

    @Test func `a stream that keeps everything has no flaw`() throws {
        let info = try info(Self.whole, "\"messages\":5,\"first_seq\":1,")
        #expect(info.flaw == nil)
        #expect((info.lastSequence, info.created, info.copies) == (5, "then", 1))
    }

    @Test(arguments: [
        ("\"max_msgs\":-1", "\"max_msgs\":4", "max_msgs: 4"), ("\"max_bytes\":-1", "\"max_bytes\":9", "max_bytes: 9"),
        ("\"max_age\":0", "\"max_age\":2000", "max_age: 2000"), ("\"limits\"", "\"workqueue\"", "retention: workqueue"),
        ("\"file\"", "\"memory\"", "storage: memory"), ("[\"kiosk.a\"]", "[\"b\",\"c\"]", "subjects: b, c"),
        ("1000000", "300", "max_msg_size: 300"), ("false", "true", "sealed: true"),
        ("\"sealed\"", "\"no_ack\":true,\"sealed\"", "no_ack: true"),
    ])
    func `what does not keep everything is named`(part: String, other: String, flaw: String) throws {
        #expect(Self.whole.contains(part))
        #expect(try info(Self.whole.replacing(part, with: other)).flaw == flaw)
    }

    @Test func `messages that were removed are missed`() throws {
        #expect(try info(Self.whole, "\"messages\":4,").flaw == "messages: 4, last_seq: 5")
    }
}
