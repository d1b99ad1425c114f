import System
import TestSupport
import Testing

/// The kiosk as a job of a shell that stops it and brings it back.
nonisolated struct JobControlTests {
    /// A shell that runs the program as a job of its own, says when it is stopped, and brings it back after Enter.
    private static let shell = """
        set -m
        "$@"
        echo stopped
        read answer
        fg > /dev/null
        echo ended $?
        """

    private func start() throws -> TerminalRun {
        let run = try TerminalRun(launcher: .shell(Self.shell))
        try run.openCalculator()
        run.press("1234")
        try run.wait(for: "1,234")
        return run
    }

    private func expectStoppedCleanly(_ run: TerminalRun) throws {
        try run.wait(for: "stopped")
        run.expectPicturesWereSound()
        #expect(run.screen.modes == EmulatedTerminal.untouchedModes)
        #expect(run.screen.isStylePlain)
        #expect(run.screen.text.hasPrefix(run.foundText))
        #expect(try run.terminal.settings == run.foundSettings)
    }

    private func expectBackAgain(_ run: TerminalRun) throws {
        run.press("\n")
        try run.wait(for: "1,234")
        #expect(run.screen.isAlternate)
        #expect(try run.terminal.settings != run.foundSettings)
        run.press("+1=")
        try run.wait(for: "1,235")
        run.press(TerminalKey.controlC)
        try run.wait(for: "ended 0")
        #expect(run.waitForEnd() == .exit(0))
        #expect(run.screen.modes == EmulatedTerminal.untouchedModes)
        #expect(try run.terminal.settings == run.foundSettings)
    }

    @Test func `Ctrl-Z gives the terminal back to the shell, and fg brings the screen back`() throws {
        let run = try start()
        run.press(TerminalKey.controlZ)
        try expectStoppedCleanly(run)
        try expectBackAgain(run)
    }

    @Test func `a stop from outside does the same`() throws {
        let run = try start()
        try run.terminal.signalForeground(SIGTSTP)
        try expectStoppedCleanly(run)
        try expectBackAgain(run)
    }

    @Test func `modes that changed while it was stopped are those that it restores`() throws {
        let run = try TerminalRun(
            launcher: .shell("set -m\n\"$@\"\nstty -ixon\necho stopped\nread answer\nfg > /dev/null\necho ended $?"))
        try run.openCalculator()
        run.press(TerminalKey.controlZ)
        try run.wait(for: "stopped")
        let changed = try run.terminal.settings
        #expect(changed != run.foundSettings)
        run.press("\n")
        try run.wait(for: " CE ")
        run.press(TerminalKey.controlC)
        try run.wait(for: "ended 0")
        #expect(run.waitForEnd() == .exit(0))
        #expect(try run.terminal.settings == changed)
    }

    @Test func `it can be stopped again and again`() throws {
        let run = try TerminalRun(
            launcher: .shell("set -m\n\"$@\"\nfor n in 1 2 3; do echo stopped $n; read answer; fg > /dev/null; done"))
        try run.openCalculator()
        for number in 1...3 {
            run.press(TerminalKey.controlZ)
            try run.wait(for: "stopped \(number)")
            run.press("\n")
            try run.wait(for: " CE ")
        }
        run.press(TerminalKey.controlC)
        #expect(run.waitForEnd() == .exit(0))
        #expect(try run.terminal.settings == run.foundSettings)
    }
}
