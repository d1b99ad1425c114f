import System
import Testing

@testable import JetStream

/// A link to a server that is not there; see `RealServerTests` for those that are.
struct LinkTests {
    @Test func `a server that stays away is away since the first try`() throws {
        // Nothing listens at this port.
        let address = try #require(StreamAddress("nats://127.0.0.1:1/a"))
        let link = Link(to: address.servers, name: "kiosk", key: nil)
        func tryAgain() {
            for _ in 0..<3 {
                _ = link.step()
                SystemClock.sleep(.milliseconds(60))
            }
        }
        tryAgain()
        let start = try #require(link.awaySince)
        tryAgain()
        #expect(link.awaySince == start)
    }
}
