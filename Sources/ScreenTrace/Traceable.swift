import ScreenKit

/// An object with a description for a trace, most often a screen, whose delegate a tracer can listen to.
///
/// The object itself knows nothing of the trace: it conforms in an extension.
/// ```swift
/// final class CoinScreenProxy: DelegateProxy<any CoinScreenDelegate>, CoinScreenDelegate {
///     func coinScreen(_ screen: CoinScreen, didInsert amount: Int) {
///         pass("coinScreen(_:didInsert: \(amount))", from: screen) { $0.coinScreen(screen, didInsert: amount) }
///     }
/// }
///
/// extension CoinScreen: Traceable {
///     func injection(_ name: (AnyObject?) -> String) -> String { "init(price: \(price), delegate: \(name(delegate)))" }
///     func tap(by tracer: Tracer) { tracer.tap(self, \.delegate, with: CoinScreenProxy.self) }
/// }
/// ```
@MainActor public protocol Traceable: AnyObject {
    /// Returns the call of the initialiser as written in code, with its arguments.
    ///
    /// - Parameter name: Returns the name of an object in the trace.
    /// - Returns: The call without the name of the type, such as `init(price: 3, delegate: DrinkScreen)`.
    func injection(_ name: (AnyObject?) -> String) -> String

    /// Lets a tracer listen to the delegates of the object, and to the objects behind it. The default does nothing.
    ///
    /// A tracer calls the method once, before the object comes onto the stack.
    func tap(by tracer: Tracer)
}

extension Traceable {
    /// Does nothing.
    public func tap(by tracer: Tracer) {}
}

extension HomeScreen: Traceable {
    /// Returns the call of the initialiser with the names of the apps.
    public func injection(_ name: (AnyObject?) -> String) -> String {
        "init(apps: [\(apps.map(\.id).joined(separator: ", "))])"
    }
}

extension HelpScreen: Traceable {
    /// Returns the call of the initialiser with the name of the explained screen.
    public func injection(_ name: (AnyObject?) -> String) -> String { "init(explaining: \(name(subject)))" }
}
