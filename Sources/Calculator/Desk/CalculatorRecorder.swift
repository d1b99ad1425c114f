import Core

/// Writes down what happens to the calculators, so that it can be played again.
package protocol CalculatorRecorder: AnyObject {
    /// Called after each event that was not refused. It must not keep the person waiting.
    func record(_ event: CalculatorSet.Event)

    /// What a person should be told that they were not told yet.
    func takeNotice() -> RecordingNotice?
}

/// What a person should know about the record of their calculators.
package enum RecordingNotice: Hashable, Sendable {
    /// There is none, because its file cannot be opened; nothing comes back at the next start.
    case unavailable(FailureReason)
    /// There is none, because its file was written by a newer kiosk, in a format that this one does not know.
    case newerFormat(Int)
    /// There is none, because more kiosks are running than there are files for.
    case tooManyKiosks
    /// From a line on the file was damaged. What stood before is back, and the whole of it is kept under another name.
    case damaged(line: Int, copy: String)
    /// What has happened since may be lost; it is written as soon as that is possible again.
    case notWritten(FailureReason)
}
