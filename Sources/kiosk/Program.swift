import ScreenKit
import Storage
import System
import Terminal

/// The program: parses its command line, and runs the command that the line makes.
struct Program {
    /// The words after the program's name.
    private let words: [String]
    private let environment: (String) -> String?
    private let profile: TerminalProfile
    private let console: Console

    init(words: [String], environment: @escaping (String) -> String?) {
        self.words = words
        self.environment = environment
        profile = TerminalProfile()
        console = Console(name: "kiosk", usesUTF8: profile.usesUTF8)
    }

    func run() -> ExitCode {
        ProcessSignals.ignoreFailedWrites()
        do {
            let exitCode = try exitCodeOfCommand()
            // If the reader of the output is gone, the exit code of the command remains. Any other loss is an error of its own.
            do { try console.flush() } catch { if !error.isClosedPipe { throw error } }
            return exitCode
        } catch let signal as EndingSignal {
            signal.endProcess()
        } catch let error as SystemError {
            if error.isClosedPipe { return .success }
            let texts = texts(for: Invocation.language(in: words))
            console.complain(texts(.ioFailed, error.message(texts)))
        } catch {
            console.complain(String(describing: error).printable)
        }
        return .inputOutput
    }

    /// Runs the command, reports the error that ends it, and returns its exit code.
    private func exitCodeOfCommand() throws -> ExitCode {
        var texts = texts(for: Invocation.language(in: words))
        do {
            let invocation = try Invocation(parsing: words)
            let options = invocation.options
            // A picture is UTF-8, whatever the terminal can show.
            texts = self.texts(for: options[.language], alwaysWithSigns: options.isRecorded)
            var profile = profile
            profile.ground = options[.ground] ?? profile.ground
            let runner = KioskRunner(
                profile: profile, console: console, isPlain: options[.plain], isStill: options[.still])
            try invocation.command(
                Workshop(options: options, texts: texts, environment: environment, runner: runner))
            return .success
        } catch let exitCode as ExitCode {
            return exitCode
        } catch let error as SystemError {
            // An error of a file comes with its path, as a `CommandError`; this one is of the input or the output.
            throw error
        } catch let error as any EndingError {
            console.complain(error.message(texts))
            return error.exitCode
        }
    }

    private func texts(for language: Language?, alwaysWithSigns: Bool = false) -> Texts {
        Texts(
            language ?? Language(environment: environment, canShowHangul: profile.usesUTF8),
            showsSigns: alwaysWithSigns || profile.usesUTF8)
    }
}
