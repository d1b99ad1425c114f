import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

/// Prints slips by a command, one after another, which the program never waits for long.
///
/// The command gets the slip on its standard input. One that fails or does not end costs the slip, and staff is told; the order stands.
final class ReceiptPrinter: ChangeSource {
    /// A slip that did not come is no news to the person at this kiosk: it is said with the answer to the next line.
    let isQuietInLines = true
    private let command: String
    private let paper: SlipPaper
    private let texts: Texts
    private let now: () -> ContinuousClock.Instant
    /// The slips that wait, in the order in which they are printed. Each has a number, by which its error is told from those of the others.
    private var waiting: [(number: Int, name: String, text: [UInt8])] = []
    private var job: (number: Int, name: String, process: Subprocess, end: ContinuousClock.Instant)?
    private var errors: [(number: Int, error: PrinterError)] = []
    private var lastNumber = 0

    /// The longest time that a command has for a slip.
    static let longestJob = Duration.seconds(20)
    /// The longest time that a person who prints waits for the end of the command.
    static let shortWait = Duration.seconds(1)
    /// The greatest number of slips that wait. A printer that is away for a day must not print all of it then.
    private static let mostWaiting = 50

    /// Creates a printer that runs a command for each slip, which is in the language of the texts.
    init(
        command: String, paper: SlipPaper, texts: Texts, now: @escaping () -> ContinuousClock.Instant = { .now }
    ) {
        (self.command, self.paper, self.texts, self.now) = (command, paper, texts, now)
    }

    /// Prints a slip behind those that wait. If that fails, ``takeErrors()`` has the reason.
    func printLater(_ slip: Shop.SlipMaker) {
        lastNumber += 1
        do throws(PrinterError) {
            let slip = try slip(texts, paper)
            guard waiting.count < Self.mostWaiting else { throw PrinterError(texts(.printerBusy), of: slip.name) }
            let text = paper.isOfPrinter ? slip.printerCodes : slip.lines.map { $0 + "\n" }.joined()
            waiting.append((lastNumber, slip.name, Array(text.utf8)))
            startNext()
        } catch {
            errors.append((lastNumber, error))
        }
    }

    /// Prints a slip, and returns whether its command has ended after a moment; otherwise the slip waits, or its command runs. Where the
    /// command fails later, ``takeErrors()`` has the reason.
    func print(_ slip: Shop.SlipMaker) throws(PrinterError) -> Bool {
        printLater(slip)
        let number = lastNumber
        finish(within: Self.shortWait)
        if let index = errors.firstIndex(where: { $0.number == number }) { throw errors.remove(at: index).error }
        return job.map { $0.number > number } ?? true
    }

    /// Waits for the slips that are not printed yet, but not for long.
    func finish(within limit: Duration) {
        let end = now() + limit
        while let job, now() < end {
            job.process.wait(end - now())
            advance()
        }
    }

    /// Returns what was not printed since the last call.
    func takeErrors() -> [PrinterError] {
        defer { errors = [] }
        return errors.map(\.error)
    }

    // MARK: The source

    var descriptors: [Int32] { job?.process.descriptors ?? [] }

    var delay: Duration? { job.map { max(.zero, $0.end - now()) } }

    /// Notes whether the command has ended, and returns whether it has failed.
    func readChanges() -> Bool {
        let count = errors.count
        advance()
        return errors.count > count
    }

    private func advance() {
        guard let job else { return }
        job.process.advance()
        if job.process.isFinished {
            if job.process.exitCodes != [0] { note(reason(of: job.process), job.number, job.name) }
        } else if now() >= job.end {
            job.process.kill()
            let seconds = Self.longestJob.components.seconds
            note(texts(.printerSilent, String(seconds)), job.number, job.name)
        } else {
            return
        }
        self.job = nil
        startNext()
    }

    private func startNext() {
        while job == nil, !waiting.isEmpty {
            let slip = waiting.removeFirst()
            do throws(SystemError) {
                // What the command appends to grows with each receipt.
                let process = try Subprocess(
                    [["/bin/sh", "-c", command]], in: Array(".".utf8), input: slip.text, fileMegabytes: nil)
                job = (slip.number, slip.name, process, now() + Self.longestJob)
            } catch {
                note(error.message(texts), slip.number, slip.name)
            }
        }
    }

    private func note(_ reason: String, _ number: Int, _ name: String) {
        errors.append((number, PrinterError(reason, of: name)))
    }

    /// Returns the first line that the command has written, or else its exit code.
    private func reason(of process: Subprocess) -> String {
        let line = String(decoding: process.output, as: UTF8.self).split(whereSeparator: \.isNewline).first
        return line.map { String($0.prefix(80)).printable }
            ?? texts(.printerFailed, process.exitCodes.last.map { String($0) } ?? "?")
    }
}

extension Options {
    /// The paper of receipts and closes.
    var paper: SlipPaper { SlipPaper(columns: self[.width], isOfPrinter: self[.printer]) }
}

extension Workshop {
    /// A printer as the options name it; `nil` if they name none.
    var printer: ReceiptPrinter? {
        options[.print].map { ReceiptPrinter(command: $0, paper: options.paper, texts: texts) }
    }
}
