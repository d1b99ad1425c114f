import System
import TestSupport
import Testing

/// The kiosk as a job of a shell that stops it and brings it back.
@Suite(.waiting) nonisolated struct JobControlTests {
    /// A shell that runs the program as a job of its own, says when it is stopped, and brings it back after Enter.
    private static let shell = """
        set -m
        "$@"
        echo stopped
        read answer
        fg > /dev/null
        echo ended $?
        """

    @Test(arguments: [false, true])
    func `Ctrl-Z or a stop from outside gives the terminal back to the shell, and fg brings the screen back`(
        isFromOutside: Bool
    ) throws {
        let run = try TerminalRun(launcher: .shell(Self.shell)).openCalculator()
        try run.play([("1234", "1,234")])
        if isFromOutside { try run.terminal.signalForeground(SIGTSTP) } else { run.press(TerminalKey.controlZ) }
        try run.wait(for: "stopped")
        run.expectPicturesWereSound()
        #expect(run.screen.modes == EmulatedTerminal.untouchedModes)
        #expect(run.screen.isStylePlain)
        #expect(run.screen.text.hasPrefix(run.foundText))
        #expect(try run.terminal.settings == run.foundSettings)
        try run.play([("\n", "1,234")])
        #expect(run.screen.isAlternate)
        #expect(try run.terminal.settings != run.foundSettings)
        try run.play([("+1=", "1,235"), ("\(TerminalKey.controlC)", "ended 0")])
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.modes == EmulatedTerminal.untouchedModes)
        #expect(try run.terminal.settings == run.foundSettings)
    }

    @Test func `Ctrl-Z of a customer does not stop a counter`() throws {
        let run = try TerminalRun("--counter", "--ephemeral", "--lang", "en", launcher: .shell(Self.shell))
        try run.play([("", "Welcome!"), ("\(TerminalKey.controlZ)1", .seen("Choose your juice", without: "stopped"))])
        try run.terminal.signalForeground(SIGTERM)
        try run.wait(for: "stopped")
    }

    @Test func `modes that changed while it was stopped are those that it restores`() throws {
        let run = try TerminalRun(
            launcher: .shell("set -m\n\"$@\"\nstty -ixon\necho stopped\nread answer\nfg > /dev/null\necho ended $?"))
        try run.openCalculator().play([("\(TerminalKey.controlZ)", "stopped")])
        let changed = try run.terminal.settings
        #expect(changed != run.foundSettings)
        try run.play([("\n", " CE "), ("\(TerminalKey.controlC)", "ended 0")])
        #expect(run.waitForEnd() == .exit(0))
        #expect(try run.terminal.settings == changed)
    }

    @Test func `it can be stopped again and again`() throws {
        let run = try TerminalRun(
            launcher: .shell("set -m\n\"$@\"\nfor n in 1 2 3; do echo stopped $n; read answer; fg > /dev/null; done"))
        try run.openCalculator()
        for number in 1...3 { try run.play([("\(TerminalKey.controlZ)", "stopped \(number)"), ("\n", " CE ")]) }
        run.press(TerminalKey.controlC)
        #expect(run.waitForEnd() == .exit(0))
        #expect(try run.terminal.settings == run.foundSettings)
    }
}
