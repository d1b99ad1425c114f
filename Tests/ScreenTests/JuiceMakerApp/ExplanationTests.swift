import Calculator
import Core
import JuiceMaker
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// Every error of the rooms below in words.
struct ExplanationTests {
    /// Whether a text is one for people: something, with no placeholder left and no control character.
    private func isReadable(_ text: String) -> Bool {
        !text.trimmed.isEmpty && text.firstMatch(of: /%[0-9]\$@/) == nil
            && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    @Test(arguments: [
        (FailureReason.noAccess, "권한이 없습니다", "Permission denied"),
        (.noSpace, "디스크에 남은 공간이 없습니다", "No space left on device"),
        (.readOnly, "읽기 전용 파일 시스템입니다", "Read-only file system"),
        (.isDirectory, "파일이 아니라 폴더입니다", "Is a directory"), (.notDirectory, "폴더가 아닙니다", "Not a directory"),
        (.other("Level 3 halted"), "Level 3 halted", "Level 3 halted"),
    ])
    func `why the system refused is told in the reader's language`(
        reason: FailureReason, korean: String, english: String
    ) {
        #expect(Texts(.korean).explain(LedgerError.failed(.write, reason)).hasSuffix(": " + korean))
        #expect(Texts(.korean).explain(RecordingNotice.notWritten(reason)).hasSuffix(": " + korean))
        #expect(Texts(.english).explain(reason) == english)
    }

    @Test(arguments: Language.allCases)
    func `every way a formula can be wrong is explained with its column`(language: Language) throws {
        let texts = Texts(language)
        let formulas: [(String, Int)] = [
            ("", 1), ("1 + * 2", 5), ("1 2", 3), ("12a", 3), ("1..2", 3), ("1 +", 4), ("\u{1B}", 1),
            (String(repeating: "9", count: 35), 1),
        ]
        for (formula, column) in formulas {
            let error = try #require(throws: ExpressionError.self) { try ExpressionParser.parse(formula) }
            let text = texts.explain(error)
            #expect(isReadable(text), "\(formula): \(text)")
            #expect(text.contains(language == .korean ? "\(column)번째 글자" : "column \(column)"), "\(formula): \(text)")
        }
    }

    @Test(arguments: Language.allCases)
    func `every refusal of a key is explained, except at NaN, which has its own reason, and without an effect`(
        language: Language
    ) throws {
        let texts = Texts(language)
        let refusals: [CalculatorRefusal] = [
            .missingKey, .full, .resultStands, .operatorStands, .missingOperand, .missingNumber, .nothingToUndo,
            .nothingToRedo,
        ]
        for refusal in refusals { #expect(isReadable(try #require(texts.explain(refusal))), "\(refusal)") }
        for refusal in [CalculatorRefusal.notANumber, .noEffect] { #expect(texts.explain(refusal) == nil) }
        for error in [CalculationError.divisionByZero, .overflow] { #expect(isReadable(texts.explain(error))) }
    }

    @Test(arguments: Language.allCases)
    func `every fault of a menu file is explained`(language: Language) throws {
        let texts = Texts(language)
        let fruit = #"{"id": "a", "name": {"ko": "가"}, "stock": 1}"#
        let juice = #"{"id": "j", "name": {"ko": "나"}, "needs": [{"fruit": "a", "count": 1}]}"#
        func menu(fruits: String = fruit, juices: String = juice, capacity: String = "9", more: String = "") -> String {
            #"{"capacity": \#(capacity), "fruits": [\#(fruits)], "juices": [\#(juices)]\#(more)}"#
        }
        _ = try Menu(parsing: Array(menu().utf8))
        let broken = [
            "", "{", "[]", "{} x", #"{"a" 1}"#, #"{"a": "\u{1B}"}"#, #"{"a": "\x"}"#, #"{"a": "b"#, #"{"a":1,"a":2}"#,
            String(repeating: "[", count: 5_000), menu(fruits: ""), menu(juices: ""), menu(capacity: "-1"),
            menu(capacity: "1e30"), menu(capacity: "true"), menu(capacity: #""x""#), menu(more: #", "x": 1"#),
            menu(fruits: fruit + "," + fruit), menu(juices: juice + "," + juice),
            menu(fruits: fruit + "," + fruit.replacing(#""a""#, with: #""b""#)),
            menu(juices: juice.replacing(#""fruit": "a""#, with: #""fruit": "zzz""#)),
            menu(juices: juice.replacing("]", with: #", {"fruit": "a", "count": 1}]"#)),
            menu(fruits: fruit.replacing(#""id": "a", "#, with: "")), menu(fruits: fruit.replacing("가", with: "")),
            menu(fruits: fruit.replacing(#""a""#, with: #""A B""#)),
            menu(fruits: fruit.replacing("가", with: #"\u001b"#)),
            menu(fruits: fruit.replacing("가", with: String(repeating: "가", count: 10_000))),
        ]
        for text in broken {
            let error = try #require(throws: MenuError.self, "\(text.prefix(80))") {
                try Menu(parsing: Array(text.utf8))
            }
            #expect(isReadable(texts.explain(error)), "\(text.prefix(80)): \(texts.explain(error))")
        }
        let error = try #require(throws: MenuError.self) { try Menu(parsing: [0xFF]) }
        #expect(isReadable(texts.explain(error)))
    }

    @Test(arguments: Language.allCases)
    func `what is typed into an error does not bring its control characters along`(language: Language) throws {
        let test = try TestKiosk(language)
        let request = try #require(throws: OrderRequestError.self) {
            try OrderRequest(parsing: "\u{1B}[2J", menu: test.ledger.books.menu)
        }
        #expect(isReadable(test.texts.explain(request)))
        let key = try #require(throws: KeyError.self) { try [CalculatorEvent](parsing: "12\u{7}") }
        #expect(isReadable(test.texts.explain(key)))
        let screen = RecordingScreen("a")
        let error = try #require(throws: LineError.self) { try screen.events(forLine: "\u{9B}31m", test.texts) }
        #expect(isReadable(error.reason))
    }

    @Test func `shortfalls are named one after another`() throws {
        let test = try TestKiosk()
        let shortage = Shortage(shortfalls: [
            Quantity(item: try test.fruit("strawberry"), count: 6), Quantity(item: try test.fruit("banana"), count: 1),
        ])
        #expect(Texts(.korean).explain(shortage) == "딸기 6개 부족, 바나나 1개 부족")
        #expect(Texts(.english).explain(shortage) == "Strawberry short by 6, Banana short by 1")
    }

    @Test(arguments: Language.allCases)
    func `every refusal of an order and of a stock is explained`(language: Language) throws {
        let test = try TestKiosk(language)
        let texts = test.texts
        let fruit = try test.fruit("kiwi")
        #expect(isReadable(texts.explain(OrderRefusal.invalidCount(0))))
        #expect(isReadable(texts.explain(OrderRefusal.queueFull(limit: 10_000))))
        #expect(isReadable(texts.explain(OrderRequestError.invalidCount("-1"))))
        for error in [
            StockError<Fruit>.negative(fruit, -1), .aboveCapacity(fruit, 101, capacity: 100), .unknown(fruit),
            .duplicate(fruit),
        ] {
            #expect(isReadable(texts.explain(error)))
            #expect(texts.explain(error).contains(language == .korean ? "키위" : "Kiwi"))
        }
        // A fruit that is given twice is a known one.
        #expect(texts.explain(StockError<Fruit>.duplicate(fruit)) != texts.explain(StockError<Fruit>.unknown(fruit)))
    }
}
