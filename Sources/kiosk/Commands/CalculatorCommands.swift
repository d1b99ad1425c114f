import Calculator
import CalculatorApp
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk calc`: the values of formulas as plain numbers.
struct CalcCommand {
    let texts: Texts
    let digits: Int

    /// Prints the value of one formula.
    func run(_ expression: String, _ console: Console) throws -> ExitCode {
        try console.say(value(of: expression))
        return .success
    }

    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        try console.answerLines(of: input, texts, value)
    }

    private func value(of expression: String) throws(CommandError) -> String {
        do {
            return value(of: try ExpressionParser.parse(expression))
        } catch {
            throw CommandError(texts.explain(error), .badInput)
        }
    }

    private func value(of formula: consuming Formula) -> String {
        do throws(CalculationError) {
            return NumberFormat.plain(try formula.result(), digits: digits)
        } catch {
            return "NaN"
        }
    }
}

/// `kiosk calc --keys`: the display after each line of keys, which a fresh calculator receives.
struct KeysCommand {
    let texts: Texts
    let style: CalculatorStyle

    /// Prints the display after the keys of the arguments.
    func run(_ keys: String, _ console: Console) throws -> ExitCode {
        try console.say(display(after: [CalculatorEvent](ofArguments: keys, texts)))
        return .success
    }

    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        try console.answerLines(of: input, texts) { line throws(CommandError) in
            do throws(KeyError) {
                return display(after: try [CalculatorEvent](parsing: line))
            } catch {
                throw CommandError(texts.explain(error), .badInput)
            }
        }
    }

    private func display(after events: [CalculatorEvent]) -> String {
        var calculator = Calculator(style: style)
        for event in events { calculator.handle(event) }
        return calculator.display
    }
}

extension [CalculatorEvent] {
    /// Creates the events of the keys on a command line.
    ///
    /// - Throws: `CommandError` for the first key that is none, with the command that lists the keys.
    fileprivate init(ofArguments keys: String, _ texts: Texts) throws(CommandError) {
        do {
            try self.init(parsing: keys)
        } catch {
            throw CommandError(texts(.keysHint, texts.explain(error)), .badInput)
        }
    }
}

/// `kiosk compare`: the same keys in every style, with one row per key and one column per style.
struct CompareCommand {
    let texts: Texts

    func run(_ keys: String, _ console: Console) throws -> ExitCode {
        let events = try [CalculatorEvent](ofArguments: keys, texts)
        let comparison = StyleComparison()
        var rows = [[texts(.key)] + comparison.calculators.map(\.style.id)]
        for event in events {
            comparison.handle(event)
            rows.append([event.names?.label ?? ""] + comparison.calculators.map(\.display))
        }
        try console.say(Table(rows: rows).lines)
        return .success
    }
}
