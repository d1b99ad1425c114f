import Classroom
import Core
import System
import TestSupport
import Testing

@testable import Storage

/// What others than the program publish to the stream of a class.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassStrangerTests {
    @Test func `garbage, and records that their writer may not write, change nothing`() throws {
        let test = try TestClass()
        let mina = try test.join("Mina")
        let board = try test.openBoard()
        try board.hear("Mina  0/47")
        try board.hear("Commands: ")
        let (name, eve) = (try #require(ClassName("leak")), try #require(ClassName("Eve")))
        let stranger = try #require(ClassWriter(.student, id: "a1"))
        let member = try #require(try test.writer(.student, "Mina"))
        let other = try #require(ClassWriter(.teacher, id: "b2"))
        let teacher = try #require(try test.writer(.teacher, "teacher"))
        let joined = line(.joined(eve), of: stranger)
        try publish(
            [
                [], Array("garbage\n".utf8), [0xFF, 0x00, 0x1B], Array(repeating: UInt8(ascii: "{"), count: 65_536),
                line(.asked(question: name), of: stranger), line(.closed(question: name), of: stranger),
                line(.shopOpened, of: stranger), line(.hand(isRaised: true), of: stranger),
                // A classmate, whose records anyone can read: another name, a hand, a hand-in, and the words of a teacher.
                line(.joined(eve), of: member, after: 1), line(.hand(isRaised: true), of: member, after: 1),
                line(.handedIn, of: member, after: 1),
                line(.asked(question: name), of: member, after: 1),
                // A teacher of one's own, and the teacher, with a key that is guessed.
                line(.created, of: other), line(.asked(question: name), of: other), line(.shopOpened, of: other),
                line(.asked(question: name), of: teacher, after: 1), line(.shopOpened, of: teacher, after: 1),
                // The line of a teacher who joins, and a name that a terminal would obey.
                line(.joined(name), of: other),
                sealed(
                    #"{"seq":1,"format":2,"student":"c3","at":"2026-11-26T00:00:00.000Z","key":"a","promise":"b","event":"joined","name":"\u001B[2J","chain":"\#(String(repeating: "0", count: 64))""#
                ),
                joined.dropLast() + Array(repeating: UInt8(ascii: " "), count: 60_000) + joined.suffix(1),
            ], to: test)
        #expect(try mina.hear("Commands: ", after: "class").contains("1. Question  No question is open."))
        mina.say("hand")
        let news = try board.hear("Mina  0/47")
        #expect(
            news.suffix(4) == [
                "== Class swift [Hands: 1] ==", "Students: 1  ·  Records left out: 20", "! Hand raised: Mina",
                "? Mina  0/47",
            ])
        #expect(try test.rows() == ["Mina,0,,,0,1,"])
        // The classmate's journal goes on under its name, and a student who comes now is kept out by nothing.
        #expect(mina.end() == .exit(0))
        #expect(test.folder.names.filter { $0.contains("damaged") } == [])
        #expect(try test.join("Juno").end() == .exit(0))
        let again = try test.join("Mina")
        try again.hear("Lower the hand", after: "class")
        #expect(again.end() == .exit(0))
        try test.expect(rows: ["Mina,0,,,0,1,", "Juno,0,,,0,,"])
    }

    @Test func `the teacher's commands need the folder in which the class was created`() throws {
        let test = try TestClass()
        let mina = try test.join("Mina")
        let out = test.folder.path(of: "out")
        let sentences = [
            "en": "only the folder in which the class was created makes you its teacher; --data names it",
            "ko": "수업을 만든 폴더에서만 교사로 쓸 수 있습니다. --data로 그 폴더를 지정하세요.",
        ]
        for words in [["class"], ["class", "hand-ins"], ["class", "shop"], ["class", "create"]] {
            // A student is no teacher, nor is somebody who has created another class of this name.
            let arguments = words + [test.url] + (words.last == "hand-ins" ? [out] : [])
            for (language, sentence) in sentences {
                let outcome = try test.kiosk(arguments, as: "Mina", speaking: language)
                let errors = "kiosk: \(sentence) (\(test.url))\n"
                #expect(outcome.ending == .exit(74) && outcome.errors == errors, "\(words): \(outcome)")
            }
        }
        #expect(TemporaryFolder.names(in: out) == [])
        #expect(mina.end() == .exit(0))
        #expect(try test.run("hand-ins", out).ending == .exit(0))
    }

    @Test(.heavy) func `a flood of messages that are no records keeps neither the board nor a student out`() throws {
        let test = try TestClass()
        #expect(try test.join("Mina").end() == .exit(0))
        for _ in 1...10 { try publish(Array(repeating: [0x41], count: 4_000), to: test) }
        // As long as something arrives, it is waited for, even by somebody who waits for half a second.
        #expect(try test.run("", "--csv", "--wait", "0").output.contains("Mina,0,,,0,,\r\n"))
        let juno = try test.join("Juno")
        try test.expect(rows: ["Mina,0,,,0,,", "Juno,0,,,0,,"])
        #expect(juno.end() == .exit(0))
    }

    @Test func `a student for whom there is no room is told why, and sends nothing again and again`() throws {
        let test = try TestClass()
        let name = try #require(ClassName("Eve"))
        let lines = try (1...ClassBook.mostStudents).map { number in
            line(.joined(name), of: try #require(ClassWriter(.student, id: "s\(number)")))
        }
        try publish(lines, to: test)
        for (language, sentence) in [
            ("en", "the class has 1,000 students, and no room for another one"),
            ("ko", "학생 1,000명이 이미 참여해서 더 참여할 수 없습니다."),
        ] {
            let outcome = try test.kiosk(
                ["--class", test.url, "--name", "Mina", "--plain"], as: "Mina", speaking: language)
            #expect(outcome.ending == .exit(74))
            #expect(outcome.errors == "kiosk: \(sentence) (\(test.url))\n")
        }
        #expect(try test.rows().count == ClassBook.mostStudents)
    }

    private func sealed(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        SealedLine.seal(&bytes, from: 0)
        return bytes
    }

    /// The line of somebody who writes as a writer, after some lines that are known, with a key that is a guess.
    private func line(_ event: ClassEvent, of writer: ClassWriter, after count: Int = 0) -> [UInt8] {
        let proof = ClassProof(key: "guess", promise: ClassProof.digest(of: "next"))
        let record = ClassRecord(
            writer: writer, number: count + 1, time: Timestamp(milliseconds: 0), event: event, proof: proof)
        var bytes: [UInt8] = []
        ClassLine(record, chain: String(repeating: "0", count: 64)).write(to: &bytes)
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
