import Calculator
import ScreenKit
import ScreenTrace

/// The calculators.
extension Tracer: CalculatorDeskDelegate {
    /// Listens to a desk with calculators too.
    func listen(to desk: CalculatorDesk) {
        guard desk.delegate !== self else { return }
        desk.delegate = self
        admit(object: desk)
    }

    package func calculatorDesk(_ desk: CalculatorDesk, willHandle event: CalculatorEvent, in style: CalculatorStyle) {
        let (sender, receiver) = (speaker, name(of: desk))
        switch event {
        case .press(let key): note(key: KeyNames(key).token, from: sender, to: receiver)
        case .undo: note(key: KeyNames.undo.token, from: sender, to: receiver)
        case .redo: note(key: KeyNames.redo.token, from: sender, to: receiver)
        case .choose: note(.machine, from: sender, to: receiver, "choose(\(style.id))")
        case .enter(let value): note(.machine, from: sender, to: receiver, "enter(\(value))")
        case .keepDeletedValue(let value): note(.machine, from: sender, to: receiver, "keepDeletedValue(\(value))")
        case .removeDeletedValue(let place):
            note(.machine, from: sender, to: receiver, "removeDeletedValue(at: \(place))")
        case .removeAllDeletedValues: note(.machine, from: sender, to: receiver, "removeAllDeletedValues()")
        case .clear: note(.machine, from: sender, to: receiver, "clear()")
        }
    }
}
