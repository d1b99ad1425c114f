import Testing

@testable import CalculatorApp
@testable import ScreenKit
@testable import ScreenTrace

struct TraceTests {
    private func event(_ number: Int, from sender: String = "A", to receiver: String = "B") -> TraceEvent {
        TraceEvent(kind: .machine, sender: sender, receiver: receiver, text: "\(number)")
    }

    @Test func `everybody who takes part is known once, in the order of their appearance`() {
        var trace = Trace()
        trace.append(event(0, from: "C", to: "A"))
        trace.append(event(1, from: "A", to: "B"))
        trace.append(event(2, from: "B", to: "C"))
        #expect(trace.lanes == ["C", "A", "B"])
    }

    @Test func `a long session forgets its beginning, and keeps at least what it promises`() {
        var trace = Trace()
        let count = 5 * Trace.limit + 7
        var most = 0
        for number in 0..<count {
            guard trace.append(event(number)) == number else { break }
            most = max(most, trace.events.count)
        }
        #expect(most <= 2 * Trace.limit)
        #expect(trace.count == count)
        #expect(trace.events.count >= Trace.limit)
        #expect(trace.events(from: count - Trace.limit).map(\.text) == (count - Trace.limit..<count).map { "\($0)" })
    }

    @Test func `what is added to an event finds it by its place, also after the beginning was forgotten`() {
        var trace = Trace()
        for number in 0...2 * Trace.limit { trace.append(event(number)) }
        #expect(trace.forgottenCount > 0)
        trace.add(7...8, to: trace.count - 2)
        trace.add(9...9, to: trace.count - 2)
        trace.add(1...1, to: 0)
        trace.rewrite(trace.count - 1, "new")
        trace.rewrite(0, "new")
        #expect(trace.events.suffix(2).map(\.records) == [7...9, nil])
        #expect(trace.events.filter { $0.records != nil }.count == 1)
        #expect(trace.events.filter { $0.text == "new" }.map(\.text) == ["new"])
        #expect(trace.events.last?.text == "new")
    }

    @Test func `keys that follow one another are one event, up to a length`() throws {
        let traced = try TracedKiosk()
        let screen = try traced.openCalculator()
        for _ in 0..<23 { try screen.type(line: "1", traced.test.texts) }
        let ones = { (count: Int) in Array(repeating: "1", count: count).joined(separator: " ") }
        #expect(
            traced.take() == [
                "[machine] CalculatorScreen → CalculatorDesk: perform(\(ones(20)))",
                "[machine] CalculatorScreen → CalculatorDesk: perform(\(ones(3)))",
            ])
        try screen.type(line: "+", traced.test.texts)
        #expect(traced.take() == ["[machine] CalculatorScreen → CalculatorDesk: perform(+)"])
    }
}
