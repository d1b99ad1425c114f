import Calculator
import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import JuiceMakerAppAssets
import Lab
import ScreenKit
import ScreenTrace
import Storage
import Terminal

/// Where everything is built that the program runs: from the options, and from what they lead to.
struct Workshop {
    let options: Options
    let texts: Texts
    let environment: (String) -> String?
    let console: Console
    /// Shows the trace, as soon as somebody asks for it.
    let inspector = TraceInspector()

    /// Bytes of a menu file or script at most.
    private static let fileLimit = 1 << 20

    /// Builds everything behind the home menu; another app is another line here.
    func kiosk(_ bar: JuiceBar, _ desk: CalculatorDesk) throws(Failure) -> Kiosk {
        let apps = [
            App.calculator(desk: desk),
            .juiceMaker(bar: bar, calculators: Calculators(desk: desk), startOfToday: LocalCalendar.startOfToday),
            .lab(exhibits: try exhibits()),
        ]
        let folder = try dataDirectory()?.abbreviatedPath
        return Kiosk(
            apps: apps, texts: texts,
            footer: { texts in folder.map { texts(.dataKeptIn, $0.printable) } ?? texts(.dataNotKept) },
            inspector: inspector)
    }

    /// Where the trace of a session goes; `nil` where nobody wants it.
    func traceFile(of kiosk: Kiosk) throws(Failure) -> TraceFile? {
        guard let option = options.trace else { return nil }
        return try TraceFile(option, tracer: inspector.tracer(of: kiosk.navigator), texts: texts)
    }

    func orderCommand() throws(Failure) -> OrderCommand {
        OrderCommand(texts: texts, ledger: try ledger(), requestID: options.requestID)
    }

    func stockCommand(for access: FileLedger.Access) throws(Failure) -> StockCommand {
        StockCommand(texts: texts, ledger: try ledger(for: access), isJSON: options.isJSON)
    }
}

// MARK: - The lab

extension Workshop {
    func labCommand() throws(Failure) -> LabCommand {
        LabCommand(texts: texts, exhibits: try exhibits())
    }

    /// The experiments, made with the menu of the house: what they show shall not depend on what is sold today.
    private func exhibits() throws(Failure) -> [Exhibit] {
        Exhibit.all(menu: try menu(parsing: JuiceMakerAppAssets.menu, of: "menu.json"))
    }
}

// MARK: - What is kept

extension Workshop {
    /// The ledger that the options ask for.
    ///
    /// - Parameters:
    ///   - access: What for.
    ///   - patience: How long to wait while another kiosk has it locked; `nil` where a key ends the program meanwhile.
    /// - Returns: The ledger; one in memory where nothing is to be kept, or nothing is there to read.
    /// - Throws: `Failure` where it cannot be opened, or is not to be trusted.
    func ledger(
        for access: FileLedger.Access = .writing, patience: Duration? = nil
    ) throws(Failure) -> any Ledger {
        let menu = try menu()
        guard let directory = try dataDirectory() else { return InMemoryLedger(menu: menu, now: SystemClock.now) }
        do throws(LedgerFault) {
            let ledger = try FileLedger(
                directory: directory.path, menu: menu, for: access, patience: patience, now: SystemClock.now)
            if ledger.cutBytes > 0 { console.complain(texts(.ledgerMended, String(ledger.cutBytes))) }
            return ledger
        } catch {
            // Where nobody has sold anything yet, that is what there is to read; and reading makes no file.
            if access == .reading, error.isMissingFile { return InMemoryLedger(menu: menu, now: SystemClock.now) }
            let reason = directory.path.printable + ": " + texts.explain(error)
            guard case .refused = error else { throw Failure(reason, error.exitCode) }
            throw Failure(reason + " " + texts(.dataElsewhere), error.exitCode)
        }
    }

    /// The calculators as they were left, and who writes down what happens to them.
    func calculators() throws(Failure) -> (desk: CalculatorDesk, file: CalculatorFile?) {
        guard let directory = try dataDirectory() else {
            return (CalculatorDesk(CalculatorSet(style: options.style ?? .standard)), nil)
        }
        var opened = CalculatorFile.open(directory: directory.path)
        // Whoever names a style wants it this time: the record keeps the one that was chosen.
        if let style = options.style { opened.calculators.choose(style) }
        return (CalculatorDesk(opened.calculators, recorder: opened.file, notice: opened.notice), opened.file)
    }

    /// The other kiosks that may write into the same ledger; `nil` where it is this one's alone.
    func others(sharing bar: JuiceBar) throws(Failure) -> OtherKiosks? {
        guard let directory = try dataDirectory() else { return nil }
        // What cannot be watched is looked at now and then instead.
        return OtherKiosks(sharing: bar, watcher: try? FileWatcher(file: FileLedger.fileName, in: directory.path))
    }

    /// The folder that everything is kept in; `nil` where nothing is.
    func dataDirectory() throws(Failure) -> DataDirectory? {
        let user = UserEnvironment.system(variable: environment)
        switch options.data {
        case .memory: return nil
        case .directory(let path): return DataDirectory(path, of: user)
        case .standard:
            do {
                return try DataDirectory(standardOf: user)
            } catch {
                throw Failure(texts(.noHome), .inputOutput)
            }
        }
    }
}

// MARK: - Files

extension Workshop {
    /// The text of a file.
    ///
    /// - Throws: `Failure` where it cannot be read, or is no text.
    func text(ofFile path: String) throws(Failure) -> String {
        let bytes = try contents(ofFile: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(path.printable + ": " + texts(.notUTF8), .badInput)
        }
        return text
    }

    /// The menu that the options ask for, else the one of the house.
    private func menu() throws(Failure) -> Menu {
        guard let file = options.menuFile else { return try menu(parsing: JuiceMakerAppAssets.menu, of: "menu.json") }
        return try menu(parsing: try contents(ofFile: file), of: file)
    }

    private func menu(parsing json: [UInt8], of file: String) throws(Failure) -> Menu {
        do {
            return try Menu(parsing: json)
        } catch {
            throw Failure("\(file.printable):\(error.line): " + texts.explain(error), .badInput)
        }
    }

    private func contents(ofFile path: String) throws(Failure) -> [UInt8] {
        do {
            return try FileContents.read(path, limit: Self.fileLimit)
        } catch {
            throw Failure(path.printable + ": " + texts.explain(error), .inputOutput)
        }
    }
}
