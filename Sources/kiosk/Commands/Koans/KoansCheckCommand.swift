import Lab
import ScreenKit
import Storage
import System
import Terminal

extension Workshop {
    /// `kiosk koans check`: proves that each koan fails as given, with the check that its header names, that it passes with its solution, and that
    /// wrong repairs are refused and right ones pass: the koans of a class in a folder, or without one those of the program.
    func checkKoans(_ folder: String?) throws {
        guard let folder else {
            let scratch = try scratchFolder()
            defer { withExtendedLifetime(scratch) {} }
            let folder = KoanFolder(path: scratch.path)
            return try prove(koans(in: folder), compiler(in: folder))
        }
        let added = KoanFolder(path: folder)
        let koans = try koans(in: added, onlyAdded: true)
        if koans.isEmpty { throw CommandError(texts(.koansNoneAdded, folder.printable), .badInput) }
        return try prove(koans, compiler(in: added))
    }

    /// Checks all koans, and says a line for each.
    private func prove(_ koans: [Koan], _ compiler: KoanCompiler) throws {
        var exitCode = ExitCode.success
        for koan in koans {
            var proof = KoanProof(koan, compiler, texts)
            try proof.examine(isDebugOnly: options[.debug])
            if proof.faults.isEmpty {
                try console.say("\(koan.name)  \(proof.summary)".printable)
            } else {
                exitCode = .no
                for fault in proof.faults { try console.say("! \(koan.name)  \(fault)".printable) }
            }
            try console.flush()
        }
        try exitCode.end()
    }
}

/// The proof of a koan: all its files are compiled and run.
private struct KoanProof {
    private let koan: Koan
    private let compiler: KoanCompiler
    private let texts: Texts
    /// What is wrong.
    private(set) var faults: [String] = []
    /// The check that fails in the koan as given.
    private var failure = ""
    private var (wrongCount, rightCount) = (0, 0)

    /// A wrong repair may run without end, and there are many.
    private static let wrongLimit = Duration.seconds(3)

    init(_ koan: Koan, _ compiler: KoanCompiler, _ texts: Texts) {
        (self.koan, self.compiler, self.texts) = (koan, compiler, texts)
    }

    var summary: String {
        texts(.koanProven, koan.title.text(texts.language), failure, String(wrongCount), String(rightCount))
    }

    mutating func examine(isDebugOnly: Bool) throws {
        for isOptimized in isDebugOnly ? [false] : [false, true] { try examineFiles(isOptimized) }
        do throws(KoanError) {
            for repair in try koan.repairs() { examine(repair) }
        } catch {
            faults.append(error.reason(texts))
        }
    }

    private func run(_ source: [UInt8], isOptimized: Bool = false, limit: Duration = .seconds(10)) -> KoanRun {
        do {
            return try KoanJob(source, of: koan, isOptimized: isOptimized, runLimit: limit, with: compiler).finish()
        } catch {
            return KoanRun(.noCompiler(KoanFailure(error)))
        }
    }

    private mutating func examineFiles(_ isOptimized: Bool) throws {
        let hasClasses = !Instrumenter(koan.source).insertions.isEmpty
        let suffix = isOptimized ? " (-O)" : ""
        let given = run(koan.source, isOptimized: isOptimized)
        if case .failed(let check, _, _) = given.verdict {
            failure = check.text(texts.language)
            if check.english != koan.firstFailure {
                faults.append(texts(.koanFailsOtherwise, check.english, koan.firstFailure) + suffix)
            }
        } else {
            faults.append(texts(.koanGivenDoesNotFail, texts.explain(given.verdict)) + suffix)
        }
        let solved = run(koan.solution, isOptimized: isOptimized)
        if !solved.verdict.isPassed {
            faults.append(texts(.koanSolutionFails, texts.explain(solved.verdict)) + suffix)
        }
        // The copy that tells of its messages compiles too, or there is nothing to draw.
        for run in [given, solved] where KoanStory(run.report).events.isEmpty && hasClasses {
            faults.append(texts(.koanWithoutMessages) + suffix)
        }
    }

    private mutating func examine(_ repair: KoanRepair) {
        let name = repair.name.text(texts.language).printable
        let verdict = repair.isRight ? run(repair.source).verdict : run(repair.source, limit: Self.wrongLimit).verdict
        switch verdict {
        case .passed where repair.isRight: rightCount += 1
        case .passed: faults.append(texts(.koanWrongRepairPasses, name))
        case _ where repair.isRight: faults.append(texts(.koanRightRepairFails, name, texts.explain(verdict)))
        case .failed, .refused, .timedOut, .crashed, .endedEarly: wrongCount += 1
        case .notCompiled, .compilerTimedOut, .compilerFailed, .unreadable, .noCompiler:
            faults.append(texts(.koanRepairBroken, name, texts.explain(verdict)))
        }
    }
}
