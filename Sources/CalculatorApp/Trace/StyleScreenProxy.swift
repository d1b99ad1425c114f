import Calculator
import ScreenKit
import ScreenTrace

/// Listens to what the list of styles tells its delegate.
final class StyleScreenProxy: DelegateProxy, StyleScreenDelegate {
    private weak var target: (any StyleScreenDelegate)?
    private unowned let tracer: Tracer

    init(target: (any StyleScreenDelegate)?, _ tracer: Tracer) {
        self.target = target
        self.tracer = tracer
    }

    var delegate: AnyObject? { target }

    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle) {
        let message = "styleScreen(_:didChoose: \(style.id))"
        tracer.pass(message, from: screen, to: target) { target?.styleScreen(screen, didChoose: style) }
    }

    func styleScreenClearCalculators(_ screen: StyleScreen) {
        tracer.pass("styleScreenClearCalculators(_:)", from: screen, to: target) {
            target?.styleScreenClearCalculators(screen)
        }
    }
}
