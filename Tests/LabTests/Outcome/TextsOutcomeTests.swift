import ScreenKit
import Terminal
import Testing

@testable import Lab

struct TextsOutcomeTests {
    private func lines(_ language: Language, _ rows: Outcome.Row...) -> [String] {
        Texts(language).lines(for: Outcome(rows: rows)).map(\.text)
    }

    @Test func `a part is a heading with its rows in two columns`() {
        #expect(
            lines(
                .english, .part(.labSheet), .sent("willAppear()", from: "Navigator", to: "LabelScreen"),
                .value("shop.mangoes", "15"), .fact(.text(.labLabel), "10")
            ) == [
                "sheet",
                "  Navigator → LabelScreen   willAppear()",
                "  shop.mangoes              15",
                "  label                     10",
            ])
    }

    @Test func `Hangul takes two columns of the first column`() {
        #expect(
            lines(
                .korean, .part(.labSheet), .value("shop", "15"),
                .fact(.text(.labLabel), "10")
            ) == ["시트", "  shop   15", "  라벨   10"])
    }

    @Test(arguments: [
        (Language.korean, ["스택 (노드 100개)   약 96 MB", "withdraw   성공"]),
        (.english, ["stack, 100 nodes   about 96 MB", "withdraw   ok"]),
    ])
    func `what is no code is in the language of the texts`(language: Language, expected: [String]) {
        let rows: [Outcome.Row] = [
            .value(.text(.labStack, ["100"]), .text(.labAboutMegabytes, ["96"])), .value("withdraw", .text(.labOK)),
        ]
        #expect(rows.flatMap { lines(language, $0) } == expected.map { "  " + $0 })
    }

    @Test func `an empty line stands between parts, whose columns stand below each other`() {
        #expect(
            lines(
                .english, .part(.labInDouble), .value("0.1 + 0.2", "x"), .part(.labInDecimal), .value("1", "y")
            ) == ["in Double", "  0.1 + 0.2   x", "", "in Decimal128", "  1           y"])
    }

    @Test func `an object that was released at once takes one row, and any other two`() {
        #expect(
            lines(
                .english, .part(.labWeakDelegate), .made("a"), .released("a"), .made("b"), .made("c"), .released("b")
            ) == ["weak delegate", "  a   init → deinit", "  b   init", "  c   init", "  b   deinit"])
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
