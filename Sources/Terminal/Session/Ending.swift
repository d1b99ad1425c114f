/// Why a full screen ended. The terminal is as it was found in every case.
package nonisolated enum Ending: Hashable, Sendable {
    /// `stop()` was called.
    case stopped
    /// A signal asked the process to end: clean up, then `ProcessSignals.end(by:)`.
    case signal(Int32)
    /// The terminal was closed; there is nobody to tell anything.
    case terminalGone
}
