import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace

extension MenuScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: MenuScreenProxy.self)
    }
}

private final class MenuScreenProxy: DelegateProxy<any MenuScreenDelegate>, MenuScreenDelegate {
    func menuScreen(_ screen: MenuScreen, didSell sales: [Sale]) {
        pass(from: screen, sales.traced) { $0.menuScreen(screen, didSell: sales) }
    }

    func menuScreenDidBeginAgain(_ screen: MenuScreen) {
        pass(from: screen) { $0.menuScreenDidBeginAgain(screen) }
    }
}

extension NumberScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(\(ticket.sale.number), desk: OrderDesk)" }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: NumberScreenProxy.self)
    }
}

private final class NumberScreenProxy: DelegateProxy<any NumberScreenDelegate>, NumberScreenDelegate {
    func numberScreenDidFinish(_ screen: NumberScreen) {
        pass(from: screen) { $0.numberScreenDidFinish(screen) }
    }

    func numberScreen(_ screen: NumberScreen, didBegin input: OrderDesk.Input?) {
        pass(from: screen, input.map { "\($0)" } ?? "nil") { $0.numberScreen(screen, didBegin: input) }
    }
}

extension BoardScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }
}

extension KitchenScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }
}
