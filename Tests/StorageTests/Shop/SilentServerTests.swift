import Foundation
import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// A server that takes connections and answers no question, as one of several does while they look for a leader.
struct SilentServerTests {
    private let listener: Listener
    private let shop: TestShop

    init() throws {
        listener = try Listener()
        shop = try TestShop(server: listener.port)
    }

    @Test func `a screen does not wait for its answers`() throws {
        defer { listener.close() }
        let link = Link(to: shop.address.servers, name: "kiosk", key: nil)
        link.follow()
        var store = ShopStore(
            try FileStore.replica(in: shop.folder.path(of: "a")), of: shop.address, created: nil, over: link,
            wait: ServerWait())
        var (wire, received, longest) = (Socket?.none, "", Duration.zero)
        let deadline = Deadline(within: .seconds(10))
        var questions = 0
        while questions < 2, !deadline.isOver {
            longest = max(longest, try ContinuousClock().measure { try store.readOn() })
            if let wire {
                let text = String(decoding: wire.readSome(), as: UTF8.self)
                received += text
                if text.contains("PING") { wire.writeAll(Array("PONG\r\n".utf8)) }
                questions = received.ranges(of: "PUB $JS.API.STREAM.INFO.KIOSK_TEST").count
            } else if let accepted = try listener.accepted() {
                wire = accepted
                accepted.writeAll(Array("INFO {\"version\":\"2.9.10\",\"headers\":true}\r\n".utf8))
            }
            SystemClock.sleep(.milliseconds(5))
        }
        wire?.close()
        #expect(questions == 2)
        #expect(longest < .milliseconds(500))
    }

    @Test func `a screen looks up no name, and an order does`() {
        defer { listener.close() }
        let link = Link(to: [.init(host: "localhost", port: listener.port)], name: "kiosk", key: nil)
        _ = link.step()
        #expect(link.descriptor == nil)
        link.waitForConnection(atMost: .milliseconds(300))
        #expect(link.descriptor != nil)
        link.drop()
        SystemClock.sleep(link.delay ?? .zero)
        _ = link.step()
        #expect(link.descriptor != nil)
    }

    @Test func `a server that sends without a pause keeps no one, and is left`() throws {
        let link = try connect()
        Thread.detachNewThread { [wire = link.wire] in
            let message = "MSG a 7 60\r\n" + String(repeating: "x", count: 60) + "\r\n"
            let text = Array(String(repeating: message, count: 800).utf8)
            let deadline = Deadline(within: .seconds(20))
            var place = 0
            while !deadline.isOver {
                switch text[place...].withUnsafeBytes({ wire.write($0) }) {
                case .moved(let count): place = (place + count) % text.count
                case .wouldBlock: _ = Readiness.wait(toWrite: wire.descriptor, .milliseconds(100))
                case .failed: return
                }
            }
        }
        var turn = ServerWait.Turn(ServerWait(limit: .seconds(60)))
        let time = ContinuousClock().measure {
            _ = try? link.link.exchange([Publication(subject: "a")], &turn, limit: .milliseconds(500))
        }
        #expect(time < .seconds(15))
        #expect(link.link.connection == nil)
        link.wire.close()
        listener.close()
    }

    @Test func `what the server does not allow is told at once, in its words`() throws {
        let link = try connect()
        Thread.detachNewThread { [wire = link.wire] in
            let deadline = Deadline(within: .seconds(10))
            var received = ""
            while !received.contains("PUB a"), !deadline.isOver {
                received += String(decoding: wire.readSome(), as: UTF8.self)
                SystemClock.sleep(.milliseconds(5))
            }
            wire.writeAll(Array("-ERR 'Permissions Violation for Publish to \"a\"'\r\n".utf8))
        }
        var turn = ServerWait.Turn(ServerWait(limit: .seconds(20)))
        #expect(throws: LinkError.refused(.refused("Permissions Violation for Publish to \"a\""))) {
            try link.link.exchange([Publication(subject: "a")], &turn, limit: .seconds(20))
        }
        link.wire.close()
        listener.close()
    }

    /// Returns a link to this server, which has greeted it, and its other end.
    private func connect() throws -> (link: Link, wire: Socket) {
        let link = Link(to: shop.address.servers, name: "kiosk", key: nil)
        let deadline = Deadline(within: .seconds(10))
        var wire: Socket?
        while link.connection == nil, !deadline.isOver {
            _ = link.step()
            if wire == nil, let accepted = try listener.accepted() {
                wire = accepted
                accepted.writeAll(Array("INFO {\"version\":\"2.9.10\",\"headers\":true}\r\nPONG\r\n".utf8))
            }
            SystemClock.sleep(.milliseconds(5))
        }
        return (link, try #require(wire))
    }
}
