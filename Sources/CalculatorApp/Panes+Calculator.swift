import Calculator
import ScreenKit

extension KeypadPane where Event == CalculatorScreen.Event {
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
                PadKey(
                    control: Control(
                        label: texts.symbol(on: key), event: .perform(.press(key)), keys: KeyNames(key).terminalKeys,
                        isEnabled: style.has(key)),
                    role: key.role
                )
            }
        }
        self.init(rows: rows, summary: texts(.keypadKeys, texts.spelled(Self.typedKeys(of: style))))
    }

    private static func typedKeys(of style: CalculatorStyle) -> String {
        let keys = CalculatorKey.allCases.filter { $0.role != .digit || $0 == .doubleZero || $0 == .dot }
        let names = keys.filter(style.has).map { KeyNames($0) } + [.undo, .redo]
        return (["0–9"] + names.map { $0.words.last ?? $0.label }).joined(separator: " ")
    }
}

extension KeyNames {
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

extension CalculatorKey {
    fileprivate var role: KeypadRole {
        switch self {
        case .digit, .doubleZero, .dot: .digit
        case .operation: .operation
        case .equals: .equals
        case .allClear, .clearEntry, .negate, .backspace, .function, .memory: .command
        }
    }
}

extension TapePane {
    /// Creates the tape and the display of a calculator.
    init(_ calculator: Calculator, placeholder: String) {
        let tape = calculator.tape
        self.init(
            rows: LazyRows(count: tape.count) { Row(tape[$0]) },
            entry: Entry(
                sign: calculator.pendingOperator.map { String($0.symbol) } ?? "",
                text: calculator.display,
                tone: calculator.failure == nil ? .plain : .bad
            ),
            placeholder: placeholder
        )
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
