import Assets
import Calculator
import JuiceMaker
import KioskUI
import Terminal

/// The program: understands its command line, builds every object, and runs what was asked for.
struct Program {
    /// The version that `--version` prints.
    static let version = "0.1.0"
    /// Bytes of a menu file or script at most.
    private static let fileLimit = 1 << 20
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
            let exitCode = try start()
            try console.flush()
            return exitCode
        } catch let error as UsageError {
            console.complain(error.message(texts(for: Invocation.language(in: words))))
            return .usage
        } catch let failure as Failure {
            console.complain(failure.message)
            return failure.exitCode
        } catch IOError.closed {
            return .success
        } catch {
            let reason = (error as? IOError)?.reason ?? String(describing: error).printable
            console.complain(texts(for: Invocation.language(in: words))(.ioFailed, reason))
            return .inputOutput
        }
    }

    private func start() throws -> ExitCode {
        let invocation = try Invocation(words)
        let options = invocation.options
        let texts = texts(for: options.language)
        switch invocation.command {
        case .open: return try open(options, texts)
        case .calculate(let expression): return try calculate(expression, options, texts)
        case .pressKeys:
            return try KeysCommand(texts: texts, style: options.style ?? .standard).run(input(), console)
        case .compare(let keys): return try CompareCommand(texts: texts).run(keys, console)
        case .order(let orders):
            return try OrderCommand(texts: texts, ledger: ledger(options, texts)).run(orders, console)
        case .orderFromInput:
            return try OrderCommand(texts: texts, ledger: ledger(options, texts)).run(input(), console)
        case .showStock: return try stockCommand(options, texts).show(console)
        case .changeStock(let change, let fruit, let count):
            return try stockCommand(options, texts).change(change, fruit: fruit, count: count, console)
        case .play(let script):
            return try PlayCommand(kiosk: try kiosk(options, texts))
                .run(try text(ofFile: script, texts), name: script, console)
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

    private func stockCommand(_ options: Options, _ texts: Texts) throws -> StockCommand {
        StockCommand(texts: texts, ledger: try ledger(options, texts), isJSON: options.isJSON)
    }

    private func input() -> LineReader { LineReader(descriptor: 0) }

    private func texts(for language: Language?) -> Texts {
        Texts(language ?? Language(environment: environment, canShowHangul: profile.usesUTF8))
    }
}

// MARK: - The kiosk

extension Program {
    private func open(_ options: Options, _ texts: Texts) throws -> ExitCode {
        let kiosk = try kiosk(options, texts)
        guard profile.canDrawFullScreen, !options.isPlain else {
            try LineKiosk(kiosk: kiosk, console: console).run(input())
            return .success
        }
        let fullScreen = FullScreenKiosk(kiosk)
        // The terminal holds its delegate weakly, so it has to be kept here while it runs.
        let ending = try withExtendedLifetime(fullScreen) { try fullScreen.run(on: FullScreen(profile: profile)) }
        if case .signal(let signal) = ending { ProcessSignals.end(by: signal) }
        return .success
    }

    /// Builds everything behind the home menu; another app is another line here.
    private func kiosk(_ options: Options, _ texts: Texts) throws -> Kiosk {
        let desk = CalculatorDesk(CalculatorSet(style: options.style ?? .standard))
        let bar = JuiceBar(ledger: try ledger(options, texts))
        let apps = [
            App(id: "calculator", title: .calculator, summary: .calculatorSummary) { CalculatorScreen(desk: desk) },
            App(id: "juice", title: .juiceMaker, summary: .juiceMakerSummary) { OrderScreen(bar: bar, desk: desk) },
        ]
        return Kiosk(apps: apps, texts: texts)
    }

    private func ledger(_ options: Options, _ texts: Texts) throws -> any Ledger {
        InMemoryLedger(menu: try menu(options, texts))
    }

    private func menu(_ options: Options, _ texts: Texts) throws -> Menu {
        guard let file = options.menuFile else { return try Menu(parsing: Assets.menu) }
        do {
            return try Menu(parsing: try contents(ofFile: file, texts))
        } catch let error as MenuError {
            throw Failure("\(file.printable):\(error.line): " + texts.explain(error), .badInput)
        }
    }

    private func text(ofFile path: String, _ texts: Texts) throws -> String {
        let bytes = try contents(ofFile: path, texts)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(path.printable + ": " + texts(.notUTF8), .badInput)
        }
        return text
    }

    private func contents(ofFile path: String, _ texts: Texts) throws(Failure) -> [UInt8] {
        do {
            return try FileContents.read(path, limit: Self.fileLimit)
        } catch {
            throw Failure(path.printable + ": " + texts.explain(error), .inputOutput)
        }
    }
}
