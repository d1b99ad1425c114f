import ScreenTrace

/// A stored property that keeps another object alive, read from a living object.
struct StrongReference {
    let property: String
    let target: AnyObject

    /// Returns the properties of an object that keep others alive.
    static func all(of object: AnyObject) -> [StrongReference] {
        var reader = ObjectReader()
        return reader.references(of: object).filter { $0.strength == .strong }.flatMap { reference in
            reference.target.objects.map { StrongReference(property: reference.property, target: $0) }
        }
    }

    /// Returns the shortest way along strong references from an object back to itself; `nil` if there is none.
    static func circle(from start: AnyObject) -> [StrongReference]? {
        var ways = all(of: start).map { [$0] }
        var visited: Set<ObjectIdentifier> = []
        while let way = ways.first, let here = way.last?.target {
            if here === start { return way }
            ways.removeFirst()
            if visited.insert(ObjectIdentifier(here)).inserted { ways += all(of: here).map { way + [$0] } }
        }
        return nil
    }
}
