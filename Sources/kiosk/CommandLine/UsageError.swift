import Core
import ScreenKit

/// Why a command line was not understood.
nonisolated enum UsageError: Error, Equatable {
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(option: String)
    case badValue(option: String, value: String, allowed: String)
    /// A word behind a command that is none of those it knows.
    case unknownWord(String, allowed: String)
    case unknownExperiment(String, allowed: String)
    case misplacedOption(String, command: String)
    case reversedDates(from: CivilDate, to: CivilDate)
    case conflictingOptions(String, String)
    case invalidRequestID
    case missingArgument(String)
    case unexpectedArgument(String)

    /// The reason in words. What was typed is made harmless before it is shown.
    func message(_ texts: Texts) -> String {
        switch self {
        case .unknownCommand(let word): texts(.unknownCommand, word.printable)
        case .unknownOption(let option): texts(.unknownOption, option.printable)
        case .missingValue(let option): texts(.missingValue, option)
        case .badValue(let option, let value, let allowed): texts(.badValue, option, value.printable, allowed)
        case .unknownWord(let word, let allowed): texts(.unknownWord, word.printable, allowed)
        case .unknownExperiment(let name, let allowed): texts(.unknownExperiment, name.printable, allowed)
        case .misplacedOption(let option, let command): texts(.misplacedOption, option, command)
        case .reversedDates(let from, let to): texts(.reversedDates, from.description, to.description)
        case .conflictingOptions(let first, let second): texts(.conflictingOptions, first, second)
        case .invalidRequestID: texts(.invalidRequestID)
        case .missingArgument(let name): texts(.missingArgument, name)
        case .unexpectedArgument(let word): texts(.unexpectedArgument, word.printable)
        }
    }
}
