import Calculator
import ScreenTrace

extension Tracer {
    /// Notes a call of a desk that has returned.
    package func note(_ desk: CalculatorDesk, _ call: CalculatorDesk.Call, _ effect: CalculatorEffect) {
        guard case .perform(let event) = call else {
            begin(.call, to: desk, call.traced)
            return end()
        }
        begin("perform", key: event.names?.token ?? "\(event)", to: desk)
        switch effect {
        case .none, .committed, .deleted: end()
        case .failed(let error): end(returning: "failed(\(error))")
        case .refused(let refusal): end(returning: "refused(\(refusal))")
        }
    }
}

extension CalculatorDesk.Call {
    /// The call as it is written.
    fileprivate var traced: String {
        switch self {
        case .perform(let event): "perform(\(event))"
        case .enter(let value): "enter(\(value))"
        case .restore(let id): "restore(\(id))"
        case .reuse(let formula): "reuse(\(formula.text(operations: 4)))"
        case .removeDeletedValue(let id): "removeDeletedValue(\(id))"
        case .removeAllDeletedValues: "removeAllDeletedValues()"
        case .choose(let style): "choose(\(style.id))"
        case .clear: "clear()"
        }
    }
}
