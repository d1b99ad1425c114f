import Classroom
import Core
import System
import TestSupport
import Testing

@testable import Storage

/// What others than the program publish to the stream of a class.
@Suite(.enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassStrangerTests {
    @Test func `garbage, and records that their writer may not write, change nothing`() throws {
        let test = try TestClass()
        let mina = try test.join("Mina")
        let board = try test.openBoard()
        try board.hear("Mina  0/47")
        try board.hear("Commands: ")
        let (name, stranger) = (try #require(ClassName("leak")), try #require(ClassWriter(.student, id: "a1")))
        let joined = line(.joined(try #require(ClassName("Eve"))), of: stranger)
        let member = try #require(
            TextFile.contents(of: test.journal(of: "Mina")).split(separator: "\"student\":\"").last?.split(
                separator: "\""
            ).first.flatMap { ClassWriter(.student, id: String($0)) })
        try publish(
            [
                [], Array("garbage\n".utf8), [0xFF, 0x00, 0x1B], Array(repeating: UInt8(ascii: "{"), count: 65_536),
                line(.asked(question: name), of: stranger), line(.closed(question: name), of: stranger),
                line(.shopOpened, of: stranger), line(.hand(isRaised: true), of: stranger),
                line(.asked(question: name), of: member),
                // The line of a teacher who joins, and a name that a terminal would obey.
                line(.joined(name), of: try #require(ClassWriter(.teacher, id: "b2"))),
                sealed(
                    #"{"seq":1,"format":1,"student":"c3","at":"2026-11-26T00:00:00.000Z","event":"joined","name":"\u001B[2J","chain":"\#(String(repeating: "0", count: 64))""#
                ),
                joined.dropLast() + Array(repeating: UInt8(ascii: " "), count: 60_000) + joined.suffix(1),
            ], to: test)
        mina.say("class")
        #expect(try mina.hear("Commands: ").contains("1. Question  No question is open."))
        mina.say("hand")
        let news = try board.hear("Mina  0/47")
        #expect(
            news == ["== Class swift [Hands: 1] ==", "Students: 1", "! Hand raised: Mina", "? Mina  0/47"])
        #expect(try test.rows() == ["Mina,0,,,0,1,"])
    }

    private func line(_ event: ClassEvent, of writer: ClassWriter) -> [UInt8] {
        var bytes: [UInt8] = []
        ClassChain().line(event, of: writer, at: Timestamp(milliseconds: 0)).write(to: &bytes)
        return bytes
    }

    private func sealed(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        SealedLine.seal(&bytes, from: 0)
        return bytes
    }

    /// Publishes messages as any client can, and waits until the server has them.
    private func publish(_ messages: [[UInt8]], to test: TestClass) throws {
        let wire = try Socket(connectingTo: try SocketAddress.find(host: "127.0.0.1", port: test.server.port)[0])
        defer { wire.close() }
        var bytes = Array("CONNECT {\"verbose\":false}\r\n".utf8)
        for message in messages {
            bytes += Array("PUB class.swift \(message.count)\r\n".utf8) + message + Array("\r\n".utf8)
        }
        bytes += Array("PING\r\n".utf8)
        while !bytes.isEmpty {
            guard Readiness.wait(toWrite: wire.descriptor, .seconds(5)) else { throw SystemCallError("send") }
            if case .moved(let count) = bytes.withUnsafeBytes({ wire.write($0) }) { bytes.removeFirst(count) }
        }
        var (answer, buffer) = ("", [UInt8](repeating: 0, count: 4_096))
        while !answer.contains("PONG") {
            guard Readiness.wait(toRead: wire.descriptor, .seconds(5)),
                case .moved(let count) = buffer.withUnsafeMutableBytes({ wire.read(into: $0) }), count > 0
            else { throw SystemCallError("recv") }
            answer += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }
}
