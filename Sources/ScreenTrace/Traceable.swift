import ScreenKit

/// A screen that a tracer can ask about, and whose delegate it can tap. The screen itself knows nothing of that: it conforms in
/// an extension here.
@MainActor package protocol Traceable: Screen {
    /// Its `init` as written in code, with what it was given.
    ///
    /// - Parameter name: What a trace calls an object.
    /// - Returns: The call, without the name of the type.
    func injection(_ name: (AnyObject?) -> String) -> String

    /// The objects that it holds, but for its navigator.
    var links: [TraceLink] { get }

    /// Puts a proxy between the screen and its delegate.
    ///
    /// - Returns: The proxy, which the screen holds weakly and the caller has to keep; `nil` where it has no delegate.
    func tap(_ tracer: Tracer) -> (any DelegateProxy)?

    /// Who makes such screens; `nil` where it is the screen in view.
    static var maker: String? { get }
}

extension Traceable {
    package var links: [TraceLink] { [] }
    package func tap(_ tracer: Tracer) -> (any DelegateProxy)? { nil }
    package static var maker: String? { nil }
}
