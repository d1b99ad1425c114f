import System
import TestSupport
import Testing

/// Whatever ends or stops it, the terminal is left as it was found.
nonisolated struct SignalTests {
    #if os(Linux)
        private static let signalsOfLinux = [SIGIO, SIGPWR, SIGSTKFLT, 34, 64]
    #else
        private static let signalsOfLinux: [Int32] = []
    #endif

    @Test(
        arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU]
            + signalsOfLinux)
    func `a signal that asks it to end ends it, with the terminal restored`(signal: Int32) throws {
        let run = try TerminalRun(launcher: .shell(Self.withoutCoreFiles))
        try run.openCalculator()
        run.press("12+3")
        try run.wait(for: "12")
        run.process.send(signal)
        #expect(run.waitForEnd() == .signal(signal))
        try run.expectRestored()
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS])
    func `even a crash restores the terminal`(signal: Int32) throws {
        let run = try TerminalRun(launcher: .shell(Self.withoutCoreFiles))
        try run.openJuiceMaker()
        run.process.send(signal)
        #expect(run.waitForEnd() == .signal(signal))
        try run.expectRestored()
    }

    @Test func `who starts it under nohup wants it to survive the hang-up`() throws {
        let run = try TerminalRun(launcher: .shell("trap '' HUP; exec \"$@\""))
        try run.openCalculator()
        run.process.send(SIGHUP)
        run.press("4321")
        try run.wait(for: "4,321")
        try run.quit()
    }

    @Test func `a terminal that goes away takes it along`() throws {
        let run = try TerminalRun()
        try run.openCalculator()
        run.terminal.hangUp()
        #expect([.signal(SIGHUP), .exit(0)].contains(run.waitForEnd(within: .seconds(5))))
    }

    @Test func `a terminal that goes away without a signal takes it along, too`() throws {
        let run = try TerminalRun(launcher: .shell("trap '' HUP; exec \"$@\""))
        try run.openCalculator()
        run.terminal.hangUp()
        #expect(run.waitForEnd(within: .seconds(5)) == .exit(0))
    }

    @Test func `continued after a stop that cannot be caught, it paints everything again`() throws {
        let run = try TerminalRun()
        try run.openJuiceMaker()
        let picture = run.screen.lines
        run.process.send(SIGSTOP)
        let deadline = Deadline()
        while !run.process.hasStopped(), !deadline.isOver { run.terminal.read(atMost: 5) }
        run.terminal.scribble()
        run.process.send(SIGCONT)
        try run.wait(for: "the picture as before") { $0.lines == picture }
        run.press("2" + TerminalKey.enter)
        try run.wait(for: "1번 나왔습니다!")
        try run.quit()
    }

    @Test func `a file beyond the limit of the process is an error of writing, and not its end`() throws {
        let folder = try TemporaryFolder()
        let run = try TerminalRun(
            "order", "mango", "--data", folder.path, launcher: .shell("ulimit -f 0; exec \"$@\""))
        #expect(run.waitForEnd() == .exit(74))
    }

    private static let withoutCoreFiles = "ulimit -c 0; exec \"$@\""
}
