import Testing
import TestSupport

@testable import Core

/// The arithmetic against exact calculation on paper, over random operands.
struct Decimal128ReferenceTests {
    private func exact(_ left: Decimal128, _ sign: String, _ right: Decimal128) -> ExactResult {
        switch sign {
        case "+": ExactResult(left, plus: right)
        case "-": ExactResult(left, plus: -right)
        case "*": ExactResult(left, times: right)
        default: ExactResult(left, dividedBy: right)
        }
    }

    // An exact sum of two distant numbers has thousands of digits, so these have fewer rounds than products.
    @Test(
        arguments: [
            ("+", 1, 200), ("+", 2, 200), ("-", 3, 200), ("-", 4, 200),
            ("*", 5, 800), ("*", 6, 800), ("/", 7, 800), ("/", 8, 800),
        ] as [(String, UInt64, Int)])
    func `results are exact results rounded once`(sign: String, seed: UInt64, rounds: Int) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(playsAllRounds ? rounds : rounds / 10) {
            let left = try Decimal128.random(using: &generator)
            var right = try Decimal128.random(using: &generator)
            if sign == "/", right.isZero { right = 1 }
            let rounded = ExactResult.Rounded { () throws(DecimalError) in try left.calculated(sign, right) }
            let expected = exact(left, sign, right)
            try #require(rounded == expected.rounded, "seed \(seed): \(left), \(right)")
            guard rounded != .overflow else { continue }
            let number = try left.calculated(sign, right)
            try #require(number.isRounded == !expected.isExact, "seed \(seed): \(left), \(right)")
        }
    }

    @Test(arguments: 40...43 as ClosedRange<UInt64>)
    func `a number is rounded if one of the operations that led to it has rounded`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var number = try Decimal128(coefficient: UInt128.random(in: 1...99_999, using: &generator), exponent: -2)
            var isRounded = false
            for _ in 0..<6 {
                let operand = try Decimal128(coefficient: UInt128.random(in: 1...999, using: &generator), exponent: -1)
                let sign = ["+", "-", "*", "/"][Int.random(in: 0..<4, using: &generator)]
                isRounded = isRounded || !exact(number, sign, operand).isExact
                number = try number.calculated(sign, operand)
                try #require(number.isRounded == isRounded, "seed \(seed): \(number), \(operand)")
            }
        }
    }

    @Test func `a number keeps that it is rounded through a sign, a root, zeros and another rounding`() throws {
        let third = try Decimal128(1) / 3
        let exact: Decimal128 = 4
        #expect((-third).isRounded && third.reduced().isRounded && third.rounded(toFractionDigits: 60).isRounded)
        #expect(third.squareRoot()?.isRounded == true)
        #expect(exact.squareRoot()?.isRounded == false)
        #expect(Decimal128(2).squareRoot()?.isRounded == true)
        #expect(try (third * third / third * 0).isRounded)
        #expect(!exact.isRounded && !(-exact).isRounded && !exact.rounded(toSignificantDigits: 1).isRounded)
        #expect(Decimal128(12).rounded(toSignificantDigits: 1).isRounded)
        #expect(Decimal128("1.00000000000000000000000000000000001")?.isRounded == true)
        #expect(third == Decimal128("0.3333333333333333333333333333333333"))
    }

    @Test func `numbers are read as they are written, rounded once`() throws {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<2_000 {
            let isNegative = Bool.random(using: &generator)
            let isOfNines = Int.random(in: 0..<4, using: &generator) == 0
            let digits = (0..<Int.random(in: 1...70, using: &generator)).map { place -> UInt8 in
                if place > 34, Int.random(in: 0..<3, using: &generator) > 0 { return place == 35 ? 5 : 0 }
                return isOfNines ? 9 : UInt8.random(in: 0...9, using: &generator)
            }
            let point = Int.random(in: 0...digits.count, using: &generator)
            let exponent = [0, 0, 7, -6, -6190, 6100].randomElement(using: &generator) ?? 0
            let characters = digits.map(String.init)
            let text =
                (isNegative ? "-" : "") + characters[..<point].joined() + "." + characters[point...].joined()
                + "e\(exponent)"
            let expected = ExactResult(text: (isNegative, digits, exponent - (digits.count - point))).rounded
            let result = ExactResult.Rounded { () throws(DecimalError) in
                guard let number = Decimal128(text) else { throw .overflow }
                return number
            }
            try #require(result == expected, "\(text)")
        }
    }
}
