import Core

extension Formula {
    /// Creates the formula of the rows since the last result. That result is its first operand if no number follows it.
    ///
    /// - Complexity: O(*n*) in the number of rows since the last result.
    init(sinceLastResultOf tape: some BidirectionalCollection<TapeRow>) {
        let start = tape.lastIndex { $0.kind.beginsFormula } ?? tape.endIndex
        self.init(.zero)
        for row in tape[start...] { add(row) }
    }

    /// Adds the operation of a row, or begins anew with its number.
    mutating func add(_ row: TapeRow) {
        switch row.kind {
        case .first, .total:
            self = Formula(row.operand, isResult: true)
        case .operation(let `operator`): append(`operator`, row.operand)
        case .function: break
        }
    }
}

extension TapeRow.Kind {
    fileprivate var beginsFormula: Bool {
        switch self {
        case .first, .total: true
        case .operation, .function: false
        }
    }
}
