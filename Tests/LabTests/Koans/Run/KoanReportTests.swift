import ScreenKit
import TestSupport
import Testing

@testable import Lab

/// What a koan reports while it runs, and the verdict on it.
nonisolated struct KoanReportTests {
    private func report(_ lines: String...) -> KoanReport {
        .test(lines.map { $0 + "\n" }.joined())
    }

    @Test func `every kind of line becomes a step`() {
        let report = report(
            "new\tShop#1\t", "new\tForm#1\tShop#1", "call\t\tShop#1\topen()", "call\tShop#1\tForm#1\tsave(_:)",
            "return\tForm#1\tsave(_:)\t", "arrow\tForm#1\tdelegate\tShop#1\tweak", "arrow\tShop#1\tform\t\tstrong",
            "gone\tForm#1", "leak\tShop#1", "verified\t예\tyes", "failed\t아니요\tno\t1\t2", "done")
        #expect(
            report.steps == [
                .new("Shop#1", creator: nil), .new("Form#1", creator: "Shop#1"),
                .call(caller: nil, receiver: "Shop#1", label: "open()"),
                .call(caller: "Shop#1", receiver: "Form#1", label: "save(_:)"),
                .returned(receiver: "Form#1", label: "save(_:)", value: ""),
                .arrow(from: "Form#1", property: "delegate", to: "Shop#1", .weak),
                .arrow(from: "Shop#1", property: "form", to: nil, .strong), .gone("Form#1"), .leak("Shop#1"),
                .verified(KoanText(korean: "예", english: "yes")),
                .failed(KoanText(korean: "아니요", english: "no"), got: "1", expected: "2"),
            ])
        #expect(report.isDone)
    }

    @Test func `tabs, line ends and backslashes come back`() {
        #expect(
            report(#"failed\#tㄱ\#ta\tb\#tc\nd\#te\\f"#).steps == [
                .failed(KoanText(korean: "ㄱ", english: "a\tb"), got: "c\nd", expected: #"e\f"#)
            ])
    }

    @Test(arguments: ["", "call\ta", "done\tnot", "nonsense\t1\t2", "verified", "new\t", "\t\t\t\t"])
    func `a line that is no line of the prelude is skipped`(line: String) {
        #expect(report(line) == report())
    }

    @Test func `a line without the secret of the run does not count, and neither does a guessed one`() {
        let lines = "verified\tㄱ\ta\n\tdone\ndone\nother\tdone\n"
        #expect(KoanReport(parsing: Array(lines.utf8), secret: "s") == report())
        let other = "\(KoanSeal.seal(of: "done".utf8, number: 0, secret: "t"))\tdone\n"
        #expect(KoanReport(parsing: Array(other.utf8), secret: "s") == report())
        #expect(report("more").isCut && !report("done").isCut)
    }

    @Test func `behind a line that is missing, was changed or is sent again none counts`() {
        let lines = ["gone\tA#1", "gone\tA#2", "done"].enumerated().map { number, line in
            "\(KoanSeal.seal(of: line.utf8, number: number, secret: "s"))\t\(line)\n"
        }
        func steps(_ lines: [String]) -> [KoanReport.Step] {
            let report = KoanReport(parsing: Array(lines.joined().utf8), secret: "s")
            #expect(!report.isDone)
            return report.steps
        }
        #expect(steps([lines[0], lines[2]]) == [.gone("A#1")])
        #expect(steps([lines[1], lines[2]]) == [])
        #expect(steps([lines[0], lines[1].replacing("A", with: "B"), lines[2]]) == [.gone("A#1")])
        #expect(steps([lines[0], lines[0], lines[1]]) == [.gone("A#1"), .gone("A#2")])
    }

    // MARK: The verdict

    private func verdict(
        _ codes: [Int32], hasTimedOut: Bool = false, output: String = "", report: String = ""
    ) -> KoanVerdict {
        KoanRun.test(codes, of: 3, hasTimedOut: hasTimedOut, output: output, report: report).verdict
    }

    private static let verdicts: [([Int32], Bool, String, String, KoanVerdict)] = [
        // A program has passed that says so, and not one that ends before the last check.
        ([0, 0, 0], false, "", "verified\tㄱ\ta\ndone\n", .passed),
        ([0, 0, 0], false, "", "verified\tㄱ\ta\n", .endedEarly(code: 0)),
        ([0, 0, 3], false, "", "done\n", .endedEarly(code: 3)),
        // A check that fails is the verdict, however the program ends.
        ([0, 0, 1], false, "", "failed\tㄱ\ta\t\t\n", failed), ([0, 0], true, "", "failed\tㄱ\ta\t\t\n", failed),
        ([0, 0], true, "", "verified\tㄱ\ta\n", .timedOut),
        // The first error of the compiler names its line.
        (
            [1], false, "warning: x\nkoan.swift:12:5: error: cannot find 'a' in scope\nkoan.swift:13:1: error: b\n", "",
            .notCompiled(line: 12, message: "cannot find 'a' in scope")
        ),
        ([1], false, "check.swift:3:1: error: no member\n", "", .notCompiled(line: nil, message: "no member")),
        (
            [0, 1], false, "ld.lld: error: undefined symbol: f\n", "",
            .notCompiled(line: nil, message: "undefined symbol: f")
        ),
        ([], true, "", "", .compilerTimedOut),
        ([139], false, "Stack dump\n", "", .compilerFailed(message: "Stack dump")),
        ([127], false, "sh: swiftc: not found\n", "", .noCompiler(.other("sh: swiftc: not found"))),
        ([126], false, "sh: Permission denied\n", "", .noCompiler(.other("sh: Permission denied"))),
    ]
    private static let failed = KoanVerdict.failed(KoanText(korean: "ㄱ", english: "a"), got: "", expected: "")

    @Test(arguments: verdicts)
    func `a run has its verdict`(
        codes: [Int32], hasTimedOut: Bool, output: String, report: String, expected: KoanVerdict
    ) {
        #expect(verdict(codes, hasTimedOut: hasTimedOut, output: output, report: report) == expected)
    }

    @Test func `a name that Foundation has too is known`() {
        func run(_ module: String) -> KoanRun {
            let note = "\(module).NotificationCenter:1:12: note: found this candidate"
            return .test([1], of: 3, output: "koan.swift:2:24: error: a\n\(note)\n")
        }
        #expect(
            Texts(.english).verdict(on: run("FoundationEssentials")).map(\.text) == [
                "✗ Line 2 does not compile: a",
                "  Another module has the same name. Remove the line import Foundation: this exercise does not need it.",
            ])
        #expect(Texts(.english).verdict(on: run("Prelude")).count == 1)
    }

    @Test func `a crash names its reason and the line in the learner's file`() throws {
        let output = "before\nKoan/koan.swift:9: Fatal error: Unexpectedly found nil\n"
        #expect(
            verdict([0, 0, 132], output: output) == .crashed(line: 9, signal: 4, message: "Unexpectedly found nil"))
        let calls = try String(GoldenFile("backtrace", suite: #filePath).contents().dropLast())
        #expect(verdict([0, 0, 132], output: calls) == .crashed(line: 31, signal: 4, message: "arithmetic overflow"))
        let array = "Swift/Array.swift:9: Fatal error: Index out of range\n" + calls
        #expect(verdict([0, 0, 132], output: array) == .crashed(line: 31, signal: 4, message: "Index out of range"))
        let (failure, crash) = ("Swift runtime failure: arithmetic overflow", "*** Program crashed ***")
        let cast = calls.replacing("*** \(failure) ***", with: crash)
            .replacing(failure, with: "dynamic_cast_existential_1_unconditional + 63")
        #expect(
            verdict([0, 0, 132], output: cast) == .crashed(line: 31, signal: 4, message: "Unconditional cast failed"))
        #expect(verdict([0, 0, 139]) == .crashed(line: nil, signal: 11, message: ""))
    }

    @Test func `the addresses in a reason and the list of calls are left out`() {
        for (line, reason) in [
            (
                "Fatal error: Attempted to read an unowned reference but object 0x55ba87 was already destroyed",
                "Attempted to read an unowned reference but object was already destroyed"
            ),
            (
                "Could not cast value of type 'Koan.A' (0x5561) to 'Koan.B' (0x5598).",
                "Could not cast value of type 'Koan.A' to 'Koan.B' "
            ),
            (
                "Could not cast value of type 'Koan.A' (0x55) to 'Koan.(unknown context at $55d1).B' (0x56).",
                "Could not cast value of type 'Koan.A' to 'B' "
            ),
            ("Koan/check.swift:3: Precondition failed: no stock", "Precondition failed: no stock"),
            ("Koan/check.swift:3: Assertion failed", "Assertion failed"), ("a.swift:3: Fatal error", "Fatal error"),
        ] {
            let printed = "before Koan.(unknown context at $5d).A, (unknown context)"
            let run = KoanRun.test([132], output: "\(printed)\n\(line)\n\n*** Signal 4: x ***\n  0 0x5 abort in koan\n")
            #expect(run.verdict == .crashed(line: nil, signal: 4, message: reason.trimmed))
            #expect(run.output == ["before A, (unknown context)"])
        }
    }

    @Test(arguments: [(40, false), (41, true), (60, true)])
    func `only the first lines of the output are kept, without what a terminal would obey`(count: Int, hasMore: Bool) {
        let output = (1...count).map { "\u{1B}[2Jline \($0)\n" }.joined()
        let run = KoanRun.test([0, 0, 0], output: output, report: "done\n")
        #expect(run.output.count == 40 && run.hasMoreOutput == hasMore)
        #expect(run.output.first?.contains("\u{1B}") == false)
        #expect(run.output.first?.hasSuffix("line 1") == true)
    }
}

nonisolated extension KoanReport {
    /// Creates the report of a run with the lines of a text.
    static func test(_ text: String) -> KoanReport {
        let lines = text.split(separator: "\n").enumerated().map { number, line in
            "\(KoanSeal.seal(of: line.utf8, number: number, secret: "s"))\t\(line)\n"
        }
        return KoanReport(parsing: Array(lines.joined().utf8), secret: "s")
    }
}

nonisolated extension KoanRun {
    /// Creates a run by the exit codes of its programs, what they have written and the lines of their report.
    static func test(
        _ codes: [Int32], of count: Int? = nil, hasTimedOut: Bool = false, output: String = "", report: String = ""
    ) -> KoanRun {
        KoanRun(
            exitCodes: codes, of: count ?? codes.count, hasTimedOut: hasTimedOut, output: Array(output.utf8),
            hasMoreOutput: false, report: .test(report))
    }
}
