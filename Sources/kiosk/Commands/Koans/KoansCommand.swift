import Lab
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// `kiosk koans`: writes the koans into a folder, and runs them there.
struct KoansCommand {
    let texts: Texts
    let folder: KoanFolder
    /// The file for the messages of the last run; `nil` for none.
    var trace: TraceOption?
    /// Whether that file is written over whatever is in it.
    var isForced = false

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
        let session = KoanSession(
            folder, koans: koans, compiler: KoanCompiler(in: try workplace()), isWaiting: !isFullScreen,
            afterRun: try traceFile())
        let kiosk = Kiosk(
            root: KoanScreen(session.desk, folder: folder.path.printable), texts: texts,
            languageKey: .character("L"), inspector: session.desk.viewer, isShowingInspector: true)
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

    /// Returns a function that writes the messages of a run into the file of the trace.
    private func traceFile() throws(CommandError) -> (KoanMachine) -> Void {
        guard let trace else { return { _ in } }
        let output = OutputFile(path: trace.path, dataFolder: nil, inputs: [], isForced: isForced)
        if let refusal = output.refusal(isOwn: trace.format.isTrace) {
            throw CommandError(trace.path.printable + ": " + texts(refusal), .usage)
        }
        let file: any File
        do throws(SystemError) {
            file = try SystemFiles().open(trace.path, .creatingAnywhere)
        } catch {
            throw CommandError(
                trace.path.printable + ": " + texts(.traceNotWritten, texts.explain(error.reason)), .inputOutput)
        }
        return { machine in
            guard let story = machine.story else { return }
            var writer = TraceWriter(trace.format)
            var text = writer.header
            for (index, event) in story.trace(marking: machine.difference).events.enumerated() {
                let map = story.maps.indices.contains(index) ? story.maps[index] : story.map
                text += writer.lines(for: event, map: map)
            }
            // The next run writes the file again.
            try? file.replaceContents(from: 0, with: Array(text.utf8))
        }
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
