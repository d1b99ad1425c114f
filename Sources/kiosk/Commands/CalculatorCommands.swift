import Calculator
import CalculatorApp
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk calc`: the values of formulas as plain numbers.
struct CalcCommand: RunnableCommand {
    /// The formula; `nil` for those of standard input, one a line.
    let expression: String?
    let digits: Int?

    /// The greatest size of a formula in bytes: a batch may have one of a million operands.
    private static let formulaLimit = 64 << 20

    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        guard let expression else {
            return try console.answerLines(of: LineReader(descriptor: 0, limit: Self.formulaLimit), texts) {
                line throws(CommandError) in try value(of: line, texts)
            }
        }
        try console.say(value(of: expression, texts))
        return .success
    }

    private func value(of expression: String, _ texts: Texts) throws(CommandError) -> String {
        do {
            let formula = try ExpressionParser.parse(expression)
            return (try? (consume formula).result()).map { NumberFormat.plain($0, digits: digits ?? 20) } ?? "NaN"
        } catch {
            throw CommandError(texts.explain(error), .badInput)
        }
    }
}

/// `kiosk calc --keys`: the display after each line of keys, which a fresh calculator receives.
struct KeysCommand: RunnableCommand {
    /// The keys; `nil` for those of standard input.
    let keys: String?
    let style: CalculatorStyle?

    func run(_ workshop: Workshop) throws -> ExitCode {
        let (texts, console) = (workshop.texts, workshop.console)
        guard let keys else {
            return try console.answerLines(of: workshop.input, texts) { line throws(CommandError) in
                do throws(KeyError) {
                    return display(after: try [CalculatorEvent](parsing: line))
                } catch {
                    throw CommandError(texts.explain(error), .badInput)
                }
            }
        }
        try console.say(display(after: [CalculatorEvent](ofArguments: keys, texts)))
        return .success
    }

    private func display(after events: [CalculatorEvent]) -> String {
        var calculator = Calculator(style: style ?? .standard)
        for event in events { calculator.handle(event) }
        return calculator.display
    }
}

/// `kiosk compare`: the same keys in every style, with one row per key and one column per style.
struct CompareCommand: RunnableCommand {
    let keys: String

    func run(_ workshop: Workshop) throws -> ExitCode {
        let texts = workshop.texts
        let events = try [CalculatorEvent](ofArguments: keys, texts)
        let comparison = StyleComparison()
        var rows = [[texts(.key)] + comparison.calculators.map(\.style.id)]
        for event in events {
            comparison.handle(event)
            rows.append([event.names?.label ?? ""] + comparison.calculators.map(\.display))
        }
        try workshop.console.say(Table(rows: rows).lines)
        return .success
    }
}

extension [CalculatorEvent] {
    /// Creates the events of the keys on a command line. An error names the command that lists the keys.
    fileprivate init(ofArguments keys: String, _ texts: Texts) throws(CommandError) {
        do {
            try self.init(parsing: keys)
        } catch {
            throw CommandError(texts(.keysHint, texts.explain(error)), .badInput)
        }
    }
}
