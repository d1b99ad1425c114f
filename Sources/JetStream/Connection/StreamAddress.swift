/// The address of a stream, such as `nats://10.0.0.2:4222/ledger`: the servers that may have it, and its name.
package struct StreamAddress: Hashable, Sendable {
    /// What a stream has the records of. A shop and a class of the same address have a stream each.
    package enum Kind: String, Sendable {
        /// A shop.
        case shop = "kiosk"
        /// A class.
        case `class` = "class"
    }

    /// A server.
    package struct Server: Hashable, Sendable {
        /// The name or the number of the host.
        package let host: String
        /// The port.
        package let port: UInt16
    }

    /// The servers, of which any can be used.
    package let servers: [Server]
    /// The name of the stream: small letters, digits, `-` and `_`.
    package let name: String
    /// What it has the records of.
    package let kind: Kind

    private static let scheme = "nats://"
    fileprivate static let standardPort: UInt16 = 4222

    /// Creates an address from its text: `nats://HOST[:PORT][,HOST[:PORT]]…/NAME`. A key does not belong there, because every user of the
    /// machine can see the words of a command line.
    ///
    /// - Returns: `nil` for a text that is none.
    package init?(_ text: String, of kind: Kind = .shop) {
        self.kind = kind
        guard text.hasPrefix(Self.scheme) else { return nil }
        let parts = text.dropFirst(Self.scheme.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...48).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(Self.isLetterOfName)
        else { return nil }
        name = String(parts[1])
        var servers: [Server] = []
        for part in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
            guard let server = Server(part) else { return nil }
            servers.append(server)
        }
        self.servers = servers
    }

    // A stream is a folder on the server, and not every file system tells large letters from small ones.
    private static func isLetterOfName(_ byte: UInt8) -> Bool {
        "abcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains(byte)
    }

    /// The name of the stream on the server.
    package var stream: String { kind.rawValue.uppercased() + "_" + name.uppercased() }
    /// The subject to which its records are published.
    package var subject: String { kind.rawValue + "." + name }
}

extension StreamAddress: CustomStringConvertible {
    /// The address as a person writes it.
    package var description: String {
        Self.scheme + servers.map(\.description).joined(separator: ",") + "/" + name
    }
}

extension StreamAddress.Server: CustomStringConvertible {
    /// Creates a server from `HOST`, `HOST:PORT` or `[NUMBER]:PORT`; `nil` for a text that is none.
    init?(_ text: some StringProtocol) {
        var host = text[...]
        var port = StreamAddress.standardPort
        if let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") {
            let digits = text[text.index(after: colon)...]
            guard digits.allSatisfy({ ("0"..."9").contains($0) }), let number = UInt16(digits), number > 0 else {
                return nil
            }
            (host, port) = (text[..<colon], number)
        }
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty, !host.contains(where: { "[]".contains($0) }),
            host.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "@") })
        else {
            return nil
        }
        self.init(host: String(host), port: port)
    }

    /// The server as a person writes it.
    package var description: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
