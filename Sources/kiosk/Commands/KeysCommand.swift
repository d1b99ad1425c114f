import Calculator
import CalculatorApp
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk calc --keys`: a line of keys in, the display that they lead to out, each from a fresh calculator.
struct KeysCommand {
    let texts: Texts
    let style: CalculatorStyle

    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        try console.forEachLine(of: input) { line in
            let display = Result { () throws(Failure) in try self.display(after: line) }
            if case .failure(let failure) = display { exitCode = failure.exitCode }
            try console.say(display.lineOfOutput)
        }
        return exitCode
    }

    private func display(after line: InputLine) throws(Failure) -> String {
        let text = try line.text(texts)
        do {
            var calculator = Calculator(style: style)
            for command in try KeyParser.tokens(text) { calculator.perform(command) }
            return calculator.display
        } catch {
            throw Failure(texts.explain(error), .badInput)
        }
    }
}
