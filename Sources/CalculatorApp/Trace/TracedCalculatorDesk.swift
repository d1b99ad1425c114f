import Calculator
import Core
import ScreenTrace

/// A desk that reports its calls to a tracer.
package final class TracedCalculatorDesk: CalculatorDesk, TracedSubclass {
    private let tracer: Tracer?

    /// Creates a desk as ``CalculatorDesk`` does, which reports its calls to a tracer if there is one.
    package init(
        _ calculators: CalculatorSet = CalculatorSet(), recorder: (any CalculatorRecorder)? = nil,
        clock: CalculatorClock? = nil, notice: RecordingNotice? = nil, after keys: [CalculatorEvent] = [],
        tracer: Tracer?
    ) {
        self.tracer = tracer
        super.init(calculators, recorder: recorder, clock: clock, notice: notice, after: keys)
    }

    @discardableResult
    override package func perform(_ event: CalculatorEvent) -> CalculatorEffect {
        guard let tracer else { return super.perform(event) }
        tracer.begin("perform", key: event.names?.token ?? "\(event)", to: self)
        let effect = super.perform(event)
        tracer.end(returning: effect.tracedRefusal)
        return effect
    }

    override package func enter(_ value: Decimal128) { report("enter(\(value))") { super.enter(value) } }

    override package func restore(_ id: DeletedValue.ID) { report("restore(\(id))") { super.restore(id) } }

    override package func reuse(_ formula: Formula) {
        report("reuse(\(formula.text(operations: 4)))") { super.reuse(formula) }
    }

    override package func removeDeletedValue(_ id: DeletedValue.ID) {
        report("removeDeletedValue(\(id))") { super.removeDeletedValue(id) }
    }

    override package func removeAllDeletedValues() {
        report("removeAllDeletedValues()") { super.removeAllDeletedValues() }
    }

    override package func choose(_ style: CalculatorStyle) { report("choose(\(style.id))") { super.choose(style) } }

    override package func clear() { report("clear()") { super.clear() } }

    private func report(_ text: @autoclosure () -> String, _ body: () -> Void) {
        if let tracer { tracer.call(text(), of: self, body) } else { body() }
    }
}

extension CalculatorEffect {
    /// The text of what was refused or failed; empty for anything else.
    fileprivate var tracedRefusal: String {
        switch self {
        case .none, .committed, .deleted: ""
        case .failed(let error): "failed(\(error))"
        case .refused(let refusal): "refused(\(refusal))"
        }
    }
}
