import Classroom
import Core
import TestSupport
import Testing

@testable import JetStream
@testable import Storage

/// A class on a server in memory.
struct ClassStreamTests {
    private let server = ClassServer()
    private let disk = SimulatedDisk()
    private let address: StreamAddress
    private let koan: ClassName

    init() throws {
        address = try #require(StreamAddress("nats://127.0.0.1/swift", of: .class))
        koan = try #require(ClassName("01"))
    }

    private func stream() -> ClassStream { ClassStream(address, over: ClassLink(to: server)) }

    private func student(_ name: String = "민아", in folder: String = "a") throws -> ClassMember {
        try member(.joined(#require(ClassName(name))), in: folder)
    }

    private func member(_ opening: ClassEvent, in folder: String) throws -> ClassMember {
        let now = { Timestamp(milliseconds: 1_795_680_000_000) }
        return ClassMember(try ClassJournal(in: "/" + folder, of: opening, now: now, files: disk), on: stream())
    }

    /// Creates the class, and returns the board of its teacher.
    private func board() throws -> ClassMember {
        let teacher = try member(.created, in: "t")
        #expect(teacher.settle())
        return teacher
    }

    /// Lets members read and send by turns.
    private func step(_ members: ClassMember..., times: Int) {
        for _ in 1...times {
            for member in members { member.step() }
        }
    }

    /// The lines of a member, from the first one on.
    private func lines(of member: ClassMember) -> [[UInt8]] {
        (1...max(1, member.lines.lastNumber)).compactMap { member.lines.line($0) }
    }

    @Test func `what one writes, the others read, with the time of the server`() throws {
        let (teacher, mina, sora) = (try board(), try student(), try student("소라", in: "b"))
        try mina.lines.append([.opened(koan: koan)])
        try teacher.lines.append([.asked(question: koan)])
        step(mina, teacher, sora, times: 6)
        #expect(mina.book == teacher.book && sora.book == teacher.book)
        #expect(teacher.book.students.map(\.name.text) == ["민아", "소라"])
        #expect(teacher.book.question?.name == koan)
        let place = server.lines.firstIndex(of: try #require(mina.lines.line(2)))
        #expect(teacher.book.students.first?.stuckSince == place.map { Timestamp(milliseconds: Int64($0 + 1) * 1_000) })
        #expect(server.lines.count == 5)
    }

    @Test func `nothing is lost or doubled when the link ends between a line and its echo`() throws {
        let (teacher, mina) = (try board(), try student())
        try mina.lines.append((1...5).map { .hint(koan: koan, number: $0) })
        let start = ContinuousClock.now
        for turn in 0..<40 {
            mina.step(at: start + .seconds(3) * turn)
            if turn % 3 == 1 { server.cut() }
        }
        #expect(mina.waitingCount == 0)
        #expect(server.lines == lines(of: teacher) + lines(of: mina))
        #expect(mina.book.leftOutCount == 0)
    }

    @Test func `a line that did not arrive is sent again, and another one not before it`() throws {
        let (teacher, mina) = (try board(), try student())
        try mina.lines.append([.opened(koan: koan)])
        let start = ContinuousClock.now
        server.change { $0.losses = 1 }
        for _ in 1...5 { mina.step(at: start) }
        #expect(server.lines == lines(of: teacher))
        mina.step(at: start + .seconds(2))
        mina.step(at: start + .seconds(2))
        #expect(server.lines == lines(of: teacher) + lines(of: mina))
    }

    @Test func `two programs of one student send each line once`() throws {
        let (teacher, kiosk, koans) = (try board(), try student(), try student())
        for number in 1...10 {
            try (number % 2 == 0 ? kiosk : koans).lines.append([.hint(koan: koan, number: number)])
            try kiosk.lines.readOn()
            try koans.lines.readOn()
            kiosk.step()
            koans.step()
        }
        #expect(kiosk.settle() && koans.settle())
        #expect(server.lines == lines(of: teacher) + lines(of: kiosk))
        #expect(koans.book == kiosk.book)
    }

    @Test func `a stream that was made anew gets everything again, and the book begins anew`() throws {
        let (teacher, mina) = (try board(), try student())
        try teacher.lines.append([.shopOpened])
        #expect(mina.settle() && teacher.settle())
        server.makeAnew()
        // The new one has more records than the old one had.
        let created = try #require(teacher.lines.line(1))
        server.change { $0.records = [(created, "c")] + (1...5).map { ([], "g\($0)") } }
        try mina.lines.append([.hand(isRaised: true)])
        step(teacher, mina, times: 4)
        #expect(mina.settle() && teacher.settle())
        #expect(mina.restarts == 1 && teacher.restarts == 1)
        #expect(server.lines.count == 9)
        mina.step()
        #expect(mina.book.leftOutCount == 5 && mina.book == teacher.book)
        #expect(mina.book.hasShop && mina.book.students.first?.handSince != nil)
        // A server that was set back has the same stream with fewer records.
        server.change { ($0.cuts, $0.records) = ($0.cuts + 1, Array($0.records.dropLast())) }
        step(teacher, mina, times: 4)
        #expect(mina.settle() && teacher.settle())
        #expect(mina.restarts == 2)
        #expect(mina.book.students.first?.handSince != nil)
    }

    @Test func `what is no record of a class is left out, and the rest goes on`() throws {
        let (mina, eve) = (try student(), try student("Eve", in: "e"))
        _ = try board()
        // The second line of somebody who has not joined has a role that it may not have, besides.
        try eve.lines.append([.shopOpened])
        let garbage = [
            [], Array("garbage".utf8), [UInt8](repeating: 0x41, count: 65_536), try #require(eve.lines.line(2)),
        ]
        server.change { $0.records += garbage.enumerated().map { ($1, "g\($0)") } }
        #expect(mina.settle())
        #expect(mina.book.leftOutCount == 4 && mina.book.students.count == 1 && !mina.book.hasShop)
    }

    @Test func `a record counts only at its place, whoever delivers it`() throws {
        let (teacher, mina) = (try board(), try student())
        #expect(mina.settle())
        // A classmate's stream of events would begin with a teacher of their own.
        let late = try student("소라", in: "b")
        server.change { $0.skips = 1 }
        #expect(late.settle())
        #expect(late.book.teacher == teacher.lines.writer)
        #expect(late.book.students.map(\.name.text) == ["민아", "소라"])
        // And one who reads already would pass over what the teacher has said.
        try teacher.lines.append([.asked(question: koan)])
        #expect(teacher.settle())
        try late.lines.append([.hand(isRaised: true)])
        #expect(late.settle())
        server.change { $0.skips = 1 }
        for _ in 1...6 { mina.step() }
        #expect(mina.book == late.book && mina.book.question?.name == koan)
    }

    @Test func `what keeps a class from going on is told, and passes`() throws {
        let mina = try student()
        let name = address.description
        _ = try board()
        server.change { ($0.exists, $0.cuts) = (false, 1) }
        mina.step()
        mina.step()
        #expect(mina.stream.problem == .noClass(server: name) && !mina.stream.isCaughtUp)
        server.change { ($0.exists, $0.cuts, $0.refusal) = (true, 2, "insufficient storage") }
        for _ in 1...4 { mina.step() }
        #expect(mina.stream.problem == .refused(server: name, words: "insufficient storage (10077)"))
        server.change { ($0.refusal, $0.cuts) = (nil, 3) }
        #expect(mina.settle())
        #expect(mina.stream.problem == nil)
        server.change { $0.isAway = true }
        mina.step()
        #expect(mina.stream.isAway && !mina.stream.isCaughtUp && mina.stream.problem == nil)
        server.change { ($0.isAway, $0.refusesAll) = (false, "Authorization Violation") }
        mina.step()
        #expect(mina.stream.problem == .refused(server: name, words: "Authorization Violation"))
    }

    @Test func `a command waits for the end, or says why it cannot`() throws {
        let name = address.description
        let (wait, teacher, mina) = (ServerWait(limit: .seconds(5)), try board(), try student())
        #expect(mina.settle())
        var writers: [ClassWriter?] = []
        try stream().catchUp(wait) { writers += $0.map(\.record?.writer) }
        #expect(writers == [teacher.lines.writer, mina.lines.writer])
        server.change { $0.exists = false }
        #expect(throws: ClassError.noClass(server: name)) { try stream().catchUp(wait) { _ in } }
        server.change { $0.isAway = true }
        #expect(throws: ClassError.away(server: name)) { try stream().catchUp(wait) { _ in } }
        server.change { ($0.isAway, $0.refusesAll) = (false, "Authorization Violation") }
        #expect(throws: ClassError.refused(server: name, words: "Authorization Violation")) {
            try stream().catchUp(wait) { _ in }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `whatever goes wrong, all books agree in the end, and each line counts once`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let students = [try student(in: "a"), try student(in: "a"), try student(in: "b")]
        let teacher = try board()
        var now = ContinuousClock.now
        for turn in 0..<300 {
            now += .milliseconds(Int.random(in: 0...1_500, using: &generator))
            switch Int.random(in: 0..<24, using: &generator) {
            case 0..<4: try students.randomElement(using: &generator)?.lines.append([.hint(koan: koan, number: turn)])
            case 4: try teacher.lines.append([.asked(question: koan)])
            case 5, 6: server.cut()
            case 7: server.change { $0.losses = 2 }
            case 8: server.change { $0.isAway.toggle() }
            case 9: server.change { $0.knowsRepetitions.toggle() }
            case 10 where turn % 7 == 0:
                server.makeAnew()
                // The teacher creates the class again, before anybody else writes to it.
                let created = try #require(teacher.lines.line(1))
                server.change { $0.records = [(created, "c")] }
            case 11: for student in students { try student.lines.readOn() }
            case 12..<15: teacher.step(at: now)
            default: students.randomElement(using: &generator)?.step(at: now)
            }
        }
        server.change { ($0.isAway, $0.losses) = (false, 0) }
        for student in students { try student.lines.readOn() }
        while (students.map(\.waitingCount) + [teacher.waitingCount]).contains(where: { $0 > 0 }) {
            now += .seconds(1)
            for student in students { student.step(at: now) }
            teacher.step(at: now)
        }
        for member in students { member.step(at: now) }
        #expect(students.allSatisfy { $0.book == teacher.book }, "seed \(seed)")
        for member in students + [teacher] {
            let own = lines(of: member)
            #expect(server.lines.filter { own.contains($0) }.uniqued() == own, "seed \(seed)")
        }
    }
}
