/// Writes down what the instrumented objects of a koan do: calls and returns, new and released objects, and who refers to whom.
///
/// Objects are held weakly and named by the order in which they are first seen. References are read from `Mirror`, which does not tell
/// weak ones from strong ones; so the instrumented code passes the names of the `weak` and `unowned` properties.
/// A reference that is taken away is written with an empty receiver.
nonisolated public enum KoanTrace {
    private struct Known {
        weak var object: AnyObject?
        let name: String
        var weakProperties: Set<String>
        var arrows: [String: String] = [:]
    }

    nonisolated(unsafe) private static var known: [ObjectIdentifier: Known] = [:]
    nonisolated(unsafe) private static var order: [ObjectIdentifier] = []
    nonisolated(unsafe) private static var counts: [String: Int] = [:]
    nonisolated(unsafe) private static var callers: [String] = []

    /// Begins a call.
    ///
    /// - Parameters:
    ///   - object: The receiver.
    ///   - label: The name of the method, as it is read: `save()`.
    ///   - weak: The names of the receiver's weak and unowned properties.
    public static func enter(_ object: AnyObject, _ label: String, weak: [String] = []) {
        scan()
        let name = register(object, weak: weak)
        KoanReport.write(["call", callers.last ?? "", name, label])
        callers.append(name)
        scan()
    }

    /// Ends a call.
    public static func leave(_ object: AnyObject, _ label: String) {
        scan()
        if let name = callers.popLast() { KoanReport.write(["return", name, label, ""]) }
    }

    /// Says that an object is released; called from `deinit`, which must not make a weak reference to it.
    public static func gone(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        guard let entry = known.removeValue(forKey: id) else { return }
        order.removeAll { $0 == id }
        KoanReport.write(["gone", entry.name])
    }

    private static func register(_ object: AnyObject, weak: [String]) -> String {
        let id = ObjectIdentifier(object)
        if let entry = known[id] {
            known[id]?.weakProperties.formUnion(weak)
            return entry.name
        }
        let type = String(describing: Swift.type(of: object))
        counts[type, default: 0] += 1
        let name = "\(type)#\(counts[type, default: 0])"
        known[id] = Known(object: object, name: name, weakProperties: Set(weak))
        order.append(id)
        KoanReport.write(["new", name])
        return name
    }

    /// Writes the objects that were released and the references that changed since the last time.
    private static func scan() {
        for id in order where known[id]?.object == nil {
            if let entry = known.removeValue(forKey: id) { KoanReport.write(["gone", entry.name]) }
        }
        order.removeAll { known[$0] == nil }
        for id in order {
            guard let entry = known[id], let object = entry.object else { continue }
            var arrows: [String: String] = [:]
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                for child in current.children { find(child.value, in: child.label ?? "", into: &arrows) }
                mirror = current.superclassMirror
            }
            for property in Set(arrows.keys).union(entry.arrows.keys).sorted() where arrows[property] != entry.arrows[property] {
                let isWeak = entry.weakProperties.contains(String(property.prefix { $0 != "[" }))
                KoanReport.write(["arrow", entry.name, property, arrows[property] ?? "", isWeak ? "weak" : "strong"])
            }
            known[id]?.arrows = arrows
        }
    }

    private static func find(_ value: Any, in property: String, into arrows: inout [String: String]) {
        if type(of: value) is AnyClass {
            if let name = known[ObjectIdentifier(value as AnyObject)]?.name { arrows[property] = name }
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional?:
            if let child = mirror.children.first { find(child.value, in: property, into: &arrows) }
        case .collection?, .set?:
            for (index, child) in mirror.children.enumerated() { find(child.value, in: "\(property)[\(index)]", into: &arrows) }
        default:
            break
        }
    }
}
