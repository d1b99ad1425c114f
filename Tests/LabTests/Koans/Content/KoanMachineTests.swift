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

    private static let failed = KoanRun(.failed(KoanText(korean: "ㄱ", english: "a"), got: "", expected: ""))
    private static let passed = KoanRun(.passed)

    private static func run(_ report: String) -> KoanRun {
        KoanRun(
            exitCodes: [0, 1], of: 2, hasTimedOut: false, output: [], hasMoreOutput: false, report: .test(report))
    }

    @Test mutating func `a save runs the koan in view, and its end is the verdict`() {
        #expect(machine.handle(.check) == [.run(0)])
        #expect(machine.isRunning)
        #expect(machine.handle(.finished("01-a", Self.failed)) == [])
        #expect(!machine.isRunning && !machine.isSolved)
        #expect(machine.handle(.check) == [.run(0)])
        #expect(machine.handle(.finished("01-a", Self.passed)) == [.save])
        #expect(machine.isSolved)
    }

    @Test mutating func `a koan that passed and does not any more is not solved`() {
        _ = machine.handle(.finished("01-a", Self.passed))
        #expect(machine.handle(.finished("01-a", Self.failed)) == [.save])
        #expect(!machine.isSolved)
    }

    @Test mutating func `a verdict that comes again is known as such until it was shown`() {
        _ = machine.handle(.finished("01-a", Self.failed))
        #expect(!machine.hasSameVerdict)
        _ = machine.handle(.check)
        _ = machine.handle(.finished("01-a", Self.failed))
        #expect(machine.hasSameVerdict)
        machine.wasShown()
        #expect(!machine.hasSameVerdict)
        _ = machine.handle(.finished("01-a", Self.passed))
        #expect(!machine.hasSameVerdict)
    }

    @Test mutating func `next goes to the first one that is not solved, also from the last to the first`() {
        _ = machine.handle(.finished("02-b", Self.passed))
        #expect(machine.handle(.next) == [.save, .run(2)])
        #expect(machine.progress.current == "03-c")
        #expect(machine.handle(.next) == [.save, .run(0)])
        for name in ["01-a", "03-c"] { _ = machine.handle(.finished(name, Self.passed)) }
        #expect(machine.isComplete)
        #expect(machine.handle(.next) == [])
    }

    @Test mutating func `skip leaves it for later`() {
        #expect(machine.handle(.skip) == [.save, .run(1)])
        #expect(machine.progress.skipped == ["01-a"])
        #expect(machine.current == 1)
        #expect(machine.handle(.open(0)) == [.save, .run(0)])
        #expect(machine.handle(.open(7)) == [])
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
        _ = machine.handle(.solution)
        #expect(!machine.isShowingSolution)
        _ = machine.handle(.finished("01-a", Self.passed))
        _ = machine.handle(.solution)
        #expect(machine.isShowingSolution)
        _ = machine.handle(.finished("01-a", Self.failed))
        #expect(!machine.isShowingSolution)
    }

    @Test mutating func `a reset asks first`() {
        _ = machine.handle(.finished("01-a", Self.passed))
        #expect(machine.handle(.askToReset) == [])
        #expect(machine.isAsking)
        #expect(machine.handle(.keep) == [])
        #expect(!machine.isAsking && machine.isSolved)
        _ = machine.handle(.askToReset)
        #expect(machine.handle(.reset) == [.write(0), .save, .run(0)])
        #expect(!machine.isAsking && !machine.isSolved)
    }

    @Test mutating func `all are checked one after another, and a save comes first`() {
        #expect(machine.handle(.checkAll) == [.run(0)])
        #expect(machine.handle(.finished("01-a", Self.passed)) == [.save, .run(1)])
        #expect(machine.waiting == [1, 2])
        #expect(machine.handle(.check) == [.run(0)])
        #expect(machine.handle(.finished("01-a", Self.passed)) == [.run(1)])
        #expect(machine.handle(.finished("02-b", Self.failed)) == [.run(2)])
        #expect(machine.handle(.finished("03-c", Self.passed)) == [.save])
        #expect(!machine.isRunning)
        #expect(machine.solvedCount == 2)
    }

    @Test func `what the progress says is solved counts when it has passed, and is not lost until it has failed`()
        throws
    {
        let progress = KoanProgress(parsing: "solved 01-a\nsolved 03-c\nsolved 99-other\ncurrent 02-b\n")
        var machine = KoanMachine(koans: koans, progress: progress)
        #expect(machine.solvedCount == 0)
        #expect(machine.koans.map(machine.state) == [.claimed, .unsolved, .claimed])
        #expect(machine.handle(.check) == [.run(1)])
        #expect(machine.handle(.checkClaims) == [])
        #expect(machine.handle(.finished("02-b", Self.failed)) == [.run(0)])
        #expect(machine.handle(.finished("01-a", Self.passed)) == [.run(2)])
        #expect(machine.handle(.finished("03-c", KoanRun(.noCompiler(.other("x"))))) == [])
        #expect(machine.koans.map(machine.state) == [.solved, .unsolved, .claimed])
        #expect(machine.progress == progress)
        #expect(machine.handle(.checkClaims) == [.run(2)])
        #expect(machine.handle(.finished("03-c", Self.failed)) == [.save])
        #expect(machine.progress.text == "solved 01-a\nsolved 99-other\ncurrent 02-b\n")
    }

    @Test mutating func `next leads to a koan that was solved earlier only where no other is left`() {
        let progress = KoanProgress(parsing: "solved 02-b\ncurrent 01-a\n")
        var machine = KoanMachine(koans: koans, progress: progress)
        _ = machine.handle(.finished("01-a", Self.passed))
        #expect(machine.handle(.next) == [.save, .run(2)])
        _ = machine.handle(.finished("03-c", Self.passed))
        #expect(machine.handle(.next) == [.save, .run(1)])
    }

    @Test mutating func `the messages of the solution are run with the first hint, once, and compared`() {
        let own = "new\tA#1\t\nnew\tB#1\t\narrow\tA#1\td\tB#1\tweak\nfailed\tㄱ\ta\t\t\n"
        let solution = own.split(separator: "failed")[0] + "call\tA#1\tB#1\tf()\nverified\tㄱ\ta\ndone\n"
        #expect(machine.handle(.finished("01-a", Self.run(own))) == [])
        #expect(machine.handle(.hint) == [.runSolution(0)])
        #expect(machine.difference == nil && !machine.isRunning)
        #expect(machine.handle(.solutionFinished("01-a", Self.run(String(solution)))) == [])
        #expect(machine.difference?.expected?.line == "[message] A → B: f()")
        #expect(machine.handle(.finished("01-a", Self.run(own))) == [])
        #expect(machine.difference != nil)
        _ = machine.handle(.open(1))
        _ = machine.handle(.open(0))
        #expect(machine.handle(.finished("01-a", Self.run(own))) == [])
        #expect(machine.difference == nil)
        #expect(machine.handle(.hint) == [])
        #expect(machine.difference != nil)
        _ = machine.handle(.finished("01-a", Self.passed))
        #expect(machine.difference == nil)
    }

    @Test func `it goes on where the learner was, or at the first that is not solved`() {
        var progress = KoanProgress()
        progress.note("01-a", isPassed: true)
        #expect(KoanMachine(koans: koans, progress: progress).current == 1)
        progress.current = "03-c"
        #expect(KoanMachine(koans: koans, progress: progress).current == 2)
        progress.current = "gone"
        #expect(KoanMachine(koans: koans, progress: progress).current == 1)
    }
}
