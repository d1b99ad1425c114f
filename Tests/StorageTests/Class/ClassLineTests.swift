import Classroom
import Core
import Testing

@testable import Storage

/// The lines of a class.
struct ClassLineTests {
    private let time = Timestamp(milliseconds: 1_795_680_000_000)

    /// The line of a record, with a chain of zeros.
    private func line(
        _ event: ClassEvent, number: Int = 5, proof: ClassProof? = ClassProof(key: "a1", promise: "b2")
    ) throws -> [UInt8] {
        let writer = try #require(ClassWriter(event.role, id: "k3j"))
        var bytes: [UInt8] = []
        let record = ClassRecord(writer: writer, number: number, time: time, event: event, proof: proof)
        ClassLine(record, chain: String(repeating: "0", count: 64)).write(to: &bytes)
        return bytes
    }

    /// A line whose seal is right, whatever it says.
    private func sealed(_ members: String) -> [UInt8] {
        SealedLine.sealed(members + ",\"chain\":\"" + String(repeating: "0", count: 64) + "\"")
    }

    @Test func `each event is written and read`() throws {
        let (name, koan, question) = try (
            #require(ClassName("김 민아")), #require(ClassName("03-strong")), #require(ClassName("leak"))
        )
        let student = try #require(ClassWriter(.student, id: "z9"))
        let events: [(ClassEvent, String)] = [
            (.joined(name), #""joined","name":"김 민아""#),
            (.predicted(question: question, answer: 2), #""predicted","question":"leak","answer":2"#),
            (.opened(koan: koan), #""opened","koan":"03-strong""#),
            (
                .attempted(koan: koan, isPassed: true, digest: "00ff"),
                #""attempted","koan":"03-strong","passed":true,"digest":"00ff""#
            ), (.hint(koan: koan, number: 1), #""hint","koan":"03-strong","number":1"#),
            (.hand(isRaised: false), #""hand","raised":false"#),
            (
                .source(koan: koan, text: "a \"b\" \\\n\t\u{1B}\r\n"),
                #""source","koan":"03-strong","text":"a \"b\" \\\n\t\u001b\u000d\n""#
            ), (.handedIn, #""handedIn""#), (.created, #""created""#),
            (.asked(question: question), #""asked","question":"leak""#),
            (.revealed(question: question), #""revealed","question":"leak""#),
            (.closed(question: question), #""closed","question":"leak""#),
            (.helped(student: student), #""helped","whom":"z9""#), (.shopOpened, #""shopOpened""#),
        ]
        for (event, text) in events {
            let bytes = try line(event)
            let start =
                "{\"seq\":5,\"\(event.role.rawValue)\":\"k3j\",\"at\":\"\(time)\",\"key\":\"a1\",\"promise\":\"b2\","
                + "\"event\":\(text),\"chain\":\"0"
            #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(start))
            #expect(ClassLine.record(of: bytes)?.event == event, "\(text)")
            #expect(ClassLine.record(of: bytes)?.time == time)
            #expect(ClassLine.record(of: bytes)?.proof == ClassProof(key: "a1", promise: "b2"))
        }
    }

    @Test func `a line of an older kiosk has no proof, and keeps its format`() throws {
        let bytes = try line(.handedIn, number: 1, proof: nil)
        #expect(
            bytes.starts(with: #"{"seq":1,"format":1,"student":"k3j","at":"2026-11-26T08:00:00.000Z","event""#.utf8))
        #expect(try #require(ClassLine.record(of: bytes)).proof == nil)
    }

    @Test func `the first line has the format`() throws {
        let bytes = try line(.handedIn, number: 1)
        #expect(bytes.starts(with: #"{"seq":1,"format":2,"student":"k3j","at""#.utf8))
        #expect(bytes.withUnsafeBytes { ClassLine.format(ofFirstLine: $0) } == 2)
        #expect(ClassLine.record(of: bytes)?.number == 1)
    }

    @Test func `what is no record is none`() throws {
        let good = #"{"seq":5,"student":"k3j","at":"\#(time)","event":"hand","raised":true"#
        #expect(ClassLine.record(of: sealed(good)) != nil)
        #expect(ClassLine.record(of: sealed(good).dropLast()) == nil)
        #expect(ClassLine.record(of: sealed(good).map { $0 == UInt8(ascii: "k") ? UInt8(ascii: "l") : $0 }) == nil)
        for (part, other) in [
            ("5", "0"), ("5", "-1"), ("5", "5.5"), ("k3j", "K3J"), ("k3j", ""), ("student", "pupil"),
            (":00.000Z", ":00Z"), ("hand\"", "wave\""),
            ("\"hand\",\"raised\":true", "\"joined\",\"name\":\"a\\u001b[2J\""),
            ("\"hand\",\"raised\":true", "\"joined\",\"name\":\"a\\u202eb\""),
            ("\"hand\",\"raised\":true", "\"hint\",\"koan\":\"a\",\"number\":-3"),
            ("\"hand\",\"raised\":true", "\"predicted\",\"question\":\"a\",\"answer\":99999999999999999999"),
            ("\"hand\",\"raised\":true", "\"attempted\",\"koan\":\"a\",\"passed\":true,\"digest\":\"\\n\""),
            ("\"hand\",\"raised\":true", "\"joined\",\"name\":\"\(String(repeating: "a", count: 61))\""),
        ] {
            let text = good.replacing(part, with: other, maxReplacements: 1)
            #expect(text != good, "\(part)")
            #expect(ClassLine.record(of: sealed(text)) == nil, "\(text)")
        }
        for bytes in [[], [0x0A], Array("garbage\n".utf8), Array(repeating: 0, count: 65_536)] {
            #expect(ClassLine.record(of: bytes) == nil)
        }
    }

    @Test func `a line of any length up to the limit is read, and a longer one is none`() throws {
        let koan = try #require(ClassName("a"))
        let longest = ClassEvent.source(koan: koan, text: String(repeating: "\n", count: 29_750))
        #expect(ClassLine.hasRoom(for: longest))
        #expect(try ClassLine.record(of: line(longest))?.event == longest)
        let long = ClassEvent.source(koan: koan, text: String(repeating: "a", count: 60_000))
        #expect(!ClassLine.hasRoom(for: long))
        #expect(try ClassLine.record(of: line(long)) == nil)
    }

    @Test func `no bytes crash the reader`() throws {
        var generator = SystemRandomNumberGenerator()
        let bytes = try line(.handedIn)
        let content = Array(bytes.dropLast(SealedLine.sealLength + 1))
        for _ in 0..<2_000 {
            var other = content
            other[Int.random(in: other.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            SealedLine.seal(&other, from: 0)
            _ = ClassLine.record(of: other)
        }
    }
}
