import Core

/// A calculator of each style, all of which receive the same events.
///
/// The calculators handle the events when they are looked at, or when there are many, so that an event costs next to nothing while
/// nothing shows them.
public final class StyleComparison {
    private var answers: (calculators: [Calculator], refusals: [CalculatorRefusal?])
    private(set) var waiting: [CalculatorEvent] = []
    /// The most events that wait. A formula can be large, so that they must not be all of a session.
    static let mostWaiting = 256
    /// The number of changes that a joined calculator could undo when the comparison began.
    private let startUndoCount: Int
    private var isNew = true

    /// Creates a comparison of a calculator, a new one if none is given, and the other styles, which have received the calculation that it
    /// shows, finished or not.
    ///
    /// - Complexity: O(*n*) in the number of tape rows since the last result.
    public init(joining calculator: Calculator = Calculator()) {
        let events = calculator.eventsOfCalculation
        let calculators = CalculatorStyle.all.map { style in
            if style == calculator.style { return calculator }
            var other = Calculator(style: style)
            for event in events { other.handle(event) }
            return other
        }
        answers = (calculators, calculators.map { _ in nil })
        startUndoCount = calculator.undoCount
    }

    /// The calculators, in the order of ``CalculatorStyle/all``.
    ///
    /// - Complexity: O(*n*) in the number of events since the calculators were last looked at.
    public var calculators: [Calculator] {
        handleWaiting()
        return answers.calculators
    }

    /// The reason for which a style has refused the last event, at the place of its calculator; nil where it was not refused.
    ///
    /// - Complexity: That of ``calculators``.
    public var refusals: [CalculatorRefusal?] {
        handleWaiting()
        return answers.refusals
    }

    /// Handles an event with each calculator.
    public func handle(_ event: CalculatorEvent) {
        waiting.append(event)
        isNew = false
        if waiting.count == Self.mostWaiting { handleWaiting() }
    }

    /// Returns whether an undo or redo has led to a calculation from before the comparison, which only the joined calculator knows.
    package func isBehind(_ calculator: Calculator) -> Bool { isNew || calculator.undoCount < startUndoCount }

    private func handleWaiting() {
        for event in waiting {
            for index in answers.calculators.indices {
                let effect = answers.calculators[index].handle(event)
                answers.refusals[index] = if case .refused(let refusal) = effect { refusal } else { nil }
            }
        }
        waiting.removeAll()
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
