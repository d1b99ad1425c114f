import Calculator
import CalculatorApp
import JuiceMakerApp
import ScreenKit
import Terminal

/// `kiosk calc`: formulas in, plain numbers out.
struct CalcCommand {
    let texts: Texts
    let digits: Int

    /// Prints the value of one formula.
    func run(_ expression: String, _ console: Console) throws -> ExitCode {
        do {
            try console.say(answer(to: ExpressionParser.parse(expression)))
            return .success
        } catch let error as ExpressionError {
            throw Failure(texts.explain(error), .badInput)
        }
    }

    /// Prints the value of each line of input, or in its place what is wrong with it, so that answers and lines pair up.
    func run(_ input: LineReader, _ console: Console) throws -> ExitCode {
        var exitCode = ExitCode.success
        try console.forEachLine(of: input) { line in
            let answer = Result { () throws(Failure) in try self.answer(toLine: line) }
            if case .failure(let failure) = answer { exitCode = failure.exitCode }
            try console.say(answer.lineOfOutput)
        }
        return exitCode
    }

    private func answer(toLine line: InputLine) throws(Failure) -> String {
        let text = try line.text(texts)
        do {
            return answer(to: try ExpressionParser.parse(text))
        } catch {
            throw Failure(texts.explain(error), .badInput)
        }
    }

    private func answer(to formula: consuming Formula) -> String {
        do throws(CalculationError) {
            return NumberFormat.plain(try formula.result(), digits: digits)
        } catch {
            return "NaN"
        }
    }
}
