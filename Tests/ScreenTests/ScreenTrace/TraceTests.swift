import Testing

@testable import CalculatorApp
@testable import ScreenKit
@testable import ScreenTrace

struct TraceTests {
    @Test func `a return belongs to the last call of the same objects that has not returned`() {
        let trace = Trace([
            TraceEvent(.call, from: "A", to: "B", "outer()"),
            TraceEvent(.call, from: "A", to: "B", "inner(_:with: 1)"),
            TraceEvent(.call, from: "A", to: "B", "at(once)", hasReturned: true),
            TraceEvent(.return, from: "B", to: "A"), TraceEvent(.return, from: "B", to: "A"),
            TraceEvent(.return, from: "C", to: "A"),
        ])
        #expect((0..<6).map { trace.call(endedBy: $0)?.text } == [nil, nil, nil, "inner(_:with: 1)", "outer()", nil])
        #expect(Call("inner(_:with: 1)").method == "inner(_:with:)")
        #expect(Call("didEnd").method == "didEnd")
    }

    private func event(_ number: Int, from sender: String = "A", to receiver: String = "B") -> TraceEvent {
        TraceEvent(.call, from: sender, to: receiver, "\(number)")
    }

    @Test func `everybody who takes part is known once, in the order of their appearance`() {
        var trace = Trace()
        trace.append(event(0, from: "C", to: "A"), isScreen: { _ in false })
        trace.append(event(1, from: "A", to: "B"), isScreen: { _ in false })
        trace.append(event(2, from: "B", to: "C"), isScreen: { _ in false })
        #expect(trace.lanes.map(\.name) == ["C", "A", "B"])
    }

    @Test func `a long session forgets its beginning, and keeps at least what it promises`() {
        var trace = Trace()
        let count = 5 * Trace.limit + 7
        var most = 0
        for number in 0..<count {
            guard trace.append(event(number), isScreen: { _ in false }) == number else { break }
            most = max(most, trace.events.count)
        }
        #expect(most <= 2 * Trace.limit)
        #expect(trace.count == count)
        #expect(trace.events.count >= Trace.limit)
        #expect(trace.events(from: count - Trace.limit).map(\.text) == (count - Trace.limit..<count).map { "\($0)" })
    }

    @Test func `an event is found by its place, also after the beginning was forgotten`() {
        var trace = Trace()
        for number in 0...2 * Trace.limit { trace.append(event(number), isScreen: { _ in false }) }
        #expect(trace.forgottenCount > 0)
        trace.update(trace.count - 2) { $0.records = 7...9 }
        trace.update(0) { $0.records = 1...1 }
        trace.update(trace.count) { $0.records = 1...1 }
        #expect(trace.events.suffix(2).map(\.records) == [7...9, nil])
        #expect(trace.events.filter { $0.records != nil }.count == 1)
    }

    @Test func `the objects of forgotten events have no lanes any more`() {
        var trace = Trace()
        trace.append(event(0, from: "gone", to: "A"), isScreen: { $0 == "A" })
        for number in 0...2 * Trace.limit { trace.append(event(number), isScreen: { $0 == "A" }) }
        #expect(trace.lanes == [Trace.Lane(name: "A", isScreen: true), Trace.Lane(name: "B", isScreen: false)])
    }

    @Test func `keys that follow one another are one event, up to a length`() throws {
        let traced = try TracedKiosk()
        _ = try traced.openCalculator()
        func heard(_ keys: String) throws -> [String] {
            for key in keys { try traced.test.type(String(key), on: CalculatorScreen.self) }
            return traced.take().map { $0.replacing("[call] CalculatorScreen → CalculatorDesk: ", with: "") }
        }
        let ones = Array(repeating: "1", count: 20).joined(separator: " ")
        let refused = ["perform(1)", "[return] CalculatorDesk → CalculatorScreen: refused(full)"]
        // The display takes 20 digits.
        #expect(
            try heard(String(repeating: "1", count: 23)) == ["perform(\(ones))"] + refused + refused + refused)
        #expect(try heard("++") == ["perform(+ +)"])
        #expect(try heard("-") == ["perform(-)"])
    }

    @Test func `a text from outside cannot send commands to a terminal`() {
        #expect(TraceEvent(.call, from: "A", to: "B", "say(\u{1B}[2J\nx)").text == "say(\u{FFFD}[2J x)")
    }
}
