import Calculator
import ScreenKit
import ScreenTrace

/// Notes what the calculators of a desk are asked for, and what they refuse.
final class CalculatorDeskProxy: DelegateProxy<any CalculatorDeskDelegate>, CalculatorDeskDelegate {
    func calculatorDesk(_ desk: CalculatorDesk, willHandle event: CalculatorEvent, in style: CalculatorStyle) {
        switch event {
        case .press(let key): tracer?.begin("perform", key: KeyNames(key).token, to: desk)
        case .undo: tracer?.begin("perform", key: KeyNames.undo.token, to: desk)
        case .redo: tracer?.begin("perform", key: KeyNames.redo.token, to: desk)
        case .choose: begin("choose(\(style.id))", desk)
        case .enter(let value): begin("enter(\(value))", desk)
        case .reuse(let formula): begin("reuse(\(formula.text(operations: 4)))", desk)
        case .keepDeletedValue(let value, from: _): begin("keepDeletedValue(\(value))", desk)
        case .keepCalculation(_, result: let result): begin("keepCalculation(\(result))", desk)
        case .keepMemory(let value): begin("keepMemory(\(value))", desk)
        case .removeDeletedValue(let place): begin("removeDeletedValue(at: \(place))", desk)
        case .removeAllDeletedValues: begin("removeAllDeletedValues()", desk)
        case .clear: begin("clear()", desk)
        }
        delegate?.calculatorDesk(desk, willHandle: event, in: style)
    }

    func calculatorDesk(_ desk: CalculatorDesk, didHandle event: CalculatorEvent, with effect: CalculatorEffect) {
        delegate?.calculatorDesk(desk, didHandle: event, with: effect)
        switch effect {
        case .none, .committed, .deleted: tracer?.end()
        case .failed(let error): tracer?.end(returning: "failed(\(error))")
        case .refused(let refusal): tracer?.end(returning: "refused(\(refusal))")
        }
    }

    private func begin(_ text: String, _ desk: CalculatorDesk) { tracer?.begin(.call, to: desk, text) }
}
