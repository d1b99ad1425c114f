import Testing
import TestSupport

@testable import Core

/// What holds for any operands, however extreme.
struct Decimal128PropertyTests {
    /// Those at the edges of the format, and random ones.
    private func operands(seed: UInt64, count: Int) throws -> [Decimal128] {
        var generator = SeededGenerator(seed: seed)
        let edges: [Decimal128] = [
            .zero, 1, -1, 9, 10, Decimal128(.max), Decimal128(.min), .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
            try #require(Decimal128("1E+6144")), try #require(Decimal128("1E-6143")),
            try #require(Decimal128("9999999999999999999999999999999999")),
            try #require(Decimal128("0.9999999999999999999999999999999999")),
        ]
        return try edges + (0..<count).map { _ in try Decimal128.random(using: &generator) }
    }

    private func isInFormat(_ number: Decimal128) -> Bool {
        number.coefficient <= Decimal128.greatestCoefficient && (-6176...6111).contains(number.exponent)
            && !(number.isZero && (number.isNegative || number.exponent != 0))
    }

    @Test func `no operands trap, every result is in the format, and order, equality and hash agree with it`() throws {
        let operands = try operands(seed: 21, count: 90)
        for left in operands {
            for right in operands {
                let (sum, product, difference) = (try? left + right, try? left * right, try? left - right)
                let results = [sum, difference, product, try? left / right].compactMap(\.self)
                try #require(results.allSatisfy(isInFormat), "\(left), \(right)")
                // Sums and products do not care for the order of their operands.
                try #require(sum == (try? right + left) && product == (try? right * left), "\(left), \(right)")
                guard let difference else { continue }
                try #require((left == right) == difference.isZero, "\(left), \(right)")
                try #require((left < right) == difference.isNegative, "\(left), \(right)")
                try #require(left != right || left.hashValue == right.hashValue, "\(left), \(right)")
            }
        }
    }

    @Test func `every number reads back from its description, digit for digit`() throws {
        for number in try operands(seed: 24, count: 1_000) {
            let readBack = try #require(Decimal128(number.description), "\(number)")
            try #require(readBack == number)
            try #require(readBack.description == number.description)
        }
    }

    @Test func `reducing keeps the value and leaves no zero at the end`() throws {
        for number in try operands(seed: 25, count: 1_000) {
            let reduced = number.reduced()
            try #require(reduced == number)
            try #require(isInFormat(reduced), "\(number)")
            try #require(
                reduced.isZero || reduced.coefficient % 10 != 0 || reduced.exponent == 6111, "\(number)")
            try #require(reduced.hashValue == number.hashValue, "\(number)")
        }
    }

    @Test func `no rounding traps, and each is within a unit of what it keeps`() throws {
        let counts = [Int.min, -6_200, -7, -1, 0, 1, 2, 3, 17, 33, 34, 35, 6_176, 7_000, .max]
        for number in try operands(seed: 26, count: 60) {
            for rule in RoundingRule.allCases {
                for count in counts {
                    let significant = number.rounded(toSignificantDigits: count, rule)
                    try #require(isInFormat(significant), "\(number), \(count)")
                    try #require(
                        significant.reduced().coefficient.decimalDigitCount <= max(count, 1)
                            || significant.reduced().exponent == 6111, "\(number), \(count)")
                    let fraction = number.rounded(toFractionDigits: count, rule)
                    try #require(isInFormat(fraction), "\(number), \(count)")
                    try #require(
                        fraction.isZero || count > 6_200 || fraction.reduced().exponent >= -max(count, -6_111),
                        "\(number), \(count)")
                }
            }
        }
    }
}
