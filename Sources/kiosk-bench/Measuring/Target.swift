/// What a figure ought to be.
///
/// Where only a word was given, the limit is this program's reading of it: flat, and as fast as one allocation a node
/// allows, are both taken to be at most 1.5 times what they are compared with.
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
