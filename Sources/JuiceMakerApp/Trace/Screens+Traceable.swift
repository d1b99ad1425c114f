import Core
import JuiceMaker
import ScreenKit
import ScreenTrace

extension OrderScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(bar: \(name(bar)), calculators: \(name(calculators)))"
    }
    package var links: [TraceLink] { [.strong("bar", bar), .strong("calculators", calculators)] }

    package func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        JuiceBarTracer.start(listeningTo: bar, for: tracer)
        return nil
    }
}

extension SalesScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(bar: \(name(bar)))" }
    package var links: [TraceLink] { [.strong("bar", bar)] }
}

extension StockScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        let stock = edit.fruits.map { "\($0.id) \(edit[$0])" }.joined(separator: ", ")
        return "init(stock: [\(stock)], shortage: \(shortage?.traced ?? "nil"), delegate: \(name(tappedDelegate)))"
    }

    package var links: [TraceLink] { [.weak("delegate", tappedDelegate)] }

    package func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        let proxy = StockScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }

    private var tappedDelegate: AnyObject? { delegate.behindProxy }

    private var shortage: Shortage<Fruit>? {
        if case .shortage(let shortage) = notice { shortage } else { nil }
    }
}
