extension CalculatorMachine {
    /// A key while `NaN` is shown.
    func pressingAfterFailure(_ key: CalculatorKey) throws(Refusal) -> Transition {
        switch key {
        case .digit(let digit): Transition(.entering(.typed(Numeral(.digit(digit))), .nothing))
        case .doubleZero: Transition(.entering(.typed(Numeral(.doubleZero)), .nothing))
        case .dot: Transition(.entering(.typed(Numeral(.dot)), .nothing))
        case .allClear: .clearingAll(nil)
        case .clearEntry: Transition(.start)
        case .operation, .equals, .negate, .backspace: throw .notANumber
        }
    }
}
