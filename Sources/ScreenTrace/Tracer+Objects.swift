import ScreenKit

extension Tracer {
    /// The living screens and the objects that they lead to with their properties, what was released, and the objects of runs that screens on the stack show.
    package var objectMap: ObjectMap {
        lookAround()
        var map = makeMap(withFields: false)
        map.moments = navigator?.screens.compactMap { ($0 as? any RunPresenting)?.moment } ?? []
        return map
    }

    /// Keeps the objects at each event from now on, with their plain values. That takes more time than the event itself.
    package func keepMaps() { maps = [:] }

    /// Returns the objects at an event, and forgets those at the events before it; `nil` where they were not kept.
    package func map(at place: Int) -> ObjectMap? {
        maps = maps?.filter { $0.key >= place }
        return maps?[place]
    }

    func makeMap(withFields: Bool) -> ObjectMap {
        let stack = navigator?.screens ?? []
        var others = cast.senders
        let screens = cast.screens.map { screen, name in
            let references = references(of: screen)
            others += references.flatMap(\.target.objects)
            let isOnStack = stack.contains { $0 === screen }
            return ObjectMap.Node(
                name: name, isOnStack: isOnStack, links: references.flatMap(links),
                // What a call that has not returned holds may be released then.
                isLeak: !isOnStack && leaks.contains(name), fields: withFields ? reader.fields(of: screen) : [])
        }
        var seen = Set(cast.screens.map { ObjectIdentifier($0.screen) })
        let objects = others.map(original)
            // A proxy without a delegate stands for no object.
            .filter { !($0 is Navigator || $0 is any Substitute) && seen.insert(ObjectIdentifier($0)).inserted }
            .map { ObjectMap.Node(name: nameInMap(of: $0), links: references(of: $0).flatMap(links)) }
        return ObjectMap(
            stackStrength: strengthOfStack, screens: screens, objects: objects.filter { !$0.links.isEmpty }.merged,
            released: cast.released)
    }

    /// Returns the references of an object, except those to the trace itself.
    private func references(of object: AnyObject) -> [ObjectReader.Reference] {
        let references = reader.references(of: object).filter { reference in
            !reference.target.objects.contains { $0 is Tracer || $0 is any Inspector }
        }
        // Every screen has this one, so that it tells least.
        return references.filter { $0.property != "navigator" } + references.filter { $0.property == "navigator" }
    }

    private func links(_ reference: ObjectReader.Reference) -> [ObjectMap.Link] {
        let targets =
            switch reference.target {
            // A strong property without an object keeps nothing alive.
            case .none: reference.strength == .strong ? [] : [TraceEvent.noObject]
            // The proxy is there, and its delegate is not.
            case .object(let object) where reference.strength == .unowned && original(of: object) is any Substitute:
                [ObjectMap.Link.released]
            case .object(let object): [nameInMap(of: object)]
            case .objects(let objects): objects.map(nameInMap).merged
            case .released: [ObjectMap.Link.released]
            case .unknown: [ObjectMap.Link.unknown]
            }
        return targets.map {
            ObjectMap.Link(strength: reference.strength, property: reference.property, target: $0)
        }
    }

    private func original(of object: AnyObject) -> AnyObject {
        (object as? any Substitute)?.original.map(original) ?? object
    }

    /// A look at the map must not change the trace, so that it gives no names.
    private func nameInMap(of object: AnyObject) -> String {
        if let substitute = object as? any Substitute {
            return substitute.original.map(nameInMap) ?? TraceEvent.noObject
        }
        return cast.name(of: object) ?? "\(type(of: object))"
    }

    static func strengthOfStack() -> ReferenceStrength {
        weak var screen: ProbeScreen?
        func makeNavigator() -> Navigator {
            let probe = ProbeScreen()
            screen = probe
            return Navigator(root: probe)
        }
        return withExtendedLifetime(makeNavigator()) { screen == nil ? .weak : .strong }
    }
}

/// A screen that nothing but a navigator holds.
private final class ProbeScreen: Screen {
    let title: Text = ""
    var content: Content<Never> { Lines() }
}
