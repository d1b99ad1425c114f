import Core
import Lab
import Storage
import System
import Terminal

/// Compiles koans in a folder: asks the compiler's driver for its commands once, and compiles what the koans share once. The folder
/// belongs to one program as long as this object lives.
final class KoanCompiler {
    private let path: String
    private let temporaryFolder: ScratchFolder
    private let lock: any File
    /// The words before a koan that keep it from the network, from the home folder and from outliving its run; empty where the system does
    /// not have that.
    let fence: [String]
    fileprivate var commands: KoanCommands?
    /// The files that every koan is compiled with, as this program has made them.
    private var shared: [(name: String, content: [UInt8])] = []
    fileprivate var hasPrelude: Bool { !shared.isEmpty }

    private init(path: String, lock: any File) throws(SystemError) {
        (self.path, self.lock) = (path, lock)
        temporaryFolder = try ScratchFolder()
        fence = KoanCompiler.workingFence()
    }

    private static func workingFence() -> [String] {
        #if os(Linux)
            let user = UserEnvironment.system(variable: CurrentProcess.variable)
            let fence = KoanCommands.fence(around: user.variable("HOME") ?? user.homeInDatabase() ?? "/root")
            let deadline = ContinuousClock.now + .seconds(2)
            guard let trial = try? Subprocess([fence + ["true"]], in: Array("/".utf8)) else { return [] }
            while !trial.isFinished, ContinuousClock.now < deadline {
                trial.wait(.milliseconds(50))
                trial.advance()
            }
            return trial.exitCodes == [0] ? fence : []
        #else
            return []
        #endif
    }

    /// Takes the first folder that no other program has: that of a path, or one with a number behind it.
    static func inFirstFreeFolder(at path: String) throws(SystemError) -> KoanCompiler {
        var number = 1
        while true {
            let folder = number == 1 ? path : "\(path)-\(number)"
            try SystemFiles().refuseLink(folder)
            _ = try SystemFiles().makeDirectory(folder)
            let lock = try SystemFiles().open(folder + "/lock", .creating)
            if try lock.tryLock(.exclusive) {
                // The compiler would write to where a link leads.
                for name in try FolderContents.names(in: folder) { try SystemFiles().refuseLink(folder + "/" + name) }
                return try KoanCompiler(path: folder, lock: lock)
            }
            number += 1
        }
    }

    fileprivate func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
        try SystemFiles().open(path + "/" + name, .creating).replaceContents(from: 0, with: bytes)
    }

    /// Starts programs, the last of which finds the secret of its run on standard input.
    fileprivate func start(_ programs: [[String]], secret: String) throws -> Subprocess {
        try Subprocess(programs, in: path.systemBytes, input: Array((secret + "\n").utf8))
    }

    /// Writes what the koans share, and returns the programs that ask the driver for its commands.
    fileprivate func questions() throws -> [[String]] {
        for file in Koan.prelude { try write(file.content, to: file.name) }
        try write(Array(KoanCommands.main.utf8), to: KoanCommands.mainFile)
        return KoanCommands.questions(temporaryFolder: temporaryFolder.path)
    }

    /// Remembers what was compiled of the prelude.
    fileprivate func keepPrelude() throws(SystemError) {
        let compiled = try KoanCommands.preludeFiles.map { name throws(SystemError) in (name, try contents(of: name)) }
        shared = compiled + [(KoanCommands.mainFile, Array(KoanCommands.main.utf8))]
    }

    private func contents(of name: String) throws(SystemError) -> [UInt8] {
        let file = try SystemFiles().open(path + "/" + name, .reading)
        return try file.bytes(at: 0, count: try file.size())
    }

    /// Writes the text of a koan and its check, and returns the programs that compile and run them. What an earlier koan has changed in
    /// the shared files while it ran is made good.
    fileprivate func programs(for text: [UInt8], check: [UInt8], isOptimized: Bool) throws -> [[String]] {
        try write(text, to: KoanCommands.koanFile)
        try write(check, to: KoanCommands.checkFile)
        for file in shared where (try? contents(of: file.name)) != file.content {
            try write(file.content, to: file.name)
        }
        return commands?.programs(isOptimized: isOptimized, home: temporaryFolder.path, behind: fence) ?? []
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
    private let koan: Koan
    private let isOptimized: Bool
    /// What the lines of the report are sealed with, so that no other line counts.
    private let secret = String(
        (0..<4).reduce("") { text, _ in text + String(UInt32.random(in: 0...(.max)), radix: 36) })
    private let runLimit: Duration
    private var stage = Stage.asking
    /// What runs; `nil` where nothing has to.
    private var process: Subprocess?
    private var programCount = 0
    private var deadline: ContinuousClock.Instant
    private var program = 0
    private var result: KoanRun?

    /// Starts to compile and run a source text of a koan, unless a word of it is refused. Only a test lets one lead out of the koan, to
    /// see that it does not come far.
    init(
        _ source: [UInt8], of koan: Koan, isOptimized: Bool = false, runLimit: Duration = .seconds(10),
        mayLeadOut: Bool = false, with compiler: KoanCompiler
    ) throws {
        self.compiler = compiler
        self.runLimit = runLimit
        (self.source, self.koan, self.isOptimized) = (source, koan, isOptimized)
        deadline = .now + Self.limit
        if let word = RefusedWord.first(in: source, of: koan, mayLeadOut: mayLeadOut) {
            result = KoanRun(.refused(word))
        } else if compiler.hasPrelude {
            try compile(isTraced: true)
        } else {
            try start(.asking, compiler.questions())
        }
    }

    /// Starts to compile the file and the check, with or without the calls of the trace.
    private func compile(isTraced: Bool) throws {
        let check = Instrumenter(check: koan.check, of: source, isTraced: isTraced).instrumented
        let text = isTraced ? Instrumenter(source).instrumented : source
        try start(
            isTraced ? .instrumented : .original,
            compiler.programs(for: text, check: check, isOptimized: isOptimized))
    }

    /// The descriptors that are readable when there is something for ``advance()``.
    var descriptors: [Int32] { process?.descriptors ?? [] }

    var timeLeft: Duration { max(.zero, deadline - .now) }

    /// Does what can be done without waiting, and returns the result; `nil` while there is none.
    func advance() -> KoanRun? {
        guard result == nil, let process else { return result }
        process.advance()
        if !process.isFinished {
            if process.exitCodes.count != program {
                program = process.exitCodes.count
                let isKoan = program == programCount - 1 && (stage == .instrumented || stage == .original)
                deadline = .now + (isKoan ? runLimit : Self.limit)
            }
            guard timeLeft == .zero else { return nil }
            process.kill()
            result = run(process, hasTimedOut: true)
            return result
        }
        do {
            result = try goOn(process)
        } catch {
            result = KoanRun(.noCompiler(KoanFailure(error)))
        }
        return result
    }

    func cancel() { process?.kill() }

    func finish() -> KoanRun {
        while true {
            if let run = advance() { return run }
            process?.wait(timeLeft)
        }
    }

    private func goOn(_ process: Subprocess) throws -> KoanRun? {
        let hasFailed = process.exitCodes.count < programCount || process.exitCodes.contains { $0 != 0 }
        switch stage {
        case .asking:
            guard !hasFailed, let commands = KoanCommands(answers: String(systemBytes: process.output))
            else { return run(process, hasTimedOut: false) }
            compiler.commands = commands
            try start(.prelude, [commands.prelude])
        case .prelude:
            guard !hasFailed else { return run(process, hasTimedOut: false) }
            try compiler.keepPrelude()
            try compile(isTraced: true)
        case .instrumented:
            // The compiler has the first word; a koan that ran and ended badly has run.
            guard hasFailed, process.exitCodes.count < programCount else { return run(process, hasTimedOut: false) }
            try compile(isTraced: false)
        case .original: return run(process, hasTimedOut: false)
        }
        return nil
    }

    private func start(_ stage: Stage, _ programs: [[String]]) throws {
        process = try compiler.start(programs, secret: secret)
        self.stage = stage
        programCount = programs.count
        program = 0
        deadline = .now + Self.limit
    }

    private func run(_ process: Subprocess, hasTimedOut: Bool) -> KoanRun {
        KoanRun(
            exitCodes: process.exitCodes, of: stage == .asking || stage == .prelude ? .max : programCount,
            hasTimedOut: hasTimedOut, output: process.output, hasMoreOutput: process.hasForgottenOutput,
            report: KoanReport(parsing: process.report, secret: secret))
    }
}
