import Core
import Lab
import Storage
import System
import TestSupport
import Testing

@testable import kiosk

/// What a learner can write, and what comes of it.
@Suite(.serialized)
struct KoanJobTests {
    private let folder: ScratchFolder
    private let compiler: KoanCompiler

    init() throws {
        folder = try ScratchFolder()
        compiler = try KoanFolder(path: folder.path).compiler()
    }

    private func run(_ body: String, runLimit: Duration = .seconds(10), check: String = "make()") throws -> KoanRun {
        let check = "func check() { verify(true, ko: \"ㄱ\", en: \"a\"); \(check); verify(true, ko: \"ㄴ\", en: \"b\") }"
        return try KoanJob(
            Array(("#if canImport(Glibc)\nimport Glibc\n#else\nimport Darwin\n#endif\n" + body).utf8),
            check: Array(check.utf8), runLimit: runLimit, with: compiler
        ).finish()
    }

    @Test func `a loop without an end is ended, and what was seen before it is known`() throws {
        let run = try run("func make() { while true {} }", runLimit: .milliseconds(100))
        #expect(run.verdict == .timedOut)
        #expect(run.report.verified.map(\.english) == ["a"])
    }

    @Test func `a loop that prints is ended too`() throws {
        let run = try run("func make() { while true { print(\"flood\") } }", runLimit: .milliseconds(300))
        #expect(run.verdict == .timedOut)
        #expect(run.output.count == 40 && run.hasMoreOutput)
    }

    @Test func `a long output is cut, and the koan passes`() throws {
        let run = try run("func make() { for index in 1...200_000 { print(\"line\", index) } }")
        #expect(run.verdict == .passed)
        #expect(run.output.first == "line 1")
        #expect(run.hasMoreOutput)
    }

    @Test func `reading standard input finds its end`() throws {
        #expect(try run("func make() { print(readLine() ?? \"none\") }").output == ["none"])
    }

    @Test func `leaving early is not passing`() throws {
        #expect(try run("func make() { exit(0) }").verdict == .endedEarly(code: 0))
        #expect(try run("func make() { exit(7) }").verdict == .endedEarly(code: 7))
        #expect(try run("func make() { close(3) }").verdict == .endedEarly(code: 0))
    }

    @Test func `a runtime error is told in its words, and a full stack by its signal`() throws {
        guard case .crashed(_, let message) = try run("func make() { let a = [1]; print(a[a.count]) }").verdict else {
            Issue.record("no crash")
            return
        }
        #expect(message.contains("Fatal error: Index out of range"))
        let recursion = try run("func make() { deeper(0) }\nfunc deeper(_ n: Int) { deeper(n + 1); print(n) }")
        guard case .crashed = recursion.verdict else {
            Issue.record("no crash: \(recursion.verdict)")
            return
        }
    }

    @Test func `an expression that the compiler does not finish is an error and not a wait`() throws {
        switch try run("func make() {}\nlet a = " + String(repeating: "[", count: 60_000)).verdict {
        case .notCompiled, .compilerFailed, .compilerTimedOut: break
        case let verdict: Issue.record("\(verdict)")
        }
    }

    @Test func `an error in the learner's file has its own line and words, without those of the trace`() throws {
        let verdict = try run("class A {\n    func f() {\n        missing()\n    }\n}\nfunc make() {}").verdict
        #expect(verdict == .notCompiled(line: 8, message: "cannot find 'missing' in scope"))
    }

    @Test func `what the check needs and does not find is told as such`() throws {
        #expect(try run("").verdict == .notCompiled(line: nil, message: "cannot find 'make' in scope"))
    }

    @Test func `a text that only compiles without the trace runs without it`() throws {
        // The trace's own name is taken.
        let run = try run("enum KoanTrace {}\nclass A { func f() {} }\nfunc make() { A().f() }")
        #expect(run.verdict == .passed)
        #expect(run.report.steps.count == 2)
    }

    @Test func `unusual layouts compile with the trace`() throws {
        let text = """
            class Base { let name: String; init(name: String) { self.name = name } }
            final class Shop<Item: Hashable>: Base {
                var items: [Item] = []; lazy var count: () -> Int = { [unowned self] in items.count }
                override init(name: String) { super.init(name: name) }
                convenience init() { self.init(name: #"a "quoted" name"#) }
                init?(items: [Item], then done: () -> Void = { }) { guard !items.isEmpty else { return nil }
                    self.items = items; super.init(name: "x"); done() }
                func first() -> Item? { items.first } ; func twice(_ n: Int) -> Int { n * 2 }
                func kind(_ n: Int) -> String { switch n { case 0: "none" case 1: "one" default: "many" } }
                @discardableResult func add(
                    _ item: Item, to index: Int? = nil
                ) -> Self where Item: Equatable
                { items.append(item); return self }
                func text() -> String { \"\"\"
                    class X { func y() {
                    \"\"\" }
                #if DEBUG
                func debug() {}
                #else
                func debug() { }
                #endif
                static func make() -> Shop<Int> { Shop<Int>() }
                var isEmpty: Bool { items.isEmpty }; subscript(index: Int) -> Item { items[index] }
            }
            final class Screen: ViewController { let label = Label(); deinit { print("released") } }
            class Root { deinit { print("released") } }
            extension Shop { func all() throws -> [Item] { items } }
            func make() {
                _ = Screen(); _ = Root()
                let shop = Shop<Int>.make(); shop.add(1).add(2); _ = try? shop.all(); _ = shop.twice(2)
                _ = shop.kind(1); _ = shop.text(); shop.debug(); _ = shop.first(); _ = Shop<Int>(items: []); _ = shop.count()
            }
            """
        let run = try run(text)
        #expect(run.verdict == .passed)
        let calls = run.report.steps.compactMap { step in
            if case .call(_, _, let label) = step { label } else { nil }
        }
        #expect(
            calls == ["add(_:to:)", "add(_:to:)", "all()", "twice(_:)", "kind(_:)", "text()", "debug()", "first()"])
    }

    @Test func `strong, weak and unowned references are found out in the running program`() throws {
        let run = try run(
            """
            final class Shop { var form: Form?; func open() { form = Form(self); form?.save = { print(self) }
                form?.later = { [weak self] in print(self as Any) }; let n = 1
                form?.never = { [unowned self] in print(n, self, self.form as Any) } } }
            final class Form { weak var delegate: Shop?; unowned let shop: Shop; var save: (() -> Void)?
                var later: () -> Void = {}; var never: (() -> Void)?
                init(_ shop: Shop) { delegate = shop; self.shop = shop } }
            func make() { let shop = Shop(); shop.open(); withExtendedLifetime(shop) { verify(true, ko: "", en: "") } }
            """)
        let arrows = run.report.steps.compactMap { step -> String? in
            guard case .arrow(let from, let property, let to?, let isStrong) = step else { return nil }
            return "\(from) \(isStrong ? "strong" : "weak") \(property) \(to)"
        }
        #expect(
            Set(arrows) == [
                "Shop#1 strong form Form#1", "Form#1 weak delegate Shop#1", "Form#1 strong save{} Shop#1",
                "Form#1 strong later{} { }", "Form#1 weak never{} Shop#1",
            ])
    }
}
