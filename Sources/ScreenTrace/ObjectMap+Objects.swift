/// A map of objects that another program has reported.
extension ObjectMap {
    /// A property that leads from one object to another.
    package nonisolated struct Reference: Hashable, Sendable {
        /// The name of the property.
        package let property: String
        /// The name of the object that it leads to.
        package let target: String
        /// A Boolean value that indicates whether the property keeps its object alive.
        package let isStrong: Bool

        /// Creates a reference. Each parameter is the initial value of the property of its name.
        package init(property: String, target: String, isStrong: Bool) {
            self.property = property
            self.target = target
            self.isStrong = isStrong
        }
    }

    /// Creates a map without a navigator.
    ///
    /// - Parameters:
    ///   - objects: The objects that live, with their references.
    ///   - released: The types of the objects that were released, the last one last, each as often as it was released.
    nonisolated package init(objects: [(name: String, references: [Reference])], released: [String]) {
        var counts: [Released] = []
        for type in released {
            let count = counts.first { $0.type == type }?.count ?? 0
            counts.removeAll { $0.type == type }
            counts.append(Released(type: type, count: count + 1))
        }
        self.init(
            stackStrength: nil,
            screens: objects.map { object in
                Node(
                    name: object.name, isOnStack: true,
                    links: object.references.map {
                        Link(strength: $0.isStrong ? .strong : .weak, property: $0.property, target: $0.target)
                    })
            },
            released: counts)
    }
}
