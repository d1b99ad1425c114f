/// A parser of what a server sends: takes bytes as they arrive, and returns whole messages.
package struct MessageParser: Sendable {
    private var bytes: [UInt8] = []
    /// The place of the first byte that is no part of a message that was returned.
    private var start = 0

    /// A line is longer than this only where the other end speaks another protocol. The longest is that of a server with many others.
    private static let longestLine = 64 * 1024
    /// The greatest content that the protocol allows a server to accept.
    private static let greatestPayload = 64 << 20

    /// Creates a parser without bytes.
    package init() {}

    /// Adds bytes that have arrived.
    package mutating func append(_ more: UnsafeRawBufferPointer) {
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: true)
            start = 0
        } else if start > 1 << 16 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// Returns the next message; `nil` if it is not there as a whole.
    ///
    /// - Throws: `ProtocolError` where the bytes are no message. Nothing can be read then.
    package mutating func next() throws(ProtocolError) -> ServerMessage? {
        guard let end = lineEnd() else {
            if bytes.count - start > Self.longestLine { throw .line }
            return nil
        }
        let line = bytes[start..<end]
        let word = line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let rest = line[word.endIndex...]
        let message: ServerMessage
        // The names of the operations may be in any case.
        switch String(decoding: word, as: UTF8.self).uppercased() {
        case "MSG": return try content(of: rest, after: end + 2, hasHeaders: false)
        case "HMSG": return try content(of: rest, after: end + 2, hasHeaders: true)
        case "INFO":
            guard let info = ServerInfo(parsing: Array(rest)) else { throw .line }
            message = .info(info)
        case "PING": message = .ping
        case "PONG": message = .pong
        case "+OK": message = .ok
        case "-ERR":
            let words = String(decoding: rest, as: UTF8.self)
            message = .error(String(words.drop { $0 == " " || $0 == "'" }.prefix { $0 != "'" }))
        default: throw .line
        }
        start = end + 2
        return message
    }

    /// Returns the place of the CR LF that ends the next line; `nil` if it is not there.
    private func lineEnd() -> Int? {
        var place = start
        while let end = bytes[place...].firstIndex(of: UInt8(ascii: "\r")), end + 1 < bytes.count {
            if bytes[end + 1] == UInt8(ascii: "\n") { return end }
            place = end + 1
        }
        return nil
    }

    /// Returns a message whose control line was read: `subject sid [reply] [header bytes] bytes`.
    private mutating func content(
        of line: ArraySlice<UInt8>, after place: Int, hasHeaders: Bool
    ) throws(ProtocolError) -> ServerMessage? {
        // Where the reply is empty, the server writes two blanks.
        let fields = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map { String(decoding: $0, as: UTF8.self) }
        let sizeCount = hasHeaders ? 2 : 1
        guard (2 + sizeCount...3 + sizeCount).contains(fields.count), let subscription = Int(fields[1]),
            let total = Int(fields[fields.count - 1]), (0...Self.greatestPayload).contains(total),
            let headerCount = hasHeaders ? Int(fields[fields.count - 2]) : 0, (0...total).contains(headerCount)
        else { throw .line }
        guard bytes.count >= place + total + 2 else { return nil }
        guard bytes[place + total] == UInt8(ascii: "\r"), bytes[place + total + 1] == UInt8(ascii: "\n") else {
            throw .length
        }
        let headers = hasHeaders ? Headers(parsing: bytes[place..<place + headerCount]) : nil
        if hasHeaders, headers == nil { throw .headers }
        start = place + total + 2
        return .message(
            Message(
                subject: fields[0], subscription: subscription,
                reply: fields.count == 3 + sizeCount ? fields[2] : nil, headers: headers,
                payload: Array(bytes[place + headerCount..<place + total])))
    }
}

/// The reason why bytes are not what a server sends.
package enum ProtocolError: Error, Hashable, Sendable {
    /// A line is too long, or is no line of the protocol.
    case line
    /// A content is longer or shorter than its line says.
    case length
    /// The headers of a message are none.
    case headers
}
