/// The events of a session in their order. A trace has names and counts only, no time and no address, so that the same input
/// makes the same trace.
public nonisolated struct Trace: Equatable, Sendable {
    struct Lane: Equatable, Sendable {
        let name: String
        let isScreen: Bool
    }

    /// The least number of newest events of a trace that is looked at: about 20 MB at most.
    package static let limit = 50_000
    /// The least number of newest events of a trace that nothing shows: 200 messages with their returns.
    package static let shortLimit = 400

    /// The least number of newest events that the trace keeps. It keeps at most twice as many.
    var limit: Int
    /// The events that are kept, the newest last.
    public private(set) var events: [TraceEvent] = []
    /// The number of events that came before those that are kept.
    package private(set) var forgottenCount = 0
    /// The objects of the events that are kept, in the order of their first appearance.
    private(set) var lanes: [Lane] = []
    private var lanePlaces: [String: Int] = [:]
    /// The places of the messages to delegates, the newest last.
    private var messagePlaces: [Int] = []

    /// Creates an empty trace, which keeps at least a number of newest events.
    package init(limit: Int = Self.limit) { self.limit = limit }

    /// Creates a trace of events that are known already. None of its objects is a screen.
    package init(_ events: [TraceEvent]) {
        self.init()
        for event in events { append(event) { _ in false } }
    }

    /// The number of events so far.
    package var count: Int { forgottenCount + events.count }
    /// The places of the events that are kept, counted from the first event of the session.
    var places: Range<Int> { forgottenCount..<count }

    subscript(place: Int) -> TraceEvent { events[place - forgottenCount] }

    subscript(places: Range<Int>) -> ArraySlice<TraceEvent> {
        events[(places.lowerBound - forgottenCount)..<(places.upperBound - forgottenCount)]
    }

    /// Returns the events from a place on, as far as they are kept.
    package func events(from place: Int) -> ArraySlice<TraceEvent> {
        events[min(max(0, place - forgottenCount), events.count)...]
    }

    /// Adds an event in constant time, amortised, and returns its place, counted from the first event of the session.
    @discardableResult
    mutating func append(_ event: TraceEvent, isScreen: (String) -> Bool) -> Int {
        if events.count >= 2 * limit { forget(events.count - limit) }
        for name in event.objects { introduce(name, isScreen: isScreen) }
        events.append(event)
        if event.isToDelegate { messagePlaces.append(count - 1) }
        return count - 1
    }

    /// Returns the place of the newest message to a delegate before another place; `nil` where there is none.
    func newestMessage(before place: Int) -> Int? { messagePlaces.last { $0 < place } }

    /// Returns the call that an event ends; `nil` for an event that ends none, and where the call is not kept.
    func call(endedBy place: Int) -> TraceEvent? {
        let end = self[place]
        guard end.isReturn else { return nil }
        var depth = 0
        for event in self[places.lowerBound..<place].suffix(Self.shortLimit).reversed() {
            if event.isReturn, (event.sender, event.receiver) == (end.sender, end.receiver) { depth += 1 }
            guard event.kind.isCall, (event.receiver, event.sender) == (end.sender, end.receiver), !event.hasReturned
            else { continue }
            if depth == 0 { return event }
            depth -= 1
        }
        return nil
    }

    /// Adds an object that is to stand before those that come later; does nothing where it is known.
    mutating func introduce(_ name: String, isScreen: (String) -> Bool) {
        guard lanePlaces[name] == nil else { return }
        lanePlaces[name] = lanes.count
        lanes.append(Lane(name: name, isScreen: isScreen(name)))
    }

    /// Returns the objects of some names, in the order of their first appearance.
    func lanes(named names: [String]) -> [Lane] {
        names.compactMap { lanePlaces[$0] }.sorted().map { lanes[$0] }
    }

    private mutating func forget(_ number: Int) {
        forgottenCount += number
        events.removeFirst(number)
        messagePlaces.removeAll { $0 < forgottenCount }
        let names = Set(events.lazy.flatMap(\.objects))
        lanes.removeAll { !names.contains($0.name) }
        lanePlaces = Dictionary(uniqueKeysWithValues: zip(lanes.map(\.name), lanes.indices))
    }

    /// Changes the event at a place; does nothing where it is not kept.
    mutating func update(_ place: Int, _ change: (inout TraceEvent) -> Void) {
        guard places.contains(place) else { return }
        change(&events[place - forgottenCount])
    }
}
