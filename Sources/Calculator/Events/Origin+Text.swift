extension Origin {
    /// The origin as text, such as `7 × 8 =, AC`. Of a long calculation, only its end is given.
    public var text: String {
        let key = KeyNames(key).label
        return switch source {
        case .entry: key
        case .subtotal(let formula): "\(formula.text(operations: 4)), \(key)"
        case .result(let formula): "\(formula.text(operations: 4)) =, \(key)"
        case .function(let function, of: let number): "\(function.text(of: number)), \(key)"
        }
    }
}
