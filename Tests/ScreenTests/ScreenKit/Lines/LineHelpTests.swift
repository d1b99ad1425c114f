import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// Help in lines: it says what can be typed, and nothing is in the way of typing it.
struct LineHelpTests {
    private func help(_ place: Place, _ language: Language = .english) throws -> [String] {
        let test = try TestKiosk(place, language)
        let screen = test.navigator.top
        let reader = TypedLines(test.kiosk)
        reader.readPage()
        let said = reader.type("help")
        #expect(test.navigator.top === screen)
        return said
    }

    @Test func `help says nothing again that the page has said`() throws {
        let reader = TypedLines(try TestKiosk(.stock, .english).kiosk)
        reader.readPage()
        #expect(reader.type("kiwi 101").last == "! Kiwi: the stock holds 100 at most.")
        #expect(reader.type("help") == (try help(.stock)))
    }

    @Test func `a question mark is the key of the help, and its line`() throws {
        let reader = TypedLines(try TestKiosk(.calculator, .korean).kiosk)
        reader.readPage()
        #expect(reader.type("?") == (try help(.calculator, .korean)))
    }

    @Test func `the help of the order screen, whole`() throws {
        try help(.orders).expectGolden("order-screen")
    }

    @Test(arguments: [
        (Place.stock, ["strawberry 12", "kiwi -3", "banana calc", "save"]), (.deletedValues, ["remove 1", "clear"]),
        (.calculator, ["12+3=", "undo", "style", "deleted"]), (.menu, ["1, calc"]),
    ])
    func `the help names what can be typed`(place: Place, words: [String]) throws {
        let lines = try help(place)
        for word in words { #expect(lines.contains { $0.contains(word) }, "\(word)") }
        #expect(!lines.contains { $0.contains("←") || $0.contains("PgUp") || $0.contains("⏎") })
    }

    @Test(arguments: [
        (Place.calculator, "0–9 00 . + - * / = ac ce neg del pct sqrt sqr rec mc mr m+ m- ms undo redo"),
        (.appending, "0–9 00 . + - * / = ac ce neg del undo redo"), (.twoOperand, "0–9 + - * / = ac undo redo"),
        (.recovering, "0–9 00 . + - * / = ac neg undo redo"),
    ])
    func `the calculator names the keys of its style`(place: Place, keys: String) throws {
        let said = TypedLines(try TestKiosk(place, .english).kiosk).readPage()
        #expect(said.contains("Keys: \(keys) (as in 12+3=)"))
    }

    @Test(arguments: [
        (Place.calculator, "For example: 12+3= / ac / ce / neg / del / undo / redo"),
        (.shortage, "Please answer first: Yes, No"),
    ])
    func `the examples of the calculator are not one line that can be typed, and a question names its answers`(
        place: Place, line: String
    ) throws {
        #expect(try help(place).contains(line))
    }

    @Test(arguments: [
        (Place.menu, ["1, 계산기"]), (.orders, ["  주문: 주문하기", "  장바구니", "  판매: 판매 현황"]),
        (.calculator, ["  방식: 계산 방식", "  지운 값"]),
        (.deletedValues, ["  모두 삭제"]),
    ])
    func `the Korean help names Korean words, which are understood`(place: Place, words: [String]) throws {
        let lines = try help(place, .korean)
        for word in words { #expect(lines.contains { $0.hasSuffix(word) }, "\(word)") }
        #expect(lines.contains("어디서나 쓰는 명령: 뒤로(back), 처음(home), 도움말(help), 추적(trace), lang ko, lang en, 끝내기(quit)"))
    }

    @Test func `what the help names can be typed at once`() throws {
        let test = try TestKiosk(.orders, .english)
        TypedLines(test.kiosk).type("help", "banana 2", "help", "strawberry-banana")
        #expect(test.books.soldCount == 3)
    }
}
