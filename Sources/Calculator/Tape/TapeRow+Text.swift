import Core

extension TapeRow.Function {
    /// Returns the application of the function to a number as text, such as `50 + 20 %` or `√ 9`.
    public func text(of number: Decimal128) -> String {
        let number = NumberFormat.display(number)
        return switch self {
        case .hundredth: "\(number) %"
        case .percentage(of: let whole, let sign): "\(NumberFormat.display(whole)) \(sign.symbol) \(number) %"
        case .squareRoot: "√ \(number)"
        case .square: "\(number) ²"
        case .reciprocal: "1 ÷ \(number)"
        }
    }
}
