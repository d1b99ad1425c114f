import ScreenKit
import System
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import kiosk

/// `--print`: the command that prints, and what becomes of one that fails or hangs.
struct ReceiptPrinterTests {
    private final class Clock { var now = ContinuousClock.now }

    private let folder: TemporaryFolder
    private let clock = Clock()
    private var path: String { folder.path(of: "paper") }

    init() throws { folder = try TemporaryFolder() }

    private func printer(_ command: String, forPrinter: Bool = false) -> ReceiptPrinter {
        ReceiptPrinter(
            command: command, paper: SlipPaper(columns: 24, isOfPrinter: forPrinter), texts: Texts(.english))
    }

    private func slip(_ text: String) -> Shop.SlipMaker {
        { _, paper in
            var slip = Slip(on: paper, named: text)
            slip.addText(text)
            return slip
        }
    }

    @Test func `slips are printed one after another, as text or as codes`() throws {
        let texts = printer("cat >> '\(path)'")
        for text in ["one", "two ─", "three"] { texts.printLater(slip(text)) }
        texts.finish(within: .seconds(20))
        #expect(try TextFile.contents(of: path) == "one\ntwo ─\nthree\n")
        #expect(texts.takeErrors() == [])
        let codes = printer("cat > '\(path)'", forPrinter: true)
        #expect(try codes.print(slip("①é")))
        #expect(try TextFile.contents(of: path) == "\u{1B}@①e\n\u{1D}VB\u{0}")
    }

    @Test func `a receipt is printed behind others, however long their file is`() throws {
        let file = try #require(fopen(path, "w"))
        #expect(ftruncate(fileno(file), 64 << 20) == 0 && fclose(file) == 0)
        let texts = printer("cat >> '\(path)'")
        texts.printLater(slip("last"))
        texts.finish(within: .seconds(20))
        #expect(texts.takeErrors() == [])
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_size == 64 << 20 + 5)
    }

    @Test func `a command that fails says why, and the next slip is printed`() throws {
        let printer = printer(
            "read line; echo \"$line\" >> '\(path)'; [ $line = two ] || { echo no paper >&2; exit 3; }")
        for text in ["one", "two"] { printer.printLater(slip(text)) }
        printer.finish(within: .seconds(20))
        #expect(try TextFile.contents(of: path) == "one\ntwo\n")
        #expect(printer.takeErrors() == [PrinterError("no paper", of: "one")])
        #expect(printer.takeErrors() == [])
        #expect(throws: PrinterError("the print command failed (exit code 3)", of: "one")) {
            _ = try self.printer("exit 3").print(slip("one"))
        }
    }

    @Test func `an error is that of the slip which was not printed, and not of the next one`() throws {
        let printer = printer("read line; [ $line = two ] || { sleep 0.2; echo no paper >&2; exit 3; }")
        printer.printLater(slip("one"))
        #expect(try printer.print(slip("two")))
        #expect(printer.takeErrors() == [PrinterError("no paper", of: "one")])
    }

    @Test func `what waits behind a command that hangs is not called printed`() throws {
        let printer = printer("sleep 600")
        printer.printLater(slip("one"))
        #expect(try !printer.print(slip("two")))
        #expect(printer.takeErrors() == [])
    }

    @Test func `a command that hangs blocks nothing, and is ended after 20 seconds`() throws {
        let printer = ReceiptPrinter(
            command: "sleep 600", paper: SlipPaper(), texts: Texts(.english), now: { [clock] in clock.now })
        printer.printLater(slip("one"))
        #expect(printer.delay == .seconds(20))
        #expect(!printer.readChanges())
        clock.now += .seconds(19)
        #expect(!printer.readChanges() && printer.delay == .seconds(1))
        clock.now += .seconds(1)
        #expect(printer.readChanges())
        #expect(printer.takeErrors() == [PrinterError("the printer did not finish in 20 s", of: "one")])
        #expect(printer.descriptors.isEmpty && printer.delay == nil)
    }

    @Test func `no more than fifty slips wait, and the others are said`() throws {
        let printer = printer("sleep 600")
        for number in 1...53 { printer.printLater(slip(String(number))) }
        #expect(printer.takeErrors().count == 2)
    }
}
