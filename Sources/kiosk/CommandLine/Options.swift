import Calculator
import Core
import ScreenKit
import ScreenTrace

/// What a command line sets besides the command; any of them may stand before or after it.
nonisolated struct Options: Equatable {
    var language: Language?
    var style: CalculatorStyle?
    var menuFile: String?
    var data = DataOption.standard
    /// Where the trace goes.
    var trace: TraceOption?
    /// What `kiosk order` must not make twice.
    var requestID: String?
    /// Significant digits of a printed result, 1 to 34.
    var digits = 20
    var isPlain = false
    var isJSON = false
    /// The first day of a report, and the last.
    var from: CivilDate?
    var to: CivilDate?
}
