import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// A server that takes connections and answers no question, as one of several does while they look for a leader.
struct SilentServerTests {
    private let listener: Socket
    private let shop: TestShop

    init() throws {
        listener = try Socket(listeningOn: SocketAddress.find(host: "127.0.0.1", port: 0)[0])
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
                let text = read(wire)
                received += text
                if text.contains("PING") { write("PONG\r\n", to: wire) }
                questions = received.ranges(of: "PUB $JS.API.STREAM.INFO.KIOSK_TEST").count
            } else if let accepted = listener.accepted() {
                wire = accepted
                write("INFO {\"version\":\"2.9.10\",\"headers\":true}\r\n", to: accepted)
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

    private func write(_ text: String, to wire: Socket) { _ = Array(text.utf8).withUnsafeBytes { wire.write($0) } }

    private func read(_ wire: Socket) -> String {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        guard case .moved(let count) = bytes.withUnsafeMutableBytes({ wire.read(into: $0) }) else { return "" }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}
