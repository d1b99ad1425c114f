/// A property of an object that leads to another object.
struct TraceLink {
    /// Whether it keeps the other one.
    enum Strength: String {
        case strong, weak
    }

    let strength: Strength
    /// The name of the property in the code.
    let property: String
    /// Where it leads; `nil` where there is nothing (any more).
    let target: AnyObject?

    static func strong(_ property: String, _ target: AnyObject?) -> TraceLink {
        TraceLink(strength: .strong, property: property, target: target)
    }

    static func weak(_ property: String, _ target: AnyObject?) -> TraceLink {
        TraceLink(strength: .weak, property: property, target: target)
    }
}
