import Calculator
import KioskUI
import Terminal

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
        for line in Self.table(rows) { try console.say(line) }
        return .success
    }

    private static func table(_ rows: [[String]]) -> [String] {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                DisplayWidth.padded(cell.0, to: cell.1, alignment: index == 0 ? .leading : .trailing)
            }.joined(separator: "  ")
        }
    }
}
