import Core
import TestSupport
import Testing

@testable import Calculator

struct ReadBackTests {
    /// What the program prints is read back wherever a number is taken.
    @Test func `every number that the calculator shows or prints is read as the same number`() throws {
        let seed: UInt64 = 0x5EED_0048
        var generator = SeededGenerator(seed: seed)
        for round in 0..<(playsAllRounds ? 2_000 : 200) {
            let digits = (1...Int.random(in: 1...20, using: &generator)).map { _ in
                Int.random(in: 0...9, using: &generator)
            }
            let sign = Bool.random(using: &generator) ? "-" : ""
            let text = sign + digits.map { String($0) }.joined() + "e\(Int.random(in: -60...60, using: &generator))"
            let number = try #require(Decimal128(text))
            let shown = NumberFormat.display(number)
            let comment: Comment = "seed \(seed), round \(round): \(text)"
            // The display rounds to 20 digits; what it shows stands for itself from there on.
            let value = try #require(Decimal128(written: shown), comment)
            #expect(NumberFormat.display(value) == shown, comment)
            for form in [
                shown, shown.replacing(",", with: ""), shown.replacing("-", with: "−"), shown + " 원", "₩" + shown,
            ] {
                let read = try #require(Decimal128(written: form), comment)
                #expect(NumberFormat.display(read) == shown, comment)
                #expect(try NumberFormat.display(ExpressionParser.parse(form).result()) == shown, comment)
                var calculator = Calculator()
                for event in try [CalculatorEvent](pasted: form, into: .standard) { calculator.handle(event) }
                #expect(calculator.display == shown, comment)
                // A line of keys has a sign before the unit only.
                guard !form.hasPrefix("₩-") else { continue }
                calculator = Calculator()
                for event in try [CalculatorEvent](parsing: form + " =") { calculator.handle(event) }
                #expect(calculator.display == shown, comment)
            }
        }
    }
}
