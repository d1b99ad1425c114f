import Terminal
import TestSupport

@testable import ScreenKit

/// Pipes for a runner of lines.
struct LineStage {
    let input, output: Pipe

    init() throws { (input, output) = (try Pipe(), try Pipe()) }

    /// Runs a runner until the input ends, and returns what it has said.
    func run(_ makeRunner: (Console) -> LineRunner) throws -> String {
        let console = Console(name: "kiosk", usesUTF8: true, output: output.writeEnd, errors: output.writeEnd)
        try makeRunner(console).run(Terminal.LineReader(descriptor: input.readEnd))
        return String(decoding: output.readAvailable(), as: UTF8.self)
    }
}

/// A terminal for a runner of the whole screen.
struct FullScreenStage {
    let terminal: PseudoTerminal
    let screen: FullScreen

    init() throws {
        terminal = try PseudoTerminal(columns: 80, rows: 24)
        let profile = TerminalProfile(environment: { _ in nil }, isTerminal: true)
        screen = try FullScreen(profile: profile, input: terminal.programEnd, output: terminal.programEnd)
    }
}
