import Testing

@testable import Calculator

/// The scenes that the second calculator's journal tells.
struct Seed001Tests {
    @Test func `a result leaves the rows that it came from, so that the tape can be drawn again`() throws {
        var calculator = try Calculator(.appending, keys: "1 2 + 3 . 5 * 2")
        #expect(calculator.writtenTape == "12 | + 3.5")
        try calculator.press("=")
        #expect(calculator.writtenTape == "12 | + 3.5 | × 2 | = 31")
        try calculator.press("- 1 =")
        #expect(calculator.writtenTape == "12 | + 3.5 | × 2 | = 31 | − 1 | = 30")
    }

    @Test(arguments: ["AC", "CE"])
    func `after a result, clearing begins a new calculation at zero`(key: String) throws {
        var calculator = try Calculator(.appending, keys: "1 + 1 = " + key)
        #expect(calculator.display == "0")
        try calculator.press("4 + 5 =")
        #expect(calculator.display == "9")
    }

    @Test func `after a result, a digit is appended and begins a new calculation`() throws {
        let calculator = try Calculator(.appending, keys: "1 + 1 = 3 + 1 =")
        #expect(calculator.display == "24")
        #expect(calculator.writtenTape == "1 | + 1 | = 2 | 23 | + 1 | = 24")
    }

    @Test func `after a result, an operator goes on with it`() throws {
        var calculator = try Calculator(.appending, keys: "1 + 1 = *")
        #expect(calculator.display == "0")
        #expect(calculator.pendingOperator == .multiply)
        try calculator.press("4 =")
        #expect(calculator.display == "8")
    }

    @Test func `ten divided by zero is NaN`() throws {
        #expect(try display("1 0 / 0 =", .appending) == "NaN")
    }

    @Test func `tenths add up exactly`() throws {
        #expect(try display(". 1 + . 2 =", .appending) == "0.3")
    }
}
