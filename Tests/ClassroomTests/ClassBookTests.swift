import Classroom
import Core
import Testing

/// The book of a class, which its records lead to.
struct ClassBookTests {
    private let (teacher, mina, juno, sumi): (ClassWriter, ClassWriter, ClassWriter, ClassWriter)

    init() throws {
        teacher = try #require(ClassWriter(.teacher, id: "t"))
        mina = try #require(ClassWriter(.student, id: "a"))
        juno = try #require(ClassWriter(.student, id: "b"))
        sumi = try #require(ClassWriter(.student, id: "c"))
    }

    private func name(_ text: String) throws -> ClassName { try #require(ClassName(text)) }

    /// Enters events one minute after another, and numbers those of each writer. Before them, the teacher has created the class.
    private func book(_ events: [(ClassWriter, ClassEvent)]) -> ClassBook {
        var book = newBook()
        var numbers = [teacher: 1]
        for (minute, (writer, event)) in events.enumerated() {
            numbers[writer, default: 0] += 1
            book.enter(record(event, of: writer, numbers[writer] ?? 0), at: time(minute))
        }
        return book
    }

    /// The book of a class that was created.
    private func newBook() -> ClassBook {
        var book = ClassBook()
        book.enter(record(.created, of: teacher, 1), at: minute0)
        return book
    }

    /// A record with the key that its writer has promised. A forger may have another one.
    private func record(_ event: ClassEvent, of writer: ClassWriter, _ number: Int, key: String? = nil) -> ClassRecord {
        func ownKey(_ number: Int) -> String { "\(writer.id) \(number)" }
        let proof = ClassProof(key: key ?? ownKey(number), promise: ClassProof.digest(of: ownKey(number + 1)))
        return ClassRecord(writer: writer, number: number, time: minute0, event: event, proof: proof)
    }

    private let minute0 = Timestamp(milliseconds: 0)

    private func time(_ minute: Int) -> Timestamp { Timestamp(milliseconds: Int64(minute) * 60_000) }

    @Test func `a record that comes twice counts once`() throws {
        let name = try name("민아")
        var book = newBook()
        let joined = record(.joined(name), of: mina, 1)
        let raised = record(.hand(isRaised: true), of: mina, 2)
        let entered = [(joined, 0), (raised, 1), (raised, 5), (joined, 5)].map { book.enter($0.0, at: time($0.1)) }
        #expect(entered == [true, true, false, false])
        #expect(book.students.count == 1)
        #expect(book.students[0].handSince == time(1))
        #expect(book.lastNumber(of: mina) == 2)
        #expect(book.leftOutCount == 0)
    }

    @Test func `what a writer may not write is left out`() throws {
        let question = try name("leak")
        let book = book([
            (mina, .asked(question: question)), (teacher, .hand(isRaised: true)),
            // Nobody who has not joined is there.
            (juno, .hand(isRaised: true)),
        ])
        var empty = newBook()
        for _ in 0..<3 { empty.leaveOut() }
        #expect(book == empty)
    }

    @Test func `a record that does not show the promised key is left out, and the writer's own one counts`() throws {
        let (name, other) = (try name("Mina"), try name("Eve"))
        var book = newBook()
        book.enter(record(.joined(name), of: mina, 1), at: minute0)
        let forged = [
            // A guess, the key of the record before, that of a later one, and none at all.
            record(.joined(other), of: mina, 2, key: "guess"), record(.joined(other), of: mina, 2, key: "a 1"),
            record(.joined(other), of: mina, 2, key: "a 3"), record(.joined(other), of: mina, 3),
            ClassRecord(writer: mina, number: 2, time: minute0, event: .joined(other), proof: nil),
        ]
        // Who has seen the key comes too late with it.
        let all = forged + [record(.hand(isRaised: true), of: mina, 2), record(.joined(other), of: mina, 2)]
        let entered = all.map { book.enter($0, at: time(1)) }
        #expect(entered == [false, false, false, false, false, true, false])
        #expect(book.students.map(\.shownName) == ["Mina"])
        #expect(book.lastNumber(of: mina) == 2)
        #expect(book.leftOutCount == 5)
    }

    @Test func `the teacher is the writer of the very first record, and nobody else`() throws {
        let (question, other) = (try name("leak"), try #require(ClassWriter(.teacher, id: "eve")))
        var book = newBook()
        for event in [ClassEvent.created, .asked(question: question), .shopOpened] {
            let isEntered = book.enter(record(event, of: other, 1), at: minute0)
            #expect(!isEntered)
        }
        #expect(book.teacher == teacher && book.question == nil && !book.hasShop)
        #expect(!book.hasRoom(for: other))
        #expect(book.hasRoom(for: teacher))
        // A class that did not begin so has no teacher, whatever comes later, and no room for students.
        for first in [record(.joined(question), of: mina, 1), record(.shopOpened, of: other, 1)] {
            var book = ClassBook()
            book.enter(first, at: minute0)
            book.enter(record(.created, of: teacher, 1), at: minute0)
            #expect(book.teacher == nil && book.students.count <= 1)
            #expect(!book.hasRoom(for: juno))
        }
    }

    @Test func `two students of a name are told apart, and keep their numbers`() throws {
        let name = try name("민아")
        var book = book([(mina, .joined(name)), (juno, .joined(name)), (mina, .joined(name))])
        #expect(book.students.map(\.shownName) == ["민아", "민아 (2)"])
        let other = try #require(ClassName("준호"))
        book.enter(record(.joined(other), of: juno, 2), at: time(9))
        #expect(book.students.map(\.shownName) == ["민아", "준호"])
    }

    @Test func `a whole name that looks like a namesake's is told apart as well`() throws {
        let (name, numbered) = (try name("민아"), try name("민아 (2)"))
        let behind = book([(mina, .joined(name)), (juno, .joined(name)), (sumi, .joined(numbered))])
        #expect(behind.students.map(\.shownName) == ["민아", "민아 (2)", "민아 (2) (2)"])
        let before = book([(mina, .joined(numbered)), (juno, .joined(name)), (sumi, .joined(name))])
        #expect(before.students.map(\.shownName) == ["민아 (2)", "민아", "민아 (3)"])
    }

    @Test func `an answer counts until it is changed, and none counts after the reveal`() throws {
        let (question, a, b) = (try name("leak"), try name("A"), try name("B"))
        let start: [(ClassWriter, ClassEvent)] = [
            (mina, .joined(a)), (juno, .joined(b)),
            // No question is open yet.
            (mina, .predicted(question: question, answer: 0)),
            (teacher, .asked(question: question)),
            (mina, .predicted(question: question, answer: 0)), (juno, .predicted(question: question, answer: 2)),
            (mina, .predicted(question: question, answer: 2)),
        ]
        #expect(book(start).counts(of: question, answerCount: 3) == [0, 0, 2])
        let revealed =
            start + [
                (teacher, .revealed(question: question)), (juno, .predicted(question: question, answer: 1)),
            ]
        let book = book(revealed)
        #expect(book.counts(of: question, answerCount: 3) == [0, 0, 2])
        #expect(book.answers(to: question).map(\.student.shownName) == ["A", "B"])
        #expect(book.question?.isRevealed == true)
        // The same question again begins anew.
        let again = self.book(revealed + [(teacher, .asked(question: question))])
        #expect(again.counts(of: question, answerCount: 3) == [0, 0, 0])
        #expect(self.book(revealed + [(teacher, .closed(question: question))]).question == nil)
    }

    @Test func `who has been stuck longest comes first, and who has passed the koan last`() throws {
        let (one, two) = (try name("01-counter"), try name("02-cancel"))
        let book = book([
            (mina, .joined(try name("Mina"))), (juno, .joined(try name("Juno"))), (sumi, .joined(try name("Sumi"))),
            (sumi, .opened(koan: one)), (mina, .opened(koan: one)), (juno, .opened(koan: one)),
            (mina, .hint(koan: one, number: 1)), (juno, .hint(koan: one, number: 2)),
            (mina, .attempted(koan: one, isPassed: false, digest: "0")),
            (sumi, .attempted(koan: one, isPassed: true, digest: "1")),
            (mina, .attempted(koan: one, isPassed: true, digest: "1")), (mina, .opened(koan: two)),
            // Who fails is not stuck from then on, but since the koan was opened.
            (juno, .attempted(koan: one, isPassed: false, digest: "2")),
        ])
        #expect(book.studentsByNeed.map(\.name.text) == ["Juno", "Mina", "Sumi"])
        #expect(book.studentsByNeed.map(\.stuckSince) == [time(5), time(11), nil])
        // Mina's hint was one on the koan before.
        #expect(book.studentsByNeed.map(\.hintCount) == [2, 0, 0])
        #expect(book.studentsByNeed.map(\.solved.count) == [0, 1, 1])
    }

    @Test func `a hand stays up until it is lowered or answered`() throws {
        let start: [(ClassWriter, ClassEvent)] = [
            (mina, .joined(try name("Mina"))), (mina, .hand(isRaised: true)), (mina, .hand(isRaised: true)),
        ]
        #expect(book(start).students[0].handSince == time(1))
        #expect(book(start + [(teacher, .helped(student: mina))]).students[0].handSince == nil)
        #expect(book(start + [(mina, .hand(isRaised: false))]).students[0].handSince == nil)
    }

    @Test func `a thousand students have room, and no more`() throws {
        var book = newBook()
        for number in 0...ClassBook.mostStudents {
            let writer = try #require(ClassWriter(.student, id: "s\(number)"))
            let hasRoom = number < ClassBook.mostStudents
            #expect(book.hasRoom(for: writer) == hasRoom)
            let isEntered = book.enter(record(.joined(try name("S\(number)")), of: writer, 1), at: minute0)
            #expect(isEntered == hasRoom)
        }
        #expect(book.students.count == ClassBook.mostStudents)
        #expect(book.hasRoom(for: book.students[0].writer))
    }

    @Test func `a student who invents koans and records fills no memory`() throws {
        var book = newBook()
        book.enter(record(.joined(try name("Mina")), of: mina, 1), at: minute0)
        for number in 2...1_000 {
            let koan = try name("k\(number)")
            book.enter(record(.attempted(koan: koan, isPassed: true, digest: "0"), of: mina, number), at: minute0)
        }
        #expect(book.students[0].solved.count == 200)
        for number in 1_001...ClassBook.mostRecords + 1 {
            let isEntered = book.enter(record(.hand(isRaised: true), of: mina, number), at: minute0)
            if isEntered != (number <= ClassBook.mostRecords) { Issue.record("record \(number)") }
        }
    }
}

/// Names that others see.
struct ClassNameTests {
    @Test func `a name has neither control characters nor too many bytes`() {
        #expect(ClassName(" 민아 ")?.text == "민아")
        #expect(ClassName(String(repeating: "가", count: 20)) != nil)
        for text in [
            "", "  ", "a\u{1B}[31m", "a\u{202E}b", "a\u{85}b", "a\nb", "\u{200B}", String(repeating: "가", count: 21),
        ] { #expect(ClassName(text) == nil) }
    }

    @Test func `an id is short, of small letters and digits`() {
        #expect(ClassWriter(.student, id: "k3j0")?.id == "k3j0")
        for id in ["", "A", "a b", "가", String(repeating: "a", count: 33)] {
            #expect(ClassWriter(.student, id: id) == nil)
        }
        #expect(ClassWriter.random(.student) != .random(.student))
    }
}
