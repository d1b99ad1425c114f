/// The events of a session in their order. A trace has names and counts only, no time and no address, so that the same input
/// makes the same trace.
public nonisolated struct Trace: Equatable, Sendable {
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
    /// The names of the objects of the events that are kept, in the order of their first appearance.
    private(set) var lanes: [String] = []
    /// The names of those that are screens, the forgotten ones included.
    var screens: Set<String> = []

    /// Creates an empty trace, which keeps at least a number of newest events.
    package init(limit: Int = Self.limit) { self.limit = limit }

    /// Creates a trace of events that are known already. None of its objects is a screen.
    package init(_ events: [TraceEvent]) {
        self.init()
        for event in events { append(event) }
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
    mutating func append(_ event: TraceEvent) -> Int {
        if events.count >= 2 * limit { forget(events.count - limit) }
        for name in event.objects { introduce(name) }
        events.append(event)
        return count - 1
    }

    /// Returns the place of the newest message to a delegate before another place; `nil` where there is none.
    func newestMessage(before place: Int) -> Int? {
        events[..<(place - forgottenCount)].lastIndex(where: \.isToDelegate).map { $0 + forgottenCount }
    }

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
    mutating func introduce(_ name: String) {
        // Most events are about the newest objects.
        if lanes.lastIndex(of: name) == nil { lanes.append(name) }
    }

    /// Returns some objects as they stand side by side: screens at the left, because most messages go from one screen to another, and
    /// otherwise in the order of their first appearance.
    func ordered(_ names: [String]) -> [String] {
        let lanes = lanes.filter(names.contains)
        return lanes.filter(screens.contains) + lanes.filter { !screens.contains($0) }
    }

    private mutating func forget(_ number: Int) {
        forgottenCount += number
        events.removeFirst(number)
        let names = Set(events.lazy.flatMap(\.objects))
        lanes.removeAll { !names.contains($0) }
    }

    /// Changes the event at a place; does nothing where it is not kept.
    mutating func update(_ place: Int, _ change: (inout TraceEvent) -> Void) {
        guard places.contains(place) else { return }
        change(&events[place - forgottenCount])
    }
}
