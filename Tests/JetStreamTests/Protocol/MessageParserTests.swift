import Testing

@testable import JetStream

/// What a server sends, byte by byte.
struct MessageParserTests {
    private static let info = """
        INFO {"server_id":"A","server_name":"bar","version":"2.9.10","proto":1,"headers":true,"max_payload":1048576,\
        "connect_urls":["10.0.0.2:4222","10.0.0.3:4222"],"cluster":"x"} \r\n
        """
    private static let delivery =
        "HMSG kiosk.a 7 $JS.ACK.KIOSK_A.C.1.43.2.17.0 32 35\r\nNATS/1.0\r\nNats-Msg-Id: 4-one\r\n\r\n{}\n\r\n"

    /// Returns all messages of a text that arrives in pieces of a size.
    private func parse(_ text: String, pieces: Int = .max) throws -> [ServerMessage] {
        var parser = MessageParser()
        var messages: [ServerMessage] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            Array(rest.prefix(pieces)).withUnsafeBytes { parser.append($0) }
            rest = rest.dropFirst(pieces)
            while let message = try parser.next() { messages.append(message) }
        }
        return messages
    }

    @Test func `a server says what it is`() throws {
        guard case .info(let info)? = try parse(Self.info).first else { return #expect(Bool(false)) }
        #expect(info.version == "2.9.10" && info.name == "bar" && info.hasHeaders && !info.needsTLS && !info.isAlone)
        #expect(info.greatestPayload == 1_048_576 && info.others == ["10.0.0.2:4222", "10.0.0.3:4222"])
    }

    @Test func `a message is the same in whatever pieces it arrives`() throws {
        let text =
            Self.info + "PING\r\n" + Self.delivery + "MSG s 1  3\r\na\r\n\r\n+OK\r\nPONG\r\n-ERR 'Stale Connection'\r\n"
        let whole = try parse(text)
        #expect(whole.count == 7)
        #expect(
            whole[2]
                == .message(
                    Message(
                        subject: "kiosk.a", subscription: 7, reply: "$JS.ACK.KIOSK_A.C.1.43.2.17.0",
                        headers: Headers(parsing: Array("NATS/1.0\r\nNats-Msg-Id: 4-one\r\n\r\n".utf8)),
                        payload: Array("{}\n".utf8))))
        #expect(whole[3] == .message(Message(subject: "s", subscription: 1, payload: Array("a\r\n".utf8))))
        #expect(whole[6] == .error("Stale Connection"))
        for pieces in 1...40 { #expect(try parse(text, pieces: pieces) == whole, "\(pieces)") }
    }

    @Test func `the status of the server stands in the first line of the headers`() throws {
        guard case .message(let message)? = try parse("HMSG _INBOX.k.1 1 16 16\r\nNATS/1.0 503\r\n\r\n\r\n").first
        else {
            return #expect(Bool(false))
        }
        #expect(message.headers?.status == 503)
        let beat = Headers(parsing: Array("NATS/1.0 100 Idle Heartbeat\r\nNats-Last-Consumer: 2\r\n\r\n".utf8))
        #expect(beat?.status == 100 && beat?.words == "Idle Heartbeat" && beat?["Nats-Last-Consumer"] == "2")
    }

    @Test(arguments: [
        "HTTP/1.1 400 Bad Request\r\n", "MSG s 1\r\n", "MSG s 1 x\r\n", "MSG s 1 -1\r\n", "HMSG s 1 5 3\r\nabcde\r\n",
        "MSG s 1 2\r\nabcd\r\n", "HMSG s 1 4 4\r\nabcd\r\n", "INFO nothing\r\n", String(repeating: "x", count: 70_000),
    ])
    func `what is not the protocol is refused`(text: String) {
        #expect(throws: ProtocolError.self) { try parse(text) }
    }

    @Test func `no garbled bytes crash the parser`() {
        var generator = SystemRandomNumberGenerator()
        let text = Array((Self.info + Self.delivery).utf8)
        for _ in 0..<2_000 {
            var bytes = text
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            var parser = MessageParser()
            bytes.withUnsafeBytes { parser.append($0) }
            while (try? parser.next()) ?? nil != nil {}
        }
    }
}

/// What a client sends.
struct ClientMessageTests {
    private func text(_ message: ClientMessage) -> String {
        var bytes: [UInt8] = []
        message.write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a message with headers says where they end`() {
        let publication = Publication(
            subject: "kiosk.a", headers: [.init(name: "Nats-Msg-Id", value: "A-17")], payload: Array("{…}\n".utf8))
        #expect(
            text(.publish(publication, reply: "_INBOX.k.7"))
                == "HPUB kiosk.a _INBOX.k.7 31 37\r\nNATS/1.0\r\nNats-Msg-Id: A-17\r\n\r\n{…}\n\r\n")
        #expect(text(.publish(Publication(subject: "a"), reply: nil)) == "PUB a 0\r\n\r\n")
    }

    @Test func `a key is shown in the greeting alone`() throws {
        let token = try #require(ServerKey(parsing: Array("se\"cret\n".utf8)))
        #expect(text(.greeting(name: "kiosk", key: token)).contains(#""auth_token":"se\"cret"}"#))
        #expect(ServerKey(parsing: Array("mina\npass word".utf8)) == .user("mina", password: "pass word"))
        for bad in ["", "\n", "a\nb\nc", "a\n\n"] { #expect(ServerKey(parsing: Array(bad.utf8)) == nil, "\(bad)") }
    }

    @Test func `base 64 is decoded, and nothing else is`() {
        #expect(Base64.decode("dHdv") == Array("two".utf8))
        #expect(Base64.decode("") == [])
        #expect(Base64.decode("/+8=") == [0xFF, 0xEF])
        for bad in ["dHd", "dH=v", "d Hv", "dHd!", "dHe="] { #expect(Base64.decode(bad) == nil, "\(bad)") }
    }
}
