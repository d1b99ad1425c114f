import Classroom
import Core
import JuiceMaker
import Testing

@testable import Storage

/// What a student hands in.
struct ClassHandInTests {
    private let disk = SimulatedDisk()
    private let lines: [[UInt8]]
    private let (first, second): (ClassName, ClassName)

    init() throws {
        (first, second) = (try #require(ClassName("01")), try #require(ClassName("02")))
        let journal = try Self.journal("민아", in: "/data", on: disk)
        let earlier = try #require(ClassName("00"))
        try journal.append([
            .attempted(koan: first, isPassed: false, digest: "a1"), .source(koan: earlier, text: "zero"), .handedIn,
            .attempted(koan: first, isPassed: true, digest: "a2"), .source(koan: first, text: "uno"),
            .source(koan: second, text: "due"), .handedIn, .attempted(koan: first, isPassed: false, digest: "a3"),
        ])
        lines = (1...journal.lastNumber).compactMap { journal.line($0) }
    }

    private static func journal(_ name: String, in folder: String, on disk: SimulatedDisk) throws -> ClassJournal {
        let now = { Timestamp(milliseconds: 1_795_680_000_000) }
        return try ClassJournal(in: folder, of: .joined(#require(ClassName(name))), now: now, files: disk)
    }

    private func read(_ lines: [[UInt8]]) throws(LedgerError) -> ClassHandIn {
        disk["/handin"] = Array(lines.joined())
        return try ClassHandIn(reading: "/handin", files: disk)
    }

    /// A line with another text, whose seal is right again.
    private func changed(_ line: [UInt8], _ part: String, to other: String) -> [UInt8] {
        let text = String(decoding: line.dropLast(SealedLine.sealLength + 1), as: UTF8.self)
        return SealedLine.sealed(text.replacing(part, with: other, maxReplacements: 1))
    }

    @Test func `the last hand-in counts, with what came before it`() throws {
        let handIn = try read(lines)
        #expect(handIn.name.text == "민아" && handIn.records.count == 9)
        #expect(handIn.sources == [.init(koan: first, text: "uno"), .init(koan: second, text: "due")])
        #expect(handIn.lastAttempt(at: first)?.digest == "a2")
        #expect(handIn.lastAttempt(at: second) == nil)
        #expect(handIn.attemptCount(at: first) == 3)
        #expect(handIn.handedInAt == Timestamp(milliseconds: 1_795_680_000_000))
        #expect(ClassHandIn.digest(of: "abc") == "ba7816bf8f01cfea")
        let early = try read(Array(lines[..<2]))
        #expect(early.handedInAt == nil && early.sources == [])
    }

    @Test func `of a koan that was handed in many times, the last source counts, and nothing takes long`() throws {
        let journal = try Self.journal("Eve", in: "/eve", on: disk)
        let events = try (1...1_000).flatMap { number -> [ClassEvent] in
            let koan = try #require(ClassName("k\(number)"))
            return [
                .attempted(koan: koan, isPassed: true, digest: "a"),
                .source(koan: number % 2 == 0 ? first : koan, text: "\(number)"),
            ]
        }
        try journal.append(events + [.source(koan: second, text: "due"), .handedIn])
        let start = ContinuousClock.now
        let handIn = try read((1...journal.lastNumber).compactMap { journal.line($0) })
        #expect(handIn.sources.count == 502)
        #expect(handIn.sources.suffix(2) == [.init(koan: first, text: "1000"), .init(koan: second, text: "due")])
        #expect(handIn.solvedKoans.count == 1_000)
        #expect(handIn.solvedKoans.allSatisfy { handIn.attemptCount(at: $0) == 1 })
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test func `a line that was changed is found, with its seal made anew`() throws {
        for (index, part, other) in [
            (1, "\"passed\":false", "\"passed\":true"), (4, "a2", "a9"), (5, "uno", "duo"), (6, "-11-26T", "-11-25T"),
        ] {
            var lines = lines
            lines[index] = changed(lines[index], part, to: other)
            #expect(lines[index] != self.lines[index])
            #expect(throws: LedgerError.damaged(line: index + 1, .chain), "\(part)") { try read(lines) }
        }
        var lines = lines
        lines[3][20] ^= 1
        #expect(throws: LedgerError.damaged(line: 4, .checksum)) { try read(lines) }
    }

    @Test func `a line that was left out, moved, doubled or taken from another student is found`() throws {
        let other = try Self.journal("Zoe", in: "/zoe", on: disk)
        try other.append([.hint(koan: first, number: 1)])
        let foreign = try #require(other.line(2))
        // Numbered as if nothing had happened, it does not follow.
        let renumbered = changed(lines[2], "{\"seq\":3", to: "{\"seq\":2")
        let rests: [([[UInt8]], RecordError)] = [
            (Array(lines[2...]), .sequence(expected: 2, found: 3)),
            ([lines[2], lines[1]], .sequence(expected: 2, found: 3)),
            ([lines[0]], .sequence(expected: 2, found: 1)), ([renumbered], .chain), ([foreign], .chain),
        ]
        for (rest, damage) in rests {
            #expect(throws: LedgerError.damaged(line: 2, damage)) { try read([lines[0]] + rest) }
        }
    }

    @Test func `a file that is none, or is cut, or is too new, says so`() throws {
        #expect(throws: LedgerError.damaged(line: 1, .syntax)) { try read([]) }
        #expect(throws: LedgerError.damaged(line: 1, .checksum)) { try read([Array("hello\n".utf8)]) }
        #expect(throws: LedgerError.damaged(line: 2, .syntax)) { try read([lines[0], lines[1].dropLast()]) }
        #expect(throws: LedgerError.newerFormat(7)) {
            try read([changed(lines[0], "\"format\":2", to: "\"format\":7")])
        }
        #expect(throws: LedgerError.failed(.open, .notFound)) { try ClassHandIn(reading: "/none", files: disk) }
    }
}
