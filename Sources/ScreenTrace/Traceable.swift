import ScreenKit

/// An object with a description for a trace, most often a screen, whose delegate a tracer can listen to.
///
/// The object itself knows nothing of the trace: it conforms in an extension.
/// ```swift
/// final class CoinScreenProxy: DelegateProxy<any CoinScreenDelegate>, CoinScreenDelegate {
///     func coinScreen(_ screen: CoinScreen, didInsert amount: Int) {
///         pass(from: screen, amount) { $0.coinScreen(screen, didInsert: amount) }
///     }
/// }
///
/// extension CoinScreen: Traceable {
///     func injection(_ name: (AnyObject?) -> String) -> String { "init(price: \(price), delegate: \(name(delegate)))" }
///     func tap(by tracer: Tracer) { tracer.tap(self, \.delegate, with: CoinScreenProxy.self) }
/// }
/// ```
@MainActor public protocol Traceable: AnyObject {
    /// Returns what the object was created with.
    ///
    /// - Parameter name: Returns the name of an object in the trace.
    /// - Returns: The call of the initialiser as written in code, without the name of the type and with every argument, such as
    ///   `init(price: 3, delegate: DrinkScreen)`. Where an argument cannot be shown, no call: `price: 3`.
    func injection(_ name: (AnyObject?) -> String) -> String

    /// Lets a tracer listen to the delegates of the object, and to the objects behind it. The default does nothing.
    ///
    /// A tracer calls the method before the object comes onto the stack, and each time it comes back into view.
    func tap(by tracer: Tracer)
}

extension Traceable {
    /// Does nothing.
    public func tap(by tracer: Tracer) {}
}

extension HomeScreen: Traceable {
    /// Returns the names of the apps.
    public func injection(_ name: (AnyObject?) -> String) -> String { "apps: \(apps.map(\.id).traced)" }
}

extension HelpScreen: Traceable {
    /// Returns the name of the explained screen.
    public func injection(_ name: (AnyObject?) -> String) -> String { "explaining: \(name(subject))" }
}

extension Collection {
    /// The first elements as written in code; a list can be long, and these tell enough.
    package nonisolated var traced: String {
        let shown = prefix(5).map { "\($0)" } + (count > 5 ? ["+\(count - 5)"] : [])
        return "[" + shown.joined(separator: ", ") + "]"
    }
}
