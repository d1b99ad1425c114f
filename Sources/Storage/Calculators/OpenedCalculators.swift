import Calculator

/// The calculators of a folder, as they were left, and what becomes of them from now on.
package struct OpenedCalculators {
    /// The calculators; new ones where there were none, or none that can be read.
    package var calculators = CalculatorSet()
    /// Who writes down what happens to them; nil where that is impossible, for the reason in the notice.
    package var file: CalculatorFile?
    /// What a person should know about it.
    package var notice: RecordingNotice?
}
