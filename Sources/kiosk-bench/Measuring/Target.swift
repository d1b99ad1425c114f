/// What a figure ought to be.
enum Target {
    case atMost(Double)
    case atLeast(Double)

    /// Whether a figure is what it ought to be.
    func isMet(by value: Double) -> Bool {
        switch self {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }
}
