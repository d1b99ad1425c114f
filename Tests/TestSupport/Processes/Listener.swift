import System

/// A port on which a test waits for connections, as a server does.
package struct Listener {
    /// The number of the port, which was free.
    package let port: UInt16
    private let socket: Socket

    /// Opens a port at an address of this machine.
    ///
    /// - Throws: `SystemError` if the address cannot be used.
    package init(at host: String = "127.0.0.1") throws(SystemError) {
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        socket = try Socket(System.socket(AF_INET, type, 0))
        let number = socket.descriptor.number
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr(host)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutableBytes(of: &address) { bytes in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return bind(number, address, length) == 0 && listen(number, 64) == 0
                && getsockname(number, address, &length) == 0
        }
        guard isOpen else { throw .last }
        port = UInt16(bigEndian: address.sin_port)
    }

    /// Returns a connection that another program has begun; `nil` if there is none now.
    ///
    /// - Throws: `SystemError` if one cannot be taken, for example because the process has too many open files.
    package func accepted() throws(SystemError) -> Socket? {
        let number = accept(socket.descriptor.number, nil, nil)
        return number < 0 && errno == EAGAIN ? nil : try Socket(number)
    }

    /// Closes the port.
    package func close() { socket.close() }
}
