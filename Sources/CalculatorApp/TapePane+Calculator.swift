import Calculator
import ScreenKit

extension TapePane {
    /// The tape and the display of a calculator.
    ///
    /// - Parameters:
    ///   - calculator: The calculator to show.
    ///   - placeholder: What to say while nothing has been calculated.
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
        let subtotal = row.subtotal.map { NumberFormat.display($0) } ?? "NaN"
        switch row.kind {
        case .first: self.init(sign: "", operand: "", subtotal: subtotal)
        case .operation(let operation):
            self.init(
                sign: String(operation.symbol), operand: NumberFormat.display(row.operand), subtotal: subtotal)
        case .total: self.init(sign: "=", operand: "", subtotal: subtotal, isTotal: true)
        }
    }
}
