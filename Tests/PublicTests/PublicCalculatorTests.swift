import Calculator
import Core
import Testing

struct PublicCalculatorTests {
    private static func events() throws -> [(text: String, event: RecordedEvent)] {
        let (sum, product) = (try ExpressionParser.parse("12+3*-4"), try ExpressionParser.parse("7*8"))
        let origin = Origin(source: .result(product), key: .allClear)
        return [
            (#"{"style":"standard","key":"7"}"#, RecordedEvent(.press(.digit(.seven)), in: .standard)),
            (#"{"style":"two-operand","key":"UNDO"}"#, RecordedEvent(.undo, in: .twoOperand)),
            (#"{"style":"standard","enter":"-1.50"}"#, RecordedEvent(.enter(Decimal128("-1.50") ?? 0), in: .standard)),
            (#"{"style":"formula","reuse":"12 + 3 * -4"}"#, RecordedEvent(.reuse(sum), in: .formula)),
            (#"{"style":"standard","memory":"5"}"#, RecordedEvent(.keepMemory(5), in: .standard)),
            (#"{"style":"standard","deleted":"56"}"#, RecordedEvent(.keepDeletedValue(56), in: .standard)),
            (
                #"{"style":"recovering","deleted":"56","from":"7 * 8 = AC","at":"2026-11-21T14:20:00.123Z"}"#,
                RecordedEvent(
                    .keepDeletedValue(56, from: origin), in: .recovering, at: Timestamp("2026-11-21T14:20:00.123Z"))
            ),
            (
                #"{"style":"formula","calculation":"7 * 8","result":"56"}"#,
                RecordedEvent(.keepCalculation(product, result: 56), in: .formula)
            ),
            (#"{"style":"standard","remove":"2"}"#, RecordedEvent(.removeDeletedValue(at: 1), in: .standard)),
            (#"{"style":"standard","remove":"all"}"#, RecordedEvent(.removeAllDeletedValues, in: .standard)),
            (#"{"style":"appending","do":"choose"}"#, RecordedEvent(.choose, in: .appending)),
            (#"{"style":"standard","do":"clear"}"#, RecordedEvent(.clear, in: .standard)),
        ]
    }

    @Test func `a recorded event is written as text, and read from it`() throws {
        for (text, event) in try Self.events() {
            #expect(event.description == text)
            #expect(RecordedEvent(text) == event)
        }
    }

    @Test(arguments: [
        "", "{}", "[]", "7", #"{"style":"none","key":"7"}"#, #"{"key":"7","style":"standard"}"#,
        #"{"style":"standard"}"#,
        #"{"style":"standard","key":"7","result":"3"}"#, #"{"style":"standard","key":"7","at":"today"}"#,
        #"{"style":"standard","key":"7","seq":"1"}"#, #"{"style":"standard","remove":"0"}"#,
        #"{"style":"standard","enter":7}"#, #"{"style":"standard","calculation":"7 * 8"}"#,
        #"{"style":"standard","key":"7"} "x""#, #"{"style":"standard","deleted":"56","from":"7 * AC"}"#,
    ])
    func `any other text is no event`(text: String) {
        #expect(RecordedEvent(text) == nil)
    }

    @Test func `events that were written down lead to the same calculators again`() throws {
        var set = CalculatorSet()
        var written: [String] = []
        for (style, keys) in [(CalculatorStyle.standard, "12+3*4= 5ms ac"), (.recovering, "9/2="), (.standard, "7+")] {
            for event in try [CalculatorEvent](parsing: keys) {
                let recorded = RecordedEvent(event, in: style, at: Timestamp(milliseconds: Int64(written.count)))
                set.handle(recorded)
                written.append("\(recorded)")
            }
        }
        let replayed = CalculatorSet(replaying: written.compactMap { RecordedEvent($0) })
        #expect(replayed.style == .standard)
        for style in CalculatorStyle.all {
            #expect(replayed[style].tape == set[style].tape)
            #expect(replayed[style].deletedValues == set[style].deletedValues)
            #expect(replayed[style].finishedCalculations == set[style].finishedCalculations)
        }
        #expect(replayed.calculator.memory == [5] && replayed.calculator.pendingOperator == .add)
        #expect(replayed.finishedCalculations.map(\.description) == ["12 + 3 × 4 = 60", "9 ÷ 2 = 4.5"])
        #expect(replayed[.standard].finishedCalculations != replayed[.recovering].finishedCalculations)
    }

    @Test func `handling a recorded event tells its effect`() {
        var set = CalculatorSet()
        #expect(set.handle(RecordedEvent(.undo, in: .formula)) == .refused(.nothingToUndo))
    }
}
