import Lab
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// `kiosk koans`: writes the koans into a folder, and runs them there.
struct KoansCommand {
    let texts: Texts
    let folder: KoanFolder

    /// Writes the files that are not there yet.
    func initialize(_ console: Console) throws -> ExitCode {
        let koans = try koans()
        do throws(SystemError) {
            let count = try folder.writeMissing(koans)
            try? console.say(texts(.koansWritten, String(count), folder.path.printable))
        } catch {
            throw CommandError(folder.path.printable + ": " + texts.explain(error.reason), .inputOutput)
        }
        try console.say(texts(.koansStart, folder.path.printable))
        return .success
    }

    /// Runs the koans: on the whole terminal, or line by line.
    func open(_ console: Console, profile: TerminalProfile, isPlain: Bool) throws -> ExitCode {
        let koans = try koans()
        guard koans.contains(where: { (try? folder.source(of: $0)) != nil }) else {
            throw CommandError(texts(.koansMissing, folder.path.printable), .badInput)
        }
        let isFullScreen = profile.canDrawFullScreen && !isPlain
        let language = KoanLanguage(texts)
        let session = KoanSession(
            folder, koans: koans, compiler: KoanCompiler(in: try workplace()), isWaiting: !isFullScreen,
            texts: { language.texts }, afterRun: { _ in })
        let kiosk = Kiosk(
            root: KoanScreen(session.desk, folder: folder.path.printable), texts: texts,
            languageKey: .character("L"), inspector: session.desk.viewer)
        language.kiosk = kiosk
        session.start()
        guard isFullScreen else {
            try LineRunner(
                kiosk, console: console, beforeInput: {}, afterInput: { _ = session.readChanges() }
            ).run(LineReader(descriptor: 0))
            return .success
        }
        let runner = FullScreenRunner(kiosk, changes: session, afterInput: {})
        // The terminal holds its delegate weakly.
        let ending = try withExtendedLifetime(runner) { try runner.run(on: FullScreen(profile: profile)) }
        if case .signal(let signal) = ending { ProcessSignals.terminate(by: signal) }
        return .success
    }

    /// Proves the koans of the program, or those that a class has put into a folder.
    ///
    /// - Parameters:
    ///   - isOwn: Whether the koans of the program are checked, in a folder for temporary files.
    ///   - isDebugOnly: Whether they are compiled without `-O` only.
    ///   - console: The output.
    /// - Returns: The exit code.
    /// - Throws: `CommandError` where there are no koans, or one is not complete; `IOError`.
    func check(isOwn: Bool, isDebugOnly: Bool, _ console: Console) throws -> ExitCode {
        let koans = try isOwn ? koans() : addedKoans()
        if koans.isEmpty { throw CommandError(texts(.koansNoneAdded, folder.path.printable), .badInput) }
        return try KoansCheckCommand(
            texts: texts, koans: koans, compiler: KoanCompiler(in: try workplace()), isDebugOnly: isDebugOnly
        ).run(console)
    }

    private func workplace() throws(CommandError) -> KoanWorkplace {
        do throws(SystemError) {
            return try folder.workplace()
        } catch {
            throw CommandError(folder.path.printable + ": " + texts.explain(error.reason), .inputOutput)
        }
    }

    private func koans() throws(CommandError) -> [Koan] {
        do throws(KoanFolderError) {
            return try folder.koans()
        } catch {
            throw CommandError(folder.path.printable + ": " + words(for: error), .badInput)
        }
    }

    private func addedKoans() throws(CommandError) -> [Koan] {
        do throws(KoanFolderError) {
            return try folder.addedKoans()
        } catch {
            throw CommandError(folder.path.printable + ": " + words(for: error), .badInput)
        }
    }

    private func words(for error: KoanFolderError) -> String {
        let reason =
            switch error.error {
            case .missingLine(let line): texts(.koanMissingLine, line)
            case .unpairedHints: texts(.koanUnpairedHints)
            case .notUTF8(let file): file + ": " + texts(.notUTF8)
            }
        return error.folder.printable + ": " + reason
    }
}

/// The language in which a session speaks: that of its kiosk, which does not exist before the session.
private final class KoanLanguage {
    weak var kiosk: Kiosk?
    private let first: Texts

    init(_ texts: Texts) { first = texts }

    var texts: Texts { kiosk?.texts ?? first }
}
