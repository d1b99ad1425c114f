import Core
import ScreenKit
import Terminal

/// A reason why a file of a koan cannot be read, or the compiler cannot be started.
package nonisolated enum KoanFailure: Error, Equatable, Sendable {
    /// The system has refused it.
    case system(FailureReason)
    /// The file is too large.
    case tooLarge
    /// The file is not UTF-8.
    case notUTF8
    /// The words of another program.
    case other(String)
}

/// The result of compiling and running a koan.
package nonisolated enum KoanVerdict: Equatable, Sendable {
    /// All checks have held.
    case passed
    /// A check has not held.
    case failed(KoanText, got: String, expected: String)
    /// The learner's file has a word for which it is not compiled.
    case refused(RefusedWord)
    /// The compiler has found an error in the learner's file, or, without a line, in what uses it.
    case notCompiled(line: Int?, message: String)
    /// The compiler did not end in time.
    case compilerTimedOut
    /// The compiler ended without naming an error.
    case compilerFailed(message: String)
    /// The program did not end in time.
    case timedOut
    /// The program was ended by a signal, which a runtime error raises; with the line of the learner's file, if one is known.
    case crashed(line: Int?, signal: Int, message: String)
    /// The program ended before the last check.
    case endedEarly(code: Int)
    /// The learner's file cannot be read.
    case unreadable(KoanFailure)
    /// The compiler cannot be started.
    case noCompiler(KoanFailure)

    /// A Boolean value that indicates whether the koan is solved.
    package var isPassed: Bool { self == .passed }

    /// A Boolean value that indicates whether the verdict tells something about the learner's file.
    package var isOnFile: Bool {
        switch self {
        case .passed, .failed, .refused, .notCompiled, .timedOut, .crashed, .endedEarly: true
        case .compilerTimedOut, .compilerFailed, .unreadable, .noCompiler: false
        }
    }
}

/// A koan that was compiled and run: the verdict, and what the run has told.
package nonisolated struct KoanRun: Equatable, Sendable {
    /// The verdict.
    package let verdict: KoanVerdict
    /// What the objects have done.
    package var report = KoanReport(parsing: [], secret: "")
    /// The first lines that the program has printed.
    package var output: [String] = []
    /// A Boolean value that indicates whether the program has printed more.
    package var hasMoreOutput = false
    /// A Boolean value that indicates whether the file does not compile because Foundation declares a name of the koan too.
    private(set) var isAmbiguous = false

    private static let shownLines = 40

    /// Creates a run that has nothing but a verdict.
    package init(_ verdict: KoanVerdict) {
        self.verdict = verdict
    }

    /// Creates the result of some programs, of which the first compiles the koan and the last runs it. Each program
    /// that has ended has an exit code, and the one behind them may have timed out.
    package init(
        exitCodes: [Int32], of count: Int, hasTimedOut: Bool, output: [UInt8], hasMoreOutput: Bool, report: KoanReport
    ) {
        let text = String(decoding: output, as: UTF8.self)
        let hasRun = exitCodes.count >= count - 1 && exitCodes.prefix(count - 1).allSatisfy { $0 == 0 }
        guard hasRun else {
            verdict =
                hasTimedOut
                ? .compilerTimedOut
                : Self.compilerError(in: text) ?? Self.failure(of: exitCodes.last, text)
            isAmbiguous = text.split(separator: "\n").contains {
                $0.hasPrefix("Foundation") && $0.contains(": note: found this candidate")
            }
            return
        }
        self.report = report
        let allLines = text.split(separator: "\n", omittingEmptySubsequences: true)
        let crash = exitCodes.count == count && exitCodes.last.map { $0 > 128 } == true ? Crash(allLines) : nil
        let lines = allLines.prefix(crash?.place ?? allLines.count)
        self.output = lines.prefix(Self.shownLines).map { String(Self.plainNames(in: $0).prefix(400)).printable }
        self.hasMoreOutput = hasMoreOutput || lines.count > Self.shownLines
        let failure = report.steps.last { if case .failed = $0 { true } else { false } }
        if case .failed(let check, let got, let expected)? = failure {
            verdict = .failed(
                check, got: Self.plainNames(in: got[...]), expected: Self.plainNames(in: expected[...]))
        } else if hasTimedOut {
            verdict = .timedOut
        } else if let code = exitCodes.last, exitCodes.count == count, code == 0, report.isDone {
            verdict = .passed
        } else if let crash, let code = exitCodes.last {
            verdict = .crashed(line: crash.line, signal: Int(code) - 128, message: crash.reason)
        } else {
            verdict = .endedEarly(code: exitCodes.count == count ? Int(exitCodes.last ?? 0) : 0)
        }
    }

    /// Returns a text in which a type that is private, or inside of a function, has its name alone, without an address.
    private static func plainNames(in text: Substring) -> String {
        var (result, rest) = ("", text)
        while let mark = rest.firstRange(of: "Koan.(unknown context at $"),
            let end = rest[mark.upperBound...].firstRange(of: ").")
        {
            result += rest[..<mark.lowerBound]
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Returns the first error that the compiler has written, such as `koan.swift:12:5: error: …`. It has no line if it is in another file.
    private static func compilerError(in output: String) -> KoanVerdict? {
        for line in output.split(separator: "\n") {
            guard let mark = line.firstRange(of: "error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            let isInFile = place.count >= 2 && place[0].hasSuffix("koan.swift")
            return .notCompiled(
                line: isInFile ? Int(place[1]) : nil, message: String(line[mark.upperBound...]).printable)
        }
        return nil
    }

    private static func failure(of code: Int32?, _ text: String) -> KoanVerdict {
        // The shell ends with 126 and 127 where it cannot start a program.
        let message = (text.split(separator: "\n").first.map(String.init) ?? "").printable
        return code == 127 || code == 126 ? .noCompiler(.other(message)) : .compilerFailed(message: message)
    }

    /// What the runtime writes when it ends a program.
    private struct Crash {
        /// The number of lines before it.
        let place: Int
        /// The sentence of the error, without paths and addresses; empty where there is none.
        private(set) var reason = ""
        /// The line of the learner's file where it happened, or the call from there that led to it.
        private(set) var line: Int?

        private static let beginnings = [
            "*** Signal ", "Current stack trace:", "swift-runtime: ", "Could not cast value",
            "Simultaneous accesses to ",
        ]
        private static let castFunction = " dynamic_cast_existential_"
        private static let failure = "*** Swift runtime failure: "
        /// What the standard library writes behind the line of the file, with a reason or without one.
        private static let assertions = ["Fatal error", "Precondition failed", "Assertion failed"]

        init(_ lines: [Substring]) {
            place =
                lines.firstIndex { line in
                    Self.assertion(in: line) != nil || Self.beginnings.contains { line.hasPrefix($0) }
                } ?? lines.count
            for line in lines[place...] where reason.isEmpty || self.line == nil {
                // `Koan/koan.swift:12: Fatal error: …`, and `at /…/koan.swift:12:5` in the list of calls.
                if self.line == nil, let name = line.firstRange(of: "/" + KoanCommands.koanFile + ":") {
                    self.line = Int(line[name.upperBound...].prefix { $0.isNumber })
                }
                if reason.isEmpty { reason = Self.reason(line) }
            }
        }

        /// Returns what a line such as `Koan/koan.swift:12: Fatal error: …` says; `nil` where it is none.
        private static func assertion(in line: Substring) -> Substring? {
            for name in assertions {
                if let mark = line.firstRange(of: name + ": ") {
                    return name == assertions[0] ? line[mark.upperBound...] : line[mark.lowerBound...]
                }
                if line.contains(": " + name), line.hasSuffix(name) { return Substring(name) }
            }
            return nil
        }

        private static func reason(_ line: Substring) -> String {
            let text =
                if let reason = assertion(in: line) {
                    reason
                } else if line.hasPrefix(failure) {
                    line.dropFirst(failure.count).prefix { $0 != "*" }
                } else if line.contains(castFunction) {
                    // A cast to a protocol that fails has no words.
                    Substring("Unconditional cast failed")
                } else if beginnings.suffix(2).contains(where: { line.hasPrefix($0) }) {
                    line
                } else {
                    Substring()
                }
            let words = plainNames(in: text).split(separator: " ").filter { word in
                !word.hasPrefix("0x") && !word.hasPrefix("(0x")
            }
            return words.joined(separator: " ").printable
        }
    }
}
