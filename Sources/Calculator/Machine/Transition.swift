import Core

/// The output of the machine: the next state, and the changes that its owner has to make.
struct Transition {
    let state: CalculatorState
    var effect: CalculatorEffect
    var rows: [TapeRow] = []
    var clearsTape = false
    /// The new memory; nil if it stays.
    var memory: Memory?
    var deletions: [(value: Decimal128, origin: Origin)] = []
    /// The calculation that has led to a result, to add to the finished ones.
    var finished: Formula?

    init(_ state: CalculatorState, effect: CalculatorEffect = .none) {
        self.state = state
        self.effect = effect
    }

    /// Returns a transition that clears numbers. A cleared 0 is not kept.
    static func clearing(_ deletions: [Deletion], by key: CalculatorKey, to state: CalculatorState) -> Transition {
        var transition = Transition(state)
        transition.deletions = deletions.filter { !$0.value.isZero }
            .map { ($0.value, Origin(source: $0.source, key: key)) }
        if !transition.deletions.isEmpty { transition.effect = .deleted(transition.deletions.map(\.value)) }
        return transition
    }

    static func clearingAll(_ deletions: [Deletion], by key: CalculatorKey = .allClear) -> Transition {
        var transition = clearing(deletions, by: key, to: .start)
        transition.clearsTape = true
        return transition
    }

    /// Returns the transition to the state that a calculation returns, or to `NaN` if it has no result. The calculation
    /// writes each step on the tape.
    static func writing(
        after tape: Tape, _ calculation: (inout TapeWriter) throws(CalculationError) -> CalculatorState
    ) -> Transition {
        var writer = TapeWriter(tape: tape)
        var transition: Transition
        do throws(CalculationError) {
            transition = Transition(try calculation(&writer), effect: .committed)
        } catch {
            transition = Transition(.failed(error), effect: .failed(error))
        }
        transition.rows = writer.rows
        transition.finished = writer.finished
        return transition
    }
}

/// A calculation that writes its rows as it goes, so that the tape and the machine always agree.
struct TapeWriter {
    let tape: Tape
    private(set) var rows: [TapeRow] = []
    /// The calculation whose result was written, if it has an operator.
    private(set) var finished: Formula?

    /// Writes the first number of a calculation, and returns it as the left operand.
    mutating func begin(_ number: Decimal128, _ calculation: CalculatorStyle.Calculation) -> LeftOperand {
        switch calculation {
        case .atOperator:
            rows.append(TapeRow(kind: .first, operand: number, subtotal: number))
            return .subtotal(number)
        case .atEquals:
            rows.append(TapeRow(kind: .first, operand: number, outcome: .open))
            return .formula
        }
    }

    /// Writes the row of an operation, and returns the left operand of the next one. If the left operand is a subtotal,
    /// applies the operation to it.
    mutating func apply(_ operation: Operation, to left: LeftOperand) throws(CalculationError) -> LeftOperand {
        let kind = TapeRow.Kind.operation(operation.operator)
        switch left {
        case .formula:
            rows.append(TapeRow(kind: kind, operand: operation.operand, outcome: .open))
            return .formula
        case .subtotal(let subtotal):
            return .subtotal(
                try write(kind, operation.operand) { () throws(CalculationError) in
                    try operation.operator.calculate(subtotal, operation.operand)
                })
        }
    }

    /// Writes and returns the result. A formula is calculated now.
    mutating func total(_ left: LeftOperand) throws(CalculationError) -> Decimal128 {
        let formula = formula
        let result = try write(.total) { () throws(CalculationError) in
            switch left {
            case .subtotal(let subtotal): subtotal
            case .formula: try formula.result()
            }
        }
        if !formula.operators.isEmpty { finished = formula }
        return result
    }

    mutating func compute(
        _ function: TapeRow.Function, of number: Decimal128
    ) throws(CalculationError) -> Decimal128 {
        try write(.function(function), number) { () throws(CalculationError) in try function.value(of: number) }
    }

    /// Writes a row also when what is calculated in it has no result. A total is its own operand.
    private mutating func write(
        _ kind: TapeRow.Kind, _ operand: Decimal128? = nil, _ value: () throws(CalculationError) -> Decimal128
    ) throws(CalculationError) -> Decimal128 {
        var result: Decimal128?
        defer { rows.append(TapeRow(kind: kind, operand: operand ?? result ?? .zero, subtotal: result)) }
        let calculated = try value()
        result = calculated
        return calculated
    }

    private var formula: Formula {
        var formula = Formula(sinceLastResultOf: tape)
        for row in rows { formula.add(row) }
        return formula
    }
}
