import Core
import JuiceMaker
import ScreenKit
import ScreenTrace

extension MenuScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(desk: OrderDesk)" }

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

extension CheckScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(desk: OrderDesk)" }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: CheckScreenProxy.self)
    }
}

private final class CheckScreenProxy: DelegateProxy<any CheckScreenDelegate>, CheckScreenDelegate {
    func checkScreen(_ screen: CheckScreen, didSell sales: [Sale]) {
        pass(from: screen, sales.traced) { $0.checkScreen(screen, didSell: sales) }
    }

    func checkScreenDidAskForStock(_ screen: CheckScreen) {
        pass(from: screen) { $0.checkScreenDidAskForStock(screen) }
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

extension OrderScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        let calculators = calculators.map { "calculators: \(name($0)), " } ?? ""
        return "init(bar: \(name(bar)), \(calculators)\(tools.argument)today: {…})"
    }
}

extension SalesScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(bar: \(name(bar)), calculators: \(name(calculators)), \(tools.argument)today: {…})"
    }
}

extension ShopTools? {
    /// The argument with the tools; a call without them leaves it out.
    fileprivate nonisolated var argument: String { self == nil ? "" : "tools: ShopTools, " }
}

extension CancelScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(latest: \(latest.map { String($0) } ?? "nil"))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: CancelScreenProxy.self)
    }
}

private final class CancelScreenProxy: DelegateProxy<any CancelScreenDelegate>, CancelScreenDelegate {
    func cancelScreen(_ screen: CancelScreen, cancel number: Int, reason: String) throws(VoidError) {
        try pass(from: screen, number, "\"\(reason)\"") { delegate throws(VoidError) in
            try delegate.cancelScreen(screen, cancel: number, reason: reason)
        }
    }
}

extension BoardScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(bar: \(name(bar)), today: {…}, now: {…})" }
}

extension KitchenScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(bar: \(name(bar)), today: {…}, now: {…})" }
}

extension SoldOrdersScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(bar: \(name(bar)), today: {…}, tools: ShopTools)"
    }
}

extension SoldOrderScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(\(number), bar: \(name(bar)), tools: ShopTools)"
    }
}

extension CloseScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(bar: \(name(bar)), tools: ShopTools)" }
}

extension StockScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        let stock = edit.fruits.map { "\($0.id) \(edit[$0] - edit.change(of: $0))" }.joined(separator: ", ")
        let menu = menu == nil ? "nil" : "Menu"
        let draft = draft == nil ? "" : "draft: \(name(draft)), "
        return "init(stock: [\(stock)], shortage: \(shortage?.traced ?? "nil"), menu: \(menu), "
            + "\(draft)calculators: \(name(calculators)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: StockScreenProxy.self)
    }
}

private final class StockScreenProxy: DelegateProxy<any StockScreenDelegate>, StockScreenDelegate {
    func stockScreen(_ screen: StockScreen, save changes: [Quantity<Fruit>]) throws(StockChangeError) {
        try pass(from: screen, changes.tracedChanges) { delegate throws(StockChangeError) in
            try delegate.stockScreen(screen, save: changes)
        }
    }
}
