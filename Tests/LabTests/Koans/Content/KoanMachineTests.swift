import ScreenTrace
import Testing

@testable import Lab

/// A learner's way through the koans.
nonisolated struct KoanMachineTests {
    private let koans: [Koan]
    private var machine: KoanMachine

    private static func koan(_ name: String) throws -> Koan {
        let check =
            "// title ko: ㄱ\n// title en: a\n// fails en: x\n// hint ko: 하나\n// hint en: one\n// hint ko: 둘\n// hint en: two\n"
        return try Koan(name: name, source: [], solution: [], check: Array(check.utf8))
    }

    init() throws {
        koans = try ["01-a", "02-b", "03-c"].map(Self.koan)
        machine = KoanMachine(koans: koans, progress: KoanProgress())
    }

    private static func failed(_ name: String) -> KoanMachine.Event {
        .finished(name, KoanRun(.failed(KoanText(korean: "ㄱ", english: "a"), got: "", expected: "")))
    }

    private static func passed(_ name: String) -> KoanMachine.Event { .finished(name, KoanRun(.passed)) }

    /// Plays events, of which each must have its effects.
    private mutating func play(_ steps: (event: KoanMachine.Event, effects: [KoanMachine.Effect])...) {
        for (event, effects) in steps { #expect(machine.handle(event) == effects, "\(event)") }
    }

    @Test mutating func `a save runs the koan in view, and its end is the verdict`() {
        play((.check, [.run(0)]))
        #expect(machine.isRunning)
        play((Self.failed("01-a"), []))
        #expect(!machine.isRunning && !machine.isSolved)
        play((.check, [.run(0)]), (Self.passed("01-a"), [.save]))
        #expect(machine.isSolved)
        // A koan that passed and does not any more is not solved.
        play((Self.failed("01-a"), [.save]))
        #expect(!machine.isSolved)
    }

    @Test mutating func `a verdict that comes again is known as such until it was shown`() {
        play((Self.failed("01-a"), []))
        #expect(!machine.hasSameVerdict)
        play((.check, [.run(0)]), (Self.failed("01-a"), []))
        #expect(machine.hasSameVerdict)
        machine.wasShown()
        #expect(!machine.hasSameVerdict)
        play((Self.passed("01-a"), [.save]))
        #expect(!machine.hasSameVerdict)
    }

    @Test mutating func `next goes to the first one that is not solved, also from the last to the first`() {
        play((Self.passed("02-b"), [.save]), (.next, [.save, .run(2)]))
        #expect(machine.progress.current == "03-c")
        play((.next, [.save, .run(0)]), (Self.passed("01-a"), [.save]), (Self.passed("03-c"), [.save]))
        #expect(machine.isComplete)
        play((.next, []))
    }

    @Test mutating func `skip leaves it for later`() {
        play((.skip, [.save, .run(1)]))
        #expect(machine.progress.skipped == ["01-a"])
        #expect(machine.current == 1)
        play((.open(0), [.save, .run(0)]), (.open(7), []))
    }

    @Test mutating func `hints come one by one, and are hidden again on the next koan`() {
        // There are two; the third one is that there are no more.
        for count in [1, 2, 3, 3] {
            _ = machine.handle(.hint)
            #expect(machine.hintCount == count)
        }
        _ = machine.handle(.next)
        #expect(machine.hintCount == 0)
    }

    @Test mutating func `the solution is shown after success only`() {
        for (event, isShown) in [
            (.solution, false), (Self.passed("01-a"), false), (.solution, true), (Self.failed("01-a"), false),
        ] as [(KoanMachine.Event, Bool)] {
            _ = machine.handle(event)
            #expect(machine.isShowingSolution == isShown, "\(event)")
        }
    }

    @Test mutating func `after a reset a koan is as it was given, and is solved no longer`() {
        play((Self.passed("01-a"), [.save]), (.reset, [.write(0), .save, .run(0)]))
        #expect(!machine.isSolved)
    }

    @Test mutating func `all are checked one after another, and a save comes first`() {
        play((.checkAll, [.run(0)]), (Self.passed("01-a"), [.save, .run(1)]))
        #expect(machine.waiting == [1, 2])
        play(
            (.check, [.run(0)]), (Self.passed("01-a"), [.run(1)]), (Self.failed("02-b"), [.run(2)]),
            (Self.passed("03-c"), [.save]))
        #expect(!machine.isRunning)
        #expect(machine.solvedCount == 2)
    }

    @Test
    mutating func `what the progress says is solved counts when it has passed, and is not lost until it has failed`() {
        let progress = KoanProgress(parsing: "solved 01-a\nsolved 03-c\nsolved 99-other\ncurrent 02-b\n")
        machine = KoanMachine(koans: koans, progress: progress)
        #expect(machine.solvedCount == 0)
        #expect(machine.koans.map(machine.state) == [.claimed, .unsolved, .claimed])
        play(
            (.check, [.run(1)]), (.checkClaims, []), (Self.failed("02-b"), [.run(0)]), (Self.passed("01-a"), [.run(2)]),
            (.finished("03-c", KoanRun(.noCompiler(.other("x")))), []))
        #expect(machine.koans.map(machine.state) == [.solved, .unsolved, .claimed])
        #expect(machine.progress == progress)
        play((.checkClaims, [.run(2)]), (Self.failed("03-c"), [.save]))
        #expect(machine.progress.text == "solved 01-a\nsolved 99-other\ncurrent 02-b\n")
    }

    @Test mutating func `next leads to a koan that was solved earlier only where no other is left`() {
        machine = KoanMachine(koans: koans, progress: KoanProgress(parsing: "solved 02-b\ncurrent 01-a\n"))
        play(
            (Self.passed("01-a"), [.save]), (.next, [.save, .run(2)]), (Self.passed("03-c"), [.save]),
            (.next, [.save, .run(1)]))
    }

    @Test mutating func `the messages of the solution are run with the first hint, once, and compared`() {
        let own = "new\tA#1\t\nnew\tB#1\t\narrow\tA#1\td\tB#1\tweak\nfailed\tㄱ\ta\t\t\n"
        let solution = own.split(separator: "failed")[0] + "call\tA#1\tB#1\tf()\nverified\tㄱ\ta\ndone\n"
        let failed = KoanMachine.Event.finished("01-a", .test([0, 1], report: own))
        play((failed, []), (.hint, [.runSolution(0)]))
        #expect(machine.difference == nil && !machine.isRunning)
        play((.solutionFinished("01-a", .test([0, 1], report: String(solution))), []))
        #expect(machine.difference?.expected?.line == "[message] A → B: f()")
        play((failed, []))
        #expect(machine.difference != nil)
        play((.open(1), [.save, .run(1)]), (.open(0), [.save, .run(0)]), (failed, []))
        #expect(machine.difference == nil)
        play((.hint, []))
        #expect(machine.difference != nil)
        play((Self.passed("01-a"), [.save]))
        #expect(machine.difference == nil)
    }

    @Test func `it goes on where the learner was, or at the first that is not solved`() {
        var progress = KoanProgress()
        progress.note("01-a", isPassed: true)
        for (current, index) in [("", 1), ("03-c", 2), ("gone", 1)] {
            progress.current = current.isEmpty ? nil : current
            #expect(KoanMachine(koans: koans, progress: progress).current == index, "\(current)")
        }
    }
}
