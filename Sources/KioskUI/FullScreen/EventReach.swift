/// Whom an event concerns.
package nonisolated enum EventReach: Sendable {
    /// The screen in view.
    case screen
    /// The kiosk as a whole.
    case kiosk
}
