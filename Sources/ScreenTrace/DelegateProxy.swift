/// Stands between a screen and its delegate: notes each message down and passes it on unchanged.
///
/// It holds the delegate as weakly as the screen did, so that nobody lives longer because somebody listens. The
/// tracer keeps it, and outlives it.
package protocol DelegateProxy: AnyObject {
    /// The delegate that it was put in place of.
    var delegate: AnyObject? { get }
}
