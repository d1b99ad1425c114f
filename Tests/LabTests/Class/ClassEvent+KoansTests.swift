import Classroom
import Testing

@testable import Lab

/// What a class hears of the koans of a student.
struct ClassEventKoansTests {
    /// Handles events, and returns what the class hears of them.
    private func heard(_ events: [KoanMachine.Event?]) -> [ClassEvent] {
        var machine = KoanMachine(koans: Classroom.koans, progress: KoanProgress())
        return events.flatMap { event in
            let old = machine
            if let event { _ = machine.handle(event) }
            return ClassEvent.events(after: event, from: old, to: machine) { "digest of \($0)" }
        }
    }

    private func name(_ index: Int) throws -> ClassName { try #require(ClassName(Classroom.koans[index].name)) }

    private let failed = KoanRun.test([0, 1], report: "failed\tㄱ\ta\t[]\t[1]\n")
    private let passed = KoanRun.test([0, 0], report: "verified\tㄱ\ta\ndone\n")

    @Test func `a koan is opened when it comes into view, and not when it is checked`() throws {
        #expect(
            try heard([nil, .check, .skip, .open(4), .open(4)]) == [
                .opened(koan: name(0)), .opened(koan: name(1)), .opened(koan: name(4)),
            ])
    }

    @Test func `each check is an attempt, also one with the same outcome, and that of a koan out of view`() throws {
        let first = Classroom.koans[0].name
        let koan = try name(0)
        #expect(
            heard([.finished(first, failed), .finished(first, failed), .skip, .finished(first, passed)]) == [
                .attempted(koan: koan, isPassed: false, digest: "digest of \(first)"),
                .attempted(koan: koan, isPassed: false, digest: "digest of \(first)"), .opened(koan: try name(1)),
                .attempted(koan: koan, isPassed: true, digest: "digest of \(first)"),
            ])
    }

    @Test func `without a compiler nothing is known of the file`() {
        #expect(heard([.finished(Classroom.koans[0].name, KoanRun(.noCompiler(.other("none"))))]) == [])
    }

    @Test func `a hint is noted once for each that there is`() throws {
        let count = Classroom.koans[0].hints.count
        #expect(
            try heard(Array(repeating: .hint, count: count + 2))
                == (1...count).map { .hint(koan: try name(0), number: $0) })
    }
}
