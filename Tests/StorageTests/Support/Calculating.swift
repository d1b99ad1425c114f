import Calculator
import Core
import Storage
import System
import TestSupport

/// A person with five calculators in a folder, as the kiosk gives them to one.
struct Calculating {
    private(set) var calculators: CalculatorSet
    private(set) var file: CalculatorFile?
    /// What was said when the calculators were opened.
    let notice: RecordingNotice?
    /// What was recorded.
    private(set) var events: [RecordedEvent] = []

    static let path = "/data/calculator-1.jsonl"

    init(_ files: any FileSystem, directory: String = "/data", digestSize: Int = .max) {
        let opened = CalculatorFile.open(directory: directory, files: files, digestSize: digestSize)
        calculators = opened.calculators
        file = opened.file
        notice = opened.notice
    }

    var sight: Sight { Sight(calculators) }

    /// Does something, and has it recorded.
    mutating func act(_ event: CalculatorEvent, in style: CalculatorStyle? = nil) {
        let style = style ?? calculators.style
        let time = event == .press(.equals) ? Timestamp(milliseconds: Int64(events.count) * 1_000) : nil
        if case .refused = calculators.handle(event, in: style, at: time) { return }
        events.append(RecordedEvent(event, in: style, at: time))
        file?.record(event, in: style, at: time)
    }

    /// Presses keys, written as for `kiosk calc --keys`.
    mutating func press(_ keys: String) throws {
        for event in try [CalculatorEvent](parsing: keys) { act(event) }
    }

    /// Does anything.
    mutating func actAtRandom(_ generator: inout SeededGenerator) {
        let number = { (generator: inout SeededGenerator) in
            Decimal128(
                "\(Int.random(in: -9999...9999, using: &generator))E\(Int.random(in: -40...40, using: &generator))")
        }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<3: CalculatorStyle.all.randomElement(using: &generator).map { act(.choose, in: $0) }
        case 3..<5: number(&generator).map { act(.enter($0)) }
        case 5..<7: act(.removeDeletedValue(at: Int.random(in: 0..<6, using: &generator)))
        case 7: act(.removeAllDeletedValues)
        case 8..<15: act(.undo)
        case 15:
            calculators.finishedCalculations.randomElement(using: &generator).map { act(.reuse($0.formula)) }
        case 16..<20: act(.redo)
        default: CalculatorKey.allCases.randomElement(using: &generator).map { act(.press($0)) }
        }
    }

    /// Ends as a kiosk does that is left.
    mutating func leave() -> RecordingNotice? {
        defer { file = nil }
        return file?.finish()
    }

    /// Ends as a kiosk does that is killed.
    mutating func die() { file = nil }

    /// What new calculators come to with some events.
    static func sight(after events: some Sequence<RecordedEvent>) -> Sight {
        var set = CalculatorSet()
        for event in events { set.handle(event) }
        return Sight(set)
    }
}
