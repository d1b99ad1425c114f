import ScreenTrace

nonisolated extension KoanStory {
    /// The first message to a delegate, or the first release, that two runs do not share.
    package struct Difference: Equatable {
        /// The place in the run: of the message that differs, or before which one is missing.
        package let place: Int
        /// The message that the run sends at this place, unlike the solution; `nil` where one is missing.
        package var own: TraceEvent?
        /// The message that the solution sends here; `nil` where it sends none.
        package var expected: TraceEvent?
        /// The number of objects of the type that only the solution has released.
        fileprivate(set) var count = 1

        /// Returns the name of an object that is not released, or its type and their number where there are several.
        func name(ofLiving release: TraceEvent) -> String {
            let name = release.sender ?? ""
            return count > 1 ? "\(name.prefix { $0 != "#" }) ×\(count)" : name
        }

        /// The message that is to be drawn in addition.
        var missing: TraceEvent? { own == nil ? expected : nil }
    }

    /// Finds the first message to a delegate, or to or from an object of the check, and the first release, that this run does not share with
    /// the solution; `nil` where there is none. What the solution does counts as far as this run has come: up to the check that
    /// ended it, or as far as the run shows after the last check that has held.
    package func difference(from solution: KoanStory) -> Difference? {
        Comparison(own: self, solution: solution).difference
    }
}

/// Two runs, of which one is the solution's.
private nonisolated struct Comparison {
    /// A message or a release, as far as it matters.
    private struct Key: Hashable {
        let isRelease: Bool
        let sender: String?
        let receiver: String?
        let text: String
    }

    private typealias Entry = (place: Int, key: Key)

    private let own: KoanStory
    private let solution: KoanStory
    /// The types of which both runs have made as many objects. The objects of other types cannot be told apart by their numbers.
    private var counted: Set<String> = []
    /// The messages whose sender one of the runs does not know, since a task of its own has sent them.
    private var unsent: Set<[String]> = []
    /// The types between which the solution sends messages that the file as given does not know: only that there is one is compared.
    private var renamed: Set<[String]> = []
    /// The number of events of the solution that this run has to have, and of those that it can have.
    private let required: Int
    private let possible: Int
    private var (sent, expected): ([Entry], [Entry]) = ([], [])
    private var (ownReleases, solutionReleases): ([Entry], [Entry]) = ([], [])

    init(own: KoanStory, solution: KoanStory) {
        (self.own, self.solution) = (own, solution)
        let checks = solution.eventsBeforeChecks
        let count = own.eventsBeforeChecks.count
        let isBehind = count > checks.count
        let reached = isBehind ? solution.events.count : count == 0 ? 0 : checks[count - 1]
        required = own.isCut ? 0 : reached
        possible = own.hasFailed || isBehind ? reached : count < checks.count ? checks[count] : solution.events.count
        let made = own.made(before: own.events.count)
        counted = Set(solution.made(before: possible).filter { made[$0.key] == $0.value }.keys)
        for event in own.events + solution.events[..<possible] where event.kind == .call && event.sender == nil {
            unsent.insert([Self.type(event.receiver ?? ""), event.text])
        }
        for event in solution.events[..<possible] where solution.isNew(event) {
            renamed.insert([event.sender, event.receiver].map { Self.type($0 ?? "") })
        }
        let (first, second) = (entries(own.events[...]), entries(solution.events[..<possible]))
        let compared = Set(
            (first.filter { own.isCompared($0.place) } + second.filter { solution.isCompared($0.place) }).map(\.key))
        // A type that only the learner has is no mistake, and one that only the solution has can be a structure here, whose messages are
        // not known.
        let ownEntries = first.filter { compared.contains($0.key) && solution.knows(own.events[$0.place]) }
        let solutionEntries = second.filter { compared.contains($0.key) && own.knows(solution.events[$0.place]) }
        (sent, expected) = (ownEntries.filter { !$0.key.isRelease }, solutionEntries.filter { !$0.key.isRelease })
        ownReleases = ownEntries.filter(\.key.isRelease)
        solutionReleases = solutionEntries.filter(\.key.isRelease)
    }

    private static func type(_ name: String) -> String { String(name.prefix { $0 != "#" }) }

    private func entries(_ events: ArraySlice<TraceEvent>) -> [Entry] {
        events.indices.compactMap { place in
            [.message, .call, .release].contains(events[place].kind) ? (place, key(events[place])) : nil
        }
    }

    private func key(_ event: TraceEvent) -> Key {
        let isUnsent = unsent.contains([Self.type(event.receiver ?? ""), event.text])
        let isRenamed = renamed.contains([event.sender, event.receiver].map { Self.type($0 ?? "") })
        return Key(
            isRelease: event.kind == .release, sender: isUnsent ? nil : event.sender.map(name),
            receiver: event.receiver.map(name), text: isRenamed ? "" : event.text)
    }

    // MARK: Finding

    /// A difference, and the number of messages before it.
    private typealias Found = (before: Int, difference: KoanStory.Difference)

    var difference: KoanStory.Difference? {
        if let leak { return leak }
        let message = messageDifference
        // An object that is released too early, or not at all, explains what its messages do.
        let release = [extraRelease, missingRelease].compactMap(\.self).min { $0.before < $1.before }
        guard let release else { return message?.difference }
        guard let message, message.before < release.before else { return release.difference }
        return message.difference
    }

    private var messageDifference: Found? {
        let count = zip(sent, expected).prefix { $0.key == $1.key }.count
        let (a, b) = (sent.dropFirst(count).first, expected.dropFirst(count).first)
        let start = count == 0 ? 0 : sent[count - 1].place + 1
        switch (a, b) {
        case (let a?, let b?):
            let comesLater = expected.dropFirst(count).contains { $0.key == a.key }
            let isSentLater = sent.dropFirst(count).contains { $0.key == b.key }
            if comesLater, !isSentLater { return (count, missing(b.place, from: start, to: a.place)) }
            let event = isSentLater && !comesLater ? nil : named(solution.events[b.place], at: a.place)
            return (count, .init(place: a.place, own: own.events[a.place], expected: event))
        case (let a?, nil):
            if solution.isCut { return nil }
            return (count, .init(place: a.place, own: own.events[a.place], expected: nil))
        case (nil, let b?):
            return b.place < required ? (count, missing(b.place, from: start, to: own.events.count)) : nil
        case (nil, nil): return nil
        }
    }

    private var extraRelease: Found? {
        if solution.isCut { return nil }
        var left = counts(of: solutionReleases)
        let (living, others) = (own.map.living, solution.map(before: possible).living)
        for entry in ownReleases {
            left[entry.key, default: 0] -= 1
            // Of several objects of a type, one can be released at another time and nothing depends on it.
            let type = Self.type(own.events[entry.place].sender ?? "")
            guard left[entry.key, default: 0] < 0, living[type] == nil, others[type] != nil else { continue }
            let before = sent.count { $0.place < entry.place }
            return (before, .init(place: entry.place, own: own.events[entry.place], expected: nil))
        }
        return nil
    }

    /// An object that a statement has found alive. This is what failed, whatever the messages do, and although the object may have been
    /// released in the solution before it was known.
    private var leak: KoanStory.Difference? {
        guard let name = own.leaked else { return nil }
        let release = TraceEvent(.release, from: name, to: nil, "deinit")
        let missing = missingRelease.flatMap { $0.difference.expected == release ? $0.difference : nil }
        var leak = missing ?? .init(place: own.events.count, own: nil, expected: release)
        let type = Self.type(name)
        let released = solution.map(before: possible).releasedCounts[type, default: 0]
        leak.count = min(released - own.map.releasedCounts[type, default: 0], own.map.living[type, default: 0])
        return leak
    }

    private var missingRelease: Found? {
        var left = counts(of: ownReleases)
        let missing = solutionReleases.filter { entry in
            guard entry.place < required else { return false }
            left[entry.key, default: 0] -= 1
            return left[entry.key, default: 0] < 0
        }
        guard let entry = missing.first(where: { solution.events[$0.place].sender == own.leaked }) ?? missing.first
        else { return nil }
        let before = expected.count { $0.place < entry.place }
        let start = before == 0 || sent.count < before ? 0 : sent[before - 1].place + 1
        var difference = self.missing(entry.place, from: start, to: own.events.count)
        // The object of this run that lives on; where none does, nothing is to be said.
        let type = Self.type(solution.events[entry.place].sender ?? "")
        let living = own.map.objectNames.filter { Self.type($0) == type }
        guard let name = living.first(where: { $0 == own.leaked }) ?? living.last else { return nil }
        difference.expected = TraceEvent(.release, from: name, to: nil, "deinit")
        return (before, difference)
    }

    private func counts(of entries: [Entry]) -> [Key: Int] {
        entries.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
    }

    /// Returns the difference of an event that only the solution has: behind what comes before it in the solution and is there too.
    private func missing(_ place: Int, from start: Int, to end: Int) -> KoanStory.Difference {
        let check = solution.eventsBeforeChecks.count { $0 <= place }
        let begin = check == 0 ? 0 : solution.eventsBeforeChecks[check - 1]
        let checks = own.eventsBeforeChecks
        let upper = min(end, check < checks.count ? checks[check] : own.events.count)
        let lower = min(upper, max(start, check == 0 || check > checks.count ? 0 : checks[check - 1]))
        let found = solution.events[begin..<place].indices.reversed().lazy.compactMap { index in
            own.events[lower..<upper].lastIndex { key($0) == key(solution.events[index]) }
        }.first
        let ownPlace = found.map { $0 + 1 } ?? lower
        return .init(place: ownPlace, own: nil, expected: named(solution.events[place], at: ownPlace))
    }

    /// Returns an event of the solution with the names that its objects have in this run: where it cannot be known which object is meant,
    /// that is the type, unless one alone lives.
    private func named(_ event: TraceEvent, at place: Int) -> TraceEvent {
        let living = own.map(before: place).objectNames
        func ownName(_ name: String) -> String {
            let candidates = living.filter { Self.type($0) == Self.type(name) }
            return counted.contains(Self.type(name)) ? name : candidates.count == 1 ? candidates[0] : Self.type(name)
        }
        return TraceEvent(event.kind, from: event.sender.map(ownName), to: event.receiver.map(ownName), event.text)
    }

    private func name(_ name: String) -> String { counted.contains(Self.type(name)) ? name : Self.type(name) }
}

nonisolated extension KoanStory {
    /// Returns the number of objects of each type that were made before an event.
    fileprivate func made(before place: Int) -> [String: Int] {
        let map = map(before: place)
        return map.releasedCounts.merging(map.living, uniquingKeysWith: +)
    }

    /// Returns whether the objects of an event have types of which this run has objects.
    fileprivate func knows(_ event: TraceEvent) -> Bool {
        let types = made(before: events.count)
        return [event.sender, event.receiver].allSatisfy { name in
            name.map { types[String($0.prefix { $0 != "#" })] != nil } ?? true
        }
    }

    /// Returns whether an event is compared: a release, a message to a delegate, or one to or from an object of the check.
    fileprivate func isCompared(_ place: Int) -> Bool {
        let event = events[place]
        guard event.kind == .call else { return true }
        // What a function of the learner's calls, such as a test, is no message between objects.
        return event.sender != nil
            && [event.sender, event.receiver].contains { name in
                name.map { checkTypes.contains(String($0.prefix { $0 != "#" })) } ?? false
            }
    }

    /// Returns whether a message has a name that is not in the file as given.
    fileprivate func isNew(_ event: TraceEvent) -> Bool {
        guard let givenWords, [.message, .call].contains(event.kind) else { return false }
        let words = event.text.split { ["(", ")", ":", "_"].contains($0) }
        return !words.allSatisfy { givenWords.contains(String($0)) }
    }
}
