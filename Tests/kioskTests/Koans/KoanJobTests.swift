import Core
import ScreenTrace
import Storage
import System
import TestSupport
import Testing

@testable import Lab
@testable import kiosk

/// What a learner can write, and what comes of it.
@Suite(.serialized, .oneKoanCompiler)
struct KoanJobTests {
    private let compiler: KoanCompiler

    init() throws {
        compiler = try #require(OneKoanCompiler.compiler)
    }

    private static let header =
        "// title ko: ㄱ\n// title en: a\n// fails en: a\n// hint ko: ㄱ\n// hint en: a\n"

    /// What a check here may use.
    private static let given =
        "func make() {}\nfunc leave() {}\nclass Counter {}\nclass Kitchen {}\nclass Screen {}\nprotocol CounterDelegate {}\n"

    private func run(_ body: String, runLimit: Duration = .seconds(10), check: String = "make()") throws -> KoanRun {
        let check =
            "func check()\(check.contains("await ") ? " async" : "") { verify(true, ko: \"ㄱ\", en: \"a\"); \(check); verify(true, ko: \"ㄴ\", en: \"b\") }"
        let koan = try Koan(
            name: "own", source: Array(Self.given.utf8), solution: [], check: Array((Self.header + check).utf8))
        return try KoanJob(
            Array(("#if canImport(Glibc)\nimport Glibc\n#else\nimport Darwin\n#endif\n" + body).utf8),
            of: koan, runLimit: runLimit, mayLeadOut: true, with: compiler
        ).finish()
    }

    /// Returns what a learner has written, from a file.
    private func source(_ name: String) throws -> String { try GoldenFile(name, suite: #filePath).contents() }

    /// What the story of a run says, without what is released.
    private func events(of run: KoanRun) -> [String] {
        KoanStory(run.report).events.map(\.line).filter { !$0.contains("release") }
    }

    private static let home = CurrentProcess.variable("HOME") ?? "/root"

    /// A failure of the check itself.
    private nonisolated static let failing = "verify(false, ko: \"ㄷ\", en: \"c\")"
    private nonisolated static let failed = KoanVerdict.failed(
        KoanText(korean: "ㄷ", english: "c"), got: "", expected: "")

    // MARK: The fence

    /// A system may not have it, and says so.
    private func hasFence() -> Bool {
        if compiler.fence.isEmpty { print("NOTE: unshare does not work here: the tests of the fence are LEFT OUT.") }
        return !compiler.fence.isEmpty
    }

    @Test func `an import is refused before anything is compiled`() throws {
        let koan = try Koan(name: "own", source: [], solution: [], check: Array((Self.header + "?").utf8))
        let job = try KoanJob(Array("// ㄱ\nimport Glibc\n".utf8), of: koan, with: compiler)
        #expect(job.advance()?.verdict == .refused(RefusedWord(line: 2, text: "import")))
        #expect(job.descriptors.isEmpty)
    }

    @Test(.heavy) func `a koan has a home folder of its own, and nothing else from the environment`() throws {
        let run = try run("func make() { _ = system(\"env | sed 's/=.*//'; echo $HOME\") }")
        #expect(run.verdict == .passed)
        #expect(run.output.last.map { $0.contains("/kiosk-") && $0 != Self.home } ?? false)
        let names = Set(run.output.dropLast()).subtracting(["PWD", "SHLVL", "_", "__CF_USER_TEXT_ENCODING"])
        #expect(names == ["HOME", "TMPDIR", "SWIFT_BACKTRACE"])
    }

    @Test func `behind the fence there is no network, the home folder can only be read, and nothing outlives the run`()
        throws
    {
        guard hasFence() else { return }
        let mark = "\(UInt32.random(in: 100_000...(.max)))"
        let run = try run(
            """
            func make() {
                print(fopen("\(Self.home)/kiosk-was-here", "w") == nil ? "home is safe" : "home is open")
                _ = system("cat /proc/net/dev; setsid sleep \(mark) >/dev/null 2>&1 3>&- &")
            }
            """)
        #expect(run.verdict == .passed)
        #expect(run.output.contains("home is safe"))
        let devices = run.output.filter { $0.contains(":") }.map { $0.split(separator: ":") }
        #expect(!devices.isEmpty && devices.allSatisfy { $0.last?.split(separator: " ").first == "0" })
        let deadline = Deadline(within: .seconds(2))
        while Self.isRunning(mark), !deadline.isOver { usleep(5_000) }
        #expect(!Self.isRunning(mark))
    }

    /// Whether a process of this machine was started with a word.
    private static func isRunning(_ word: String) -> Bool {
        TemporaryFolder.names(in: "/proc").contains {
            (try? TextFile.contents(of: "/proc/\($0)/cmdline"))?.contains(word) ?? false
        }
    }

    @Test func `a loop without an end is ended, one that prints too, and what was seen before it is known`() throws {
        let run = try run("func make() { while true { print(\"flood\") } }", runLimit: .milliseconds(300))
        #expect(run.verdict == .timedOut && run.output.count == 40 && run.hasMoreOutput)
        let silent = try self.run("func make() { while true {} }", runLimit: .milliseconds(100))
        #expect(silent.verdict == .timedOut && silent.report.verified.map(\.english) == ["a"])
    }

    @Test func `a long output is cut, and the koan passes`() throws {
        let run = try run("func make() { for index in 1...200_000 { print(\"line\", index) } }")
        #expect(run.verdict == .passed && run.output.first == "line 1" && run.hasMoreOutput)
    }

    // MARK: Cheating

    @Test(arguments: [("exit(0)", 0), ("exit(7)", 7), ("close(3)", 0)])
    func `leaving early is not passing`(statement: String, code: Int) throws {
        #expect(try run("func make() { \(statement) }").verdict == .endedEarly(code: code))
    }

    /// They say in each way that is known here that all checks have held, without knowing the secret. Reading standard input finds its end.
    @Test func `lines of the koan's own, its own verify, and an end of its own are harmless`() throws {
        let check = "make(); verify(1, is: 2, ko: \"ㄷ\", en: \"c\")"
        let lies = try source("lies")
        let run = try run(lies, check: check)
        #expect(run.verdict == .failed(KoanText(korean: "ㄷ", english: "c"), got: "1", expected: "2"))
        #expect(run.output == ["none"])
        #expect(
            try self.run(lies + "\nfunc leave() { make(); exit(0) }", check: "leave()").verdict
                == .endedEarly(code: 0))
    }

    @Test func `a descriptor that is replaced swallows no failure, and what is caught there makes no end`() throws {
        let swallow = "func make() { _ = dup2(open(\"/dev/null\", O_WRONLY), 3) }"
        #expect(try run(swallow, check: "make(); " + Self.failing).verdict == .endedEarly(code: 1))
        #expect(try run(source("forge"), check: "make(); " + Self.failing).verdict == .endedEarly(code: 0))
    }

    @Test func `what a koan writes into the compiler's folder while it runs is made good`() throws {
        let text = (KoanCommands.preludeFiles + [KoanCommands.mainFile]).map { "fclose(fopen(\"\($0)\", \"w\"))" }
        #expect(try run("func make() { \(text.joined(separator: "; ")) }").verdict == .passed)
        #expect(try run("func make() {}", check: Self.failing).verdict == Self.failed)
    }

    @Test func `a program of the koan's own does not compile, and a name that the check uses is refused`() throws {
        guard case .notCompiled = try run("@main struct Mine { static func main() {} }\nfunc make() {}").verdict else {
            Issue.record("two programs")
            return
        }
        #expect(
            try run("func make() {}\nenum `Prelude` {}").verdict == .refused(RefusedWord(line: 7, text: "Prelude")))
    }

    // MARK: Crashes

    private nonisolated static func crash(_ statement: String) -> String {
        "class Box { var value = 1 }\n\nfunc make() {\n    print(0)\n    \(statement)\n}"
    }

    private nonisolated static let crashes: [(String, String, ClosedRange<Int>)] = [
        (crash("let a = [1]; print(a[a.count])"), "Index out of range", 10...10),
        (crash("print(UInt8(200) + UInt8(CommandLine.argc) * 200)"), "arithmetic overflow", 10...10),
        (
            crash("unowned let a = Box(); print(a.value)"),
            "Attempted to read an unowned reference but object was already destroyed", 10...10
        ),
        // A full stack has its line, and no words.
        ("func make() { deeper(0) }\nfunc deeper(_ n: Int) {\n    deeper(n + 1)\n    print(n)\n}", "", 7...8),
    ]

    @Test(arguments: crashes)
    func `a runtime error has its reason and its line`(body: String, reason: String, lines: ClosedRange<Int>) throws {
        let run = try run(body)
        if !reason.isEmpty { #expect(run.output == ["0"]) }
        guard case .crashed(let line, _, let message) = run.verdict else {
            Issue.record("no crash: \(run.verdict)")
            return
        }
        #expect(reason.isEmpty ? message.isEmpty : message.hasPrefix(reason))
        #if os(Linux)
            #expect(line.map { lines.contains($0) } == true)
        #endif
    }

    @Test func `an expression that the compiler does not finish is an error and not a wait`() throws {
        switch try run("func make() {}\nlet a = " + String(repeating: "[", count: 60_000)).verdict {
        case .notCompiled, .compilerFailed, .compilerTimedOut: break
        case let verdict: Issue.record("\(verdict)")
        }
    }

    /// What the check needs and does not find has no line in the learner's file.
    @Test(
        arguments: [
            ("class A {\n    func f() {\n        missing()\n    }\n}\nfunc make() {}", 8, "missing"), ("", nil, "make"),
        ] as [(String, Int?, String)])
    func `an error has its own line and words, without those of the trace`(
        body: String, line: Int?, name: String
    ) throws {
        #expect(try run(body).verdict == .notCompiled(line: line, message: "cannot find '\(name)' in scope"))
    }

    @Test func `a text that only compiles without the trace runs without it`() throws {
        // A condition of the compiler stands before the value of the only expression.
        let run = try run(
            "class A { func f() -> Int {\n#if DEBUG\n1\n#else\n2\n#endif\n} }\nfunc make() { _ = A().f() }")
        #expect(run.verdict == .passed)
        #expect(run.report.steps.count == 2)
    }

    @Test func `unusual layouts compile with the trace`() throws {
        let run = try run(source("unusual-layouts"))
        #expect(run.verdict == .passed)
        let calls = run.report.steps.compactMap { step in
            if case .call(_, _, let label) = step { label } else { nil }
        }
        #expect(
            calls == ["add(_:to:)", "add(_:to:)", "all()", "twice(_:)", "kind(_:)", "text()", "debug()", "first()"])
    }

    @Test func `messages between tasks, actors and objects of the check are told in the order in which they were sent`()
        throws
    {
        let run = try run(
            source("tasks"),
            check: """
                final class Spy: CounterDelegate { func didTake(_ n: Int) { note() } ; func note() {} }
                let (counter, kitchen, spy) = (Counter(), Kitchen(), Spy())
                counter.delegate = kitchen
                await counter.take(1)
                counter.delegate = spy
                await counter.take(2)
                withExtendedLifetime((kitchen, spy)) {}
                """)
        #expect(run.verdict == .passed)
        #expect(
            events(of: run) == [
                "[injection] → Kitchen: init", "[call] → Counter: take(_:)", "[message] Counter → Kitchen: didTake(_:)",
                "[call] → Counter: take(_:)", "[message] Counter → Spy: didTake(_:)",
            ])
    }

    @Test func `observers, default implementations and answers are told, and a structure has none`() throws {
        let run = try run(source("observers"))
        #expect(run.verdict == .passed)
        #expect(
            events(of: run) == [
                "[injection] → Sign: init", "[injection] → Counter: init", "[call] → Counter: take(_:)",
                "[call] Counter → Sign: show(_:)", "[injection] → Manager: init", "[call] → Counter: take(_:)",
                "[message] Counter → Manager: Asking.mayTake(_:)", "[return] Manager → Counter: false",
                "[injection] → Clock: init", "[call] → Clock: tick()", "[call] Counter → Sign: show(_:)",
            ])
    }

    @Test func `an object that lives on is named, and its references are in the map`() throws {
        let run = try run(
            "final class Form { var screen: Screen? }\nfinal class Screen { let form = Form(); func open() { form.screen = self } }",
            check: """
                weak var screen: Screen?
                do { let new = Screen(); new.open(); screen = new }
                verify(isReleased: screen, ko: "ㄷ", en: "c")
                """)
        #expect(run.verdict == Self.failed)
        let links: [(String, [ObjectMap.Link])] = [
            ("Screen", [.init(strength: .strong, property: "form", target: "Form")]),
            ("Form", [.init(strength: .strong, property: "screen", target: "Screen")]),
        ]
        #expect(KoanStory(run.report).map == ObjectMap(objects: links, released: [], leaked: "Screen"))
    }

    @Test func `strong, weak and unowned references are found out in the running program`() throws {
        let run = try run(source("references"))
        let arrows = run.report.steps.compactMap { step -> String? in
            guard case .arrow(let from, let property, let to?, let strength) = step else { return nil }
            return "\(from) \(strength == .strong ? "strong" : "weak") \(property) \(to)"
        }
        #expect(
            Set(arrows) == [
                "Shop#1 strong form Form#1", "Form#1 weak delegate Shop#1", "Form#1 strong save{} Shop#1",
                "Form#1 strong later{} { }", "Form#1 weak later{} Shop#1", "Form#1 weak never{} Shop#1",
                "Form#1 weak shop Shop#1", "Form#1 weak last Shop#1", "Form#1 strong list[0]{} Shop#1",
                "Form#1 weak named[3][0]{} Shop#1",
            ])
    }

    @Test func `an unowned reference to a released object is in the map, and reading the map does not end the program`()
        throws
    {
        let run = try run(
            """
            final class Shop {}
            final class Ticket { unowned let shop: Shop; unowned var next: Shop?; init(_ shop: Shop) { self.shop = shop } }
            func make() { let ticket = Ticket(Shop()); withExtendedLifetime(ticket) { verify(true, ko: "", en: "") }
                fatalError() }
            """)
        let dangling = ObjectMap.Link(strength: .unowned, property: "shop", target: "✕")
        #expect(KoanStory(run.report).map == ObjectMap(objects: [("Ticket", [dangling])], released: []))
    }
}

/// Gives all tests of a suite one compiler: to ask the compiler's driver and to compile the prelude takes longer than most of them.
nonisolated struct OneKoanCompiler: SuiteTrait, TestScoping {
    @TaskLocal static var compiler: KoanCompiler?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = try ScratchFolder()
        let compiler = try await KoanFolder(path: folder.path).compiler()
        try await Self.$compiler.withValue(compiler) { try await function() }
        withExtendedLifetime(folder) {}
    }
}

extension Trait where Self == OneKoanCompiler {
    nonisolated static var oneKoanCompiler: Self { OneKoanCompiler() }
}
