import TestSupport
import Testing

@testable import Lab

/// The copy of a learner's file that tells of its messages.
nonisolated struct InstrumenterTests {
    private static let leave = "; defer { Prelude.KoanTrace.leave() }; "

    private func instrumented(_ text: String) -> String {
        String(decoding: Instrumenter(Array(text.utf8)).instrumented, as: UTF8.self)
    }

    /// Reads a text in which `«f()»` stands for the beginning of a method, `«f()→»` for one whose only expression is returned,
    /// `«f()?»` and `«end»` for one that answers yes or no, and other words for what belongs to initializers, `deinit` and observers.
    private func texts(_ text: String) -> (original: String, wanted: String) {
        var (original, wanted) = ("", "")
        var rest = text[...]
        while let open = rest.firstIndex(of: "«"), let close = rest[open...].firstIndex(of: "»") {
            original += rest[..<open]
            wanted += rest[..<open]
            var word = rest[rest.index(after: open)..<close]
            switch word {
            case "init": wanted += " Prelude.KoanTrace.begin(Self.self)" + Self.leave
            case "observe": wanted += " Prelude.KoanTrace.observe(self)" + Self.leave
            case "end": wanted += "} "
            case "made": wanted += " Prelude.KoanTrace.made(self) "
            case ";made": wanted += "; Prelude.KoanTrace.made(self) "
            case "deinit": wanted += " Prelude.KoanTrace.enterDeinit(self)" + Self.leave
            default:
                let (isExpression, isAnswer) = (word.hasSuffix("→"), word.hasSuffix("?"))
                if isExpression || isAnswer { word.removeLast() }
                wanted += " Prelude.KoanTrace.enter(self, \"\(word)\")" + Self.leave
                wanted += isExpression ? "return " : isAnswer ? "return Prelude.KoanTrace.answer { () -> Bool in" : ""
            }
            rest = rest[rest.index(after: close)...]
        }
        return (original + rest, wanted + rest)
    }

    @Test(arguments: [
        "class A { func f() {«f()» g() } }",
        "class A { func f(_ a: Int, for b: [String: Int], c d: (Int, Int) -> Void = { _, _ in }) {«f(_:for:c:)» } }",
        "class A {\n  func f()\n  {«f()»\n  }\n}", "class A { func f() -> Int {«f()→» 1 } }",
        "class A { func f() -> Int {«f()» return 1 } }", "class A { func f() -> Int {«f()» let a = 1; return a } }",
        "class A { func f() -> [Int] {«f()→»\n    list\n        .map { a in return a }\n        .reversed()\n } }",
        "class A { func f() -> Int {«f()→» if a { 1 } else { 2 } } }",
        "class A { func f() -> Int {«f()» if a { return 1 } else { return 2 } } }",
        "class A { func f() -> Int {«f()» print(1)\n if a { return 1 } else { return 2 } } }",
        "class A { func f() -> Void {«f()» g() } }", "class A { func f<T>(_ a: T) where T: Equatable {«f(_:)» } }",
        "class A { @discardableResult private func f() async throws -> Int {«f()» return 1 } }",
        "final class A: B { private(set) var a = 0; override func f() {«f()» super.f() } }",
        "class A { init() {«init»«made»} }", "class A { init(a: Int) {«init» self.a = a «;made»} }",
        "class A { init?(a: Int) {«init»\n    self.a = a\n«made»} }", "class A { deinit {«deinit» print(1) } }",
        "struct S { class A { func f() {«f()» } } func g() {} }", "class A {} extension A { func f() {«f()» } }",
        "class A { enum E { case a; func g() {} } func f() {«f()» } }", "func g() { class A { func f() {«f()» } } }",
        "class A { #if DEBUG\n func f() {«f()» }\n #endif\n}",
        "actor C { init(a: Int) {«init» self.a = a «;made»} func f() async -> Int {«f()→» await g() } deinit { h() } }",
        "for actor in actors { class A { func f() {«f()» } } }",
        "class A { let r = /\\{ class B { func g() {/; func f() {«f()» } }",
        "class A { let r = #/ { /#; func f() {«f()» } }",
        "class A { let a = b / c; func f() {«f()» } ; let d = e / g }",
        "class 가게 { func 주문(_ 쥬스: String) {«주문(_:)» } }", "class A { func `init`() {«`init`()» } }",
        "class A { func f() -> Bool {«f()?» guard a else { return false }; return true «end»} }",
        "class A { func f() async -> Bool {«f()→» true } func g() throws -> Bool {«g()→» true } }",
        "class A { var a = 1 { willSet(b) {«observe» f() } didSet {«observe» g { didSet { } } } } }",
        "protocol P {} extension P { func f() {«P.f()» } static func g() {} init() {} var a: Int { 1 } }",
    ])
    func `begins the methods and initializers of classes`(text: String) {
        let (original, wanted) = texts(text)
        #expect(instrumented(original) == wanted)
    }

    @Test(arguments: [
        "struct S { func f() {} init() {} }", "enum E { func f() {} }", "protocol P: AnyObject { func f(); init() }",
        "class A { static func f() {} class func g() {} static var a = 1 { didSet { f() } } }",
        "struct S { var a = 1 { didSet { f() } } }", "extension Int { func f() {} }",
        "class A { var a: Int { b() } var c: Int { get { 1 } set { f() } } subscript(a: Int) -> Int { a } }",
        "class A { let f = { (a: Int) in print(a) }; lazy var b: () -> Void = { [weak self] in self?.f() } }",
        "// class A { func f() {} }\n/* class A { /* func f() {} */ func g() {} } */",
        "let a = \"class A { func f() {} }\"", "let a = #\"class \"A\" { \\(func) f() {} }\"#",
        "let a = \"\"\"\n    class A { func f() {} } \" \\(\"}\") \n    \"\"\"",
        "class A { func f() -> Int { fatalError() \n g() } }",
        "func f() { let a = A.init(); func g() {} }",
        "class A { func",
        "class A { func f(",
        "class A { func f() {",
        "}}}} class",
        "",
    ])
    func `leaves everything else as it is`(text: String) {
        #expect(instrumented(text) == text)
    }

    @Test func `writes the call of super init that the compiler adds itself`() {
        let text = "class B: ViewController { init(a: Int) { self.a = a\n} }"
        #expect(
            instrumented(text)
                == "class B: ViewController { init(a: Int) { Prelude.KoanTrace.begin(Self.self)\(Self.leave) self.a = a\n super.init(); Prelude.KoanTrace.made(self) } }"
        )
        let own = "class B: ViewController { override init() { super.init()\n} }"
        #expect(instrumented(own).contains("super.init()\n Prelude.KoanTrace.made(self) }"))
    }

    @Test(arguments: [false, true]) func `every koan and every solution has insertions`(isSolution: Bool) throws {
        for koan in Koan.embedded() {
            let text = isSolution ? koan.solution : koan.source
            let instrumenter = Instrumenter(text)
            let hasClass = String(decoding: text, as: UTF8.self).contains("class ")
            #expect(!hasClass || !instrumenter.insertions.isEmpty, "\(koan.name)")
            expectRestored(text, seed: 0)
        }
    }

    @Test func `taking the insertions away gives back the text, whatever it is`() throws {
        let pieces = [
            "{", "}", "(", ")", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "\n", "/", "class A ", "func f() ",
            "init() ", "deinit ", "return ", "-> Int ", ";", "#if X\n", "#endif\n", "`", "static ", "extension A ",
            ", ",
        ].map { Array($0.utf8) }
        let texts = Koan.embedded().flatMap { [$0.source, $0.solution] }
        for seed in UInt64(0)..<400 {
            var generator = SeededGenerator(seed: seed)
            var text = texts[Int.random(in: 0..<texts.count, using: &generator)]
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let place = Int.random(in: 0...text.count, using: &generator)
                if Bool.random(using: &generator) {
                    let end = min(text.count, place + Int.random(in: 0...40, using: &generator))
                    text.removeSubrange(place..<end)
                } else {
                    text.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &generator)], at: place)
                }
            }
            expectRestored(text, seed: seed)
        }
    }

    private func expectRestored(_ text: [UInt8], seed: UInt64) {
        let instrumenter = Instrumenter(text)
        let instrumented = instrumenter.instrumented
        #expect(lineCount(instrumented) == lineCount(text), "seed \(seed)")
        var restored = instrumented
        for insertion in instrumenter.insertions {
            let text = String(decoding: insertion.bytes, as: UTF8.self)
            #expect(text.contains(" Prelude.KoanTrace.") || text == "} ", "seed \(seed)")
            restored.removeSubrange(insertion.place..<insertion.place + insertion.bytes.count)
        }
        #expect(restored == text, "seed \(seed)")
    }

    private func lineCount(_ text: [UInt8]) -> Int { text.count { $0 == UInt8(ascii: "\n") } }
}
