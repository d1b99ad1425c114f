import Terminal

/// A signal that asked the process to end while a kiosk ran. The terminal is as it was found.
package struct EndingSignal: Error {
    fileprivate let number: Int32

    /// Ends the process with the signal, so that the shell reports the true cause.
    package func endProcess() -> Never { ProcessSignals.terminate(by: number) }
}

/// The place where the kiosks of a program run: the whole terminal, or lines where there is none that can draw or a person wants lines.
@MainActor package struct KioskRunner {
    let profile: TerminalProfile
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

/// The words behind the name of a program that shows a kiosk.
struct LaunchOptions: Equatable {
    private(set) var isPlain = false
    private(set) var language: Language?

    /// A word that is no option, or the language of one that there is not.
    struct UnknownWord: Error, Equatable {
        let text: String
    }

    init(_ words: some Sequence<String>) throws(UnknownWord) {
        var words = words.makeIterator()
        while let word = words.next() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch (parts[0], parts.count) {
            case ("--plain", 1): isPlain = true
            case ("--lang", _):
                let name = parts.count > 1 ? parts[1] : words.next() ?? ""
                guard let language = Language(rawValue: name) else {
                    throw UnknownWord(text: name.isEmpty ? word : "--lang " + name)
                }
                self.language = language
            default: throw UnknownWord(text: word)
            }
        }
    }
}

extension Kiosk {
    /// Runs the kiosk until the person leaves, on standard input and output: on the whole terminal, or line by line where no terminal can draw
    /// or a plain run is wanted, for example for a screen reader.
    ///
    /// ```swift
    /// try Kiosk(apps: [.lockers(lockers)]).run(sources: [inbox])
    /// ```
    ///
    /// The program understands `--plain`, and `--lang ko` or `--lang en`; another word ends it with the code 64 and says how it is used. On the
    /// whole terminal a change of a source is shown at once. In lines the sources are read before each line, and a change that comes
    /// while the kiosk waits for a line is said, unless its source is quiet.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program; its name, which stands before its errors, is the last part of the first one.
    ///   - sources: What changes the data of the apps from outside.
    /// - Throws: `SystemError` where the input or the output fails; a reader that closes the output is no error.
    public func run(arguments: [String] = CommandLine.arguments, sources: [any ChangeSource] = []) throws {
        ProcessSignals.ignoreFailedWrites()
        let profile = TerminalProfile()
        let name = arguments.first?.split(separator: "/").last.map(String.init) ?? "kiosk"
        let console = Console(name: name, usesUTF8: profile.usesUTF8)
        do {
            let options = try LaunchOptions(arguments.dropFirst())
            if let language = options.language { perform(.speak(language)) }
            try KioskRunner(profile: profile, console: console, isPlain: options.isPlain).run(self, sources: sources)
        } catch let word as LaunchOptions.UnknownWord {
            console.complain(texts(.unknownOption, word.text.printable, name))
            CurrentProcess.end(64)
        } catch let signal as EndingSignal {
            signal.endProcess()
        } catch let error as SystemError where error.isClosedPipe {}
    }
}
