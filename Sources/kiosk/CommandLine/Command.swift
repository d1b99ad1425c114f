import Lab

/// What the program is asked to do.
nonisolated enum Command: Equatable {
    /// Open the kiosk: no command was named.
    case open
    case calculate(expression: String?)
    case pressKeys
    case compare(keys: String)
    case order([String])
    case orderFromInput
    case showStock
    case changeStock(StockChange, fruit: String, count: String)
    case report
    case exportLedger
    case verifyLedger
    case play(script: String)
    case listExperiments
    case runExperiment(ExperimentID)
    case help
    case version

    nonisolated enum StockChange: String {
        case add, set
    }
}
