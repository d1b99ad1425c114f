import Core

/// What the records of a class come to: who is there, what was predicted, and how far everyone has come.
///
/// The book takes the records in the order in which the server has them. One that was sent twice counts once, because the records of a
/// writer are numbered. A record that is not its writer's, or that its writer may not write, is left out. What is kept is bounded, whatever
/// strangers write: students, their records and their koans by number.
package struct ClassBook: Equatable, Sendable {
    /// A student, as the records tell.
    package struct Student: Equatable, Sendable {
        /// The student's folder.
        package let writer: ClassWriter
        /// The name that the student has chosen last.
        package fileprivate(set) var name: ClassName
        /// Which one of the students of this name it is, from 1.
        package fileprivate(set) var namesake = 1
        /// The koan in view; `nil` before the first one.
        package fileprivate(set) var koan: ClassName?
        /// The time since when that koan has been in view without a passed check; `nil` where it has passed.
        package fileprivate(set) var stuckSince: Timestamp?
        /// The number of hints on that koan.
        package fileprivate(set) var hintCount = 0
        /// The koans whose last check has passed.
        package fileprivate(set) var solved: Set<ClassName> = []
        /// The time since when the hand is raised; `nil` where it is not.
        package fileprivate(set) var handSince: Timestamp?
        /// The time of the last hand-in; `nil` before the first one.
        package fileprivate(set) var handedInAt: Timestamp?
        /// The answers to the questions, by their indices.
        fileprivate var answers: [ClassName: Int] = [:]

        /// The name as it is shown: with a number where others have the same one.
        package var shownName: String { Self.shownName(name, namesake) }

        fileprivate static func shownName(_ name: ClassName, _ namesake: Int) -> String {
            namesake == 1 ? name.text : "\(name.text) (\(namesake))"
        }
    }

    /// The question on all machines.
    package struct Question: Equatable, Sendable {
        /// The name of the experiment.
        package let name: ClassName
        /// A Boolean value that indicates whether the answers are shown.
        package fileprivate(set) var isRevealed = false
    }

    /// The students in the order in which they came.
    package private(set) var students: [Student] = []
    /// The question on all machines; `nil` if there is none.
    package private(set) var question: Question?
    /// A Boolean value that indicates whether the class has a shop.
    package private(set) var hasShop = false
    /// The teacher: the writer of the very first record; `nil` in a class that did not begin with one.
    package private(set) var teacher: ClassWriter?
    /// The number of records that were left out: no records at all, not their writer's, or not for their writer. A repetition is none of them.
    package private(set) var leftOutCount = 0
    /// A Boolean value that indicates whether nothing was entered or left out.
    package private(set) var isEmpty = true
    private var places: [ClassWriter: Int] = [:]
    /// The numbers of the last records, and the promises in them.
    private var ends: [ClassWriter: End] = [:]

    private struct End: Equatable, Sendable {
        let number: Int
        let promise: String
    }

    /// The greatest number of students. A board with more of them is not read.
    package static let mostStudents = 1_000
    /// The greatest number of records of a writer. A student of a whole term has some thousand.
    package static let mostRecords = 100_000
    /// The greatest number of koans that a student is noted to have solved.
    fileprivate static let mostKoans = 200

    /// Creates the book of a class in which nothing has happened.
    package init() {}

    /// Returns the number of the last record of a writer that was entered; 0 before the first one.
    package func lastNumber(of writer: ClassWriter) -> Int { ends[writer]?.number ?? 0 }

    /// Returns a student; `nil` for a writer that is none.
    package func student(_ writer: ClassWriter) -> Student? { places[writer].map { students[$0] } }

    /// Returns whether a writer can write: the teacher, or whoever creates a class; and a student of a class that was created and is not full.
    package func hasRoom(for writer: ClassWriter) -> Bool {
        switch writer.role {
        case .teacher: isEmpty || teacher == writer
        case .student: teacher != nil && (places[writer] != nil || students.count < Self.mostStudents)
        }
    }

    // MARK: Entering

    /// Enters a record.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - time: The time at which the server has received it. The clocks of the machines differ.
    /// - Returns: Whether it was entered, and not left out.
    @discardableResult
    package mutating func enter(_ record: ClassRecord, at time: Timestamp) -> Bool {
        defer { isEmpty = false }
        if record.number <= lastNumber(of: record.writer) { return false }
        guard record.event.role == record.writer.role, let proof = record.proof, isNext(record, proof),
            record.writer.role == .teacher ? enterOfTeacher(record) : enterOfStudent(record, at: time)
        else {
            leftOutCount += 1
            return false
        }
        ends[record.writer] = End(number: record.number, promise: proof.promise)
        return true
    }

    /// Returns whether a record follows the last one of its writer, and reveals the key that was promised there.
    private func isNext(_ record: ClassRecord, _ proof: ClassProof) -> Bool {
        guard let end = ends[record.writer] else { return record.number == 1 }
        return record.number == end.number + 1 && record.number <= Self.mostRecords
            && ClassProof.digest(of: proof.key) == end.promise
    }

    /// Notes a record that could not be read.
    package mutating func leaveOut() { (leftOutCount, isEmpty) = (leftOutCount + 1, false) }

    private mutating func enterOfTeacher(_ record: ClassRecord) -> Bool {
        if isEmpty, record.event == .created { teacher = record.writer }
        guard record.writer == teacher else { return false }
        switch record.event {
        case .created: break
        case .asked(let name):
            question = Question(name: name)
            for index in students.indices { students[index].answers[name] = nil }
        case .revealed(let name): if question?.name == name { question?.isRevealed = true }
        case .closed(let name): if question?.name == name { question = nil }
        case .helped(let writer): if let place = places[writer] { students[place].handSince = nil }
        case .shopOpened: hasShop = true
        case .joined, .predicted, .opened, .attempted, .hint, .hand, .source, .handedIn: return false
        }
        return true
    }

    private mutating func enterOfStudent(_ record: ClassRecord, at time: Timestamp) -> Bool {
        if case .joined(let name) = record.event { return join(record.writer, as: name) }
        guard let place = places[record.writer] else { return false }
        switch record.event {
        case .predicted(let name, let answer):
            // What comes after the reveal is no prediction.
            guard answer >= 0, let question, question.name == name, !question.isRevealed else { return true }
            students[place].answers[name] = answer
        case .opened(let koan): students[place].open(koan, at: time)
        case .attempted(let koan, let isPassed, _): students[place].attempt(koan, isPassed: isPassed, at: time)
        case .hint(let koan, let number): if students[place].koan == koan { students[place].hintCount = number }
        case .hand(let isRaised): students[place].handSince = isRaised ? students[place].handSince ?? time : nil
        case .source: break
        case .handedIn: students[place].handedInAt = time
        case .joined, .created, .asked, .revealed, .closed, .helped, .shopOpened: return false
        }
        return true
    }

    private mutating func join(_ writer: ClassWriter, as name: ClassName) -> Bool {
        if let place = places[writer] {
            if students[place].name == name { return true }
            (students[place].name, students[place].namesake) = (name, namesake(of: name))
            return true
        }
        guard hasRoom(for: writer) else { return false }
        var student = Student(writer: writer, name: name)
        student.namesake = namesake(of: name)
        places[writer] = students.count
        students.append(student)
        return true
    }

    /// Returns the first number behind those of a name with which no other student is shown: "Mina (2)" can be a whole name too.
    private func namesake(of name: ClassName) -> Int {
        var number = (students.filter { $0.name == name }.map(\.namesake).max() ?? 0) + 1
        while students.contains(where: { $0.shownName == Student.shownName(name, number) }) { number += 1 }
        return number
    }
}

extension ClassBook.Student {
    fileprivate mutating func open(_ koan: ClassName, at time: Timestamp) {
        if self.koan == koan { return }
        (self.koan, hintCount) = (koan, 0)
        stuckSince = solved.contains(koan) ? nil : time
    }

    fileprivate mutating func attempt(_ koan: ClassName, isPassed: Bool, at time: Timestamp) {
        if !isPassed {
            solved.remove(koan)
        } else if solved.count < ClassBook.mostKoans {
            solved.insert(koan)
        }
        guard self.koan == koan else { return }
        stuckSince = isPassed ? nil : stuckSince ?? time
    }
}

// MARK: - Reading

extension ClassBook {
    /// The students who have answered a question, with their answers, in the order in which they came.
    package func answers(to question: ClassName) -> [(student: Student, answer: Int)] {
        students.compactMap { student in student.answers[question].map { (student, $0) } }
    }

    /// Returns how many students have given each of some answers to a question.
    package func counts(of question: ClassName, answerCount: Int) -> [Int] {
        answers(to: question).reduce(into: Array(repeating: 0, count: answerCount)) { counts, answer in
            if counts.indices.contains(answer.answer) { counts[answer.answer] += 1 }
        }
    }

    /// The students, the one who has been at a koan for the longest time first; behind them those whose koan has passed, and those without one.
    package var studentsByNeed: [Student] {
        students.enumerated().sorted { left, right in
            switch (left.element.stuckSince, right.element.stuckSince) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }
}
