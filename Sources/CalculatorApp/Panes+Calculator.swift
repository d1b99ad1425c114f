import Calculator
import ScreenKit

nonisolated extension KeypadPane where Event == CalculatorScreen.Event {
    /// Creates the pad of a style, with the arrangement of the keys in its seed.
    init(for style: CalculatorStyle, _ texts: Texts) {
        let full: [[CalculatorKey]] = [
            [.allClear, .clearEntry, .negate, .operation(.divide)],
            [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
            [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
            [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
            [.digit(.zero), .doubleZero, .dot, .equals],
        ]
        let withFunctions: [[CalculatorKey]] = [
            [.memory(.clear), .allClear, .clearEntry, .negate, .operation(.divide), .function(.percent)],
            [
                .memory(.recall), .digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply),
                .function(.squareRoot),
            ],
            [.memory(.add), .digit(.four), .digit(.five), .digit(.six), .operation(.subtract), .function(.square)],
            [
                .memory(.subtract), .digit(.one), .digit(.two), .digit(.three), .operation(.add),
                .function(.reciprocal),
            ],
            [.memory(.store), .digit(.zero), .doubleZero, .dot, .equals, .backspace],
        ]
        let fourByFour: [[CalculatorKey]] = [
            [.digit(.one), .digit(.two), .digit(.three), .operation(.add)],
            [.digit(.four), .digit(.five), .digit(.six), .operation(.subtract)],
            [.digit(.seven), .digit(.eight), .digit(.nine), .operation(.multiply)],
            [.digit(.zero), .allClear, .equals, .operation(.divide)],
        ]
        let keys =
            if withFunctions.joined().allSatisfy(style.has) {
                withFunctions
            } else if fourByFour.joined().allSatisfy(style.has) && !style.has(.dot) {
                fourByFour
            } else {
                full
            }
        let rows = keys.map { row in
            row.map { key in
                let names = KeyNames(key)
                return PadKey(
                    control: Control(
                        label: texts.spelled(names.label), event: .perform(.press(key)), keys: names.terminalKeys,
                        meaning: key.meaning.map { texts.spelled(names.label) + ": " + texts($0) }),
                    role: style.has(key) ? key.role : .missing
                )
            }
        }
        self.init(rows: rows, summary: texts(.keypadKeys, texts.spelled(style.typedKeys)))
    }
}

nonisolated extension Binding where Event == CalculatorScreen.Event {
    /// Creates the keys of the keyboard that a style lacks and its pad does not show. Pressing one of them says so.
    static func missingKeys(of style: CalculatorStyle, on pad: KeypadPane<Event>) -> [Binding] {
        let missing = CalculatorKey.allCases.filter { !style.has($0) }
        let shown = missing.isEmpty ? [] : pad.rows.joined().map(\.control.event)
        return missing.filter { !shown.contains(.perform(.press($0))) }.map { key in
            Binding(keys: KeyNames(key).terminalKeys, event: .perform(.press(key)))
        }
    }
}

nonisolated extension KeyNames {
    var terminalKeys: [Control<CalculatorScreen.Event>.Key] {
        shortcuts.map { shortcut in
            switch shortcut {
            case "⌫": .backspace
            case "⌦": .delete
            default: .character(shortcut)
            }
        }
    }
}

nonisolated extension CalculatorKey {
    /// The effect of a key whose label does not tell it; `nil` for the other keys.
    fileprivate var meaning: CalculatorText? {
        switch self {
        case .memory(.clear): .memoryClear
        case .memory(.recall): .memoryRecall
        case .memory(.add): .memoryAdd
        case .memory(.subtract): .memorySubtract
        case .memory(.store): .memoryStore
        case .function(.reciprocal): .reciprocal
        case .digit, .doubleZero, .dot, .operation, .equals, .allClear, .clearEntry, .negate, .backspace, .function: nil
        }
    }

    fileprivate var role: KeypadRole {
        switch self {
        case .digit, .doubleZero, .dot: .digit
        case .operation: .operation
        case .equals: .equals
        case .allClear, .clearEntry, .negate, .backspace, .function, .memory: .command
        }
    }
}

extension KeypadDisplay {
    /// The greatest number of operations in a caption.
    private static let shownOperations = 6

    /// Creates the display of a calculator.
    init(_ calculator: Calculator, _ texts: Texts) {
        let memory = calculator.memory.first.map { "M " + NumberFormat.display($0) } ?? ""
        self.init(
            text: calculator.display, tone: calculator.failure == nil ? .plain : .bad,
            sign: calculator.pendingOperator.map { texts.spelled(String($0.symbol)) } ?? "",
            caption: texts.spelled(Self.caption(of: calculator)), mark: memory)
    }

    /// Returns the calculation that leads to the number: `12 + 3 ×` while its operand is typed, and `12 + 3 × 4 =` at its result.
    private static func caption(of calculator: Calculator) -> String {
        var rows = calculator.tape[...]
        var end = calculator.pendingOperator.map { " \($0.symbol)" } ?? ""
        if let last = rows.last, case .total = last.kind, end.isEmpty {
            guard last.subtotal == calculator.value else { return "" }
            rows.removeLast()
            end = " ="
        }
        guard !end.isEmpty || calculator.failure != nil else { return "" }
        var parts: [String] = []
        for row in rows.reversed() {
            switch row.kind {
            case .first, .total: return ([NumberFormat.display(row.operand)] + parts).joined(separator: " ") + end
            case .operation(let sign):
                guard parts.count < shownOperations else { return "… " + parts.joined(separator: " ") + end }
                parts.insert("\(sign.symbol) \(NumberFormat.display(row.operand))", at: 0)
            case .function: break
            }
        }
        return parts.joined(separator: " ") + end
    }
}

extension TapePane {
    /// Creates the tape of a calculator.
    init(_ calculator: Calculator, heading: String, placeholder: String) {
        let tape = calculator.tape
        self.init(rows: LazyRows(count: tape.count) { Row(tape[$0]) }, heading: heading, placeholder: placeholder)
    }
}

extension TapePane.Row {
    init(_ row: TapeRow) {
        let subtotal =
            switch row.outcome {
            case .subtotal(let number): NumberFormat.display(number)
            case .failure: "NaN"
            case .open: ""
            }
        switch row.kind {
        // A first number is its own subtotal.
        case .first:
            self.init(
                sign: "", operand: subtotal.isEmpty ? NumberFormat.display(row.operand) : "", subtotal: subtotal)
        case .operation(let operation):
            self.init(
                sign: String(operation.symbol), operand: NumberFormat.display(row.operand), subtotal: subtotal)
        case .total: self.init(sign: "=", operand: "", subtotal: subtotal, isTotal: true)
        // What a function did stands whole in its row: `50 + 20 % = 10`.
        case .function(let function):
            self.init(sign: "", operand: "\(function.text(of: row.operand)) = \(subtotal)", subtotal: "")
        }
    }
}
