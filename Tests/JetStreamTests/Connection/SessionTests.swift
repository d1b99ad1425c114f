import Testing

@testable import JetStream

/// A connection, without one.
struct SessionTests {
    private static let info = "INFO {\"version\":\"2.9.10\",\"headers\":true}\r\n"
    private var session = Session(name: "kiosk", key: nil, inbox: "_INBOX.k")

    private mutating func receive(_ text: String) -> String {
        Array(text.utf8).withUnsafeBytes { session.receive($0) }
        defer { session.didSend(session.output.count) }
        return String(decoding: session.output, as: UTF8.self)
    }

    @Test mutating func `a session greets, and is ready with the answer to its ping`() {
        #expect(receive("") == "")
        let greeting = receive(Self.info)
        #expect(greeting.hasPrefix("CONNECT {") && greeting.hasSuffix("}\r\nSUB _INBOX.k.* 1\r\nPING\r\n"))
        #expect(session.state == .greeting)
        #expect(receive("PONG\r\n") == "")
        #expect(session.state == .ready)
        #expect(receive("PING\r\n") == "PONG\r\n")
        session.ask(Publication(subject: "a"), number: 7)
        #expect(receive("MSG _INBOX.k.7 1 2\r\n{}\r\n") == "PUB a _INBOX.k.7 0\r\n\r\n")
        #expect(session.takeMessages().map(\.questionNumber) == [7])
        #expect(session.takeMessages() == [])
    }

    @Test(arguments: [
        (info + "-ERR 'Authorization Violation'\r\n", Session.Ending.refused("Authorization Violation")),
        ("INFO {\"version\":\"2.10.1\",\"headers\":true,\"tls_required\":true}\r\n", .needsTLS),
        ("HTTP/1.1 400 Bad Request\r\n", .notAServer), (String(repeating: "A", count: 100_000), .notAServer),
    ])
    mutating func `a server that refuses, wants TLS, or is none ends the session`(text: String, ending: Session.Ending)
    {
        _ = receive(text)
        #expect(session.state == .ended(ending))
    }

    @Test mutating func `a session goes on after a refused subject, and ends after other errors`() {
        _ = receive(Self.info + "PONG\r\n-ERR 'Permissions Violation for Publish to \"a\"'\r\n")
        #expect(session.complaint == "Permissions Violation for Publish to \"a\"")
        session.forgetComplaint()
        #expect(session.state == .ready && session.complaint == nil)
        _ = receive("INFO {\"version\":\"2.9.11\",\"headers\":true}\r\n-ERR 'Stale Connection'\r\n")
        #expect(session.info?.version == "2.9.11" && session.state == .ended(.closed("Stale Connection")))
    }

    @Test mutating func `a server that says nothing new is not listened to for ever`() {
        for words in ["PING\r\n", "PONG\r\n", "+OK\r\n", Self.info] {
            session = Session(name: "kiosk", key: nil, inbox: "_INBOX.k")
            _ = receive(Self.info + "PONG\r\n" + String(repeating: words, count: 9_000))
            _ = receive("MSG a 7 0\r\n\r\n" + String(repeating: words, count: 9_000))
            #expect(session.state == .ready)
            _ = receive(String(repeating: words, count: 20_000))
            #expect(session.state == .ended(.notAServer) && session.output == [])
        }
    }
}

/// The address of a shop or a class.
struct StreamAddressTests {
    @Test func `an address names servers and a shop`() throws {
        let address = try #require(StreamAddress("nats://10.0.0.2,bar.local:4223,[::1]:4224/juice-1"))
        #expect(address.servers.map(\.description) == ["10.0.0.2:4222", "bar.local:4223", "[::1]:4224"])
        #expect(address.stream == "KIOSK_JUICE-1")
        #expect(address.subject == "kiosk.juice-1")
        #expect(StreamAddress(address.description) == address)
    }

    @Test func `a class and a shop of one address have a stream each`() throws {
        let address = try #require(StreamAddress("nats://10.0.0.2/swift", of: .class))
        #expect((address.stream, address.subject) == ("CLASS_SWIFT", "class.swift"))
        #expect(address.description == "nats://10.0.0.2:4222/swift")
        #expect(StreamAddress(address.description)?.stream == "KIOSK_SWIFT")
    }

    @Test(arguments: [
        "10.0.0.2/a", "nats://", "nats:///a", "nats://a", "nats://a/", "nats://a/b/c", "nats://a/B", "nats://a/b.c",
        "nats://a:0/b", "nats://a:x/b", "nats://a:70000/b", "nats://user:word@a/b", "nats://a,/b", "tls://a/b",
        "nats://[::1/a", "nats://::1/a", "nats://::1]:4222/a", "nats://a:+5222/b",
    ])
    func `what is no address is refused, and a key is`(text: String) {
        #expect(StreamAddress(text) == nil)
    }
}
