import Classroom
import Core
import JuiceMaker
import Lab
import ScreenKit
import Storage
import System

extension Workshop {
    /// `kiosk class check`: runs all koans of hand-ins again, and says what differs from what the students' machines have recorded. The answer is no
    /// if anything does. A file that is damaged is told, and the others are checked all the same. All are read before anything is run. The limit is
    /// for all koans of all hand-ins: those of a class of thirty take twenty minutes.
    func checkHandIns(_ files: [String], within limit: Duration = .seconds(3600)) throws {
        let scratch = try scratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        let folder = KoanFolder(path: scratch.path)
        let koans = try koans(in: folder)
        let compiler = try compiler(in: folder)
        var exitCode = ExitCode.success
        var handIns: [ClassHandIn] = []
        for file in files {
            do throws(LedgerError) { handIns.append(try ClassHandIn(reading: file)) } catch {
                console.complain(file.printable + ": " + texts.explainHandIn(error))
                exitCode = max(exitCode, error.exitCode)
            }
        }
        if compiler.fence.isEmpty { console.complain(texts(.handInsUnfenced)) }
        let end = ContinuousClock.now + limit
        for (index, handIn) in handIns.enumerated() {
            // One hand-in cannot use up the time of the others.
            let share = (end - ContinuousClock.now) / (handIns.count - index)
            if try !check(handIn, koans, compiler, until: .now + share) { exitCode = max(exitCode, .no) }
        }
        try exitCode.end()
    }

    /// Runs the koans of a hand-in again, and returns whether nothing differs.
    private func check(
        _ handIn: ClassHandIn, _ koans: [Koan], _ compiler: KoanCompiler, until end: ContinuousClock.Instant
    ) throws -> Bool {
        guard let time = handIn.handedInAt else {
            try console.say(texts(.handInMissing, handIn.name.text.printable))
            return false
        }
        try console.say(
            texts(
                .handInOf, handIn.name.text.printable, LocalCalendar.dayAndMinute(of: time),
                String(handIn.records.count)))
        var (passedCount, differenceCount) = (0, 0)
        for source in handIn.sources {
            let isInTime = ContinuousClock.now < end
            let verdict = try isInTime ? verdict(on: source, koans, compiler) : nil
            let isPassed = verdict?.isPassed ?? false
            if isPassed { passedCount += 1 }
            let fault = isInTime ? fault(in: handIn, source, verdict) : texts(.handInOutOfTime)
            if fault != nil { differenceCount += 1 }
            let mark = texts.spelled(isPassed ? "✓" : "✗")
            let attempts = String(handIn.attemptCount(at: source.koan))
            try console.say(
                "\(mark) \(source.koan.text.printable)  \(texts(.handInAttempts, attempts))"
                    + (fault.map { "  ! " + $0 } ?? ""))
            try console.flush()
        }
        let handedIn = Set(handIn.sources.map(\.koan))
        for koan in handIn.solvedKoans where !handedIn.contains(koan) {
            differenceCount += 1
            try console.say("\(texts.spelled("✗")) \(koan.text.printable)  ! " + texts(.handInLeftOut))
        }
        try console.say(texts(.handInSum, String(passedCount), String(handIn.sources.count), String(differenceCount)))
        return differenceCount == 0
    }

    /// Runs a source that was handed in. The result is `nil` for a koan that this program does not have.
    private func verdict(
        on source: ClassHandIn.Source, _ koans: [Koan], _ compiler: KoanCompiler
    ) throws -> KoanVerdict? {
        guard let koan = koans.first(where: { $0.name == source.koan.text }) else { return nil }
        return try KoanJob(Array(source.text.utf8), of: koan, with: compiler).finish().verdict
    }

    /// Returns what is not as the student's machine has recorded it; `nil` if all is.
    private func fault(in handIn: ClassHandIn, _ source: ClassHandIn.Source, _ verdict: KoanVerdict?) -> String? {
        guard let verdict else { return texts(.handInUnknownKoan) }
        if case .refused = verdict { return texts.explain(verdict) }
        guard let last = handIn.lastAttempt(at: source.koan) else {
            return verdict.isPassed ? texts(.handInNeverChecked) : nil
        }
        if last.isPassed != verdict.isPassed { return texts(last.isPassed ? .handInFailsNow : .handInPassesNow) }
        return last.digest == ClassHandIn.digest(of: source.text) ? nil : texts(.handInChanged)
    }

    /// `kiosk class hand-ins`: writes a file for each student of a class who has handed in.
    func writeHandIns(_ text: String, into folder: String) throws {
        let address = try classAddress(text)
        let teacher = try teachersJournal(address).writer
        let stream = try classStream(address)
        // The lines of all students may be more than the memory holds.
        let scratch = try scratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        let files = SystemFiles()
        func lines(of writer: ClassWriter) throws(SystemError) -> any File {
            try files.open("\(scratch.path)/\(writer.id)", .creating)
        }
        var (book, failure) = (ClassBook(), SystemError?.none)
        try stream.catchUp(serverWait(address)) { deliveries in
            for delivery in deliveries where book.enter(delivery) && failure == nil {
                guard let writer = delivery.record?.writer, writer.role == .student else { continue }
                do throws(SystemError) {
                    let file = try lines(of: writer)
                    try file.writeFully(delivery.line, at: try file.size())
                } catch {
                    failure = error
                }
            }
        }
        if book.teacher != teacher { throw ClassError.otherTeacher(server: address.description) }
        let students = book.students.filter { $0.handedInAt != nil }
        try texts.working(on: folder) { () throws(SystemError) in
            if let failure { throw failure }
            _ = try files.makeDirectory(folder)
            for student in students {
                let path = "\(folder)/\(student.shownName.fileName)-\(student.writer.id).jsonl"
                let copy = try files.open(path, .creating)
                try copy.truncate(to: 0)
                try copy.writeContents(of: lines(of: student.writer), from: 0)
            }
        }
        try console.say(texts(.handInsWritten, String(students.count), folder.printable))
    }
}

extension Texts {
    fileprivate func explainHandIn(_ error: LedgerError) -> String {
        switch error {
        case .damaged(let line, .chain): self(.handInDamaged, String(line), self(.handInChain))
        case .damaged(let line, let damage): self(.handInDamaged, String(line), explain(damage))
        case .failed(_, let reason): explain(reason)
        default: explain(error)
        }
    }
}

extension String {
    /// The text as a part of a file's name: a stranger chooses the names of students, and neither a path nor an option may be made of one.
    fileprivate var fileName: String {
        let name = String(map { $0.isLetter || $0.isNumber ? $0 : "-" }.drop { $0 == "-" })
        return name.isEmpty ? "student" : name
    }
}

extension KoanFolder {
    /// Returns what a student hands in: the files that are not as they were given.
    func sources(_ koans: [Koan]) -> [ClassEvent] {
        koans.compactMap { koan in
            guard let source = try? source(of: koan), source != koan.source, let name = ClassName(koan.name) else {
                return nil
            }
            return .source(koan: name, text: String(decoding: source, as: UTF8.self))
        }
    }
}
