import ScreenKit

extension HomeScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String {
        "init(apps: [\(apps.map(\.id).joined(separator: ", "))])"
    }
}

extension HelpScreen: Traceable {
    package func injection(_ name: (AnyObject?) -> String) -> String { "init(explaining: \(name(subject)))" }
    package var links: [TraceLink] { [.weak("screen", subject)] }
    package static var maker: String? { "Kiosk" }
}

extension Optional {
    /// The delegate that was there before a proxy was put in its place.
    package var behindProxy: AnyObject? {
        guard let object = self as AnyObject? else { return nil }
        return if let proxy = object as? any DelegateProxy { proxy.delegate } else { object }
    }
}
