import Calculator
import Core

/// A recorder that keeps the record in memory, and has something to tell when it is told to.
final class RecordingClerk: CalculatorRecorder {
    private(set) var events: [(event: CalculatorEvent, style: CalculatorStyle)] = []
    /// What to tell, and after how many more events.
    var trouble: (notice: RecordingNotice, after: Int)?

    func record(_ event: CalculatorEvent, in style: CalculatorStyle, at time: Timestamp?) {
        events.append((event, style))
        trouble?.after -= 1
    }

    func takeNotice() -> RecordingNotice? {
        guard let trouble, trouble.after <= 0 else { return nil }
        self.trouble = nil
        return trouble.notice
    }

    /// The calculators that the record leads to.
    var replayed: CalculatorSet {
        var set = CalculatorSet()
        for (event, style) in events { set.handle(event, in: style) }
        return set
    }
}
