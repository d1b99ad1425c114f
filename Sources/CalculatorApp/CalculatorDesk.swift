import Calculator
import Core
import ScreenKit

/// Hears what happens at a desk; nothing there depends on it.
package protocol CalculatorDeskDelegate: AnyObject {
    /// Called before something happens to the calculators of a desk.
    func calculatorDesk(_ desk: CalculatorDesk, willHandle event: CalculatorEvent, in style: CalculatorStyle)
    /// Called when the calculators of a desk have handled an event.
    func calculatorDesk(_ desk: CalculatorDesk, didHandle event: CalculatorEvent, with effect: CalculatorEffect)
}

/// The desk with a calculator of each style. Screens come and go; what was calculated stays here.
///
/// Whatever changes a calculator goes through the desk, so that its recorder misses nothing.
package final class CalculatorDesk {
    /// Who hears what happens here.
    package weak var delegate: (any CalculatorDeskDelegate)?
    private var calculators: CalculatorSet
    private let recorder: (any CalculatorRecorder)?
    private var openingNotice: RecordingNotice?

    /// Makes a desk.
    ///
    /// - Parameters:
    ///   - calculators: The calculators on it, as they were left.
    ///   - recorder: Who writes down what happens to them; `nil` where that is forgotten with the desk.
    ///   - notice: What to tell the person who sits down at it.
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

    /// What a person should be told about the record, once.
    func takeNotice() -> RecordingNotice? {
        defer { openingNotice = nil }
        return openingNotice ?? recorder?.takeNotice()
    }
}

// MARK: - What happens

extension CalculatorDesk {
    /// Does what a person asks the calculator for.
    @discardableResult
    package func perform(_ event: CalculatorEvent) -> CalculatorEffect {
        handle(event)
    }

    /// Takes a number from elsewhere in hand.
    package func enter(_ value: Decimal128) {
        handle(.enter(value))
    }

    /// Brings a deleted value back in hand; nothing happens when it is not there.
    package func restore(_ id: DeletedValue.ID) {
        guard let deleted = calculator.deletedValues.first(where: { $0.id == id }) else { return }
        handle(.enter(deleted.value))
    }

    /// Removes a deleted value for good; nothing happens when it is not there.
    package func removeDeletedValue(_ id: DeletedValue.ID) {
        guard let place = calculator.deletedValues.firstIndex(where: { $0.id == id }) else { return }
        handle(.removeDeletedValue(at: place))
    }

    /// Removes all deleted values for good.
    package func removeAllDeletedValues() {
        handle(.removeAllDeletedValues)
    }

    /// Takes the calculator of a style in use, as it was left.
    package func choose(_ style: CalculatorStyle) {
        handle(.choose, in: style)
    }

    /// Makes the calculators of all styles new.
    package func clear() {
        handle(.clear)
    }

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
