import Core

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
