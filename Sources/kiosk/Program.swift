import Calculator
import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import KioskAssets
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// The program: parses its command line, builds the objects for the command, and runs it.
struct Program {
    static let version = "0.1.0"
    /// The greatest size of a formula in bytes: a batch may have one of a million operands.
    private static let formulaLimit = 64 << 20

    private let words: [String]
    private let environment: (String) -> String?
    private let profile: TerminalProfile
    private let console: Console

    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - environment: Returns the value of an environment variable.
    init(words: [String], environment: @escaping (String) -> String?) {
        self.words = words
        self.environment = environment
        profile = TerminalProfile()
        console = Console(name: "kiosk", usesUTF8: profile.usesUTF8)
    }

    /// Returns the version for a person to read, with the commit that was built where the build knows it.
    static func description(commit: String?) -> String { version + (commit.map { " (\($0))" } ?? "") }

    /// Runs the program to its end.
    func run() -> ExitCode {
        ProcessSignals.ignoreFailedWrites()
        do {
            let exitCode = try runCommand()
            // If the reader of the output is gone, the exit code of the command remains. Any other loss is an error of its own.
            do { try console.flush() } catch .closed { return exitCode }
            return exitCode
        } catch IOError.closed {
            return .success
        } catch IOError.failed(_, let code) {
            let texts = texts(for: Invocation.language(in: words))
            console.complain(texts(.ioFailed, texts.explain(SystemError(code: code).reason)))
        } catch {
            console.complain(String(describing: error).printable)
        }
        return .inputOutput
    }

    /// Runs the command, and reports a usage error or the error of the command.
    private func runCommand() throws -> ExitCode {
        do {
            let invocation = try Invocation(parsing: words)
            // A picture is UTF-8, whatever the terminal can show.
            let texts = texts(for: invocation.options.language, alwaysWithSigns: invocation.options.isRecorded)
            return try run(
                invocation.command,
                Workshop(
                    options: invocation.options, texts: texts, environment: environment, console: console,
                    waitNotice: WaitNotice(texts: texts, console: console)))
        } catch let error as UsageError {
            console.complain(error.message(texts(for: Invocation.language(in: words))))
            return .usage
        } catch let error as CommandError {
            console.complain(error.message)
            return error.exitCode
        }
    }

    private func run(_ command: Command, _ workshop: Workshop) throws -> ExitCode {
        let (options, texts) = (workshop.options, workshop.texts)
        switch command {
        case .open: return try open(workshop)
        case .openCounter:
            return try CounterSession(workshop: workshop, profile: profile, console: console).run(input)
        case .calculate(let expression?):
            return try CalcCommand(texts: texts, digits: options.digits ?? 20).run(expression, console)
        case .calculate(nil):
            return try CalcCommand(texts: texts, digits: options.digits ?? 20)
                .run(LineReader(descriptor: 0, limit: Self.formulaLimit), console)
        case .pressKeys(let keys):
            let command = KeysCommand(texts: texts, style: options.style ?? .standard)
            return try keys.map { try command.run($0, console) } ?? command.run(input, console)
        case .compare(let keys): return try CompareCommand(texts: texts).run(keys, console)
        case .order(let orders): return try workshop.orderCommand().run(orders, console)
        case .orderFromInput: return try workshop.orderCommand().run(input, console)
        case .showStock: return try workshop.stockCommand(for: .reading).show(console)
        case .changeStock(let action, let fruit, let count):
            return try workshop.stockCommand(for: .writing).change(action, fruit: fruit, count: count, console)
        case .void(let number):
            return try VoidCommand(texts: texts, ledger: workshop.existingLedger())
                .run(number, reason: options.reason ?? "", console)
        case .closeDay:
            let ledger = try options.counted == nil ? workshop.existingLedger() : workshop.ledger()
            return try CloseCommand(texts: texts, ledger: ledger, isCSV: options.isCSV)
                .close(counted: options.counted, console)
        case .printCloseAgain:
            return try CloseCommand(texts: texts, ledger: workshop.ledger(for: .reading), isCSV: options.isCSV)
                .printAgain(options.reprint ?? 0, console)
        case .receipt(let number):
            return try ReceiptCommand(texts: texts, ledger: workshop.ledger(for: .reading)).run(number, console)
        case .report:
            return try ReportCommand(
                texts: texts, ledger: workshop.ledger(for: .reading), from: options.from, to: options.to,
                isJSON: options.isJSON
            ).run(console)
        case .board: return try showBoard(workshop)
        case .exportLedger:
            return try ExportCommand(texts: texts, ledger: workshop.ledger(for: .reading)).run(console)
        case .verifyLedger: return try workshop.ledgerFiles().verify(console)
        case .acceptLedger: return try AcceptCommand(texts: texts, accept: workshop.acceptLedger).run(console)
        case .backUpLedger(let path): return try workshop.ledgerFiles().backUp(to: path, console)
        case .salvageLedger:
            return try workshop.ledgerFiles().salvage(to: options.salvageFolder ?? "", console)
        case .play(let script): return try play(script, workshop)
        case .listExperiments: return try workshop.labCommand().list(console)
        case .runExperiment(let id): return try workshop.labCommand().run(id, console)
        case .printHandout: return try workshop.labCommand().printHandout(console)
        case .koans(let folder):
            return try koans(in: folder, workshop).open(console, profile: profile, isPlain: options.isPlain)
        case .initializeKoans(let folder): return try koans(in: folder, workshop).initialize(console)
        case .checkKoans(let folder?):
            return try koans(in: folder, workshop).check(isOwn: false, isDebugOnly: options.isDebugOnly, console)
        case .checkKoans(nil):
            let folder = try ScratchFolder()
            defer { withExtendedLifetime(folder) {} }
            return try koans(in: folder.path, workshop).check(isOwn: true, isDebugOnly: options.isDebugOnly, console)
        case .help(let words): try console.say(HelpPage(texts: texts).lines(for: words))
        case .completions(let shell):
            let completions = Completion.all(menu: try workshop.menu())
            try console.say(CompletionScript(shell: shell, completions: completions, texts: texts).lines)
        case .man: try console.say(ManPage(texts: texts, version: Self.version).lines)
        case .version: try console.say("kiosk " + Self.description(commit: buildCommit().map { String(cString: $0) }))
        }
        return .success
    }

    private func koans(in folder: String, _ workshop: Workshop) -> KoansCommand {
        KoansCommand(
            texts: workshop.texts, folder: KoanFolder(path: folder), trace: workshop.options.trace,
            isForced: workshop.options.isForced)
    }

    private var input: LineReader { LineReader(descriptor: 0) }

    private func texts(for language: Language?, alwaysWithSigns: Bool = false) -> Texts {
        Texts(
            language ?? Language(environment: environment, canShowHangul: profile.usesUTF8),
            showsSigns: alwaysWithSigns || profile.usesUTF8)
    }
}

// MARK: - The kiosk

extension Program {
    private func open(_ workshop: Workshop) throws -> ExitCode {
        let bar = try workshop.juiceBar()
        guard profile.canDrawFullScreen, !workshop.options.isPlain else {
            return try withKiosk(bar, workshop) { kiosk, traceFile in
                try LineRunner(
                    kiosk, console: console, beforeInput: { try traceFile?.save() }, afterInput: { bar.refresh() },
                    together: { body in
                        do throws(LedgerError) { try bar.ledger.recordTogether(body) } catch {
                            throw CommandError(workshop.texts.explain(error), error.exitCode)
                        }
                    }
                ).run(input)
                return .success
            }
        }
        let changes = try workshop.changes { bar.refresh() }
        var ending = FullScreen.ExitReason.stopped
        let exitCode = try withKiosk(bar, workshop) { kiosk, traceFile in
            // An error is reported at the end, when the terminal shows lines again.
            let runner = FullScreenRunner(kiosk, changes: changes) { try? traceFile?.save() }
            // The terminal holds its delegate weakly.
            let screen = try FullScreen(profile: profile)
            workshop.waitNotice.screen = screen
            ending = try withExtendedLifetime(runner) { try runner.run(on: screen) }
            return .success
        }
        if case .signal(let signal) = ending { ProcessSignals.terminate(by: signal) }
        return exitCode
    }

    private func play(_ path: String, _ workshop: Workshop) throws -> ExitCode {
        let bar = try workshop.juiceBar()
        let script = try Script(parsing: workshop.text(ofFile: path), name: path, workshop.texts)
        let isStepped = input.isTerminal && console.isTerminal && script.pauseCount > 0 && !workshop.options.isRecorded
        if isStepped, try workshop.dataDirectory() == nil {
            let session = try PlaySession(script, canReplay: true) {
                let workshop = workshop.anew
                let bar = try workshop.juiceBar()
                let kiosk = try workshop.kiosk(bar, workshop.calculators().desk)
                return Playback(
                    script, in: kiosk, tracer: workshop.inspector.tracer,
                    traceFile: try workshop.traceFile(of: kiosk, script: path)
                ) { bar.refresh() }
            }
            return try step(session, workshop)
        }
        return try withKiosk(bar, workshop, script: path) { kiosk, traceFile in
            let tracer = isStepped ? workshop.inspector.tracer : nil
            let playback = Playback(
                script, in: kiosk, tracer: tracer, traceFile: traceFile,
                recorder: try workshop.recorder(of: kiosk, script)
            ) { bar.refresh() }
            guard isStepped else { return try PlayCommand(texts: workshop.texts).run(playback, console) }
            return try step(PlaySession(script, canReplay: false) { playback }, workshop)
        }
    }

    /// Shows the board until a person quits, or where there is no terminal once, as lines.
    private func showBoard(_ workshop: Workshop) throws -> ExitCode {
        let bar = JuiceBar(ledger: try workshop.ledger(for: .reading))
        let kiosk = Kiosk(root: BoardScreen(bar: bar, today: workshop.currentDay.period), texts: workshop.texts)
        guard profile.canDrawFullScreen, !workshop.options.isPlain else {
            LineFront(kiosk: kiosk) { line in try? console.say(line) }.sayPage()
            return .success
        }
        let runner = FullScreenRunner(kiosk, changes: try workshop.changes { bar.refresh() }) {}
        // The terminal holds its delegate weakly.
        let ending = try withExtendedLifetime(runner) { try runner.run(on: FullScreen(profile: profile)) }
        if case .signal(let signal) = ending { ProcessSignals.terminate(by: signal) }
        return .success
    }

    /// Has a person step through a script, on a whole terminal or line by line.
    private func step(_ session: PlaySession, _ workshop: Workshop) throws -> ExitCode {
        let texts = session.playback.kiosk.texts
        guard profile.canDrawFullScreen, !workshop.options.isPlain else {
            defer { try? session.playback.finish() }
            return try PlayCommand(texts: texts).run(session, answers: input, console)
        }
        let kiosk = Kiosk(root: PlayScreen(session), texts: texts, inspector: PlayInspector(session))
        let runner = FullScreenRunner(kiosk, changes: nil) {}
        let screen = try FullScreen(profile: profile)
        workshop.waitNotice.screen = screen
        // The terminal holds its delegate weakly.
        let ending = try withExtendedLifetime(runner) { try runner.run(on: screen) }
        try session.playback.finish()
        if case .signal(let signal) = ending { ProcessSignals.terminate(by: signal) }
        if case .failed(let error) = session.state { throw error }
        return .success
    }

    /// Calls a closure with a kiosk, and then saves its calculators and its trace, even if the closure throws.
    ///
    /// - Returns: The exit code of the closure, or that of a trace that could not be written if it is worse.
    private func withKiosk(
        _ bar: JuiceBar, _ workshop: Workshop, script: String? = nil, _ body: (Kiosk, TraceFile?) throws -> ExitCode
    ) throws -> ExitCode {
        let (desk, calculatorFile) = try workshop.calculators()
        defer {
            if let notice = calculatorFile?.finish() { console.complain(workshop.texts.explain(notice)) }
        }
        let kiosk = try workshop.kiosk(bar, desk)
        let traceFile = try workshop.traceFile(of: kiosk, script: script)
        let result = Result { try body(kiosk, traceFile) }
        do throws(CommandError) {
            try traceFile?.save()
        } catch {
            // The error that ended the session may be this one.
            guard case .success(let exitCode) = result else { return try result.get() }
            console.complain(error.message)
            return max(exitCode, error.exitCode)
        }
        return try result.get()
    }
}
