import Core
import JuiceMaker
import ScreenKit
import ScreenTrace

/// Listens to what a stock screen tells its delegate.
final class StockScreenProxy: DelegateProxy, StockScreenDelegate {
    private weak var target: (any StockScreenDelegate)?
    private unowned let tracer: Tracer

    init(target: (any StockScreenDelegate)?, _ tracer: Tracer) {
        self.target = target
        self.tracer = tracer
    }

    var delegate: AnyObject? { target }

    func stockScreen(_ screen: StockScreen, save changes: [Quantity<Fruit>]) throws(StockChangeError) {
        let message = "stockScreen(_:save: \(changes.tracedChanges))"
        try tracer.pass(message, from: screen, to: target) { () throws(StockChangeError) in
            try target?.stockScreen(screen, save: changes)
        }
    }
}
