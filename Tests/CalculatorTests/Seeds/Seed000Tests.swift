import Testing

@testable import Calculator

/// The scenes that the first calculator shows in pictures.
struct Seed000Tests {
    @Test func `AC clears everything`() throws {
        let calculator = try Calculator(.formula, keys: "1 2 + 3 4 AC")
        #expect(calculator.display == "0")
        #expect(calculator.pendingOperator == nil)
        #expect(calculator.tape.isEmpty)
    }

    @Test func `CE clears what is shown and keeps the formula`() throws {
        var calculator = try Calculator(.formula, keys: "1 2 + 3 4 CE")
        #expect(calculator.display == "0")
        #expect(calculator.writtenTape == "12")
        try calculator.press("5 =")
        #expect(calculator.display == "17")
    }

    @Test func `the sign changes, but not that of zero`() throws {
        #expect(try display("1 2 NEG", .formula) == "-12")
        #expect(try display("1 2 NEG NEG", .formula) == "12")
        #expect(try display("NEG", .formula) == "0")
        #expect(try display("1 2 + NEG", .formula) == "0")
    }

    @Test func `dividing by zero is NaN`() throws {
        #expect(try display("1 0 / 0 =", .formula) == "NaN")
    }

    @Test func `thirds are as long as the display`() throws {
        #expect(try display("1 0 / 3 =", .formula) == "3.3333333333333333333")
        #expect(try display("5 / 3 =", .formula) == "1.6666666666666666667")
    }

    @Test func `whole numbers, fractions and both together are calculated`() throws {
        #expect(try display("7 + 8 * 2 =", .formula) == "30")
        #expect(try display(". 1 + . 2 =", .formula) == "0.3")
        #expect(try display("1 . 5 * 4 - . 5 =", .formula) == "5.5")
    }

    @Test func `repeated zeros are one zero`() throws {
        #expect(try display("0 0 00 0", .formula) == "0")
        #expect(try display("0 0 5", .formula) == "5")
    }

    @Test func `repeated dots are one dot`() throws {
        #expect(try display("1 . . 5 .", .formula) == "1.5")
    }

    @Test func `a result takes no digit, no dot and no sign`() throws {
        for key in ["5", "00", ".", "NEG"] { #expect(try display("2 + 3 = " + key, .formula) == "5", "\(key)") }
        #expect(try display("2 + 3 = 7 + 4 =", .formula) == "9")
    }

    @Test func `a long calculation grows at the end of the tape`() throws {
        let keys = (1...30).map { "\($0 % 10) +" }.joined(separator: " ")
        let calculator = try Calculator(.formula, keys: keys)
        #expect(calculator.tape.count == 30)
        #expect(calculator.tape.last == TapeRow(kind: .operation(.add), operand: 0, outcome: .open))
    }

    @Test func `thousands are separated, in front of the point only`() throws {
        #expect(try display("1 2 3 4 5 6 7 . 8 9 0 1", .formula) == "1,234,567.8901")
    }

    @Test func `a bare dot is dropped in the formula`() throws {
        #expect(try display("1 2 .", .formula) == "12.")
        #expect(try Calculator(.formula, keys: "1 2 . +").writtenTape == "12")
    }
}
