import ScreenKit
import ScreenTrace

extension DrinkScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String { "init(log: \(name(log)))" }
}

extension CoinScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String { "init(price: \(price), delegate: \(name(delegate)))" }
    func tap(by tracer: Tracer) { tracer.tap(self, \.delegate, with: CoinScreenProxy.self) }
}

/// Stands before the delegate of a coin screen, notes each message, and passes it on.
private final class CoinScreenProxy: DelegateProxy<any CoinScreenDelegate>, CoinScreenDelegate {
    func coinScreen(_ screen: CoinScreen, didFinishWith amount: Int) {
        pass(from: screen, amount) { $0.coinScreen(screen, didFinishWith: amount) }
    }

    func coinScreen(_ screen: CoinScreen, didCancelWith amount: Int) {
        pass(from: screen, amount) { $0.coinScreen(screen, didCancelWith: amount) }
    }
}
