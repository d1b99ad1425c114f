import Calculator
import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// The program: understands its command line, builds every object, and runs what was asked for.
struct Program {
    /// The version that `--version` prints.
    static let version = "0.1.0"
    /// Bytes of a formula at most: a batch may hold one of a million operands.
    private static let formulaLimit = 64 << 20

    private let words: [String]
    private let environment: (String) -> String?
    private let profile: TerminalProfile
    private let console: Console

    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - environment: The value of an environment variable.
    init(words: [String], environment: @escaping (String) -> String?) {
        self.words = words
        self.environment = environment
        profile = TerminalProfile()
        console = Console(usesUTF8: profile.usesUTF8)
    }

    /// Runs the program to its end.
    func run() -> ExitCode {
        ProcessSignals.ignoreBrokenPipe()
        do {
            let exitCode = try answer()
            // What is wrong stays wrong where nobody reads what was said; that it was lost is worse.
            do { try console.flush() } catch .closed { return exitCode }
            return exitCode
        } catch IOError.closed {
            return .success
        } catch IOError.failed(_, let code) {
            let texts = texts(for: Invocation.language(in: words))
            console.complain(texts(.ioFailed, texts.reason(ofSystemError: code)))
        } catch {
            console.complain(String(describing: error).printable)
        }
        return .inputOutput
    }

    /// Does what was asked for, or says why not.
    private func answer() throws -> ExitCode {
        do {
            return try start()
        } catch let error as UsageError {
            console.complain(error.message(texts(for: Invocation.language(in: words))))
            return .usage
        } catch let failure as Failure {
            console.complain(failure.message)
            return failure.exitCode
        }
    }

    private func start() throws -> ExitCode {
        let invocation = try Invocation(words)
        let options = invocation.options
        let texts = texts(for: options.language)
        let workshop = Workshop(options: options, texts: texts, environment: environment, console: console)
        switch invocation.command {
        case .open: return try open(workshop)
        case .calculate(let expression): return try calculate(expression, options, texts)
        case .pressKeys:
            return try KeysCommand(texts: texts, style: options.style ?? .standard).run(input(), console)
        case .compare(let keys): return try CompareCommand(texts: texts).run(keys, console)
        case .order(let orders): return try workshop.orderCommand().run(orders, console)
        case .orderFromInput: return try workshop.orderCommand().run(input(), console)
        case .showStock: return try workshop.stockCommand(for: .reading).show(console)
        case .changeStock(let action, let fruit, let count):
            return try workshop.stockCommand(for: .writing).change(action, fruit: fruit, count: count, console)
        case .report:
            return try ReportCommand(
                texts: texts, ledger: workshop.ledger(for: .reading), from: options.from, to: options.to,
                isJSON: options.isJSON
            ).run(console)
        case .exportLedger:
            return try ExportCommand(texts: texts, ledger: workshop.ledger(for: .reading)).run(console)
        case .verifyLedger:
            return try VerifyCommand(texts: texts, directory: workshop.dataDirectory()?.path).run(console)
        case .play(let script):
            let bar = JuiceBar(ledger: try workshop.ledger())
            let (desk, calculatorFile) = try workshop.calculators()
            defer { finish(calculatorFile, texts) }
            let kiosk = try workshop.kiosk(bar, desk)
            let text = try workshop.text(ofFile: script)
            return try tracing(kiosk, workshop) { traceFile in
                try PlayCommand(kiosk: kiosk, bar: bar, traceFile: traceFile)
                    .run(text, name: script, answers: input(), console)
            }
        case .listExperiments: return try workshop.labCommand().list(console)
        case .runExperiment(let id): return try workshop.labCommand().run(id, console)
        case .help:
            try console.say(texts(.usage))
            return .success
        case .version:
            try console.say("kiosk " + Self.version)
            return .success
        }
    }

    private func calculate(_ expression: String?, _ options: Options, _ texts: Texts) throws -> ExitCode {
        let command = CalcCommand(texts: texts, digits: options.digits)
        guard let expression else {
            return try command.run(LineReader(descriptor: 0, limit: Self.formulaLimit), console)
        }
        return try command.run(expression, console)
    }

    private func input() -> LineReader { LineReader(descriptor: 0) }

    private func texts(for language: Language?) -> Texts {
        Texts(
            language ?? Language(environment: environment, canShowHangul: profile.usesUTF8),
            showsSigns: profile.usesUTF8)
    }
}

// MARK: - The kiosk

extension Program {
    /// A screen that waits for another kiosk hears no key, so it does not wait longer than somebody looks at it.
    private static let patience = Duration.seconds(3)

    private func open(_ workshop: Workshop) throws -> ExitCode {
        let bar = JuiceBar(ledger: try workshop.ledger(patience: Self.patience))
        let (desk, calculatorFile) = try workshop.calculators()
        let kiosk = try workshop.kiosk(bar, desk)
        guard profile.canDrawFullScreen, !workshop.options.isPlain else {
            defer { finish(calculatorFile, workshop.texts) }
            return try tracing(kiosk, workshop) { traceFile in
                try LineKiosk(kiosk: kiosk, bar: bar, console: console, traceFile: traceFile).run(input())
                return .success
            }
        }
        let others = try workshop.others(sharing: bar)
        var ending = FullScreen.ExitReason.stopped
        let exitCode = try tracing(kiosk, workshop) { traceFile in
            ending = try run(FullScreenKiosk(kiosk, others: others, traceFile: traceFile))
            return .success
        }
        finish(calculatorFile, workshop.texts)
        if case .signal(let signal) = ending { ProcessSignals.terminate(by: signal) }
        return exitCode
    }

    /// Does something with a kiosk and writes its trace, however that ends, where one is wanted.
    ///
    /// - Returns: How the program ends; a trace that could not be written is bad only where nothing else is.
    private func tracing(
        _ kiosk: Kiosk, _ workshop: Workshop, _ body: (TraceFile?) throws -> ExitCode
    ) throws -> ExitCode {
        let traceFile = try workshop.traceFile(of: kiosk)
        let result = Result { try body(traceFile) }
        do throws(Failure) {
            try traceFile?.save()
        } catch {
            // What has ended the session has perhaps said so already.
            guard case .success(let exitCode) = result else { return try result.get() }
            console.complain(error.message)
            return max(exitCode, error.exitCode)
        }
        return try result.get()
    }

    /// The terminal holds its delegate weakly, so it has to be kept here while it runs.
    private func run(_ kiosk: FullScreenKiosk) throws -> FullScreen.ExitReason {
        try withExtendedLifetime(kiosk) { try kiosk.run(on: FullScreen(profile: profile)) }
    }

    private func finish(_ file: CalculatorFile?, _ texts: Texts) {
        if let notice = file?.finish() { console.complain(texts.explain(notice)) }
    }
}
