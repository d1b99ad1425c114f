import Calculator

/// Fewer events that lead to the same calculators.
///
/// After an AC that is never taken back, nothing before it matters but the deleted values. What remains is those, and all
/// that came later; what was before cannot be undone any more. Without an AC the events are the tape, and they stay.
struct CalculatorDigest {
    /// What is left of the events.
    private(set) var events: [CalculatorSet.Event] = []
    /// The calculators that they lead to.
    private(set) var calculators = CalculatorSet()

    /// Shortens a list of events by half or more: a file that hardly shrinks would be written anew at every start.
    ///
    /// There is no digest where that is impossible, or would lead to calculators that do not look the same.
    ///
    /// - Parameter events: all of them, from new calculators on.
    /// - Complexity: O(*n*)
    init?(of events: [CalculatorSet.Event]) {
        let ends = Self.clearedPlaces(in: events)
        let laterCount = events.enumerated().count { place, event in ends[event.style.id].map { place > $0 } ?? true }
        guard laterCount <= events.count / 2 else { return nil }
        var original = CalculatorSet()
        var kept: [CalculatorSet.Event] = []
        var later: [CalculatorSet.Event] = []
        for (place, event) in events.enumerated() {
            original.handle(event)
            guard let end = ends[event.style.id], place <= end else {
                later.append(event)
                continue
            }
            guard place == end else { continue }
            kept += original.calculator.deletedValues.map { .init(.keepDeletedValue($0.value), in: event.style) }
        }
        self.events = kept + later
        if self.events.last?.style != original.style { self.events.append(.init(.choose, in: original.style)) }
        for event in self.events { calculators.handle(event) }
        guard self.events.count <= events.count / 2, Self.areAlike(calculators, original) else { return nil }
    }

    /// The place of the last AC in each style that nothing later takes back.
    private static func clearedPlaces(in events: [CalculatorSet.Event]) -> [CalculatorStyle.ID: Int] {
        // Without this look, a long tape would be calculated twice at every start.
        guard events.contains(where: { $0.action == .perform(.press(.allClear)) }) else { return [:] }
        var calculators = CalculatorSet()
        var candidates: [CalculatorStyle.ID: [(place: Int, undoCount: Int)]] = [:]
        for (place, event) in events.enumerated() {
            calculators.handle(event)
            let calculator = calculators.calculator
            let undoCount = calculator.undoCount
            while let last = candidates[event.style.id]?.last, last.undoCount > undoCount {
                candidates[event.style.id]?.removeLast()
            }
            guard event.action == .perform(.press(.allClear)), calculator.state == .start, calculator.tape.isEmpty,
                !calculator.canRedo
            else { continue }
            candidates[event.style.id, default: []].append((place, undoCount))
        }
        return candidates.compactMapValues { $0.last?.place }
    }

    private static func areAlike(_ one: CalculatorSet, _ other: CalculatorSet) -> Bool {
        one.style == other.style
            && CalculatorStyle.all.allSatisfy { style in
                let (one, other) = (one[style], other[style])
                return one.state == other.state && one.tape == other.tape
                    && one.deletedValues.map(\.value) == other.deletedValues.map(\.value)
            }
    }
}
