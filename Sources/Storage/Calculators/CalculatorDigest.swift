import Calculator

/// A shorter list of events that leads to the same calculators.
///
/// After an AC that is never undone, only the deleted values, finished calculations and memory before it matter. A digest keeps
/// those, and all later events. What came before cannot be undone any more. Without an AC, the events are the tape, and all of them stay.
struct CalculatorDigest {
    private(set) var events: [RecordedEvent] = []
    private(set) var calculators = CalculatorSet()

    /// Creates a digest of at most half the events: a file that hardly shrinks would be replaced at every start.
    ///
    /// The result is `nil` if that is not possible, or if the calculators would not look the same.
    init?(of events: [RecordedEvent]) {
        let ends = Self.clearedPlaces(in: events)
        let laterCount = events.enumerated().count { place, event in ends[event.style.id].map { place > $0 } ?? true }
        guard laterCount <= events.count / 2 else { return nil }
        var original = CalculatorSet()
        var kept: [RecordedEvent] = []
        var later: [RecordedEvent] = []
        for (place, event) in events.enumerated() {
            original.handle(event)
            guard let end = ends[event.style.id], place <= end else {
                later.append(event)
                continue
            }
            guard place == end else { continue }
            kept += Self.eventsKeeping(original.calculator)
        }
        self.events = kept + later
        if self.events.last?.style != original.style { self.events.append(.init(.choose, in: original.style)) }
        for event in self.events { calculators.handle(event) }
        guard self.events.count <= events.count / 2, calculators.style == original.style,
            CalculatorStyle.all.allSatisfy({ calculators[$0].hasSameContent(as: original[$0]) })
        else { return nil }
    }

    /// Returns the events that give a new calculator what AC has left to another one.
    private static func eventsKeeping(_ calculator: Calculator) -> [RecordedEvent] {
        let style = calculator.style
        return calculator.deletedValues.map { .init(.keepDeletedValue($0.value, from: $0.origin), in: style) }
            + calculator.finishedCalculations.map {
                .init(.keepCalculation($0.formula, result: $0.result), in: style, at: $0.time)
            } + calculator.memory.reversed().map { .init(.keepMemory($0), in: style) }
    }

    /// Returns the place of the last AC in each style that is never undone.
    private static func clearedPlaces(in events: [RecordedEvent]) -> [CalculatorStyle.ID: Int] {
        // Without this check, a long tape would be calculated twice at every start.
        guard events.contains(where: { $0.event == .press(.allClear) }) else { return [:] }
        var calculators = CalculatorSet()
        var candidates: [CalculatorStyle.ID: [(place: Int, undoCount: Int)]] = [:]
        for (place, event) in events.enumerated() {
            calculators.handle(event)
            let calculator = calculators.calculator
            let undoCount = calculator.undoCount
            while let last = candidates[event.style.id]?.last, last.undoCount > undoCount {
                candidates[event.style.id]?.removeLast()
            }
            guard event.event == .press(.allClear), calculator.isCleared, !calculator.canRedo else { continue }
            candidates[event.style.id, default: []].append((place, undoCount))
        }
        return candidates.compactMapValues { $0.last?.place }
    }
}
