import Core

/// The calculators of all styles, each in its own state, and the selected one of them.
///
/// A set is a value that only its events change. The same list of events leads to the same calculators.
public struct CalculatorSet: Sendable {
    /// The selected calculator.
    public private(set) var calculator: Calculator
    private var others: [CalculatorStyle.ID: Calculator] = [:]

    /// Creates a set of calculators in their initial state, and selects the one of a style.
    public init(style: CalculatorStyle = .standard) {
        calculator = Calculator(style: style)
    }

    /// The style of the selected calculator.
    public var style: CalculatorStyle { calculator.style }

    /// The calculator of a style, selected or not.
    public subscript(style: CalculatorStyle) -> Calculator {
        style.id == calculator.style.id ? calculator : others[style.id] ?? Calculator(style: style)
    }

    /// The finished calculations of all styles, in the order of their times.
    ///
    /// - Complexity: O(*n* log *n*) in the number of calculations.
    public var finishedCalculations: [FinishedCalculation] { latestCalculations(.max) }

    /// Returns the latest finished calculations of all styles up to a limit, in the order of their times, oldest first.
    ///
    /// - Complexity: O(*n*) in the number of calculations, and O(*m* log *m*) in the limit, if that is smaller.
    public func latestCalculations(_ limit: Int) -> [FinishedCalculation] {
        let calculations = CalculatorStyle.all.flatMap { self[$0].finishedCalculations.suffix(limit) }
        // `sorted` keeps the order of equal elements only by chance, so the place decides between equal times.
        return calculations.enumerated().sorted { one, other in
            let (first, second) = (one.element.time?.milliseconds ?? .min, other.element.time?.milliseconds ?? .min)
            return (first, one.offset) < (second, other.offset)
        }.map(\.element).suffix(limit)
    }

    /// Selects the calculator of a style, and handles an event with it, as ``Calculator/handle(_:at:)`` does.
    @discardableResult
    public mutating func handle(
        _ event: CalculatorEvent, in style: CalculatorStyle, at time: Timestamp? = nil
    ) -> CalculatorEffect {
        if style.id != calculator.style.id {
            others[calculator.style.id] = calculator
            calculator = others.removeValue(forKey: style.id) ?? Calculator(style: style)
        }
        if event == .clear { others = [:] }
        return calculator.handle(event, at: time)
    }
}

extension CalculatorSet {
    /// Creates the calculators to which recorded events lead.
    ///
    /// - Complexity: That of handling each event.
    public init(replaying events: some Sequence<RecordedEvent>) {
        self.init()
        for event in events { handle(event) }
    }

    /// Handles a recorded event again, and returns its effect apart from the new display.
    @discardableResult
    public mutating func handle(_ recorded: RecordedEvent) -> CalculatorEffect {
        handle(recorded.event, in: recorded.style, at: recorded.time)
    }
}

/// An object that records the events of the calculators, so that they can be replayed.
package protocol CalculatorRecorder: AnyObject {
    /// Records an event that the calculator of a style has handled and not refused, with its time if one is known. The
    /// method must return quickly, because the person waits for it.
    func record(_ event: CalculatorEvent, in style: CalculatorStyle, at time: Timestamp?)

    /// Returns the next notice that was not reported yet, and marks it as reported.
    func takeNotice() -> RecordingNotice?
}

/// A notice about the record of the calculators.
package enum RecordingNotice: Hashable, Sendable {
    /// The file cannot be opened. Nothing is recorded, and nothing is restored at the next start.
    case unavailable(FailureReason)
    /// A newer version wrote the file in a format that this version does not know. Nothing is recorded.
    case newerFormat(Int)
    /// All files are in use by other kiosks. Nothing is recorded.
    case tooManyKiosks
    /// The file was damaged from a line on. The lines before it are restored, and a copy of the whole file is kept.
    case damaged(line: Int, copy: String)
    /// The latest events cannot be written. They are written as soon as that is possible again.
    case notWritten(FailureReason)
}
