import Testing

@testable import Lab

/// What a learner's file may not declare, because the check relies on it, and what leads out of a koan.
nonisolated struct RefusedWordTests {
    private static let given = """
        final class Shop { var open = false }; struct Price { var cents = 0 }; struct Cup: Equatable { var size = 0 }
        extension String { var size: Int { count } }

        """
    private static let check = """
        // title ko: ㄱ
        // title en: a
        // fails en: a
        // hint ko: ㄱ
        // hint en: a
        func check() {
            let shop = Shop()
            verify(shop.list.count, is: 1 + 1, ko: "\\(shop)", en: "a")
            withExtendedLifetime(shop) {}
        }
        """

    private func refused(_ text: String, mayLeadOut: Bool = false) throws -> RefusedWord? {
        let koan = try Koan(name: "own", source: Array(Self.given.utf8), solution: [], check: Array(Self.check.utf8))
        return RefusedWord.first(in: Array((Self.given + text).utf8), of: koan, mayLeadOut: mayLeadOut)
    }

    @Test(arguments: [
        ("enum Prelude {}", "Prelude"), ("enum `Prelude` {}", "Prelude"), ("let a = Prelude.KoanRun()", "Prelude"),
        ("extension KoanRun { init() { exit(0) } }", "KoanRun"),
        ("extension KoanMain { static func check() async {} }", "KoanMain"),
        ("func check() async {}", "check"), ("let check = { }", "check"),
        ("func withExtendedLifetime<T>(_ a: T, _ b: () -> Void) {}", "withExtendedLifetime"),
        ("let a = 1, withExtendedLifetime = 2", "withExtendedLifetime"),
        ("let (a, withExtendedLifetime) = (1, 2)", "withExtendedLifetime"),
        ("func == (a: Shop?, b: _OptionalNilComparisonType) -> Bool { true }", "func =="),
        ("extension Int { static func + (a: Int, b: Int) -> Int { 2 } }", "func +"),
        ("struct A: Equatable { static func == (a: A, b: A) -> Bool { true } }", "func =="),
        ("func === (a: Shop, b: Shop) -> Bool { true }", "func ==="),
        ("extension Int { typealias Shop = Int; static func == (a: Shop, b: Shop) -> Bool { true } }", "func =="),
        ("func == (a: Shop, b: Int) -> Bool { true }", "func =="),
        ("func == (a: Cup, b: Cup) -> Bool { true }", "func =="),
        ("struct A {}; prefix func ! (a: A) -> Bool { false }", "func !"),
        ("struct A {}; func + (a: A, b: Int) -> A { a }", "func +"),
        ("protocol A {}; extension Int: A {}; func + (a: A, b: A) -> A { a }", "func +"),
        ("typealias A = Int; func + (a: A, b: A) -> A { 2 }", "func +"),
        ("extension Array { var count: Int { 2 } }", "count"),
        ("extension Array where Element == Int {\n func map() {}\n var count: Int { 2 } }", "count"),
        ("struct Any1: ExpressibleByIntegerLiteral {}", "ExpressibleByIntegerLiteral"),
        ("typealias StringLiteralType = Any1", "StringLiteralType"),
        ("extension DefaultStringInterpolation { func appendInterpolation(_ a: Shop) {} }", "appendInterpolation"),
        ("@c(write) func f() {}", "@c"), ("@section(\"a\") @used let a = 1", "@section"), ("@ used let a = 1", "@used"),
    ])
    func `a name that the check relies on is found with its line`(text: String, name: String) throws {
        let line = text.contains("\n") ? 5 : 3
        #expect(try refused(text, mayLeadOut: true) == RefusedWord(line: line, text: name))
        #expect(try refused(text)?.leadsOut == false)
    }

    @Test(arguments: [
        "", "func verify(_ a: Bool, ko: String, en: String) {}", "enum KoanReport { static func write() {} }",
        "enum KoanTrace {}", "let shop = Shop()", "func help(count: Int, shop: Shop) -> Int { count }",
        "extension Shop { var count: Int { 1 } ; func check() {} }", "class A { func check() {}; var count = 1 }",
        "extension Array { var twice: Int { count * 2 } }", "extension Shop { class B { let size = 1 } }",
        "@discardableResult func f() -> Int { let count = 1; return count }", "// Prelude\nlet a = \"Prelude\"",
        "extension Shop: Equatable { static func == (lhs: Shop, rhs: Shop) -> Bool { lhs === rhs } }",
        "func < (a: Shop, b: Shop) -> Bool { true }", "func + (a: Price, b: Price) -> Price { a }",
        "struct A: Equatable { let a: Int }",
        "struct A { var a = 0; static func += (a: inout A, b: A) { a.a += b.a } }",
        "enum A { case b; static func < (a: A, b: A) -> Bool { false } }",
        "final class A {}; func + (a: A, b: A) -> A { a }",
        "let f: @convention(c) () -> Void = {}", "protocol P { func check() }",
        "let first = max(1, 2)\nlet pairs = [(1, Shop())]",
        // What only looks like a word that leads out.
        "final class A: @unchecked Sendable {}", "let important = 1_000", "_ = a", "let (a, _) = b", "// 안전하지 않아요",
    ])
    func `nothing that a repair needs is refused`(text: String) throws {
        #expect(try refused(text) == nil)
    }

    @Test(arguments: [
        ("import Glibc", "import"), ("@preconcurrency import Glibc", "import"), ("let a = `import`", "import"),
        ("let a = Unmanaged.passUnretained(b).toOpaque()", "Unmanaged"),
        ("withUnsafeBytes(of: &a) { }", "withUnsafeBytes"),
        ("@_cdecl(\"write\") func f() {}", "_cdecl"), ("@_silgen_name(\"a\") func f()", "_silgen_name"),
        ("let a: UnsafeMutablePointer<Int>?", "UnsafeMutablePointer"), ("unowned(unsafe) let a: A", "unsafe"),
        ("nonisolated(unsafe) var a = 1", "unsafe"), ("let a = unsafeBitCast(b, to: Int.self)", "unsafeBitCast"),
        ("\"a\".withCString { $0[9999] }", "withCString"), ("a.span[unchecked: 9999]", "unchecked"),
        ("\"a\".utf8.withContiguousStorageIfAvailable { $0 }", "withContiguousStorageIfAvailable"),
        ("a._baseAddressIfContiguous", "_baseAddressIfContiguous"),
        // Code in a text, behind a line end that ends a comment for Swift, and behind what is a regular expression or not.
        ("\"\\(Unmanaged.passRetained(b))\"", "Unmanaged"), ("// a\rimport Glibc", "import"),
        ("a /1; b/ Builtin", "Builtin"),
    ])
    func `a word that leads out of the koan is found with its line`(text: String, name: String) throws {
        let found = try refused(text)
        #expect(found == RefusedWord(line: text.contains("\r") ? 4 : 3, text: name))
        #expect(found?.leadsOut == true)
        #expect(try refused(text, mayLeadOut: true) == nil)
    }

    @Test func `no koan and no solution is refused`() {
        for koan in Koan.embedded() {
            for text in [koan.source, koan.solution] {
                #expect(RefusedWord.first(in: text, of: koan) == nil, "\(koan.name)")
            }
        }
    }
}
