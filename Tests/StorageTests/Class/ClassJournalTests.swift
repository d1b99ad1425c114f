import Calculator
import Classroom
import Core
import JuiceMaker
import System
import Testing

@testable import Storage

/// The records of a student in a file.
struct ClassJournalTests {
    private let disk = SimulatedDisk()
    private let koan: ClassName
    private let mina: ClassName

    init() throws {
        koan = try #require(ClassName("01"))
        mina = try #require(ClassName("민아"))
    }

    private static let path = "/data/class/swift/class.jsonl"

    private func open(
        _ opening: ClassEvent? = nil, in folder: String = "/data/class/swift", _ mode: OpenMode = .creating
    ) throws(LedgerError) -> ClassJournal {
        try ClassJournal(
            in: folder, of: opening ?? .joined(mina), mode, now: { Timestamp(milliseconds: 1_795_680_000_000) },
            files: disk)
    }

    /// The events in the file.
    private func events() throws -> [ClassEvent] {
        try ClassHandIn(reading: Self.path, files: disk).records.map(\.event)
    }

    @Test func `a journal begins with the name, and another start goes on`() throws {
        let journal = try open()
        try journal.append([.opened(koan: koan), .hint(koan: koan, number: 1)])
        let other = try open()
        #expect(other.writer == journal.writer && other.lastNumber == 3)
        #expect(try events() == [.joined(mina), .opened(koan: koan), .hint(koan: koan, number: 1)])
        #expect(other.takeNotice() == nil)
        let sora = try #require(ClassName("소라"))
        #expect(try open(.joined(sora)).writer == journal.writer)
        #expect(try events().last == .joined(sora))
    }

    @Test func `the lines are those of the file`() throws {
        let journal = try open()
        try journal.append([.opened(koan: koan)])
        #expect((1...2).compactMap { journal.line($0) }.joined().elementsEqual(try #require(disk[Self.path])))
        #expect(journal.line(0) == nil)
        #expect(journal.line(3) == nil)
    }

    @Test func `two programs append to one journal, and each has all lines`() throws {
        let (first, second) = (try open(), try open())
        for number in 1...20 { try (number % 3 == 0 ? first : second).append([.hint(koan: koan, number: number)]) }
        try first.readOn()
        try second.readOn()
        #expect(try events() == [.joined(mina)] + (1...20).map { .hint(koan: koan, number: $0) })
        for number in 1...21 { #expect(first.line(number) == second.line(number)) }
    }

    @Test func `a line that was not written to its end is cut off`() throws {
        let journal = try open()
        try journal.append([.opened(koan: koan)])
        let bytes = try #require(disk[Self.path])
        disk[Self.path] = bytes + Array(#"{"seq":3,"stud"#.utf8)
        let next = try open()
        #expect(next.takeNotice() == nil)
        try next.append([.hand(isRaised: true)])
        #expect(try events() == [.joined(mina), .opened(koan: koan), .hand(isRaised: true)])
    }

    @Test func `a damaged journal is kept as a copy, and a new writer begins`() throws {
        let journal = try open()
        try journal.append([.opened(koan: koan), .hand(isRaised: true)])
        var bytes = try #require(disk[Self.path])
        bytes[bytes.count / 2] ^= 1
        disk[Self.path] = bytes
        let next = try open()
        #expect(next.takeNotice() == .damaged(line: 2, copy: "class.jsonl.damaged"))
        #expect(next.writer != journal.writer && next.lastNumber == 1)
        #expect(disk[Self.path + ".damaged"] == bytes)
        // The other program goes on in the new journal.
        try journal.append([.hand(isRaised: false)])
        #expect(journal.takeNotice() == nil)
        #expect(journal.writer == next.writer)
        #expect(try events() == [.joined(mina), .hand(isRaised: false)])
    }

    @Test func `a journal that was removed is begun anew`() throws {
        let journal = try open()
        disk[Self.path] = nil
        try journal.readOn()
        #expect(try events() == [.joined(mina)])
        try journal.append([.hand(isRaised: true)])
        #expect(try events() == [.joined(mina), .hand(isRaised: true)])
    }

    @Test(arguments: [SimulatedDisk.Operation.write, .sync, .lock])
    func `what could not be written never comes later`(operation: SimulatedDisk.Operation) throws {
        let journal = try open()
        disk.fail(operation, with: 28)
        #expect(throws: LedgerError.self) { try journal.append([.hand(isRaised: true)]) }
        #expect(throws: LedgerError.self) { try journal.append([.hand(isRaised: false)]) }
        #expect(journal.lastNumber == 1)
        disk.fail(operation, with: nil)
        try journal.readOn()
        #expect(try events() == [.joined(mina)])
        try journal.append([.opened(koan: koan)])
        #expect(try events() == [.joined(mina), .opened(koan: koan)])
        #expect(try open().lastNumber == 2)
    }

    @Test func `what could not be removed from the file is removed before anything is sent`() throws {
        let journal = try open()
        disk.failing(.sync, .truncate) {
            #expect(throws: LedgerError.self) { try journal.append([.hand(isRaised: true)]) }
            #expect(throws: LedgerError.self) { try journal.readOn() }
            #expect(journal.lastNumber == 1)
        }
        try journal.readOn()
        #expect(journal.lastNumber == 1)
        try journal.append([.opened(koan: koan)])
        #expect(try events() == [.joined(mina), .opened(koan: koan)])
    }

    @Test func `a journal whose name is not durable has no record, says why, and is tried again`() throws {
        disk.failing(.syncDirectory) { #expect(throws: LedgerError.failed(.sync, .deviceError)) { try open() } }
        let journal = try open()
        disk[Self.path] = nil
        disk.failing(.syncDirectory) {
            #expect(throws: LedgerError.failed(.sync, .deviceError)) { try journal.append([.hand(isRaised: true)]) }
            #expect(disk[Self.path]?.isEmpty ?? true)
        }
        try journal.append([.opened(koan: koan)])
        #expect(try events() == [.joined(mina), .opened(koan: koan)])
    }

    @Test func `what is too long for a class is refused, and nothing of it waits`() throws {
        let journal = try open()
        let long = ClassEvent.source(koan: koan, text: String(repeating: "a", count: 65_536))
        #expect(throws: LedgerError.failed(.write, .fileTooLarge)) {
            try journal.append([.hand(isRaised: true), long])
        }
        try journal.append([.handedIn])
        #expect(try events() == [.joined(mina), .handedIn])
    }

    @Test func `the journal of a newer kiosk is left as it is`() throws {
        let bytes = SealedLine.sealed(#"{"seq":1,"format":3,"more":1"#)
        disk[Self.path] = bytes
        #expect(throws: LedgerError.newerFormat(3)) { try open() }
        #expect(disk[Self.path] == bytes)
    }

    @Test func `a journal that is a copy of another one begins a new writer`() throws {
        let journal = try open()
        try journal.append([.opened(koan: koan)])
        let record = try #require(journal.line(2).flatMap { ClassLine.record(of: $0) })
        let copy = try #require(disk[Self.path])
        try journal.check(record)
        #expect(journal.takeNotice() == nil)
        // The other folder has gone on, and this one, too.
        try journal.append([.hand(isRaised: true)])
        let foreign = try #require(journal.line(3).flatMap { ClassLine.record(of: $0) })
        disk[Self.path] = copy
        let other = try open()
        try other.check(record)
        #expect(other.writer == journal.writer)
        try other.append([.hand(isRaised: false)])
        try other.check(foreign)
        #expect(other.writer != foreign.writer)
        #expect(try events() == [.joined(mina)])
        #expect(other.takeNotice() == .damaged(line: 4, copy: "class.jsonl.damaged"))
    }

    @Test func `the keys of a journal are those that its lines have promised, and no line shows the next one`() throws {
        let journal = try open()
        try journal.append((1...20).map { .hint(koan: koan, number: $0) })
        let records = (1...21).compactMap { journal.line($0).flatMap { ClassLine.record(of: $0) } }
        let proofs = records.compactMap(\.proof)
        #expect(proofs.count == 21)
        for (one, next) in zip(proofs, proofs.dropFirst()) { #expect(ClassProof.digest(of: next.key) == one.promise) }
        #expect(Set(proofs.map(\.key)).count == 21)
        // The secret is in a file of its own, and differs from folder to folder.
        let secret = try #require(disk[Self.path + ".key"])
        #expect(secret.count > 40)
        let other = try open(in: "/other")
        #expect(disk["/other/class.jsonl.key"] != secret)
        #expect(other.writer != journal.writer)
    }

    @Test func `a journal whose secret is gone is kept as a copy, and a new writer begins`() throws {
        let journal = try open()
        try journal.append([.hand(isRaised: true)])
        disk[Self.path + ".key"] = nil
        let next = try open()
        #expect(next.writer != journal.writer)
        #expect(next.takeNotice() == .damaged(line: 3, copy: "class.jsonl.damaged"))
        #expect(try events() == [.joined(mina)])
        // What a process that was killed has left of a secret is none.
        disk[Self.path] = nil
        disk[Self.path + ".key"] = Array("abc".utf8)
        _ = try open()
        #expect(try #require(disk[Self.path + ".key"]).count > 40)
    }

    @Test func `a journal of an older kiosk, which has no keys, is kept as a copy`() throws {
        let joined =
            #"{"seq":1,"format":1,"student":"k3","at":"2026-11-26T09:00:00.000Z","event":"joined","name":"민아""#
        let bytes = SealedLine.sealed(joined + ",\"chain\":\"\(SHA256.digits(of: Array(joined.utf8)))\"")
        disk[Self.path] = bytes
        #expect(try ClassHandIn(reading: Self.path, files: disk).writer.id == "k3")
        let journal = try open()
        #expect(journal.writer.id != "k3")
        #expect(disk[Self.path + ".damaged"] == bytes)
    }

    @Test func `a teacher has a journal of their own beside that of a student, and opens no missing one`() throws {
        let student = try open()
        #expect(throws: LedgerError.failed(.open, .notFound)) { try open(.created, .updating) }
        let first = try open(.created)
        #expect(first.writer.role == .teacher && student.writer.role == .student)
        #expect(try open(.created, .updating).writer == first.writer)
        try first.append([.shopOpened])
        try first.beginAnew()
        #expect(try open(.created, .updating).writer == first.writer)
        #expect(first.lastNumber == 1)
    }
}
