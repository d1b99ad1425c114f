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

    @Test(
        arguments: [
            ("1000000.00", 100_000_000, 100_000_000), ("1000000.01", nil, 100_000_001),
            ("10000000000000.00", nil, 1_000_000_000_000_000), ("10000000000000.01", nil, nil),
            ("99999999999999999999", nil, nil),
        ] as [(String, Int?, Int?)])
    func `a counted amount may be far above any price, but is bounded too`(text: String, price: Int?, counted: Int?)
        throws
    {
        #expect(try currency("EUR").amount(of: text) == price)
        #expect(try currency("EUR").amount(of: text, in: Currency.countedAmounts) == counted)
    }

    @Test(arguments: [
        ("KRW", "4500", 4_500), ("EUR", "4.5", 450), ("EUR", "4.05", 405), ("EUR", "0", 0), ("EUR", "1e3", 100_000),
    ])
    func `a menu has prices in its currency`(currency: String, price: String, amount: Int) throws {
        let menu = try menu(currency, #""price": \#(price),"#)
        #expect(menu.juices.map(\.price) == [amount])
    }

    @Test(arguments: [
        ("KRW", #""price": 4.5,"#, 12), ("EUR", #""price": 4.505,"#, 12), ("EUR", #""price": -1,"#, 12),
        ("EUR", #""price": 1000001,"#, 12), ("Euro", #""price": 4,"#, 2), (nil, #""price": 4,"#, 1),
    ])
    func `a price that cannot be is refused with its line`(currency: String?, price: String, line: Int) {
        let error = #expect(throws: MenuError.self) { try menu(currency, price) }
        #expect(error?.line == line)
    }

    @Test func `a menu with a currency needs a price for each juice`() {
        #expect(throws: MenuError(line: 11, reason: .missingKey(.price))) { try menu("KRW", "") }
    }

    private func menu(_ currency: String?, _ price: String) throws(MenuError) -> Menu {
        let line = #""capacity": 100,"#
        return try Menu(
            MenuFile.small(line: 12, #""id": "kiwi", "# + price)
                .replacing(line, with: line + (currency.map { #" "currency": "\#($0)","# } ?? "")))
    }
}
