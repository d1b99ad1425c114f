import Core

// MARK: - Functions

extension CalculatorMachine {
    func compute(_ key: CalculatorFunction, in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        let number = try number(in: state)
        let continuation = continuation(in: state)
        var function = TapeRow.Function.plain(key)
        if key == .percent, case .calculating(let left, let sign) = continuation, [.add, .subtract].contains(sign) {
            function = .percentage(of: self.number(of: left) ?? .zero, sign)
        }
        return .writing(after: tape) { writer throws(CalculationError) in
            .entering(.computed(try writer.compute(function, of: number)), continuation)
        }
    }
}

extension TapeRow.Function {
    func value(of number: Decimal128) throws(CalculationError) -> Decimal128 {
        switch self {
        case .plain(.percent): return try Operator.divide.calculate(number, 100)
        case .percentage(of: let whole, _):
            return try Operator.divide.calculate(try Operator.multiply.calculate(number, whole), 100)
        case .plain(.square): return try Operator.multiply.calculate(number, number)
        case .plain(.reciprocal): return try Operator.divide.calculate(1, number)
        case .plain(.squareRoot):
            guard let root = number.squareRoot() else { throw .negativeSquareRoot }
            return root
        }
    }
}

// MARK: - Memory

extension CalculatorMachine {
    /// Returns the transition for a key of the memory. The number on the display is complete afterwards, so that a digit begins a
    /// new one.
    func remember(_ key: MemoryKey, in state: CalculatorState) throws(CalculatorRefusal) -> Transition {
        let number = try number(in: state)
        switch key {
        case .clear:
            guard !memory.numbers.isEmpty else { throw .memoryEmpty }
            return changing(state) { $0 = Memory() }
        case .recall:
            guard let newest = memory.numbers.first else { throw .memoryEmpty }
            return Transition(.entering(.computed(newest), continuation(in: state)))
        case .add, .subtract:
            return changing(completed(state)) { memory throws(CalculationError) in
                try memory.change(key == .add ? .add : .subtract, by: number)
            }
        case .store: return changing(completed(state)) { $0.store(number) }
        }
    }

    private func changing(
        _ state: CalculatorState, _ change: (inout Memory) throws(CalculationError) -> Void
    ) -> Transition {
        var transition = Transition(state)
        var memory = memory
        do throws(CalculationError) { try change(&memory) } catch {
            return Transition(.failed(error), effect: .failed(error))
        }
        transition.memory = memory
        return transition
    }

    /// Returns the state in which the number on the display takes no more digits.
    private func completed(_ state: CalculatorState) -> CalculatorState {
        switch state {
        case .entering(.typed(let numeral), let continuation): .entering(.computed(numeral.value), continuation)
        case .entering(.recalled(let value), let continuation): .entering(.computed(value), continuation)
        case .entering(.blank, _), .entering(.computed, _), .operating, .result, .failed: state
        }
    }
}

/// The numbers that the memory keys keep, newest first.
struct Memory: Hashable, Sendable {
    /// The greatest number of numbers; the oldest one makes room for a new one.
    static var capacity: Int { 100 }

    private(set) var numbers: [Decimal128] = []

    mutating func store(_ number: Decimal128) {
        if numbers.count == Self.capacity { numbers.removeLast() }
        numbers.insert(number, at: 0)
    }

    /// Applies an operation to the newest number, or to 0 if there is none.
    mutating func change(_ operation: Operator, by number: Decimal128) throws(CalculationError) {
        let changed = try operation.calculate(numbers.first ?? .zero, number)
        if numbers.isEmpty {
            numbers = [changed]
        } else {
            numbers[0] = changed
        }
    }
}
