import KioskAssets
import ScreenKit

/// The texts of the command line. The name of a case is the key of the text in `kiosk.xcstrings`.
nonisolated enum KioskText: TextKey {
    case unknownFruit, unknownCommand, unknownOption, missingValue, badValue, misplacedOption, missingArgument
    case unexpectedArgument, key, atLine, notMet, invalidUTF8, lineTooLong, notUTF8, usage, ioFailed, verifyGood
    case verifyGoodPart, verifyTorn, allTime, sold, total, juice, fruit, openingStock, restocked, adjusted, used
    case closingStock, ledgerBalances, reversedDates, reportPeriod, conflictingOptions, invalidRequestID
    case requestUsed, noHome, ledgerMended, badPause, unknownExperiment, badExpectation, notChecked, unknownWord
    case dataElsewhere, traceNotWritten, dataKeptIn, dataNotKept

    static let catalog = TextCatalog<KioskText>(parsing: KioskAssets.texts)
}

extension Texts {
    /// Returns a text of this room, with its placeholders replaced.
    nonisolated func callAsFunction(_ key: KioskText, _ arguments: String...) -> String {
        text(key, arguments)
    }
}
