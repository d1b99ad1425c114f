import Testing

@testable import Core

struct WrittenNumberTests {
    @Test(arguments: [
        ("1,234.5", "1234.5"), ("12", "12"), ("999,999,999.25", "999999999.25"), ("₩1,000", "1000"), ("1,000원", "1000"),
        ("１，２３４．５", "1234.5"), ("￦５", "5"), ("1,000,123", "1000123"),
    ])
    func `separators in place, signs of money and full-width digits are read`(text: String, plain: String) {
        #expect(text.plainNumber == plain)
    }

    @Test(arguments: [
        "1,5", "1,2345", "1234,567", ",123", "1.234,567", "0.5,123", "0,123", "12,34,567", "1,,234", "7,", "1, 234",
        "1₩2",
        "1원2", "₩", "원5", "1.2345,678",
    ])
    func `what is at a wrong place stays, so that it is no number`(text: String) {
        #expect(text.plainNumber.contains { ",₩원".contains($0) })
    }

    @Test func `full-width characters become those of ASCII, one for one, and others stay`() {
        #expect("１２＋３＝".halfWidth == "12+3=")
        #expect("가ｱ나．".halfWidth == "가ｱ나.")
        #expect("딸기".halfWidth == "딸기")
    }
}
