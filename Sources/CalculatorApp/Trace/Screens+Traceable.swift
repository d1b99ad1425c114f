import Calculator
import ScreenKit
import ScreenTrace

extension CalculatorScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(desk: \(name(desk)), delegate: \(name(delegate.behindProxy)))"
    }

    package var links: [TraceLink] { [.strong("desk", desk), .weak("delegate", delegate.behindProxy)] }

    package func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        tracer.listen(to: desk)
        let proxy = CalculatorScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }
}

extension DeletedValuesScreen: Traceable {
    /// A list can be long, and the first ones tell what it is about.
    private static let shownValues = 5

    package func injection(_ name: (AnyObject?) -> String) -> String {
        let shown = values.prefix(Self.shownValues).map { $0.value.description }
        let rest = values.count > shown.count ? ["+\(values.count - shown.count)"] : []
        return "init(values: [\((shown + rest).joined(separator: ", "))], delegate: \(name(delegate.behindProxy)))"
    }

    package var links: [TraceLink] { [.weak("delegate", delegate.behindProxy)] }

    package func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        let proxy = DeletedValuesScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }
}

extension StyleScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(current: \(current.id), delegate: \(name(delegate.behindProxy)))"
    }

    package var links: [TraceLink] { [.weak("delegate", delegate.behindProxy)] }

    package func tap(_ tracer: Tracer) -> (any DelegateProxy)? {
        let proxy = StyleScreenProxy(target: delegate, tracer)
        delegate = proxy
        return proxy
    }
}
