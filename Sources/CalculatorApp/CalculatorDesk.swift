import Calculator
import Core
import ScreenKit

/// An observer of a desk. The desk works the same without one.
package protocol CalculatorDeskDelegate: AnyObject {
    /// Called before a calculator of the desk handles an event.
    func calculatorDesk(_ desk: CalculatorDesk, willHandle event: CalculatorEvent, in style: CalculatorStyle)
    /// Called when the calculators of a desk have handled an event.
    func calculatorDesk(_ desk: CalculatorDesk, didHandle event: CalculatorEvent, with effect: CalculatorEffect)
}

/// A desk with one calculator of each style. The calculators outlive the screens that show them.
///
/// Each change of a calculator goes through the desk, so that its record is complete.
package final class CalculatorDesk {
    /// The observer of all events.
    package weak var delegate: (any CalculatorDeskDelegate)?
    private var calculators: CalculatorSet
    private let recorder: (any CalculatorRecorder)?
    private var openingNotice: RecordingNotice?

    /// Creates a desk.
    ///
    /// - Parameters:
    ///   - calculators: The calculators in the state in which they were left.
    ///   - recorder: The recorder of all events; `nil` to keep no record.
    ///   - notice: The first notice for the person; `nil` for none.
    package init(
        _ calculators: CalculatorSet = CalculatorSet(), recorder: (any CalculatorRecorder)? = nil,
        notice: RecordingNotice? = nil
    ) {
        self.calculators = calculators
        self.recorder = recorder
        openingNotice = notice
    }

    /// The calculator in use.
    package var calculator: Calculator { calculators.calculator }
    /// The style in use.
    package var style: CalculatorStyle { calculators.style }

    /// Returns the next notice about the record, and marks it as reported.
    func takeNotice() -> RecordingNotice? {
        defer { openingNotice = nil }
        return openingNotice ?? recorder?.takeNotice()
    }
}

// MARK: - Events

extension CalculatorDesk {
    /// Handles a key, undo or redo with the calculator in use, and returns the effect apart from the new display.
    @discardableResult
    package func perform(_ event: CalculatorEvent) -> CalculatorEffect { handle(event) }

    /// Enters a number from another place.
    package func enter(_ value: Decimal128) { handle(.enter(value)) }

    /// Enters a deleted value again. If the list has no such value, nothing changes.
    ///
    /// - Complexity: O(*n*) in the number of deleted values.
    package func restore(_ id: DeletedValue.ID) {
        guard let deleted = calculator.deletedValues.first(where: { $0.id == id }) else { return }
        handle(.enter(deleted.value))
    }

    /// Removes a deleted value from the list. If the list has no such value, nothing changes.
    ///
    /// - Complexity: O(*n*) in the number of deleted values.
    package func removeDeletedValue(_ id: DeletedValue.ID) {
        guard let place = calculator.deletedValues.firstIndex(where: { $0.id == id }) else { return }
        handle(.removeDeletedValue(at: place))
    }

    /// Removes all deleted values.
    package func removeAllDeletedValues() { handle(.removeAllDeletedValues) }

    /// Selects the calculator of a style, in the state in which it was left.
    package func choose(_ style: CalculatorStyle) { handle(.choose, in: style) }

    /// Resets the calculators of all styles.
    package func clear() { handle(.clear) }

    @discardableResult
    private func handle(_ event: CalculatorEvent, in style: CalculatorStyle? = nil) -> CalculatorEffect {
        let style = style ?? calculators.style
        delegate?.calculatorDesk(self, willHandle: event, in: style)
        let effect = calculators.handle(event, in: style)
        defer { delegate?.calculatorDesk(self, didHandle: event, with: effect) }
        // What was refused has changed nothing.
        if case .refused = effect { return effect }
        recorder?.record(event, in: style)
        return effect
    }
}
