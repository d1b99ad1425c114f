import ScreenKit

/// The objects of a trace that live, and the number of those that were released.
struct Cast {
    /// To copy a weak reference takes longer than anything else here, so that an actor is no structure.
    private final class Actor {
        let id: ObjectIdentifier
        weak let object: AnyObject?
        /// The name of the object; `nil` until an event names it.
        var name: String?
        let isScreen: Bool
        var isSender = false
        /// The proxies in the weak properties of the object, which nothing else holds.
        var proxies: [AnyObject] = []

        init(_ object: AnyObject, isScreen: Bool) {
            id = ObjectIdentifier(object)
            self.object = object
            self.isScreen = isScreen
        }
    }

    private var actors: [Actor] = []
    /// What is known of each type: to ask for it takes longer than all else.
    private var types: [ObjectIdentifier: (name: String, isScreen: Bool)] = [:]
    /// The types by their names, with their modules; empty where two types have the same name.
    private var qualifiedTypes: [String: String] = [:]
    /// The number of objects of each type that have had a name.
    private var numbers: [String: Int] = [:]
    /// The types of the objects that were released, the last one last.
    private(set) var released: [ObjectMap.Released] = []

    /// Returns the name of an object: its type, and from the second object of a type on a number. No other object ever gets the
    /// same name, also after this one was released.
    mutating func admit(_ object: AnyObject) -> String {
        let actor = actor(for: object)
        if let name = actor.name { return name }
        let type = knownType(of: object).name
        let number = numbers[type, default: 0] + 1
        numbers[type] = number
        let name = number == 1 ? type : "\(type)#\(number)"
        actor.name = name
        return name
    }

    /// Notes that an object has a delegate that a tracer listens to, and keeps its proxy where the object does not hold it.
    mutating func keep(_ proxy: AnyObject?, for object: AnyObject) {
        let actor = actor(for: object)
        actor.isSender = true
        if let proxy { actor.proxies.append(proxy) }
    }

    /// The living objects with delegates that a tracer listens to, except screens.
    var senders: [AnyObject] { actors.compactMap { $0.isSender && !$0.isScreen ? $0.object : nil } }

    /// Removes the objects that were released since the last call, and returns their names in the order of their arrival.
    mutating func removeReleased() -> [String] {
        guard actors.contains(where: { $0.object == nil }) else { return [] }
        let names = actors.filter { $0.object == nil }.compactMap(\.name)
        actors.removeAll { $0.object == nil }
        for name in names { released.add(name.withoutNumber) }
        return names
    }

    /// Returns the name of an object; `nil` where it has none yet.
    func name(of object: AnyObject) -> String? { actor(of: object)?.name }

    /// Returns the type of the object of a name, with its module; `nil` where it is not known.
    func qualifiedType(of name: String) -> String? { qualifiedTypes[name.withoutNumber] }

    private mutating func knownType(of object: AnyObject) -> (name: String, isScreen: Bool) {
        let type: AnyClass = Swift.type(of: object)
        let id = ObjectIdentifier(type)
        if let known = types[id] { return known }
        let (name, qualified) = ("\(type)", String(reflecting: type))
        qualifiedTypes[name] = [nil, qualified].contains(qualifiedTypes[name]) ? qualified : ""
        types[id] = (name, object is any Screen)
        return (name, object is any Screen)
    }

    func isScreen(_ name: String) -> Bool { actors.contains { $0.name == name && $0.isScreen } }

    /// The living screens in the order of their arrival.
    var screens: [(screen: AnyObject, name: String)] {
        actors.compactMap { actor in
            guard actor.isScreen, let screen = actor.object, let name = actor.name else { return nil }
            return (screen, name)
        }
    }

    private mutating func actor(for object: AnyObject) -> Actor {
        if let actor = actor(of: object) { return actor }
        actors.append(Actor(object, isScreen: knownType(of: object).isScreen))
        return actors[actors.count - 1]
    }

    private func actor(of object: AnyObject) -> Actor? {
        let id = ObjectIdentifier(object)
        // Another object may have had the same place in memory.
        return actors.last { $0.id == id && $0.object != nil }
    }
}
