import Core
import JuiceMaker
import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// Shops on servers with the configurations that the page shows.
@Suite(.enabled(if: NatsServer.path != nil, "nats-server is not in PATH"), .serialized)
struct ShopPageTests {
    private let configurations: [String]
    private let key: ServerKey?

    init() throws {
        configurations = try MarkdownPage(path: "Resources/Pages/Shop.md").codeBlocks
            .filter { $0.language == "conf" }.map { $0.lines.joined(separator: "\n") + "\n" }
        key = ServerKey(parsing: Array("change-this-token\n".utf8))
        try #require(configurations.count == 5)
    }

    @Test func `one server starts, and asks for its token`() throws {
        let server = try NatsServer(configurations[0])
        var shop = try TestShop(server: server.port)
        let name = shop.address.description
        #expect(throws: LedgerError.shop(.refused(server: name, words: "Authorization Violation"))) {
            _ = try shop.create("a")
        }
        shop.key = key
        #expect(try shop.create("a").lastSequence == 1)
        #expect(try shop.open("a").number(of: shop.request("mango")) == 1)
        let status = try ShopLedger.status(shop.place("a"), monitoringPort: server.monitoringPort)
        #expect(status.comparison.missing == nil)
        #expect(MonitoringPage.read("/jsz", of: "127.0.0.1", server.monitoringPort)?["config"] != nil)
        #expect(status.server.version.split(separator: ".").count == 3)
    }

    @Test func `a kiosk with a user of its own sells, and cannot delete the stream`() throws {
        let server = try NatsServer(
            configurations[0], replacing: [("authorization { token: \"change-this-token\" }", configurations[1])])
        var shop = try TestShop(server: server.port, name: "juice")
        shop.key = ServerKey(parsing: Array("owner\nthe-owner's-password\n".utf8))
        #expect(try shop.create("a").lastSequence == 1)
        shop.key = ServerKey(parsing: Array("kiosk\nchange-this-password\n".utf8))
        #expect(try shop.open("b").number(of: shop.request("mango")) == 1)
        for verb in ["DELETE", "PURGE", "UPDATE"] {
            let question = Publication(subject: "$JS.API.STREAM.\(verb).KIOSK_JUICE", payload: Array("{}".utf8))
            #expect(throws: LinkError.self) { try ask(question, at: shop.address, key: shop.key) }
        }
        #expect(try shop.open("c").number(of: shop.request("mango")) == 2)
    }

    @Test func `three servers have three copies, and sell while one of them is away`() throws {
        let routes = try (0..<3).map { _ in try NatsServer.freePort() }
        let servers = try routes.indices.map { number in
            let others = routes.filter { $0 != routes[number] }
            return try NatsServer(
                configurations[2],
                replacing: [
                    ("shop-1", "shop-\(number)"), ("0.0.0.0:6222", "127.0.0.1:\(routes[number])"),
                    ("10.0.0.3:6222", "127.0.0.1:\(others[0])"), ("10.0.0.4:6222", "127.0.0.1:\(others[1])"),
                ])
        }
        var shop = try TestShop(server: servers[0].port, others: servers.dropFirst().map(\.port))
        shop.key = key
        // A cluster places nothing before each server knows the others.
        let end = ContinuousClock.now + .seconds(20)
        var created = Result { () throws(LedgerError) in try shop.create("a") }
        while case .failure(.shop(.refused(_, let words))) = created, words.contains("10005"), .now < end {
            SystemClock.sleep(.milliseconds(100))
            created = Result { () throws(LedgerError) in try shop.create("a") }
        }
        #expect(try created.get().copies == 3)
        for (number, server) in servers.enumerated() {
            var one = try TestShop(server: server.port)
            one.key = key
            #expect(try one.open("a").number(of: one.request("mango")) == number + 1)
        }
        servers[0].kill()
        #expect(try shop.open("a").number(of: shop.request("mango")) == 4)
    }

    @Test(.enabled(if: NatsServer.certificateMaker != nil, "openssl is not in PATH"))
    func `a shop on a leaf sells while the head office is away, which catches up afterwards`() throws {
        let certificate = try TemporaryFolder()
        try NatsServer.makeCertificate(in: certificate)
        let files = ["head.pem", "head.key"].map { ("\"\($0)\"", "\"\(certificate.path(of: $0))\"") }
        let port = try NatsServer.freePort()
        let head = try NatsServer(configurations[4], replacing: files + [("7422", String(port))])
        let leaf = try NatsServer(
            configurations[3], replacing: files + [("head.example.com:7422", "127.0.0.1:\(port)")])
        let shop = try TestShop(server: leaf.port, name: "seoul")
        #expect(try shop.create("a").lastSequence == 1)
        let ledger = try shop.open("a")
        #expect(try ledger.number(of: shop.request("mango")) == 1)
        let copy = try TestShop(server: head.port, name: "seoul").address
        let mirror = #"{"name":"KIOSK_SEOUL","mirror":{"name":"KIOSK_SEOUL","external":{"api":"$JS.seoul.API"}}}"#
        let question = Publication(subject: "$JS.API.STREAM.CREATE.KIOSK_SEOUL", payload: Array(mirror.utf8))
        try StreamAnswer.check(ask(question, at: copy))
        #expect(try has(2, copy))
        head.kill()
        #expect(try ledger.number(of: shop.request("mango")) == 2)
        try head.start()
        #expect(try has(3, copy))
        // A shop of the same name at the head office is another one.
        let (here, there) = (try TestShop(server: leaf.port), try TestShop(server: head.port))
        #expect(try here.create("a").lastSequence == 1)
        #expect(try there.create("a").lastSequence == 1)
        #expect(try here.open("a").number(of: here.request("mango")) == 1)
        #expect(try there.create("a").lastSequence == 1)
    }

    private func ask(_ question: Publication, at address: StreamAddress, key: ServerKey? = nil) throws -> Message {
        let link = Link(to: address.servers, name: "head office", key: key)
        var turn = ServerWait.Turn(ServerWait())
        return try #require(try link.exchange([question], &turn, limit: .seconds(2)).first)
    }

    /// Returns whether a stream has so many records soon.
    private func has(_ count: Int, _ address: StreamAddress) throws -> Bool {
        let deadline = Deadline(within: .seconds(40))
        while !deadline.isOver {
            let info = try StreamAnswer.info(
                ask(StreamQuestions(about: address).info, at: address), subject: address.subject)
            if info.lastSequence == count { return true }
            SystemClock.sleep(.milliseconds(100))
        }
        return false
    }
}
