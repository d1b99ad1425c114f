import ScreenTrace

/// The messages of a run and the objects at its end, as the trace draws them.
package nonisolated struct KoanStory: Equatable {
    /// The messages, in order.
    package private(set) var events: [TraceEvent] = []
    /// The objects after each message.
    package private(set) var maps: [ObjectMap] = []
    /// The objects at the end.
    package private(set) var map = ObjectMap(objects: [], released: [])
    /// The number of messages before each check.
    private(set) var eventsBeforeChecks: [Int] = []
    /// A Boolean value that indicates whether the last check has not held.
    private(set) var hasFailed = false
    /// A Boolean value that indicates whether there are more messages.
    let isCut: Bool
    /// The name of the object that a check has found alive.
    private(set) var leaked: String?
    /// The types whose objects the check makes.
    private(set) var checkTypes: Set<String> = []
    /// The words in the file as given; `nil` where it is not known.
    private(set) var givenWords: Set<String>?

    /// Creates the story of a run of a koan.
    package init(_ report: KoanReport, of koan: Koan) {
        self.init(report)
        checkTypes = koan.checkTypes
        givenWords = koan.givenWords
    }

    /// Creates the story of a run.
    package init(_ report: KoanReport) {
        isCut = report.isCut
        var objects = KoanObjects()
        var calls: [(receiver: String, label: String, place: Int?)] = []
        for step in report.steps {
            switch step {
            case .new(let name, let creator):
                objects.add(name)
                append(TraceEvent(.injection, from: creator.map(Self.shown), to: Self.shown(name), "init"))
            case .seen(let name): objects.add(name)
            case .call(let caller, let receiver, let label):
                // A call of an object on itself is no message between objects.
                calls.append((receiver, label, caller == receiver ? nil : events.count))
                guard caller != receiver else { break }
                // A stack is no delegate of its screens, which hold it weakly.
                let isStack = receiver.hasPrefix("NavigationController")
                let kind: TraceEvent.Kind = !isStack && objects.isDelegate(receiver, of: caller) ? .message : .call
                append(TraceEvent(kind, from: caller.map(Self.shown), to: Self.shown(receiver), label))
            case .returned(let receiver, let label, let value):
                // Methods that wait can end in another order than they began.
                guard let index = calls.lastIndex(where: { $0.receiver == receiver && $0.label == label }) else {
                    break
                }
                // A return to the check has no object to go to.
                guard let place = calls.remove(at: index).place, let caller = events[place].sender else { break }
                if place == events.count - 1, value.isEmpty {
                    events[place].hasReturned = true
                } else {
                    append(TraceEvent(.return, from: Self.shown(receiver), to: caller, value, of: events[place].kind))
                }
            case .gone(let name):
                objects.remove(name)
                append(TraceEvent(.release, from: Self.shown(name), to: nil, "deinit"))
            case .leak(let name):
                objects.leaked = name
                leaked = Self.shown(name)
            case .arrow(let from, let property, let target, let strength):
                objects.set(property, of: from, to: target, strength)
            case .verified: eventsBeforeChecks.append(events.count)
            case .failed:
                eventsBeforeChecks.append(events.count)
                hasFailed = true
            }
            map = objects.map
            if !maps.isEmpty { maps[maps.count - 1] = map }
        }
    }

    /// Returns the story with a mark at a difference, where a message that is missing is drawn in its place.
    package func marking(_ difference: Difference?) -> KoanStory {
        guard let difference else { return self }
        var story = self
        if let missing = difference.missing {
            story.events.insert(missing, at: difference.place)
            story.maps.insert(map(before: difference.place), at: difference.place)
        }
        story.events[difference.place].difference =
            difference.own == nil ? .missing : difference.expected == nil ? .extra : .other
        return story
    }

    func map(before place: Int) -> ObjectMap {
        place == 0 ? ObjectMap(objects: [], released: []) : place == events.count ? map : maps[place - 1]
    }

    /// Adds a message; its map follows.
    private mutating func append(_ event: TraceEvent) {
        events.append(event)
        maps.append(map)
    }

    /// The first object of a type needs no number.
    fileprivate static func shown(_ name: String) -> String { name.hasSuffix("#1") ? String(name.dropLast(2)) : name }
}

private nonisolated struct KoanObjects {
    private var objects: [(name: String, links: [ObjectMap.Link])] = []
    private var released: [String] = []
    /// The name of the object that lives on although a check says that it is released.
    var leaked: String?

    var map: ObjectMap {
        ObjectMap(
            objects: objects.map { (KoanStory.shown($0.name), $0.links) }, released: released,
            leaked: leaked.map(KoanStory.shown))
    }

    mutating func add(_ name: String) { objects.append((name, [])) }

    mutating func remove(_ name: String) {
        objects.removeAll { $0.name == name }
        released.append(String(name.prefix { $0 != "#" }))
    }

    mutating func set(_ property: String, of name: String, to target: String?, _ strength: ReferenceStrength) {
        guard let index = objects.firstIndex(where: { $0.name == name }) else { return }
        var links = objects[index].links
        let place = links.firstIndex { $0.property == property } ?? links.count
        links.removeAll { $0.property == property }
        if let target {
            links.insert(
                ObjectMap.Link(strength: strength, property: property, target: KoanStory.shown(target)), at: place)
        }
        objects[index].links = links
    }

    /// Returns whether an object holds another one as a delegate: weakly, or in a property of that name, which can lead to it through an
    /// object that holds it weakly.
    func isDelegate(_ name: String, of holder: String?) -> Bool {
        let receiver = KoanStory.shown(name)
        func links(of holder: String) -> [ObjectMap.Link] {
            let links = objects.first { KoanStory.shown($0.name) == holder }?.links ?? []
            return links.filter { !$0.property.contains(ObjectMap.Link.closureMark) }
        }
        return links(of: KoanStory.shown(holder ?? "")).contains { link in
            let property = link.property.prefix { $0 != "[" }.lowercased()
            let isNamed = property.hasSuffix("delegate") || property.hasSuffix("delegates")
            if link.target == receiver { return isNamed || link.strength != .strong }
            return isNamed && links(of: link.target).contains { $0.target == receiver && $0.strength != .strong }
        }
    }
}
