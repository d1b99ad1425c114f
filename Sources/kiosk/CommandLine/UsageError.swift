import Core
import ScreenKit

nonisolated enum UsageError: EndingError {
    case unknownCommand(String)
    case unknownOption(String)
    /// A word that is none of those that fit at its place, and the key of the message.
    case unknownWord(String, KioskText = .unknownWord, allowed: [String])
    case missingValue(any OptionUsage)
    /// The word behind an option that needs a value looks like another option.
    case valueLikeOption(any OptionUsage, String)
    case badValue(any OptionUsage, String)
    case misplacedOption(any OptionUsage, CommandUsage)
    case conflictingOptions(any OptionUsage, any OptionUsage)
    /// An option that means nothing without another one.
    case lonelyOption(any OptionUsage, needs: any OptionUsage)
    case reversedDates(from: CivilDate, to: CivilDate)
    case missingArgument(String, of: String)
    /// The command is `nil` for a value that is attached to an option without values.
    case unexpectedArgument(String, of: String?)

    var exitCode: ExitCode { .usage }

    /// Returns the reason in words, with the nearest name for a word that may be mistyped. Control characters of the command line are
    /// replaced.
    func message(_ texts: Texts) -> String {
        switch self {
        case .unknownCommand(let word):
            // An option that was typed without its dashes looks like a command.
            texts.suggesting(
                CommandUsage.names + CommandUsage.allOptions.map(\.name), for: word,
                in: texts(.unknownCommand, word.printable))
        case .unknownOption(let word):
            texts.suggesting(
                CommandUsage.allOptions.map(\.name), for: word, in: texts(.unknownOption, word.printable))
        case .unknownWord(let word, let key, let allowed):
            texts.suggesting(allowed, for: word, in: texts(key, word.printable, allowed.joined(separator: ", ")))
        case .missingValue(let option): texts(.missingValue, option.name)
        case .valueLikeOption(let option, let word): texts(.valueLikeOption, option.name, word.printable)
        case .badValue(let option, let word):
            texts.suggesting(
                option.value?.choices ?? [], for: word,
                in: option.value?.rule.map { texts($0) }
                    ?? texts(.badValue, option.name, word.printable, option.value?.allowed ?? ""))
        case .misplacedOption(let option, let usage): message(texts, for: option, misplacedIn: usage)
        case .conflictingOptions(let first, let second): texts(.conflictingOptions, first.name, second.name)
        case .lonelyOption(let option, let needed): texts(.neededOption, option.name, needed.name)
        case .reversedDates(let from, let to): texts(.reversedDates, from.description, to.description)
        case .missingArgument(let name, let command): texts(.missingArgument, name, Self.help(about: command))
        case .unexpectedArgument(let word, let command):
            texts(.unexpectedArgument, word.printable, Self.help(about: command))
        }
    }

    /// Returns the command line that explains a command, or the whole program.
    private static func help(about command: String?) -> String { command.map { "kiosk help " + $0 } ?? "kiosk --help" }

    /// Returns what an option needs: another option, or another command.
    private func message(_ texts: Texts, for option: any OptionUsage, misplacedIn usage: CommandUsage) -> String {
        let takers = CommandUsage.all.filter { $0.acceptedOptions.contains(option) }
        if let needed = takers.first(where: { $0.words == usage.words })?.requiredOption {
            return texts(.neededOption, option.name, needed.name)
        }
        guard usage.words.isEmpty, usage.requiredOption == nil else {
            return texts(.misplacedOption, option.name, usage.name)
        }
        return texts(.commandNeeded, option.name, takers.map(\.name).uniqued().joined(separator: ", "))
    }
}
