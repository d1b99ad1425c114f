import ScreenKit

/// The objects of a trace that live, by name, and the number of those that were released.
struct Cast {
    private struct Actor {
        weak let object: AnyObject?
        let name: String
        let type: String
        let isScreen: Bool
        /// The proxies in the weak properties of the object, which nothing else holds.
        var proxies: [AnyObject] = []
        var strengths: [String: ObjectMap.Strength] = [:]
    }

    private var actors: [Actor] = []
    /// The number of objects of each type that have had a name.
    private var numbers: [String: Int] = [:]
    /// The types of the objects that were released, the last one last.
    private(set) var released: [ObjectMap.Released] = []

    /// Returns the name of an object: its type, and from the second object of a type on a number. No other object ever gets the
    /// same name, also after this one was released.
    mutating func admit(_ object: AnyObject) -> String {
        if let name = name(of: object) { return name }
        let type = String(describing: type(of: object))
        let number = numbers[type, default: 0] + 1
        numbers[type] = number
        let name = number == 1 ? type : "\(type)#\(number)"
        actors.append(Actor(object: object, name: name, type: type, isScreen: object is any Screen))
        return name
    }

    /// Keeps a proxy as long as an object lives.
    mutating func keep(_ proxy: AnyObject, for object: AnyObject) {
        if let index = index(of: object) { actors[index].proxies.append(proxy) }
    }

    /// Notes what a test of a property has found.
    mutating func note(_ strength: ObjectMap.Strength, ofProperty name: String, in object: AnyObject) {
        if let index = index(of: object) { actors[index].strengths[name] = strength }
    }

    /// Removes the objects that were released since the last call, and returns their names in the order of their arrival.
    mutating func removeReleased() -> [String] {
        guard actors.contains(where: { $0.object == nil }) else { return [] }
        let gone = actors.filter { $0.object == nil }
        actors.removeAll { $0.object == nil }
        for actor in gone {
            let count = released.first { $0.type == actor.type }?.count ?? 0
            released.removeAll { $0.type == actor.type }
            released.append(ObjectMap.Released(type: actor.type, count: count + 1))
        }
        return gone.map(\.name)
    }

    /// Returns the name of an object; `nil` where it has none yet.
    func name(of object: AnyObject) -> String? { index(of: object).map { actors[$0].name } }

    func isScreen(_ name: String) -> Bool { actors.contains { $0.name == name && $0.isScreen } }

    /// The living screens in the order of their arrival, with what is known of their properties.
    var screens: [(screen: AnyObject, name: String, strengths: [String: ObjectMap.Strength])] {
        actors.compactMap { actor in
            actor.isScreen ? actor.object.map { ($0, actor.name, actor.strengths) } : nil
        }
    }

    private func index(of object: AnyObject) -> Int? { actors.firstIndex { $0.object === object } }
}
