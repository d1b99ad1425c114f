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
    private var eventsBeforeChecks: [Int] = []

    /// Creates the story of a run.
    package init(_ report: KoanReport) {
        var objects = KoanObjects()
        var calls: [(receiver: String, place: Int?)] = []
        for step in report.steps {
            switch step {
            case .new(let name, let creator):
                objects.add(name)
                append(TraceEvent(.injection, from: creator.map(Self.shown), to: Self.shown(name), "init"), objects)
            case .call(let caller, let receiver, let label):
                // A call of an object on itself is no message between objects.
                calls.append((receiver, caller == receiver ? nil : events.count))
                guard caller != receiver else { break }
                let kind: TraceEvent.Kind = objects.isDelegate(receiver, of: caller) ? .message : .call
                append(TraceEvent(kind, from: caller.map(Self.shown), to: Self.shown(receiver), label), objects)
            case .returned(let receiver, _, _):
                guard let index = calls.lastIndex(where: { $0.receiver == receiver }) else { break }
                // A return to the check has no object to go to.
                guard let place = calls.remove(at: index).place, let caller = events[place].sender else { break }
                if place == events.count - 1 {
                    events[place].hasReturned = true
                } else {
                    append(TraceEvent(.return, from: Self.shown(receiver), to: caller, of: events[place].kind), objects)
                }
            case .gone(let name):
                objects.remove(name)
                append(TraceEvent(.release, from: Self.shown(name), to: nil, "deinit"), objects)
            case .arrow(let from, let property, let target, let isStrong):
                objects.set(property, of: from, to: target, isStrong: isStrong)
                if !maps.isEmpty { maps[maps.count - 1] = objects.map }
            case .verified, .failed: eventsBeforeChecks.append(events.count)
            }
        }
        map = objects.map
    }

    private mutating func append(_ event: TraceEvent, _ objects: KoanObjects) {
        events.append(event)
        maps.append(objects.map)
    }

    /// The first object of a type needs no number.
    fileprivate static func shown(_ name: String) -> String { name.hasSuffix("#1") ? String(name.dropLast(2)) : name }

    // MARK: - Comparing

    /// The first message that two runs do not share.
    package struct Difference: Equatable {
        /// The place of the message in the run; the number of its messages where one is missing at the end.
        package let place: Int
        /// The message that is expected there; `nil` where none is.
        package let expected: TraceEvent?
    }

    /// Finds the first message that differs from those of the solution; `nil` where there is none. The solution counts
    /// only as far as this run has come: up to the check that ended it.
    package func difference(from solution: KoanStory) -> Difference? {
        let checks = eventsBeforeChecks.count
        let limit =
            checks > 0 && solution.eventsBeforeChecks.count >= checks
            ? solution.eventsBeforeChecks[checks - 1] : solution.events.count
        let expected = solution.events[..<limit]
        for (place, event) in events.enumerated() {
            guard place < limit else { return Difference(place: place, expected: nil) }
            if !event.isSame(as: expected[place]) { return Difference(place: place, expected: expected[place]) }
        }
        return events.count < limit ? Difference(place: events.count, expected: expected[events.count]) : nil
    }

    /// Returns the trace with the mark at a difference. A message that is missing at the end is drawn as the one that is expected.
    package func trace(marking difference: Difference?) -> Trace {
        var events = events
        if let difference {
            if events.indices.contains(difference.place) {
                events[difference.place].isUnexpected = true
            } else if var missing = difference.expected {
                missing.isUnexpected = true
                events.append(missing)
            }
        }
        return Trace(events)
    }
}

extension TraceEvent {
    fileprivate nonisolated func isSame(as other: TraceEvent) -> Bool {
        // A call through a strong property and one through a weak one is the same call.
        let kinds: Set<Kind> = [.message, .call]
        return (kind == other.kind || kinds.isSuperset(of: [kind, other.kind])) && sender == other.sender
            && receiver == other.receiver && text == other.text
    }
}

/// The objects of a koan while it runs.
private nonisolated struct KoanObjects {
    private var objects: [(name: String, links: [ObjectMap.Link])] = []
    private var released: [String] = []

    var map: ObjectMap {
        ObjectMap(objects: objects.map { (KoanStory.shown($0.name), $0.links) }, released: released)
    }

    mutating func add(_ name: String) { objects.append((name, [])) }

    mutating func remove(_ name: String) {
        objects.removeAll { $0.name == name }
        released.append(String(name.prefix { $0 != "#" }))
    }

    mutating func set(_ property: String, of name: String, to target: String?, isStrong: Bool) {
        guard let index = objects.firstIndex(where: { $0.name == name }) else { return }
        var links = objects[index].links
        let place = links.firstIndex { $0.property == property } ?? links.count
        links.removeAll { $0.property == property }
        if let target {
            let strength = isStrong ? ObjectMap.Strength.strong : .weak
            links.insert(
                ObjectMap.Link(strength: strength, property: property, target: KoanStory.shown(target)), at: place)
        }
        objects[index].links = links
    }

    /// Returns whether an object holds another one as a delegate: weakly, or in a property of that name.
    func isDelegate(_ name: String, of holder: String?) -> Bool {
        objects.first { $0.name == holder }?.links.contains { link in
            link.target == KoanStory.shown(name)
                && (link.strength == .weak || link.property.lowercased().hasSuffix("delegate"))
        } ?? false
    }
}
