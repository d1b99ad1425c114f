import TestSupport

@testable import Core

extension Decimal128 {
    /// The result of an operation with a sign of the tables, `+`, `-`, `*` or `/`.
    func calculated(_ sign: String, _ right: Decimal128) throws(DecimalError) -> Decimal128 {
        switch sign {
        case "+": try self + right
        case "-": try self - right
        case "*": try self * right
        default: try self / right
        }
    }

    /// A number of the kinds that go wrong: few digits or many, nines, powers of ten, halves; exponents near zero, where
    /// operands meet, or, now and then, anywhere in the format.
    static func random(using generator: inout SeededGenerator) throws -> Decimal128 {
        let count = Int.random(in: 1...34, using: &generator)
        let power = PowerOfTen.values[count]
        let coefficient: UInt128 =
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: power - 1
            case 1: power / 10
            case 2: power / 2
            case 3: power / 2 + 1
            case 4: UInt128.random(in: 0..<100, using: &generator) * PowerOfTen.values[min(count, 32)]
            default: UInt128.random(in: 0..<power, using: &generator)
            }
        let exponent =
            switch Int.random(in: 0..<40, using: &generator) {
            case 0: Int.random(in: 6070...6111, using: &generator)
            case 1: Int.random(in: -6176 ... -6130, using: &generator)
            case 2: Int.random(in: -3130 ... -3080, using: &generator)
            case 3: Int.random(in: 3040...3080, using: &generator)
            case 4...12: 0
            default: Int.random(in: -45...45, using: &generator)
            }
        return try Decimal128(
            isNegative: Bool.random(using: &generator), coefficient: coefficient, exponent: exponent)
    }
}
