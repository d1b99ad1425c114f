import Core
import Testing

@testable import Calculator

/// Keys or an event, and what a calculator is like after them; what is `nil` is not looked at.
struct Step: Sendable {
    let keys: String
    let event: CalculatorEvent?
    let display: String?
    let tape: String?
    let value: Decimal128?
    /// The sign of the operator that waits, or nothing.
    let pending: String?
    /// Why there is no number, or `none`.
    let failure: String?
    let deleted: [Decimal128]?
    let memory: [Decimal128]?
    let calculations: [String]?
    /// What the last key did besides.
    let effect: CalculatorEffect?
    let canUndo: Bool?
    let canRedo: Bool?

    init(
        _ keys: String = "", _ display: String? = nil, event: CalculatorEvent? = nil, tape: String? = nil,
        value: Decimal128? = nil, pending: String? = nil, failure: String? = nil, deleted: [Decimal128]? = nil,
        memory: [Decimal128]? = nil, calculations: [String]? = nil, effect: CalculatorEffect? = nil,
        canUndo: Bool? = nil, canRedo: Bool? = nil
    ) {
        (self.keys, self.event, self.display, self.tape, self.value) = (keys, event, display, tape, value)
        (self.pending, self.failure, self.deleted, self.memory) = (pending, failure, deleted, memory)
        (self.calculations, self.effect, self.canUndo, self.canRedo) = (calculations, effect, canUndo, canRedo)
    }

    /// Presses the keys, and tells what is not as it should be.
    fileprivate func failures(on calculator: inout Calculator) throws -> [String] {
        var seen = try calculator.press(keys)
        if let event { seen = calculator.handle(event) }
        return [
            difference("display", calculator.display, display), difference("tape", calculator.writtenTape, tape),
            value.flatMap { difference("value", calculator.value, $0) }, difference("effect", seen, effect),
            difference("pending", calculator.pendingOperator.map { String($0.symbol) } ?? "", pending),
            difference("failure", calculator.failure.map { "\($0)" } ?? "none", failure),
            difference("deleted", calculator.deletedNumbers, deleted), difference("memory", calculator.memory, memory),
            difference("calculations", calculator.writtenCalculations, calculations),
            difference("canUndo", calculator.canUndo, canUndo), difference("canRedo", calculator.canRedo, canRedo),
        ].compactMap(\.self)
    }

    private func difference<Value: Equatable>(_ name: String, _ seen: Value, _ expected: Value?) -> String? {
        guard let expected, seen != expected else { return nil }
        return "\(name) is \(seen), not \(expected)"
    }
}

/// What a calculator says to some keys one after another, under a sentence.
struct Scene: Sendable, CustomTestStringConvertible {
    let title: String
    let style: CalculatorStyle
    let steps: [Step]
    private let sourceLocation: SourceLocation

    var testDescription: String { title }

    init(
        _ title: String, _ style: CalculatorStyle = .standard, _ steps: Step...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        (self.title, self.style, self.steps, self.sourceLocation) = (title, style, steps, sourceLocation)
    }

    /// Expects each step on a calculator that was just switched on.
    func play() throws {
        var calculator = Calculator(style: style)
        for (index, step) in steps.enumerated() {
            let failures = try step.failures(on: &calculator)
            #expect(failures == [], "\(title): step \(index + 1), \(step.keys)", sourceLocation: sourceLocation)
        }
    }
}
