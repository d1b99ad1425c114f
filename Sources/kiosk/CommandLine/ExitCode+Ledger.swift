import JuiceMaker

nonisolated extension LedgerError {
    /// How a program ends that can do nothing without the ledger.
    var exitCode: ExitCode {
        switch self {
        case .damaged, .newerFormat: .badInput
        case .busy, .failed, .notDurable: .inputOutput
        }
    }
}

nonisolated extension StockChangeError {
    /// How a command ends that was to change the stock.
    var exitCode: ExitCode {
        switch self {
        case .impossible: .no
        case .notRecorded(let error): error.exitCode
        }
    }
}
