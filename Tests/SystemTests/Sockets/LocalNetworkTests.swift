import System
import TestSupport
import Testing

struct LocalNetworkTests {
    @Test func `the address is one that this machine can listen on, and not its own`() throws {
        // A machine without a network has none.
        guard let number = LocalNetwork.address else { return }
        #expect(!number.hasPrefix("127."))
        try Listener(at: number).close()
    }
}
