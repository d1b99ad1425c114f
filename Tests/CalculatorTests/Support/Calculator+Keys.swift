import Core
import Testing

@testable import Calculator

extension Calculator {
    /// A calculator on which some keys were pressed, written as in the tables: `1 2 + 5 CE`.
    init(_ style: CalculatorStyle = .standard, keys: String) throws {
        self.init(style: style)
        try press(keys)
    }

    /// Presses keys one after the other.
    ///
    /// - Returns: the effect of the last one.
    @discardableResult
    mutating func press(_ keys: String) throws -> CalculatorEffect {
        var effect = CalculatorEffect.none
        for event in try [CalculatorEvent](parsing: keys) { effect = handle(event) }
        return effect
    }

    /// The tape on one line: `1,200 | + 300 1,500 | = 1,500`.
    var writtenTape: String { tape.map(\.written).joined(separator: " | ") }

    /// The numbers on the list of deleted values.
    var deletedNumbers: [Decimal128] { deletedValues.map(\.value) }

    /// The list of deleted values with their origins: `56 ← 7 × 8 =, AC`.
    var writtenDeletedValues: [String] {
        deletedValues.map { "\(NumberFormat.display($0.value)) ← \($0.origin?.text ?? "?")" }
    }

    /// The finished calculations: `12 + 3 × 4 = 60`.
    var writtenCalculations: [String] {
        finishedCalculations.map { "\($0.formula.text()) = \(NumberFormat.display($0.result))" }
    }
}

extension TapeRow {
    fileprivate var written: String {
        let operand = NumberFormat.display(operand)
        let subtotal =
            switch outcome {
            case .subtotal(let number): " " + NumberFormat.display(number)
            case .failure: " NaN"
            case .open: ""
            }
        return switch kind {
        case .first: operand
        case .operation(let `operator`): "\(`operator`.symbol) \(operand)\(subtotal)"
        case .total: "=\(subtotal)"
        case .function(let function): "\(function.text(of: self.operand)) =\(subtotal)"
        }
    }
}

/// What is shown after some keys on a fresh calculator.
func display(_ keys: String, _ style: CalculatorStyle = .standard) throws -> String {
    try Calculator(style, keys: keys).display
}

extension CalculatorStyle: CustomTestStringConvertible {
    /// Names a case by its style.
    public var testDescription: String { id }
}
