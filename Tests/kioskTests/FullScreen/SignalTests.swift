import System
import TestSupport
import Testing

/// Whatever ends or stops it, the terminal is left as it was found.
@Suite(.waiting) nonisolated struct SignalTests {
    #if os(Linux)
        private static let signalsOfLinux = [SIGIO, SIGPWR, SIGSTKFLT, 34, 64]
    #else
        private static let signalsOfLinux: [Int32] = []
    #endif

    /// Those that ask it to end, and those of a crash.
    private static let signals: [Int32] =
        [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU] + signalsOfLinux
        + [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS]

    @Test(arguments: signals)
    func `a signal that ends it, even one of a crash, leaves the terminal restored`(signal: Int32) throws {
        let run = try TerminalRun(launcher: .shell("ulimit -c 0; exec \"$@\"")).openCalculator()
        try run.play([("12+3", "12")])
        run.process.send(signal)
        try run.expectEnd(.signal(signal))
    }

    @Test func `who starts it under nohup wants it to survive the hang-up`() throws {
        let run = try TerminalRun(launcher: .shell("trap '' HUP; exec \"$@\""))
        try run.openCalculator()
        run.process.send(SIGHUP)
        try run.play([("4321", "4,321")])
        try run.quit()
    }

    @Test(arguments: [("", [.signal(SIGHUP), .exit(0)]), ("trap '' HUP;", [.exit(0)])] as [(String, [ProcessEnding])])
    func `a terminal that goes away takes it along, without a signal too`(
        trap: String, endings: [ProcessEnding]
    ) throws {
        let run = try TerminalRun(launcher: trap.isEmpty ? .none : .shell(trap + " exec \"$@\"")).openCalculator()
        run.terminal.hangUp()
        #expect(endings.contains(run.waitForEnd(within: .seconds(5))))
    }

    @Test func `continued after a stop that cannot be caught, it paints everything again`() throws {
        let run = try TerminalRun().openJuiceMaker()
        let picture = run.screen.lines
        run.process.send(SIGSTOP)
        let deadline = Deadline()
        while !run.process.hasStopped(), !deadline.isOver { run.terminal.read(atMost: 5) }
        run.terminal.scribble()
        run.process.send(SIGCONT)
        try run.wait(for: "the picture as before") { $0.lines == picture }
        try run.play([("2⏎", "1번 나왔습니다!")])
        try run.quit()
    }

    @Test func `a file beyond the limit of the process is an error of writing, and not its end`() throws {
        let folder = try TemporaryFolder()
        let run = try TerminalRun(
            "order", "mango", "--data", folder.path, launcher: .shell("ulimit -f 0; exec \"$@\""))
        #expect(run.waitForEnd() == .exit(74))
    }
}
