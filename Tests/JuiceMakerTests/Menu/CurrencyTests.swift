import Core
import Testing

@testable import JuiceMaker

struct CurrencyTests {
    private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

    @Test(arguments: ["krw", "KR", "KRWW", "", "K1W", "원"])
    func `a code is three capital letters`(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test(arguments: [
        ("KRW", 0, "0"), ("KRW", 4_500, "4,500"), ("KRW", 1_234_567, "1,234,567"), ("KRW", -500, "−500"),
        ("EUR", 0, "0.00"), ("EUR", 5, "0.05"), ("EUR", 123_456, "1,234.56"), ("EUR", -5, "−0.05"),
        ("KWD", 1_234, "1.234"), ("JPY", 100, "100"),
    ])
    func `an amount is written with the digits of its currency`(code: String, amount: Int, text: String) throws {
        #expect(try currency(code).text(amount) == text)
    }

    @Test func `an amount becomes a number of whole units`() throws {
        #expect(try currency("EUR").decimal(1_250).description == "12.50")
        #expect(try currency("KRW").decimal(-13_500).description == "-13500")
    }

    @Test(arguments: [
        ("EUR", "1,234.50 EUR", 123_450), ("EUR", "€ 1,234.50", 123_450), ("EUR", "4,50", nil), ("EUR", "４．５", 450),
        ("KRW", "₩13,500", 13_500), ("KRW", "13,500 원", 13_500), ("KRW", "13.500", nil), ("KRW", "−5", nil),
        ("CZK", "1,000 CZK", 100_000), ("KRW", "\u{200B}5 000", nil), ("KRW", "5,000\u{A0}\u{200E}원", 5_000),
        ("KRW", "5\u{A0}000원", 5_000), ("EUR", "₩5", nil), ("KRW", "$5", nil), ("USD", "5 EUR", nil),
        ("CAD", "$5", 500),
        ("JPY", "5円", 5), ("KRW", "1e3", 1_000),
        ("KRW", "13,500.00", 13_500), ("EUR", "4.500", 450), ("EUR", "4.501", nil),
    ])
    func `an amount is read as it is written`(code: String, text: String, amount: Int?) throws {
        #expect(try currency(code).amount(of: text) == amount)
    }

    @Test func `a counted amount may be far above any price, but is bounded too`() throws {
        let euro = try currency("EUR")
        #expect(euro.amount(of: "1000000.00") == 100_000_000)
        #expect(euro.amount(of: "1000000.01") == nil)
        #expect(euro.amount(of: "1000000.01", in: Currency.countedAmounts) == 100_000_001)
        #expect(euro.amount(of: "10000000000000.00", in: Currency.countedAmounts) == 1_000_000_000_000_000)
        #expect(euro.amount(of: "10000000000000.01", in: Currency.countedAmounts) == nil)
        #expect(euro.amount(of: "99999999999999999999", in: Currency.countedAmounts) == nil)
    }

    @Test(arguments: [
        (line: #"  "capacity": 100, "currency": "KRW","#, price: "4500", amount: 4_500),
        (line: #"  "capacity": 100, "currency": "EUR","#, price: "4.5", amount: 450),
        (line: #"  "capacity": 100, "currency": "EUR","#, price: "4.05", amount: 405),
        (line: #"  "capacity": 100, "currency": "EUR","#, price: "0", amount: 0),
        (line: #"  "capacity": 100, "currency": "EUR","#, price: "1e3", amount: 100_000),
    ])
    func `a menu has prices in its currency`(line: String, price: String, amount: Int) throws {
        let menu = try Menu(Self.menu(line, price))
        #expect(menu.juices.map(\.price) == [amount])
    }

    @Test(arguments: [
        (#"  "capacity": 100, "currency": "KRW","#, "4.5", 12),
        (#"  "capacity": 100, "currency": "EUR","#, "4.505", 12),
        (#"  "capacity": 100, "currency": "EUR","#, "-1", 12),
        (#"  "capacity": 100, "currency": "EUR","#, "1000001", 12),
        (#"  "capacity": 100, "currency": "Euro","#, "4", 2), (#"  "capacity": 100,"#, "4", 1),
    ])
    func `a price that cannot be is refused with its line`(line: String, price: String, errorLine: Int) {
        let error = #expect(throws: MenuError.self) { try Menu(Self.menu(line, price)) }
        #expect(error?.line == errorLine)
    }

    @Test func `a menu with a currency needs a price for each juice`() {
        #expect(throws: MenuError(line: 11, reason: .missingKey(.price))) {
            try Menu(MenuFile.small(line: 2, #"  "capacity": 100, "currency": "KRW","#))
        }
    }

    private static func menu(_ capacity: String, _ price: String) -> String {
        MenuFile.small(line: 12, #"      "id": "kiwi", "price": \#(price),"#)
            .replacing(#"  "capacity": 100,"#, with: capacity)
    }
}
