import ScreenKit
import Terminal
import TestSupport

@testable import kiosk

/// A run of a command inside of the tests, with objects of theirs: what it reads and says goes through pipes, and has to be
/// short enough for them.
struct ConsoleRun {
    private let input: Pipe
    private let output: Pipe
    private let errors: Pipe

    init(input lines: String = "") throws(SystemCallError) {
        (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
        input.write(Array(lines.utf8))
        input.closeWriteEnd()
    }

    /// Runs a command, and ends as the program does.
    func outcome(of command: (LineReader, Console) throws -> Void) throws -> Outcome {
        let console = Console(name: "kiosk", usesUTF8: true, output: output.writeEnd, errors: errors.writeEnd)
        var exitCode = ExitCode.success
        do {
            try command(LineReader(descriptor: input.readEnd), console)
            try console.flush()
        } catch let error as ExitCode {
            try console.flush()
            exitCode = error
        } catch let error as any EndingError {
            console.complain(error.message(Texts(.english)))
            exitCode = error.exitCode
        }
        output.closeWriteEnd()
        errors.closeWriteEnd()
        return Outcome(output: output.readAll(), errors: errors.readAll(), ending: .exit(exitCode.rawValue))
    }
}
