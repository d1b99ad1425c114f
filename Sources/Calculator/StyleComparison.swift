import Core

/// A calculator of each style, all of which receive the same events.
public final class StyleComparison {
    /// The calculators, in the order of ``CalculatorStyle/all``.
    public private(set) var calculators: [Calculator]
    /// The reason for which a style has refused the last event, at the place of its calculator; nil where it was not refused.
    public private(set) var refusals: [CalculatorRefusal?]
    /// The number of changes that a joined calculator could undo when the comparison began.
    private let startUndoCount: Int
    private var isNew = true

    /// Creates a comparison of a calculator, a new one if none is given, and the other styles, which have received the calculation that it
    /// shows, finished or not.
    ///
    /// - Complexity: O(*n*) in the number of tape rows since the last result.
    public init(joining calculator: Calculator = Calculator()) {
        let events = calculator.eventsOfCalculation
        calculators = CalculatorStyle.all.map { style in
            if style == calculator.style { return calculator }
            var other = Calculator(style: style)
            for event in events { other.handle(event) }
            return other
        }
        refusals = calculators.map { _ in nil }
        startUndoCount = calculator.undoCount
    }

    /// Handles an event with each calculator.
    public func handle(_ event: CalculatorEvent) {
        isNew = false
        for index in calculators.indices {
            let effect = calculators[index].handle(event)
            refusals[index] = if case .refused(let refusal) = effect { refusal } else { nil }
        }
    }

    /// Returns whether an undo or redo has led to a calculation from before the comparison, which only the joined calculator knows.
    package func isBehind(_ calculator: Calculator) -> Bool { isNew || calculator.undoCount < startUndoCount }
}

extension Calculator {
    /// Events that lead a new calculator to the calculation on the display.
    fileprivate var eventsOfCalculation: [CalculatorEvent] {
        switch state {
        case .entering(_, .nothing), .entering(_, .following): return isCleared ? [] : value.map { [.enter($0)] } ?? []
        case .entering(let entry, .calculating(_, let `operator`)):
            var formula = Formula(sinceLastResultOf: tape)
            formula.append(`operator`, entry.value)
            return [.reuse(formula)]
        case .operating(_, let `operator`):
            return [.reuse(Formula(sinceLastResultOf: tape)), .press(.operation(`operator`))]
        case .result:
            let formula = Formula(sinceLastResultOf: tape.dropLast())
            return [.reuse(formula), .press(.equals)]
        case .failed:
            return [.press(.digit(.one)), .press(.operation(.divide)), .press(.digit(.zero)), .press(.equals)]
        }
    }
}
