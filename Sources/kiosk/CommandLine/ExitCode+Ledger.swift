import JuiceMaker

nonisolated extension LedgerFault {
    /// How a program ends that can do nothing without the ledger.
    var exitCode: ExitCode {
        switch self {
        case .damaged, .newerFormat: .badInput
        case .busy, .refused, .unsure: .inputOutput
        }
    }
}

nonisolated extension LedgerError {
    /// How a command ends that was to change the stock.
    var exitCode: ExitCode {
        switch self {
        case .impossible: .no
        case .fault(let fault): fault.exitCode
        }
    }
}
