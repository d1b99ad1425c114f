import Lab
import ScreenKit
import Storage
import System
import Terminal

/// `kiosk koans check`: proves that each koan fails as given, with the check that its header names, and passes with its solution.
struct KoansCheckCommand: RunnableCommand {
    /// The folder with the koans of a class; `nil` for the koans of the program.
    let folder: String?
    let isDebugOnly: Bool

    func run(_ workshop: Workshop) throws -> ExitCode {
        guard let folder else {
            let scratch = try workshop.texts.working(on: ScratchFolder.parent) { () throws(SystemError) in
                try ScratchFolder()
            }
            defer { withExtendedLifetime(scratch) {} }
            let folder = KoanFolder(path: scratch.path)
            return try prove(workshop.koans(in: folder), workshop.compiler(in: folder), workshop)
        }
        let added = KoanFolder(path: folder)
        let koans = try workshop.koans(in: added, onlyAdded: true)
        if koans.isEmpty { throw CommandError(workshop.texts(.koansNoneAdded, folder.printable), .badInput) }
        return try prove(koans, workshop.compiler(in: added), workshop)
    }

    /// Checks all koans, and says a line for each.
    private func prove(_ koans: [Koan], _ compiler: KoanCompiler, _ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        var exitCode = ExitCode.success
        for koan in koans {
            let (faults, failure) = try examine(koan, compiler, texts)
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
    private func examine(
        _ koan: Koan, _ compiler: KoanCompiler, _ texts: Texts
    ) throws -> (faults: [String], failure: String) {
        func run(_ source: [UInt8], _ isOptimized: Bool) throws -> KoanRun {
            try KoanJob(source, check: koan.check, isOptimized: isOptimized, with: compiler).finish()
        }
        let hasClasses = !Instrumenter(koan.source).insertions.isEmpty
        var faults: [String] = []
        var failure = ""
        for isOptimized in isDebugOnly ? [false] : [false, true] {
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
