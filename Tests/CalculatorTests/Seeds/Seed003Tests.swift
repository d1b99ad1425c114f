import Core
import Testing

@testable import Calculator

/// The scenes of the calculator that brings deleted numbers back.
struct Seed003Tests {
    @Test func `cleared numbers are listed, and one of them starts a new calculation`() throws {
        var calculator = try Calculator(.recovering, keys: "1 2 AC 3 4 AC 5 + 6")
        #expect(calculator.deletedNumbers == [12, 34])
        calculator.handle(.enter(calculator.deletedNumbers[0]))
        #expect(calculator.display == "12")
        #expect(calculator.pendingOperator == nil)
        try calculator.press("* 2 =")
        #expect(calculator.display == "24")
        #expect(calculator.deletedNumbers == [12, 34])
    }

    @Test func `an operator directly after an operator is refused`() throws {
        #expect(try display("5 + * 3 =", .recovering) == "8")
    }

    @Test func `operators calculate as they come`() throws {
        #expect(try display("1 + 2 *", .recovering) == "3")
        #expect(try display("1 + 2 * 4 =", .recovering) == "12")
    }

    @Test func `a dot is taken once, and follows the zero that is shown`() throws {
        #expect(try display(".", .recovering) == "0.")
        #expect(try display("1 . 5 . 2", .recovering) == "1.52")
    }

    @Test func `zero gives way to the first digit`() throws {
        #expect(try display("0 7", .recovering) == "7")
    }

    @Test func `whole results are shown without a point`() throws {
        #expect(try display("1 . 5 + 2 . 5 =", .recovering) == "4")
    }
}
