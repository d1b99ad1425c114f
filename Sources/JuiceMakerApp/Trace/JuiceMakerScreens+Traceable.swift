import Core
import JuiceMaker
import ScreenKit
import ScreenTrace

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

extension OrderScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }
}

extension SalesScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }
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

extension SoldOrdersScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }
}

extension SoldOrderScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(\(number), Shop)" }
}

extension CloseScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(Shop)" }
}

extension StockScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        let stock = edit.fruits.map { "\($0.id) \(edit[$0] - edit.change(of: $0))" }.joined(separator: ", ")
        let menu = menu == nil ? "nil" : "Menu"
        return "init(stock: [\(stock)], shortage: \(edit.shortage?.traced ?? "nil"), menu: \(menu), "
            + "calculators: \(name(calculators)))"
    }

    package func tap(by tracer: Tracer) {
        tracer.tap(self, \.delegate, with: StockScreenProxy.self)
    }
}

private final class StockScreenProxy: DelegateProxy<any StockScreenDelegate>, StockScreenDelegate {
    func stockScreen(
        _ screen: StockScreen, save changes: [Quantity<Fruit>], reason: StockReason
    ) throws(StockChangeError) {
        try pass(from: screen, changes.tracedChanges, reason.traced) { delegate throws(StockChangeError) in
            try delegate.stockScreen(screen, save: changes, reason: reason)
        }
    }

    func stockScreen(_ screen: StockScreen, didLeave draft: StockDraft) {
        pass(from: screen, draft.changes.tracedChanges) { $0.stockScreen(screen, didLeave: draft) }
    }
}
