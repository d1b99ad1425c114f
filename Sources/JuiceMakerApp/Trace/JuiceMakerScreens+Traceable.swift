import Core
import JuiceMaker
import ScreenKit
import ScreenTrace

extension OrderScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        isStaff && calculators == nil
            ? "init(staffOf: \(name(bar)), today: {…})"
            : "init(bar: \(name(bar)), calculators: \(name(calculators)), \(tools.argument)today: {…})"
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
