import ScreenKit

/// Everybody who has come through the door and lives, by name; and the names of those who are gone.
struct Cast {
    private struct Actor {
        weak let object: AnyObject?
        let name: String
        /// Kept for the screen, which holds it as weakly as any delegate.
        var proxy: (any DelegateProxy)?
    }

    private var actors: [Actor] = []
    /// Who was released, the last one last.
    private(set) var released: [ObjectMap.Released] = []
    /// Grows whenever somebody comes or goes.
    private(set) var revision = 0

    /// Calls an object as its type, with a number where one of that name still lives: so a lane can be used again, and whoever
    /// should be gone and is not stands out.
    ///
    /// - Returns: The name.
    @discardableResult
    mutating func admit(_ object: AnyObject) -> String {
        let type = String(describing: type(of: object))
        let names = Set(actors.map(\.name))
        var name = type
        var number = 1
        while names.contains(name) {
            number += 1
            name = "\(type)#\(number)"
        }
        actors.append(Actor(object: object, name: name))
        revision += 1
        return name
    }

    /// Keeps a proxy as long as the screen of a name lives.
    mutating func keep(_ proxy: any DelegateProxy, for name: String) {
        guard let place = actors.firstIndex(where: { $0.name == name }) else { return }
        actors[place].proxy = proxy
    }

    /// Lets those go who were released since the last time.
    ///
    /// - Returns: Their names. Those that went at the same time went in this order: a list releases its elements from the first
    ///   to the last, and a screen what it holds after itself.
    mutating func dismissReleased() -> [String] {
        guard actors.contains(where: { $0.object == nil }) else { return [] }
        let gone = actors.filter { $0.object == nil }.map(\.name)
        actors.removeAll { $0.object == nil }
        revision += 1
        for name in gone {
            let count = released.first { $0.name == name }?.count ?? 0
            released.removeAll { $0.name == name }
            released.append(ObjectMap.Released(name: name, count: count + 1))
        }
        return gone
    }

    /// The name of an object; `nil` of one that has not come through the door.
    func name(of object: AnyObject) -> String? { actors.first { $0.object === object }?.name }

    /// The screens, in the order of their arrival.
    var screens: [(name: String, screen: any Screen)] {
        actors.compactMap { actor in (actor.object as? any Screen).map { (actor.name, $0) } }
    }
}
