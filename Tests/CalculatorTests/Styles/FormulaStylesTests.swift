import Core
import Testing
import TestSupport

@testable import Calculator

/// The styles that calculate at `=`, against the parser of written formulas.
struct FormulaStylesTests {
    private static let styles: [CalculatorStyle] = [.formula, .appending]

    @Test(arguments: styles, 101...(playsAllRounds ? 110 : 102) as ClosedRange<UInt64>)
    func `random rows lead to the value of the written formula`(style: CalculatorStyle, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 1...40 {
            let (keys, text) = rows(Int.random(in: 1...30, using: &generator), &generator)
            #expect(try display(keys + " =", style) == value(of: text), "seed \(seed): \(text)")
            // The display after an operator stays 0, whatever the formula has so far.
            #expect(try display(keys + " +", style) == "0", "seed \(seed): \(text)")
        }
    }

    @Test(arguments: styles)
    func `a result is the first number of the next formula`(style: CalculatorStyle) throws {
        var generator = SeededGenerator(seed: 111)
        for _ in 1...40 {
            let (keys, text) = rows(5, &generator)
            let first = try ExpressionParser.parse(text)
            guard let result = try? first.result() else { continue }
            var next = Formula(result)
            next.append(.multiply, 7)
            next.append(.subtract, 3)
            #expect(try display(keys + " = * 7 - 3 =", style) == NumberFormat.display(next.result()), "\(text)")
        }
    }

    @Test(arguments: styles)
    func `a difference from zero that is only due to rounding is zero, written or pressed`(style: CalculatorStyle)
        throws
    {
        for (keys, text) in [("1 / 3 * 3 - 1", "1/3*3-1"), ("2 / 3 * 3 - 2 + 5", "2/3*3-2+5")] {
            #expect(try display(keys + " =", style) == value(of: text), "\(text)")
        }
        #expect(try value(of: "1/3*3-1") == "0")
        #expect(try display("1 / 3 * 3 = - 1 =", style) == "0")
        // No number was rounded here.
        #expect(try value(of: "99999999999999999*99999999999999999-9999999999999999800000000000000000") == "1")
        #expect(try value(of: "1.000000000000000000000000000000001-1") == "1e-33")
    }

    @Test(arguments: styles)
    func `a division by zero anywhere is not a number, and only at the end`(style: CalculatorStyle) throws {
        let scene = Scene(
            "a division by zero", style,
            Step("1 0 / 0 + 5 - 1", "1", failure: "none"),
            Step("=", "NaN", effect: .failed(.divisionByZero)),
            Step("UNDO UNDO UNDO UNDO UNDO BS 4 =", "2.5"))
        try scene.play()
    }

    /// Returns random keys of so many numbers with operators between them, and the same as a written formula.
    private func rows(_ count: Int, _ generator: inout SeededGenerator) -> (keys: String, text: String) {
        var (keys, text) = ("", "")
        for index in 0..<count {
            if index > 0 {
                let sign = ["+", "-", "*", "/"].randomElement(using: &generator) ?? "+"
                keys += " \(sign) "
                text += " \(sign) "
            }
            // Zeros are frequent, so that divisions by zero and signed zeros are.
            let isZero = Int.random(in: 0..<12, using: &generator) == 0
            var number = String(isZero ? 0 : Int.random(in: 0...99_999, using: &generator))
            if Int.random(in: 0..<3, using: &generator) == 0 {
                number += "." + String(Int.random(in: 0...9_999, using: &generator))
            }
            let isNegative = Int.random(in: 0..<4, using: &generator) == 0
            keys += number.map(String.init).joined(separator: " ") + (isNegative ? " NEG" : "")
            text += (isNegative ? "-" : "") + number
        }
        return (keys, text)
    }

    private func value(of text: String) throws -> String {
        let formula = try ExpressionParser.parse(text)
        do throws(CalculationError) {
            return NumberFormat.display(try formula.result())
        } catch {
            return "NaN"
        }
    }
}
