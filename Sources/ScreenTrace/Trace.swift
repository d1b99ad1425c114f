/// What the objects said to each other, in order. Names and counts only: no time and no address, so that the same input makes
/// the same trace.
package nonisolated struct Trace: Equatable, Sendable {
    /// So many of the newest events are kept at least, and twice as many at most: about 20 MB after a day of selling.
    package static let limit = 50_000

    /// The events that are kept, the newest last.
    package private(set) var events: [TraceEvent] = []
    /// How many events came before those that are kept.
    package private(set) var forgottenCount = 0
    /// Everybody who took part, in the order of their first appearance.
    package private(set) var lanes: [String] = []
    private var knownLanes: Set<String> = []

    /// A trace of nothing.
    package init() {}

    /// How many events there were.
    package var count: Int { forgottenCount + events.count }

    /// The events from a place on, as far as they are kept.
    package func events(from place: Int) -> ArraySlice<TraceEvent> {
        events[min(max(0, place - forgottenCount), events.count)...]
    }

    /// Adds an event.
    ///
    /// - Returns: Its place, counted from the first event that ever was.
    /// - Complexity: O(1), amortised.
    @discardableResult
    mutating func append(_ event: TraceEvent) -> Int {
        if events.count >= 2 * Self.limit {
            forgottenCount += events.count - Self.limit
            events.removeFirst(events.count - Self.limit)
        }
        for lane in [event.sender, event.receiver] where knownLanes.insert(lane).inserted { lanes.append(lane) }
        events.append(event)
        return count - 1
    }

    /// Notes that an event has led to records, behind those that it is known to have led to.
    mutating func add(_ records: ClosedRange<Int>, to place: Int) {
        guard let index = index(of: place) else { return }
        let first = events[index].records?.lowerBound ?? records.lowerBound
        events[index].records = min(first, records.lowerBound)...records.upperBound
    }

    /// Has the event at a place say something else.
    mutating func rewrite(_ place: Int, _ text: String) {
        if let index = index(of: place) { events[index].text = text }
    }

    private func index(of place: Int) -> Int? {
        place >= forgottenCount ? place - forgottenCount : nil
    }
}
