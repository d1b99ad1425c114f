import Testing

@testable import Core

struct WrittenNumberTests {
    @Test(arguments: [
        ("1,234.5", "1234.5"), ("12", "12"), ("999,999,999.25", "999999999.25"), ("₩1,000", "1000"), ("1,000원", "1000"),
        ("１，２３４．５", "1234.5"), ("￦５", "5"), ("1,000,123", "1000123"), ("+5", "5"), ("−5", "-5"), ("－5", "-5"),
        ("\u{2010}5", "-5"), ("-₩5", "-5"), ("₩-5", "-5"), ("€ 5", "5"), ("5 USD", "5"), ("US$5", "5"), ("￥5", "5"),
        ("\u{FEFF}\u{202D}5\u{202C}", "5"), ("\u{A0}5\u{202F}원\u{3000}", "5"), ("1.5e-7", "0.00000015"),
        ("1.5E+3", "1500"), ("1e−2", "0.01"), ("(1,234)", "-1234"), ("1,234-", "-1234"), ("(₩5)", "-5"), ("2.", "2"),
        (".5", "0.5"), ("-0", "0"),
        // As in France, Switzerland and the tables of scientists.
        ("1\u{202F}234\u{202F}567.5", "1234567.5"), ("1\u{A0}000 €", "1000"), ("1'234.5", "1234.5"),
        ("1’000", "1000"), ("12\u{2009}000원", "12000"),
    ])
    func `a text that is one number is read as people and programs write it`(text: String, number: String) {
        #expect(Decimal128(written: text) == Decimal128(number))
        #expect(Decimal128(written: text) != nil)
    }

    @Test(arguments: [
        "1,5", "1,2345", "1234,567", ",123", "1.234,567", "0.5,123", "0,123", "12,34,567", "1,,234", "7,", "1, 234",
        "1₩2", "1원2", "₩", "원5", "1.2345,678", "", " ", "-", "--5", "(-5)", "()", "-5-", "(5", "5)", "1e", "1 2",
        "1 234",
        "1\u{A0}2", "1\u{A0}2345", "1'00", "'100", "5 - ", "5 won",
        "1.2.3", "12345678901234567890123456789012345",
    ])
    func `what is no number, or more than one, is not read`(text: String) {
        #expect(Decimal128(written: text) == nil)
    }

    // A fraction of zeros is none.
    @Test(arguments: [("42", 42), ("1,000 원", 1000), ("1e2", 100), ("-3", -3), ("1.5", nil), ("13,500.00원", 13_500)])
    func `a whole number is read as one`(text: String, number: Int?) { #expect(Int(written: text) == number) }

    @Test func `full-width characters, blanks and minus signs become those of ASCII, and others stay`() {
        #expect("１２＋３＝".plain == "12+3=")
        #expect("가ｱ나．\u{3000}".plain == "가ｱ나. ")
        #expect("딸기".plain == "딸기")
    }

    @Test func `a column of the plain text is that of the written one`() {
        let text = "\u{FEFF}1\u{200B}2x"
        #expect([1, 2, 3, 4].map { text.column(ofPlain: $0) } == [2, 4, 5, 6])
    }
}
