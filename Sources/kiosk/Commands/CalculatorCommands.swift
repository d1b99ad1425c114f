import Calculator
import CalculatorApp
import JuiceMakerApp
import ScreenKit
import Terminal

extension Workshop {
    /// The greatest size of a formula in bytes: a batch may have one of a million operands.
    private static let formulaLimit = 64 << 20

    /// `kiosk calc`: the value of a formula as a plain number; without one, those of standard input, one a line.
    func calculate(_ expression: String?) throws {
        guard let expression else {
            return try console.answerLines(of: LineReader(descriptor: 0, limit: Self.formulaLimit), texts) {
                line throws(CommandError) in try value(of: line)
            }
        }
        try console.say(value(of: expression))
    }

    private func value(of expression: String) throws(CommandError) -> String {
        do {
            let formula = try ExpressionParser.parse(expression)
            let digits = options[.digits]
            return (try? (consume formula).result()).map { NumberFormat.plain($0, digits: digits) } ?? "NaN"
        } catch {
            throw CommandError(texts.explain(error), .badInput)
        }
    }

    /// `kiosk calc --keys`: the display after keys, which a fresh calculator receives; without any, after each line of standard input.
    func press(_ keys: String?) throws {
        guard let keys else {
            return try console.answerLines(of: input, texts) { line throws(CommandError) in
                do throws(ExpressionError) {
                    return display(after: try [CalculatorEvent](parsing: line))
                } catch {
                    throw CommandError(texts.explain(error), .badInput)
                }
            }
        }
        try console.say(display(after: [CalculatorEvent](ofArguments: keys, texts)))
    }

    private func display(after events: [CalculatorEvent]) -> String {
        var calculator = Calculator(style: options[.style] ?? .standard)
        for event in events { calculator.handle(event) }
        return calculator.display
    }

    /// `kiosk compare`: the same keys in every style, with one row per key and one column per style.
    func compareStyles(_ keys: String) throws {
        let events = try [CalculatorEvent](ofArguments: keys, texts)
        let comparison = StyleComparison()
        var rows = [[texts(.key)] + comparison.calculators.map(\.style.id)]
        for event in events {
            comparison.handle(event)
            rows.append([event.names?.label ?? ""] + comparison.calculators.map(\.display))
        }
        try console.say(Table(rows: rows).lines)
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
