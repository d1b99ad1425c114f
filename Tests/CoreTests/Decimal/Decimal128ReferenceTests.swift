import Testing
import TestSupport

@testable import Core

/// The arithmetic against exact calculation on paper, over random operands.
struct Decimal128ReferenceTests {
    private func compare(
        seed: UInt64, rounds: Int,
        _ calculate: (Decimal128, Decimal128) throws(DecimalError) -> Decimal128,
        with exact: (Decimal128, Decimal128) -> ExactResult
    ) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<rounds {
            let left = try Decimal128.random(using: &generator)
            let right = try Decimal128.random(using: &generator)
            let result = ExactResult.Rounded { () throws(DecimalError) in try calculate(left, right) }
            let expected = exact(left, right)
            try #require(result == expected.rounded, "seed \(seed): \(left), \(right)")
            guard result != .overflow else { continue }
            let number = try calculate(left, right)
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
                let exact: ExactResult
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: (exact, number) = (ExactResult(number, plus: operand), try number + operand)
                case 1: (exact, number) = (ExactResult(number, plus: -operand), try number - operand)
                case 2: (exact, number) = (ExactResult(number, times: operand), try number * operand)
                default: (exact, number) = (ExactResult(number, dividedBy: operand), try number / operand)
                }
                isRounded = isRounded || !exact.isExact
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

    // An exact sum of two distant numbers has thousands of digits, so these have fewer rounds than products.
    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `sums are exact sums rounded once`(seed: UInt64) throws {
        try compare(seed: seed, rounds: 200) { left, right throws(DecimalError) in
            try left + right
        } with: {
            ExactResult($0, plus: $1)
        }
    }

    @Test(arguments: 3...4 as ClosedRange<UInt64>)
    func `differences are exact differences rounded once`(seed: UInt64) throws {
        try compare(seed: seed, rounds: 200) { left, right throws(DecimalError) in
            try left - right
        } with: {
            ExactResult($0, plus: -$1)
        }
    }

    @Test(arguments: 5...6 as ClosedRange<UInt64>)
    func `products are exact products rounded once`(seed: UInt64) throws {
        try compare(seed: seed, rounds: 800) { left, right throws(DecimalError) in
            try left * right
        } with: {
            ExactResult($0, times: $1)
        }
    }

    @Test(arguments: 7...8 as ClosedRange<UInt64>)
    func `quotients are exact quotients rounded once`(seed: UInt64) throws {
        try compare(seed: seed, rounds: 800) { left, right throws(DecimalError) in
            try left / (right.isZero ? 1 : right)
        } with: {
            ExactResult($0, dividedBy: $1.isZero ? 1 : $1)
        }
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
