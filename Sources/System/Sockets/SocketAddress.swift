/// The address of a server: a number of the internet protocol, and a port.
package struct SocketAddress: Hashable, Sendable {
    let bytes: [UInt8]
    let family: Int32

    /// Returns the addresses of a host, the best first. The lookup of a name waits for the network, for ten seconds or more where no server
    /// of names answers; that of a number does not.
    ///
    /// - Parameters:
    ///   - host: The name or the number of the host.
    ///   - port: The port.
    ///   - isNumber: A Boolean value that indicates whether only a number is wanted.
    /// - Returns: The addresses.
    /// - Throws: `HostLookupError` when the host is not known.
    package static func find(
        host: String, port: UInt16, isNumber: Bool = false
    ) throws(HostLookupError) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Socket.streamType
        hints.ai_flags = AI_NUMERICSERV | (isNumber ? AI_NUMERICHOST : 0)
        var first: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &first)
        defer { if let first { freeaddrinfo(first) } }
        guard code == 0 else { throw HostLookupError(words: String(cString: gai_strerror(code))) }
        return sequence(first: first, next: { $0?.pointee.ai_next }).prefix { $0 != nil }.compactMap { entry in
            guard let entry, let address = entry.pointee.ai_addr else { return nil }
            let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.pointee.ai_addrlen))
            return SocketAddress(bytes: Array(bytes), family: entry.pointee.ai_family)
        }
    }

    func withSystemAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
            return body(address, socklen_t(bytes.count))
        }
    }
}

/// The reason why a host has no address.
package struct HostLookupError: Error, Hashable, Sendable {
    /// The reason in the words of the C library.
    package let words: String
}
