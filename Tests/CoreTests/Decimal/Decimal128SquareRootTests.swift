import Testing
import TestSupport

@testable import Core

struct Decimal128SquareRootTests {
    /// The roots are those of Python's `decimal`, with 34 digits and half even.
    @Test(arguments: [
        ("2", "1.414213562373095048801688724209698"), ("3", "1.732050807568877293527446341505872"),
        ("5", "2.236067977499789696409173668731276"), ("10", "3.162277660168379331998893544432719"),
        ("0.5", "0.7071067811865475244008443621048490"), ("1E-6176", "1E-3088"),
        ("9.999999999999999999999999999999999E+6144", "3.162277660168379331998893544432718E+3072"),
        ("1E+6111", "3.162277660168379331998893544432719E+3055"), ("1E+6110", "1E+3055"),
        ("1234567890123456789012345678901234", "35136418288201442.53111222381699882"),
        ("9999999999999999999999999999999999", "99999999999999999.99999999999999999"),
        ("0.0000001", "0.0003162277660168379331998893544432719"), ("1E-33", "3.162277660168379331998893544432719E-17"),
        ("7E-6175", "8.366600265340755479781720257851875E-3088"), ("4", "2"), ("2.25", "1.5"), ("0.0625", "0.25"),
        ("1E+30", "1E+15"), ("144E+20", "1.2E+11"), ("0", "0"), ("0.00", "0"),
        ("123456789E-55", "3.513641828644462161665823116758077E-24"),
    ])
    func `a root has 34 correct digits`(number: String, root: String) throws {
        let number = try #require(Decimal128(number))
        #expect(number.squareRoot() == Decimal128(root))
    }

    @Test func `the root of a square is its number, without zeros at the end`() throws {
        var generator = SeededGenerator(seed: 31)
        for _ in 1...2_000 {
            let number = Decimal128(Int.random(in: 1...99_999_999_999_999_999, using: &generator))
            #expect(try (number * number).squareRoot() == number)
        }
        #expect(Decimal128("9.00")?.squareRoot()?.description == "3")
    }

    @Test func `no neighbour of a root is nearer to it`() throws {
        var generator = SeededGenerator(seed: 32)
        for _ in 1...2_000 {
            // From 1 to 10, so that the last digit of the root stands at 10^-33.
            let digits = UInt64.random(in: 1_000_000_000_000_000_000...9_999_999_999_999_999_999, using: &generator)
            let coefficient = UInt128(digits)
            let number = try Decimal128(coefficient: coefficient, exponent: -18)
            let root = try #require(number.squareRoot())
            // In integers: root = r × 10^-33, and (2r ± 1)² × 10^-66 are the squares of the halves, times 4.
            let doubled = root.coefficient * 2
            let scaled = coefficient.multipliedFullWidth(by: 4_000_000_000_000_000_000_000_000_000_000_000)
            guard root.exponent == -33 else { continue }
            // coefficient × 10^-18 × 4 × 10^66 is coefficient × 4 × 10^33 × 10^15.
            let target = Self.times(scaled, 1_000_000_000_000_000)
            let below = Self.number((doubled - 1).multipliedFullWidth(by: doubled - 1))
            let above = Self.number((doubled + 1).multipliedFullWidth(by: doubled + 1))
            #expect(below <= target && target <= above, "\(number)")
        }
    }

    private struct Wide: Comparable {
        let high: UInt128
        let low: UInt128

        static func < (left: Wide, right: Wide) -> Bool { (left.high, left.low) < (right.high, right.low) }
    }

    private static func number(_ product: (high: UInt128, low: UInt128)) -> Wide {
        Wide(high: product.high, low: product.low)
    }

    private static func times(_ number: (high: UInt128, low: UInt128), _ factor: UInt128) -> Wide {
        let low = number.low.multipliedFullWidth(by: factor)
        return Wide(high: number.high * factor + low.high, low: low.low)
    }

    @Test func `a number below zero has no root`() {
        #expect(Decimal128(-1).squareRoot() == nil)
        #expect((-Decimal128.leastNonzeroMagnitude).squareRoot() == nil)
    }
}
