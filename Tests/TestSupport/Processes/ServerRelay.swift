import System

/// The port in front of a server that says something else about itself than the server does.
package struct ServerRelay {
    /// The port on this machine.
    package let port: UInt16
    private let listener: Listener
    private let server: SocketAddress
    private let (keys, text): ([String], String)
    private var ways: [(from: Socket, to: Socket, isGreeted: Bool)] = []

    /// Opens the port.
    ///
    /// - Parameters:
    ///   - server: The server's port on this machine.
    ///   - keys: The keys of the server's greeting whose text is replaced.
    ///   - text: The new text, as it stands in JSON.
    /// - Throws: `SystemError` if no port is free.
    package init(to server: UInt16, replacing keys: [String], with text: String) throws {
        listener = try Listener()
        (port, self.server) = (listener.port, try SocketAddress.find(host: "127.0.0.1", port: server)[0])
        (self.keys, self.text) = (keys, text)
    }

    /// Relays until something is over, and closes the port.
    ///
    /// - Throws: `SystemError` if a connection cannot be taken.
    package mutating func relay(until isOver: () -> Bool) throws(SystemError) {
        let deadline = Deadline()
        while !isOver(), !deadline.isOver {
            if let client = try listener.accepted(), let wire = try? Socket(connectingTo: server) {
                _ = Readiness.wait(toWrite: wire.descriptor, .seconds(1))
                ways += [(client, wire, true), (wire, client, false)]
            }
            for index in ways.indices {
                var bytes = ways[index].from.readSome()
                if bytes.isEmpty { continue }
                if !ways[index].isGreeted { (bytes, ways[index].isGreeted) = (greeting(bytes), true) }
                ways[index].to.writeAll(bytes)
            }
            SystemClock.sleep(.milliseconds(1))
        }
        for way in ways { way.from.close() }
        listener.close()
    }

    private func greeting(_ bytes: [UInt8]) -> [UInt8] {
        var line = String(decoding: bytes, as: UTF8.self)
        for key in keys {
            guard let start = line.firstRange(of: "\"\(key)\":\"")?.upperBound,
                let end = line[start...].firstIndex(of: "\"")
            else { continue }
            line.replaceSubrange(start..<end, with: text)
        }
        return Array(line.utf8)
    }
}

extension Socket {
    /// Returns what has arrived; none where nothing has, or where reading fails.
    package func readSome() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        guard case .moved(let count) = bytes.withUnsafeMutableBytes({ read(into: $0) }) else { return [] }
        return Array(bytes[..<count])
    }

    /// Writes everything; stops where writing fails.
    package func writeAll(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            switch rest.withUnsafeBytes({ write($0) }) {
            case .moved(let count): rest = rest.dropFirst(count)
            case .wouldBlock: _ = Readiness.wait(toWrite: descriptor, .milliseconds(100))
            case .failed: return
            }
        }
    }
}
