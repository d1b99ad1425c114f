import Testing

@testable import System

struct LocalNetworkTests {
    @Test func `the address is one that this machine can listen on, and not its own`() throws {
        // A machine without a network has none.
        guard let number = LocalNetwork.address else { return }
        #expect(!number.hasPrefix("127."))
        let address = try #require(try SocketAddress.find(host: number, port: 0, isNumber: true).first)
        #expect(address.family == AF_INET)
        try Socket(listeningOn: address).close()
    }
}
