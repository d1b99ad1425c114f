import Core
import JetStream
import JuiceMaker
import System

/// What a person wants to know about the servers of a shop.
package struct ShopStatus: Sendable {
    /// What the server says about itself.
    package let server: ServerInfo
    /// How the stream and the replica stand to each other.
    package let comparison: ShopLedger.Comparison
    /// A Boolean value that indicates whether the server makes each record durable before it acknowledges it; `nil` if it does not say so.
    package let syncsAlways: Bool?
}

extension ShopLedger {
    /// Asks the server of a shop, and the pages about itself that it may show at a port.
    ///
    /// - Throws: `LedgerError` when no server can be reached, or the last record that both have is not the same.
    package static func status(
        _ place: ShopPlace, monitoringPort: UInt16
    ) throws(LedgerError) -> ShopStatus {
        var store = try place.store(over: place.makeLink(), takingOver: true)
        var turn = ServerWait.Turn(place.wait)
        let comparison = try store.compare(&turn)
        // No kiosk can sell behind a message that is no record.
        if comparison.missing == nil, ShopFile(in: place.directory) != nil { try store.check(&turn) }
        guard let server = store.link.info else { throw .shop(.noLedger(server: place.address.description)) }
        let page = place.address.servers.lazy
            .compactMap { MonitoringPage.read("/jsz", of: $0.host, monitoringPort) }.first
        return ShopStatus(server: server, comparison: comparison, syncsAlways: syncsAlways(page, server.version))
    }

    /// Returns what the monitoring page says about syncs. An older server has no such setting, and syncs every two minutes.
    static func syncsAlways(_ page: JSONValue?, _ version: String) -> Bool? {
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        if numbers.count > 1, numbers[0] == 2, numbers[1] < 10 { return false }
        guard let settings = page?["config"], settings["sync_interval"] != nil || settings["sync_always"] != nil else {
            return nil
        }
        return settings["sync_always"]?.isTrue ?? false
    }
}

/// A page about itself that a server may show. The protocol of the clients tells neither everything nor the port of the page.
enum MonitoringPage {
    private static let limit = Duration.seconds(1)

    /// Returns a page; `nil` if there is none within a second.
    static func read(_ path: String, of host: String, _ port: UInt16) -> JSONValue? {
        let end = ContinuousClock.now + limit
        for address in (try? SocketAddress.find(host: host, port: port)) ?? [] {
            guard let wire = try? Socket(connectingTo: address) else { continue }
            defer { wire.close() }
            guard Readiness.wait(toWrite: wire.descriptor, end - .now), wire.error == nil else { continue }
            // Version 1.0 of HTTP ends the connection after the page, whose length is not needed then.
            let question = Array("GET \(path) HTTP/1.0\r\nHost: \(host)\r\n\r\n".utf8)
            guard case .moved(question.count) = question.withUnsafeBytes({ wire.write($0) }) else { continue }
            var bytes: [UInt8] = []
            while let more = read(wire, until: end) {
                if more.isEmpty { return content(of: bytes) }
                bytes += more
            }
        }
        return nil
    }

    /// Returns the next bytes, none at the end; `nil` if nothing arrives in time.
    private static func read(_ wire: Socket, until end: ContinuousClock.Instant) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            switch bytes.withUnsafeMutableBytes({ wire.read(into: $0) }) {
            case .moved(let count): return Array(bytes[..<count])
            case .failed: return nil
            case .wouldBlock: if !Readiness.wait(toRead: wire.descriptor, end - .now) { return nil }
            }
        }
    }

    static func content(of bytes: [UInt8]) -> JSONValue? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("HTTP/1."), text.dropFirst(8).hasPrefix(" 200"),
            let start = text.firstRange(of: "\r\n\r\n")?.upperBound
        else { return nil }
        return try? JSONValue(parsing: Array(text[start...].utf8))
    }
}
