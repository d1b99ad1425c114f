import ScreenKit
import Terminal
import Testing

@testable import Lab

struct TextsOutcomeTests {
    private nonisolated static let outcomes: [(Language, [Outcome.Row], [String])] = [
        // Hangul takes two columns of the first column.
        (
            .korean, [.part(.labSheet), .value("shop", "15"), .fact(.text(.labLabel), "10")],
            ["시트", "  shop   15", "  라벨   10"]
        ),
        (
            .english,
            [
                .part(.labSheet), .sent("willAppear()", from: "Navigator", to: "LabelScreen"),
                .value("shop.mangoes", "15"), .fact(.text(.labLabel), "10"),
            ],
            [
                "sheet",
                "  Navigator → LabelScreen   willAppear()",
                "  shop.mangoes              15",
                "  label                     10",
            ]
        ),
        // An empty line stands between parts, whose columns stand below each other.
        (
            .english, [.part(.labInDouble), .value("0.1 + 0.2", "x"), .part(.labInDecimal), .value("1", "y")],
            ["in Double", "  0.1 + 0.2   x", "", "in Decimal128", "  1           y"]
        ),
        // An object that was released at once takes one row, and any other two.
        (
            .english,
            [.part(.labWeakDelegate), .made("a"), .released("a"), .made("b"), .made("c"), .released("b")],
            ["weak delegate", "  a   init → deinit", "  b   init", "  c   init", "  b   deinit"]
        ),
    ]

    @Test(arguments: outcomes)
    func `a part is a heading with its rows in two columns`(language: Language, rows: [Outcome.Row], lines: [String]) {
        #expect(Texts(language).lines(for: Outcome(rows: rows)).map(\.text) == lines)
    }

    @Test(arguments: [
        (Language.korean, ["스택 (노드 100개)   약 96 MB", "withdraw   성공"]),
        (.english, ["stack, 100 nodes   about 96 MB", "withdraw   ok"]),
    ])
    func `what is no code is in the language of the texts`(language: Language, expected: [String]) {
        let rows: [Outcome.Row] = [
            .value(.text(.labStack, ["100"]), .text(.labAboutMegabytes, ["96"])), .value("withdraw", .text(.labOK)),
        ]
        let lines = rows.flatMap { Texts(language).lines(for: Outcome(rows: [$0])) }
        #expect(lines.map(\.text) == expected.map { "  " + $0 })
    }

    @Test func `a cycle is a path, and a message without a receiver says so`() {
        let rows: [Outcome.Row] = [
            .part(.labLeak), .cycle(["a", "next", "b", "previous", "a"]), .unheard("f()", from: "Editor"),
        ]
        #expect(
            Texts(.english).lines(for: Outcome(rows: rows)).dropFirst() == [
                Message(text: "  a ─ next ─▶ b ─ previous ─▶ a (retain cycle)", tone: .warning),
                Message(text: "  Editor → nil   f()   no receiver", tone: .warning),
            ])
    }

    @Test(arguments: ExperimentID.allCases, [Language.korean, .english])
    func `no line of an outcome is broken on a terminal of 80 columns`(id: ExperimentID, language: Language) throws {
        let lines = Texts(language).lines(for: try outcome(of: id)).map(\.text)
        #expect(lines.filter { DisplayWidth.of($0) > 72 } == [])
    }
}
