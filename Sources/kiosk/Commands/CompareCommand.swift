import Calculator
import CalculatorApp
import JuiceMakerApp
import ScreenKit

/// `kiosk compare`: the same keys through every style, a row a key, a column a style.
struct CompareCommand {
    let texts: Texts

    func run(_ keys: String, _ console: Console) throws -> ExitCode {
        let commands: [CalculatorCommand]
        do {
            commands = try KeyParser.line(keys)
        } catch {
            throw Failure(texts.explain(error), .badInput)
        }
        var calculators = CalculatorStyle.all.map { Calculator(style: $0) }
        var rows = [[texts(.key)] + calculators.map(\.style.id)]
        for command in commands {
            for index in calculators.indices { calculators[index].perform(command) }
            rows.append([command.label] + calculators.map(\.display))
        }
        for line in Table(rows: rows).lines { try console.say(line) }
        return .success
    }
}
