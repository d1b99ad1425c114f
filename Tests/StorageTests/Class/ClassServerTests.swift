import Classroom
import Core
import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// A class on a real server.
@Suite(.enabled(if: NatsServer.path != nil, "nats-server is not in PATH"), .serialized)
struct ClassServerTests {
    private let folder: TemporaryFolder
    private let koan: ClassName

    init() throws {
        folder = try TemporaryFolder()
        koan = try #require(ClassName("01"))
    }

    private func address(_ server: NatsServer) throws -> StreamAddress {
        try #require(StreamAddress("nats://127.0.0.1:\(server.port)/swift", of: .class))
    }

    private func stream(_ server: NatsServer, key: ServerKey? = nil) throws -> ClassStream {
        ClassStream(try address(server), key: key, as: "test")
    }

    private func student(_ name: String, on server: NatsServer) throws -> ClassMember {
        try member(.joined(#require(ClassName(name))), in: name, on: server)
    }

    private func member(_ opening: ClassEvent, in name: String, on server: NatsServer) throws -> ClassMember {
        let journal = try ClassJournal(in: folder.path(of: name), of: opening, now: SystemClock.now)
        return ClassMember(journal, on: try stream(server))
    }

    /// Writes the first record of the class.
    private func begin(on server: NatsServer) throws { #expect(try member(.created, in: "t", on: server).settle()) }

    /// What the stream has.
    private func deliveries(_ server: NatsServer, key: ServerKey? = nil) throws -> [ClassStream.Delivery] {
        var deliveries: [ClassStream.Delivery] = []
        try stream(server, key: key).catchUp(wait) { deliveries += $0 }
        return deliveries
    }

    private let wait = ServerWait(limit: .seconds(10))

    @Test func `a class goes on through the end of its server, and with another stream`() throws {
        let server = try NatsServer()
        let address = try address(server)
        #expect(throws: ClassError.noClass(server: address.description)) { try deliveries(server) }
        #expect(try ClassStream.create(address, key: nil, wait: wait))
        #expect(try !ClassStream.create(address, key: nil, wait: wait))
        #expect(try deliveries(server) == [])
        try begin(on: server)
        let (mina, sora) = (try student("a", on: server), try student("b", on: server))
        try mina.lines.append((1...200).map { .hint(koan: koan, number: $0) })
        #expect(mina.settle() && sora.settle())
        #expect(try deliveries(server).count == 203)
        server.kill()
        try sora.lines.append([.hand(isRaised: true)])
        let time = ContinuousClock().measure { for _ in 0..<20 { sora.step() } }
        #expect(time < .milliseconds(500))
        #expect(sora.stream.isAway && sora.waitingCount == 1)
        try server.start()
        #expect(sora.settle() && mina.settle())
        #expect(sora.book.student(sora.lines.writer)?.handSince != nil)
        // The teacher has set up the machine anew.
        server.kill()
        server.removeStore()
        try server.start()
        try ClassStream.create(address, key: nil, wait: wait)
        try begin(on: server)
        try sora.lines.append([.hand(isRaised: false)])
        #expect(sora.settle() && mina.settle() && sora.settle())
        #expect(sora.restarts == 1)
        #expect(mina.book.students.count == 2)
        #expect(try deliveries(server).count == 205)
    }

    @Test func `a line of the greatest length is accepted, and its time is that of the server`() throws {
        let server = try NatsServer()
        try ClassStream.create(address(server), key: nil, wait: wait)
        try begin(on: server)
        let mina = try student("a", on: server)
        let long = ClassEvent.source(koan: koan, text: String(repeating: "\"", count: 29_700))
        try mina.lines.append([long])
        #expect(mina.settle())
        let deliveries = try deliveries(server)
        #expect(deliveries.last?.record?.event == long)
        let age = SystemClock.milliseconds() - (deliveries.last?.time.milliseconds ?? 0)
        #expect((0...10_000).contains(age))
    }

    @Test func `a stranger without the key is refused, and hears why`() throws {
        let server = try NatsServer(
            "port: 4222\njetstream { store_dir: \"shop-data\" }\nauthorization { token: \"apple\" }\n")
        let key = ServerKey.token("apple")
        try ClassStream.create(address(server), key: key, wait: wait)
        #expect(try deliveries(server, key: key) == [])
        let refused = ClassError.refused(server: try address(server).description, words: "Authorization Violation")
        #expect(throws: refused) { try deliveries(server) }
        let stranger = try stream(server)
        let deadline = Deadline(within: .seconds(5))
        while stranger.problem == nil, !deadline.isOver {
            _ = stranger.step()
            SystemClock.sleep(.milliseconds(5))
        }
        #expect(stranger.problem == refused)
    }
}
