import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// Help in lines: it says what can be typed, and nothing is in the way of typing it.
struct LineHelpTests {
    private func help(_ place: Place, _ language: Language = .english) throws -> [String] {
        let test = try TestKiosk(place, language)
        let screen = test.navigator.top
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.sayPage()
        said = []
        front.handle("help")
        #expect(test.navigator.top === screen)
        return said
    }

    @Test func `help says nothing again that the page has said`() throws {
        var said: [String] = []
        let front = LineFront(kiosk: try TestKiosk(.stock, .english).kiosk) { said.append($0) }
        front.sayPage()
        front.handle("kiwi 101")
        #expect(said.last == "! Kiwi: the stock holds 100 at most.")
        said = []
        front.handle("help")
        #expect(said == (try help(.stock)))
    }

    @Test func `a question mark is the key of the help, and its line`() throws {
        var said: [String] = []
        let front = LineFront(kiosk: try TestKiosk(.calculator, .korean).kiosk) { said.append($0) }
        front.sayPage()
        said = []
        front.handle("?")
        #expect(said == (try help(.calculator, .korean)))
    }

    @Test func `the help of the order screen, whole`() throws {
        #expect(
            try help(.orders) == [
                "Orders are made in turn, each of them whole or not at all. When fruit runs short, you learn which, and are "
                    + "asked what to do.",
                "Behind “Sold out”, 10/16 means that there are 10, and 16 are needed.",
                "For example: 1 (into the cart) / banana 2 (ordered at once) / strawberry-banana 2, mango / "
                    + "remove mango (out of the cart)",
                "  order: Order",
                "  empty: Empty the cart",
                "  cart: Cart",
                "  sales: Sales",
                "  calc: A calculator with the number of cups sold today",
                "  change: Change due: the last total on a calculator",
                "  stock: Edit stock",
                "Commands that work everywhere: back, home, help, trace, lang ko, lang en, quit",
            ])
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
        (
            Place.calculator,
            "Keys: 0–9 00 . + - * / = ac ce neg del pct sqrt sqr rec mc mr m+ m- ms undo redo (as in 12+3=)"
        ),
        (.appending, "Keys: 0–9 00 . + - * / = ac ce neg del undo redo (as in 12+3=)"),
        (.twoOperand, "Keys: 0–9 + - * / = ac undo redo (as in 12+3=)"),
        (.recovering, "Keys: 0–9 00 . + - * / = ac neg undo redo (as in 12+3=)"),
    ])
    func `the calculator names the keys of its style`(place: Place, line: String) throws {
        var said: [String] = []
        LineFront(kiosk: try TestKiosk(place, .english).kiosk) { said.append($0) }.sayPage()
        #expect(said.contains(line))
    }

    @Test func `the examples of the calculator are not one line that can be typed`() throws {
        #expect(try help(.calculator).contains("For example: 12+3= / ac / ce / neg / del / undo / redo"))
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

    @Test func `the help of a question names its answers`() throws {
        #expect(try help(.shortage).contains("Please answer first: Yes, No"))
    }

    @Test func `what the help names can be typed at once`() throws {
        let test = try TestKiosk(.orders, .english)
        let front = LineFront(kiosk: test.kiosk) { _ in }
        for line in ["help", "banana 2", "help", "strawberry-banana"] { front.handle(line) }
        #expect(test.books.soldCount == 3)
    }
}
