import Core

/// A calculator of each style, each as it was left, and which of them is in use.
///
/// It is a value, and nothing changes it but its events: whoever plays the same events again has the same calculators.
package struct CalculatorSet: Sendable {
    /// The calculator in use.
    package private(set) var calculator: Calculator
    private var putAside: [CalculatorStyle.ID: Calculator] = [:]

    /// Calculators that are new.
    ///
    /// - Parameter style: the style to begin with.
    package init(style: CalculatorStyle = .standard) {
        calculator = Calculator(style: style)
    }

    /// The style in use.
    package var style: CalculatorStyle { calculator.style }

    /// The calculator of a style, whether it is in use or not.
    package subscript(style: CalculatorStyle) -> Calculator {
        style.id == calculator.style.id ? calculator : putAside[style.id] ?? Calculator(style: style)
    }

    /// Takes the calculator of a style in use, as it was left.
    package mutating func choose(_ style: CalculatorStyle) {
        guard style.id != calculator.style.id else { return }
        putAside[calculator.style.id] = calculator
        calculator = putAside.removeValue(forKey: style.id) ?? Calculator(style: style)
    }

    /// Does what has happened; the calculator of the event's style is in use from then on.
    ///
    /// - Returns: what a command did besides changing the display; `.none` for everything else.
    /// - Complexity: O(1) amortized, and O(number of deleted values) when one of them is removed.
    @discardableResult
    package mutating func handle(_ event: Event) -> CalculatorEffect {
        choose(event.style)
        switch event.action {
        case .choose: break
        case .perform(let command): return calculator.perform(command)
        case .enter(let value): calculator.enter(value)
        case .keepDeletedValue(let value): calculator.keepDeletedValue(value)
        case .removeDeletedValue(let place):
            let values = calculator.deletedValues
            if values.indices.contains(place) { calculator.removeDeletedValue(values[place].id) }
        case .removeAllDeletedValues: calculator.removeAllDeletedValues()
        case .clear: self = CalculatorSet(style: event.style)
        }
        return .none
    }
}

extension CalculatorSet {
    /// Something that happens to the calculator of a style.
    package struct Event: Hashable, Sendable {
        /// The style of the calculator, which is in use then.
        package let style: CalculatorStyle
        /// What happens to it.
        package let action: Action

        /// Something that happens.
        ///
        /// - Parameters:
        ///   - action: what it is.
        ///   - style: the style of the calculator that it happens to.
        package init(_ action: Action, in style: CalculatorStyle) {
            self.style = style
            self.action = action
        }
    }

    /// What can happen to a calculator.
    ///
    /// A deleted value is told by its place or its number, and never by its id, for ids begin anew with every calculator.
    package enum Action: Hashable, Sendable {
        /// It is taken in use.
        case choose
        /// A key, undo or redo.
        case perform(CalculatorCommand)
        /// A number from elsewhere is taken in hand: a deleted value, or one from another screen.
        case enter(Decimal128)
        /// A number is put on the list of deleted values, as the last.
        case keepDeletedValue(Decimal128)
        /// The deleted value at a place, from 0, is removed for good.
        case removeDeletedValue(at: Int)
        /// All deleted values are removed for good.
        case removeAllDeletedValues
        /// It is new again, and the calculators of all other styles too.
        case clear
    }
}
