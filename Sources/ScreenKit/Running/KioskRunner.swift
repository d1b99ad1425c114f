import Terminal

/// A signal that asked the process to end while a kiosk ran. The terminal is as it was found.
package struct EndingSignal: Error {
    fileprivate let number: Int32

    /// Ends the process with the signal, so that the shell reports the true cause.
    package func endProcess() -> Never { ProcessSignals.terminate(by: number) }
}

/// The place where the kiosks of a program run: the whole terminal, or lines where there is none that can draw or a person wants lines.
@MainActor package struct KioskRunner {
    package let profile: TerminalProfile
    /// The output in lines.
    package let console: Console
    private let isPlain: Bool
    private let isStill: Bool

    /// Creates a runner on standard input and output. If it is plain, kiosks run line by line in any case, for example for a screen reader. If it
    /// is still, nothing moves on the screen.
    package init(profile: TerminalProfile, console: Console, isPlain: Bool, isStill: Bool = false) {
        (self.profile, self.console, self.isPlain, self.isStill) = (profile, console, isPlain, isStill)
    }

    /// A Boolean value that indicates whether kiosks have the whole terminal.
    package var usesFullScreen: Bool { profile.canDrawFullScreen && !isPlain }

    /// Runs a kiosk, or one after another, until the person leaves, the input ends, the terminal is gone or a signal comes.
    ///
    /// `willShow` is called with the whole terminal before it is taken, and `didShow` whenever all that was to be shown is written. `save` is called after each input, and in lines before each wait for
    /// one, and writes what must not be lost: its error ends the run in lines; the whole terminal is no place for an error, and the run goes on.
    ///
    /// - Throws: `EndingSignal`, which the caller passes on until everything is tidied up; `SystemError`; the errors of `save`.
    package func run(
        _ source: any KioskSource, sources: [any ChangeSource] = [], willShow: (FullScreen) -> Void = { _ in },
        didShow: @escaping () -> Void = {}, save: @escaping () throws -> Void = {}
    ) throws {
        guard usesFullScreen else {
            return try LineRunner(
                source, sources: sources, console: console, erasesTerminal: profile.canDrawFullScreen,
                didShow: didShow, save: save
            ).run(LineReader(descriptor: 0))
        }
        let runner = FullScreenRunner(source, sources: sources, isStill: isStill, didShow: didShow) { try? save() }
        let screen = try FullScreen(profile: profile)
        willShow(screen)
        // The terminal holds its delegate weakly.
        let ending = try withExtendedLifetime(runner) { try runner.run(on: screen) }
        if case .signal(let number) = ending { throw EndingSignal(number: number) }
    }
}

extension Kiosk {
    /// Runs the kiosk until the person leaves, on standard input and output: on the whole terminal, or line by line where no terminal can draw
    /// or a plain run is wanted, for example for a screen reader. The name of the program stands before its errors.
    ///
    /// ```swift
    /// try Kiosk(apps: [.lockers(lockers)], texts: Texts(.english)).run(named: "lockers", sources: [inbox])
    /// ```
    ///
    /// On the whole terminal a change of a source is shown at once. In lines the sources are read before each line, and a change that comes
    /// while the kiosk waits for a line is said, unless its source is quiet.
    ///
    /// - Throws: `SystemError` where the input or the output fails; a reader that closes the output is no error.
    public func run(named name: String = "kiosk", isPlain: Bool = false, sources: [any ChangeSource] = []) throws {
        ProcessSignals.ignoreFailedWrites()
        let profile = TerminalProfile()
        let console = Console(name: name, usesUTF8: profile.usesUTF8)
        do {
            try KioskRunner(profile: profile, console: console, isPlain: isPlain).run(self, sources: sources)
        } catch let signal as EndingSignal {
            signal.endProcess()
        } catch let error as SystemError where error.isClosedPipe {}
    }
}
