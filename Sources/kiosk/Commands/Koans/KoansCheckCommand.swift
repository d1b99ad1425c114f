import Lab
import ScreenKit
import Storage
import System
import Terminal

extension Workshop {
    /// `kiosk koans check`: proves that each koan fails as given, with the check that its header names, and passes with its solution: the koans
    /// of a class in a folder, or without one those of the program.
    func checkKoans(_ folder: String?) throws -> ExitCode {
        guard let folder else {
            let scratch = try texts.working(on: ScratchFolder.parent) { () throws(SystemError) in try ScratchFolder() }
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
    private func prove(_ koans: [Koan], _ compiler: KoanCompiler) throws -> ExitCode {
        var exitCode = ExitCode.success
        for koan in koans {
            let (faults, failure) = try examine(koan, compiler)
            if faults.isEmpty {
                try console.say("\(koan.name)  \(texts(.koanProven, koan.title.text(texts.language), failure))")
            } else {
                exitCode = .no
                for fault in faults { try console.say("! \(koan.name)  \(fault)") }
            }
            try console.flush()
        }
        return exitCode
    }

    /// Compiles and runs a koan and its solution. Returns what is wrong, and the check that fails in the koan as given.
    private func examine(_ koan: Koan, _ compiler: KoanCompiler) throws -> (faults: [String], failure: String) {
        func run(_ source: [UInt8], _ isOptimized: Bool) throws -> KoanRun {
            try KoanJob(source, check: koan.check, isOptimized: isOptimized, with: compiler).finish()
        }
        let hasClasses = !Instrumenter(koan.source).insertions.isEmpty
        var faults: [String] = []
        var failure = ""
        for isOptimized in options.isDebugOnly ? [false] : [false, true] {
            let suffix = isOptimized ? " (-O)" : ""
            let given = try run(koan.source, isOptimized)
            if case .failed(let check, _, _) = given.verdict {
                failure = check.text(texts.language)
                if check.english != koan.firstFailure {
                    faults.append(texts(.koanFailsOtherwise, check.english, koan.firstFailure) + suffix)
                }
            } else {
                faults.append(texts(.koanGivenDoesNotFail, texts.explain(given.verdict)) + suffix)
            }
            let solved = try run(koan.solution, isOptimized)
            if !solved.verdict.isPassed {
                faults.append(texts(.koanSolutionFails, texts.explain(solved.verdict)) + suffix)
            }
            // The copy that tells of its messages compiles too, or there is nothing to draw.
            for run in [given, solved] where KoanStory(run.report).events.isEmpty && hasClasses {
                faults.append(texts(.koanWithoutMessages) + suffix)
            }
        }
        return (faults, failure)
    }
}
