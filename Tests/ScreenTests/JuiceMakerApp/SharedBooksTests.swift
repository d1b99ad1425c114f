import JuiceMaker
import KioskAssets
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// The changes of other kiosks while this one is in use.
struct SharedBooksTests {
    private let ledger: SharedLedger
    private let test: TestKiosk

    init() throws {
        let ledger = SharedLedger(menu: try Menu(parsing: Asset.menu.content))
        self.ledger = ledger
        test = try TestKiosk(ledger: { _, _ in ledger })
    }

    /// Brings another menu into force, and has this kiosk read it. It is that of the kiosk, with a text in the place of
    /// another one.
    private func changeMenu(_ old: String, to new: String) throws {
        let text = String(decoding: Asset.menu.content, as: UTF8.self).replacing(old, with: new)
        try #require(try ledger.others.set(try Menu(parsing: Array(text.utf8))))
        test.readChanges()
    }

    @Test func `a key that is lit stays lit while other kiosks sell`() throws {
        _ = try test.openCalculator()
        let person = Terminalist(test)
        person.type("7")
        person.look()
        person.front.timeHasPassed()
        let seven = try #require(person.place(ofKey: "7"))
        #expect(person.look()[seven].style.reverse)
        person.front.contentHasChanged()
        #expect(person.look()[seven].style.reverse)
    }

    // MARK: Another menu

    private static let news = "! 메뉴가 바뀌었어요. 장바구니와 가격을 확인해 주세요."

    /// A person at a line front of the juice maker.
    private func openLines() throws -> TypedLines {
        _ = try test.openJuiceMaker()
        return TypedLines(test.kiosk)
    }

    private var soldCount: Int { ledger.others.books.soldCount }

    @Test(arguments: ["order", "mango order", "망고쥬스 2"], [#""price": 5000"#, #""price": 4400"#])
    func `a line orders nothing while the cart has another price than was said`(line: String, price: String) throws {
        let reader = try openLines()
        reader.readPage()
        reader.type("6")
        try changeMenu(#""price": 4500"#, to: price)
        // A line that is not understood, or only explains, says nothing of the cart.
        reader.type("durian", "help")
        let said = reader.type(line)
        #expect(said.last == Self.news)
        #expect(said.contains { $0.hasPrefix("장바구니: 망고쥬스 1잔") && $0.contains(price.suffix(3)) })
        #expect(soldCount == 0)
        test.readChanges()
        #expect(!reader.type(line).contains(Self.news))
        #expect(soldCount > 0)
    }

    @Test func `a juice that has left the menu is out of the cart, and that is said before the rest is sold`() throws {
        let reader = try openLines()
        reader.type("6", "2")
        try changeMenu(#""id": "mango", "name": {"ko": "망고쥬스""#, to: #""id": "nectar", "name": {"ko": "넥타""#)
        let said = reader.type("order")
        #expect(said.last == Self.news)
        #expect(said.contains { $0.hasPrefix("장바구니: 바나나쥬스 1잔 (") })
        #expect(soldCount == 0)
        #expect(reader.type("order").last == "1번 바나나쥬스 나왔습니다! 맛있게 드세요!")
    }

    @Test(arguments: ["", "cart", "2"])
    func `once a line has said the news, the cart is ordered at once`(line: String) throws {
        let reader = try openLines()
        reader.type("6")
        try changeMenu(#""price": 4500"#, to: #""price": 5000"#)
        #expect(reader.type(line).contains { $0.hasPrefix(Self.news) })
        reader.type("order")
        #expect(soldCount == (line == "2" ? 2 : 1))
    }

    @Test func `a line orders nothing from a menu that was not said yet, even with an empty cart`() throws {
        let reader = try openLines()
        reader.readPage()
        try changeMenu(#""price": 4500"#, to: #""price": 5000"#)
        #expect(reader.type("mango").last == "! 메뉴가 바뀌었어요. 다시 골라 주세요. 주문하지 않은 쥬스: 망고쥬스")
        #expect(soldCount == 0)
        reader.type("mango")
        #expect(soldCount == 1)
    }

    @Test func `a key orders the cart as it was drawn, and not one that was not drawn yet`() throws {
        let screen = try test.openJuiceMaker()
        screen.handle(.add(try test.juice("mango")))
        let person = Terminalist(test)
        person.look()
        try changeMenu(#""price": 4500"#, to: #""price": 5000"#)
        person.press(.enter)
        #expect(soldCount == 0)
        person.front.contentHasChanged()
        person.look()
        person.press(.enter)
        #expect(soldCount == 1)
    }
}
