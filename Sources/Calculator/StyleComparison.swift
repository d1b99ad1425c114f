import Core

/// A calculator of each style, all of which receive the same events.
public struct StyleComparison: Sendable {
    /// The calculators, in the order of ``CalculatorStyle/all``.
    public private(set) var calculators: [Calculator]
    /// The reason for which a style has refused the last event, at the place of its calculator; nil where it was not refused.
    public private(set) var refusals: [CalculatorRefusal?]

    /// Creates a comparison of new calculators.
    public init() {
        calculators = CalculatorStyle.all.map { Calculator(style: $0) }
        refusals = calculators.map { _ in nil }
    }

    /// Creates a comparison in which all styles have received the calculation that a calculator shows.
    ///
    /// - Parameter calculator: A calculator with a calculation, finished or not.
    /// - Complexity: O(*n*) in the number of tape rows since the last result.
    public init(joining calculator: Calculator) {
        self.init()
        for event in calculator.eventsOfCalculation { handle(event) }
        refusals = calculators.map { _ in nil }
    }

    /// Handles an event with each calculator.
    ///
    /// - Parameter event: The event.
    public mutating func handle(_ event: CalculatorEvent) {
        for index in calculators.indices {
            if case .refused(let refusal) = calculators[index].handle(event) {
                refusals[index] = refusal
            } else {
                refusals[index] = nil
            }
        }
    }
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
