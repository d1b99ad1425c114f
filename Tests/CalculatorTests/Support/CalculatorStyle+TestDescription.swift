import Testing

@testable import Calculator

extension CalculatorStyle: CustomTestStringConvertible {
    /// Names a case by its style.
    public var testDescription: String { id }
}
