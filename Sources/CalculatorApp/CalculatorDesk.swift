import Calculator
import Core
import ScreenKit

/// A clock for the history of a desk.
package struct CalculatorClock {
    /// Returns the current time.
    package let now: () -> Timestamp
    /// Returns a time as text in the calendar of the person.
    package let text: (Timestamp) -> String

    /// Creates a clock from two functions.
    package init(now: @escaping () -> Timestamp, text: @escaping (Timestamp) -> String) {
        self.now = now
        self.text = text
    }
}

/// A desk with one calculator of each style. The calculators outlive the screens that show them.
///
/// Each change of a calculator goes through the desk, so that its record is complete.
package final class CalculatorDesk {
    /// A call of a desk, as its methods are named.
    package enum Call {
        /// A key, undo or redo.
        case perform(CalculatorEvent)
        /// A number from another place, or a deleted one.
        case enter(Decimal128), restore(DeletedValue.ID)
        /// A calculation that becomes the current one.
        case reuse(Formula)
        /// Deleted values that leave the list.
        case removeDeletedValue(DeletedValue.ID), removeAllDeletedValues
        /// A calculator that is selected, and all that are reset.
        case choose(CalculatorStyle), clear
    }

    /// The calculators of all styles.
    package private(set) var calculators: CalculatorSet
    private let recorder: (any CalculatorRecorder)?
    private let clock: CalculatorClock?
    private let observe: ((CalculatorDesk, Call, CalculatorEffect) -> Void)?
    private var openingNotice: RecordingNotice?
    /// All styles, which receive the same events as the calculator in use. They begin with the calculation that it shows first.
    private(set) var comparison: StyleComparison
    /// The latest finished calculations, oldest first.
    private(set) var recent: [FinishedCalculation]
    static let recentLimit = 40

    /// Creates a desk of calculators in the state in which they were left, and has them handle the first events.
    /// Without a recorder there is no record, and without a clock the history has no times. An observer hears of each later call and its effect.
    package init(
        _ calculators: CalculatorSet = CalculatorSet(), recorder: (any CalculatorRecorder)? = nil,
        clock: CalculatorClock? = nil, notice: RecordingNotice? = nil, after keys: [CalculatorEvent] = [],
        observe: ((CalculatorDesk, Call, CalculatorEffect) -> Void)? = nil
    ) {
        self.calculators = calculators
        self.recorder = recorder
        self.clock = clock
        self.observe = observe
        openingNotice = notice
        comparison = StyleComparison(joining: calculators.calculator)
        recent = calculators.latestCalculations(Self.recentLimit)
        for event in keys { handle(event) }
    }

    /// The calculator in use.
    package var calculator: Calculator { calculators.calculator }

    /// Returns the time of a calculation as text; empty if no time is known.
    func time(of calculation: FinishedCalculation) -> String {
        guard let clock, let time = calculation.time else { return "" }
        return clock.text(time)
    }

    /// The style in use.
    package var style: CalculatorStyle { calculators.style }

    /// Returns the next notice about the record, and marks it as reported.
    func takeNotice() -> RecordingNotice? {
        defer { openingNotice = nil }
        return openingNotice ?? recorder?.takeNotice()
    }

    // MARK: Events

    /// Handles a key, undo or redo with the calculator in use, and returns the effect apart from the new display.
    @discardableResult
    package func perform(_ event: CalculatorEvent) -> CalculatorEffect { report(.perform(event), handle(event)) }

    /// Enters a number from another place.
    package func enter(_ value: Decimal128) { report(.enter(value), handle(.enter(value))) }

    /// Enters a deleted value again. If the list has no such value, nothing changes.
    package func restore(_ id: DeletedValue.ID) {
        guard let deleted = calculator.deletedValues.first(where: { $0.id == id }) else { return }
        report(.restore(id), handle(.enter(deleted.value)))
    }

    /// Makes a calculation the current one, without its `=`.
    package func reuse(_ formula: Formula) { report(.reuse(formula), handle(.reuse(formula))) }

    /// Removes a deleted value from the list. If the list has no such value, nothing changes.
    package func removeDeletedValue(_ id: DeletedValue.ID) {
        guard let place = calculator.deletedValues.firstIndex(where: { $0.id == id }) else { return }
        report(.removeDeletedValue(id), handle(.removeDeletedValue(at: place)))
    }

    /// Removes all deleted values.
    package func removeAllDeletedValues() { report(.removeAllDeletedValues, handle(.removeAllDeletedValues)) }

    /// Selects the calculator of a style, in the state in which it was left.
    package func choose(_ style: CalculatorStyle) { report(.choose(style), handle(.choose, in: style)) }

    /// Resets the calculators of all styles.
    package func clear() { report(.clear, handle(.clear)) }

    @discardableResult
    private func report(_ call: Call, _ effect: CalculatorEffect) -> CalculatorEffect {
        observe?(self, call, effect)
        return effect
    }

    @discardableResult
    private func handle(_ event: CalculatorEvent, in style: CalculatorStyle? = nil) -> CalculatorEffect {
        let style = style ?? calculators.style
        // Only `=` finishes a calculation, so other keys need no time, and no room for it in the record.
        var time: Timestamp?
        if case .press(.equals) = event { time = clock?.now() }
        let effect = calculators.handle(event, in: style, at: time)
        compare(event)
        switch event {
        case .press(.equals), .undo, .redo, .clear: recent = calculators.latestCalculations(Self.recentLimit)
        default: break
        }
        // What was refused has changed nothing.
        if case .refused = effect { return effect }
        recorder?.record(event, in: style, at: time)
        return effect
    }

    /// Has the other styles handle an event. Another style begins with a calculation of its own.
    private func compare(_ event: CalculatorEvent) {
        switch event {
        case .choose, .clear: comparison = StyleComparison(joining: calculator)
        case .undo, .redo:
            if comparison.isBehind(calculator) {
                comparison = StyleComparison(joining: calculator)
            } else {
                comparison.handle(event)
            }
        case .press, .enter, .reuse: comparison.handle(event)
        case .keepDeletedValue, .keepCalculation, .keepMemory, .removeDeletedValue, .removeAllDeletedValues: break
        }
    }
}

nonisolated extension [CalculatorEvent] {
    /// Returns the events after which a calculator shows a number as a result: the next digit begins another number.
    package static func showing(_ number: Decimal128) -> [CalculatorEvent] {
        number == .zero ? [] : [.enter(number), .press(.equals)]
    }

    /// Returns the events after which a calculator waits for an amount of money, from which it takes away a total: −total +.
    package static func waiting(forPaymentOf total: Decimal128) -> [CalculatorEvent] {
        [.enter(total), .press(.negate), .press(.operation(.add))]
    }
}
