/// What the objects said to each other, in order. Names and counts only: no time and no address, so that the same input makes
/// the same trace.
package nonisolated struct Trace: Equatable, Sendable {
    /// Everything so far, the newest last.
    package private(set) var events: [TraceEvent] = []
    /// Everybody who took part, in the order of their first appearance.
    package private(set) var lanes: [String] = []
    private var knownLanes: Set<String> = []

    /// A trace of nothing.
    package init() {}

    /// Adds an event.
    ///
    /// - Returns: Its place.
    @discardableResult
    mutating func append(_ event: TraceEvent) -> Int {
        for lane in [event.sender, event.receiver] where knownLanes.insert(lane).inserted { lanes.append(lane) }
        events.append(event)
        return events.count - 1
    }

    /// Notes that an event has led to records, behind those that it is known to have led to.
    mutating func add(_ records: ClosedRange<Int>, to place: Int) {
        let first = events[place].records?.lowerBound ?? records.lowerBound
        events[place].records = min(first, records.lowerBound)...records.upperBound
    }
}
