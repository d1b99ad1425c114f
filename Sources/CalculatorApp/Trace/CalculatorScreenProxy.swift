import Core
import ScreenKit
import ScreenTrace

/// Listens to what a calculator screen tells its delegate.
final class CalculatorScreenProxy: DelegateProxy, CalculatorScreenDelegate {
    private weak var target: (any CalculatorScreenDelegate)?
    private unowned let tracer: Tracer

    init(target: (any CalculatorScreenDelegate)?, _ tracer: Tracer) {
        self.target = target
        self.tracer = tracer
    }

    var delegate: AnyObject? { target }

    func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?) {
        let message = "calculatorScreen(_:didFinishWith: \(value?.description ?? "nil"))"
        tracer.pass(message, from: screen, to: target) { target?.calculatorScreen(screen, didFinishWith: value) }
    }
}
