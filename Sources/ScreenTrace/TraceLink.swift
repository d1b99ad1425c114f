/// A property of an object that leads to another object.
package struct TraceLink {
    /// Whether it keeps the other one.
    package enum Strength: String {
        case strong, weak
    }

    package let strength: Strength
    /// The name of the property in the code.
    package let property: String
    /// Where it leads; `nil` where there is nothing (any more).
    package let target: AnyObject?

    package static func strong(_ property: String, _ target: AnyObject?) -> TraceLink {
        TraceLink(strength: .strong, property: property, target: target)
    }

    package static func weak(_ property: String, _ target: AnyObject?) -> TraceLink {
        TraceLink(strength: .weak, property: property, target: target)
    }
}
