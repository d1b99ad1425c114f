/// The network that this machine shares with others near it.
package enum LocalNetwork {
    /// The number by which other machines reach this one, such as `192.168.0.12`: that of the first interface that is up and is not the
    /// machine's own; `nil` where there is none.
    package static var address: String? {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0, let first else { return nil }
        defer { freeifaddrs(first) }
        for entry in sequence(first: first, next: { $0.pointee.ifa_next }) {
            // An interface can be up without a cable: it does not run.
            let flags = Int(entry.pointee.ifa_flags) & Int(IFF_UP | IFF_RUNNING | IFF_LOOPBACK)
            if flags == Int(IFF_UP | IFF_RUNNING), let number = number(entry.pointee.ifa_addr) { return number }
        }
        return nil
    }

    /// Returns an address of version 4 as it is written; `nil` for another one. One that a machine gave itself because no network gave it one
    /// (169.254, RFC 3927) is none either.
    private static func number(_ address: UnsafeMutablePointer<sockaddr>?) -> String? {
        guard let address, Int32(address.pointee.sa_family) == AF_INET else { return nil }
        let bytes = UnsafeRawBufferPointer(start: address, count: MemoryLayout<sockaddr_in>.size).dropFirst(4).prefix(4)
        return bytes.starts(with: [169, 254]) ? nil : bytes.map(String.init).joined(separator: ".")
    }
}
