import Core
import Lab
import Storage
import Terminal

/// Compiles koans in a folder: asks the compiler's driver for its commands once, and compiles what the koans share once.
final class KoanCompiler {
    let workplace: KoanWorkplace
    fileprivate var commands: KoanCommands?
    fileprivate var hasPrelude = false

    init(in workplace: KoanWorkplace) {
        self.workplace = workplace
    }

    fileprivate func start(_ programs: [[String]], memoryMegabytes: Int = 8192) throws -> Subprocess {
        var limits = Subprocess.Limits()
        limits.memoryMegabytes = memoryMegabytes
        return try Subprocess(programs, in: workplace.path.systemBytes, limits: limits)
    }
}

/// A koan that is being compiled and run.
///
/// First a copy is compiled that tells of its messages. If that fails, the text itself is compiled: either it has the error, which is
/// then told in its own words, or it runs without telling of its messages. Nothing here waits but ``finish()``.
final class KoanJob {
    private enum Stage {
        case asking
        case prelude
        case instrumented
        case original
    }

    /// The time that the compiler and the linker may take.
    private static let limit: Duration = .seconds(10)

    private let compiler: KoanCompiler
    private let source: [UInt8]
    private let check: [UInt8]
    private let isOptimized: Bool
    /// The time that the koan may take.
    private let runLimit: Duration
    private var stage: Stage
    private var process: Subprocess
    private var programCount = 0
    private var deadline: ContinuousClock.Instant
    private var program = 0
    private var result: KoanRun?

    /// Starts a job.
    ///
    /// - Parameters:
    ///   - source: The text of the koan.
    ///   - check: The text of its check.
    ///   - isOptimized: Whether it is compiled with `-O`.
    ///   - runLimit: The time that the koan may take.
    ///   - compiler: The compiler.
    /// - Throws: `SystemError` and `IOError` where the files cannot be written or nothing can be started.
    init(
        _ source: [UInt8], check: [UInt8], isOptimized: Bool = false, runLimit: Duration = .seconds(10),
        with compiler: KoanCompiler
    ) throws {
        self.compiler = compiler
        self.runLimit = runLimit
        (self.source, self.check, self.isOptimized) = (source, check, isOptimized)
        deadline = .now + Self.limit
        try compiler.workplace.write(check, to: KoanCommands.checkFile)
        if compiler.commands == nil || !compiler.hasPrelude {
            stage = .asking
            for file in Koan.prelude { try compiler.workplace.write(file.content, to: file.name) }
            try compiler.workplace.write(Array(KoanCommands.main.utf8), to: KoanCommands.mainFile)
            let questions = KoanCommands.questions(preludeFiles: Koan.prelude.map(\.name))
            programCount = questions.count
            process = try compiler.start(questions)
        } else {
            stage = .instrumented
            process = try Self.startKoan(Instrumenter(source).instrumented, isOptimized, compiler, &programCount)
        }
    }

    /// The descriptors that are readable when there is something for ``advance()``.
    var descriptors: [Int32] { process.descriptors }

    /// The time that is left for the program that runs now.
    var timeLeft: Duration { max(.zero, deadline - .now) }

    /// Does what can be done without waiting.
    ///
    /// - Returns: The result; `nil` while there is none.
    func advance() -> KoanRun? {
        if let result { return result }
        process.advance()
        if !process.isFinished {
            if process.exitCodes.count != program {
                program = process.exitCodes.count
                let isKoan = program == programCount - 1 && (stage == .instrumented || stage == .original)
                deadline = .now + (isKoan ? runLimit : Self.limit)
            }
            guard timeLeft == .zero else { return nil }
            process.kill()
            result = run(hasTimedOut: true)
            return result
        }
        do {
            result = try goOn()
        } catch {
            result = KoanRun(.noCompiler(KoanFailure(error)))
        }
        return result
    }

    /// Ends what runs.
    func cancel() { process.kill() }

    /// Waits for the result.
    func finish() -> KoanRun {
        while true {
            if let run = advance() { return run }
            process.wait(timeLeft)
        }
    }

    /// Goes on after the programs of a stage have ended.
    private func goOn() throws -> KoanRun? {
        let hasFailed = process.exitCodes.count < programCount || process.exitCodes.contains { $0 != 0 }
        switch stage {
        case .asking:
            guard !hasFailed, let commands = KoanCommands(answers: String(decoding: process.output, as: UTF8.self))
            else { return run(hasTimedOut: false) }
            compiler.commands = commands
            try start(.prelude, [commands.prelude])
        case .prelude:
            guard !hasFailed else { return run(hasTimedOut: false) }
            compiler.hasPrelude = true
            try startKoan(.instrumented, Instrumenter(source).instrumented)
        case .instrumented:
            // The compiler has the first word; a koan that ran and ended badly has run.
            guard hasFailed, process.exitCodes.count < programCount else { return run(hasTimedOut: false) }
            try startKoan(.original, source)
        case .original: return run(hasTimedOut: false)
        }
        return nil
    }

    private func start(_ stage: Stage, _ programs: [[String]]) throws {
        process = try compiler.start(programs)
        begin(stage, programs.count)
    }

    private func startKoan(_ stage: Stage, _ text: [UInt8]) throws {
        process = try Self.startKoan(text, isOptimized, compiler, &programCount)
        begin(stage, programCount)
    }

    private func begin(_ stage: Stage, _ count: Int) {
        self.stage = stage
        programCount = count
        program = 0
        deadline = .now + Self.limit
    }

    private static func startKoan(
        _ text: [UInt8], _ isOptimized: Bool, _ compiler: KoanCompiler, _ count: inout Int
    ) throws -> Subprocess {
        try compiler.workplace.write(text, to: KoanCommands.koanFile)
        let programs = compiler.commands?.programs(isOptimized: isOptimized) ?? []
        count = programs.count
        return try compiler.start(programs)
    }

    private func run(hasTimedOut: Bool) -> KoanRun {
        KoanRun(
            exitCodes: process.exitCodes, of: stage == .asking || stage == .prelude ? .max : programCount,
            hasTimedOut: hasTimedOut, output: process.output, hasMoreOutput: process.hasForgottenOutput,
            report: process.report)
    }
}
