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
    case changeStock(StockAction, fruit: String, count: String)
    case report
    case exportLedger
    case verifyLedger
    case play(script: String)
    case listExperiments
    case runExperiment(ExperimentID)
    case help
    case version

    /// What `kiosk stock` does to a fruit before it shows the stock.
    nonisolated enum StockAction: String, CaseIterable {
        case add, set
    }
}
