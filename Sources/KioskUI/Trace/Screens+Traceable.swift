import Calculator
import Core
import JuiceMaker

// What each screen was given, whom it holds, and where its delegate can be tapped: a screen with a delegate of its own is one
// extension here and one proxy.

extension HomeScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String {
        "init(apps: [\(apps.map(\.id).joined(separator: ", "))])"
    }
}

extension HelpScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String { "init(explaining: \(name(subject)))" }
    var links: [TraceLink] { [.weak("screen", subject)] }
    static var maker: String? { "Kiosk" }
}

extension OrderScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String { "init(bar: \(name(bar)), desk: \(name(desk)))" }
    var links: [TraceLink] { [.strong("bar", bar), .strong("desk", desk)] }

    func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        tracer.listen(to: bar)
        tracer.listen(to: desk)
        return nil
    }
}

extension SalesScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String { "init(ledger: \(name(ledger)))" }
    var links: [TraceLink] { [.strong("ledger", ledger)] }
}

extension StockScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String {
        let stock = edit.fruits.map { "\($0.id) \(edit[$0])" }.joined(separator: ", ")
        return "init(stock: [\(stock)], shortage: \(shortage?.traced ?? "nil"), delegate: \(name(tappedDelegate)))"
    }

    var links: [TraceLink] { [.weak("delegate", tappedDelegate)] }

    func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        let proxy = StockScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }

    private var tappedDelegate: AnyObject? { delegate.behindProxy }

    private var shortage: Shortage<Fruit>? {
        if case .shortage(let shortage) = notice { shortage } else { nil }
    }
}

extension CalculatorScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String {
        "init(desk: \(name(desk)), delegate: \(name(delegate.behindProxy)))"
    }

    var links: [TraceLink] { [.strong("desk", desk), .weak("delegate", delegate.behindProxy)] }

    func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        tracer.listen(to: desk)
        let proxy = CalculatorScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }
}

extension DeletedValuesScreen: Traceable {
    /// A list can be long, and the first ones tell what it is about.
    private static let shownValues = 5

    func injection(_ name: (AnyObject?) -> String) -> String {
        let shown = values.prefix(Self.shownValues).map { $0.value.description }
        let rest = values.count > shown.count ? ["+\(values.count - shown.count)"] : []
        return "init(values: [\((shown + rest).joined(separator: ", "))], delegate: \(name(delegate.behindProxy)))"
    }

    var links: [TraceLink] { [.weak("delegate", delegate.behindProxy)] }

    func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        let proxy = DeletedValuesScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }
}

extension StyleScreen: Traceable {
    func injection(_ name: (AnyObject?) -> String) -> String {
        "init(current: \(current.id), delegate: \(name(delegate.behindProxy)))"
    }

    var links: [TraceLink] { [.weak("delegate", delegate.behindProxy)] }

    func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        let proxy = StyleScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }
}

extension Optional {
    /// The delegate that was there before a proxy was put in its place.
    fileprivate var behindProxy: AnyObject? {
        guard let object = self as AnyObject? else { return nil }
        return if let proxy = object as? any DelegateProxy { proxy.delegate } else { object }
    }
}
