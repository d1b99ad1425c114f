/// Writes down what happens to the calculators, so that it can be played again.
package protocol CalculatorRecorder: AnyObject {
    /// Called after each event that was not refused. It must not keep the person waiting.
    func record(_ event: CalculatorSet.Event)

    /// What a person should be told that they were not told yet.
    func takeNotice() -> RecordingNotice?
}
