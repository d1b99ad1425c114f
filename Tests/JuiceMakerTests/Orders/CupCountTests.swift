import Testing

@testable import JuiceMaker

struct CupCountTests {
    @Test(arguments: [
        ("2", 2), ("007", 7), ("x2", 2), ("X2", 2), ("×2", 2), ("2잔", 2), ("2 잔", 2), ("한 잔", 1), ("두잔", 2),
        ("세  잔", 3), ("３", 3), ("１０잔", 10),
        ("열 잔", 10), ("2개", 2), ("두 개", 2), ("３ 개", 3), ("0", 0),
        // Anything else is no count.
        ("", nil), ("잔", nil), ("두", nil), ("둘 잔", nil), ("×2잔", nil), ("-1", nil), ("+1", nil), ("1.5", nil),
        ("1,000", nil), ("개", nil), ("9223372036854775808", nil),
    ])
    func `a count is written in digits, or said before a cup`(text: String, number: Int?) {
        #expect(CupCount(text)?.number == number)
    }

    @Test func `a word that begins like a count, or is a part of one, belongs to it, and others do not`() {
        let parts = ["2", "x2", "×2", ":2", "：2", ":", "1.5", "-1", "−1", "+1", "두", "잔", "두잔", "2잔", "3개", "두개"]
        #expect(parts.filter { !CupCount.isPart($0) } == [])
        let others = ["", "mango", "xylitol", "x", "--mango", "-", "망고쥬스", "조개"]
        #expect(others.filter { CupCount.isPart($0) } == [])
    }
}
