import Core
import ScreenKit

/// What a shop has around its kiosk: a clock with the local time, and perhaps a printer of receipts.
package nonisolated struct ShopTools {
    /// Returns the current time.
    package let now: () -> Timestamp
    /// Returns a time in the local time zone, such as `2026-11-25 14:02`.
    package let text: (Timestamp) -> String
    /// Prints a slip in the language of the shop, and waits a moment for what comes of it; `nil` where there is no printer.
    package let print: Printing?
    /// Prints the receipt of an order by itself, without a wait; `nil` where there is no printer.
    package let printLater: ((SlipMaker) -> Void)?
    /// Returns what was not printed since the last call, behind the back of the person who asked for it.
    package let takePrinterErrors: () -> [PrinterError]

    /// The changes of the stock that are not saved.
    let draft = StockDraft()

    /// Lays a slip out in a language, on the paper of a printer, or throws the reason why what is on it cannot be read.
    package typealias SlipMaker = (Texts, SlipPaper) throws(PrinterError) -> Slip
    /// Prints the slip that a function lays out, and returns whether that has ended.
    package typealias Printing = (SlipMaker) throws(PrinterError) -> Bool

    /// Creates tools from a clock, a function that returns the local time, and a printer.
    package init(
        now: @escaping () -> Timestamp, text: @escaping (Timestamp) -> String,
        print: Printing? = nil, printLater: ((SlipMaker) -> Void)? = nil,
        takePrinterErrors: @escaping () -> [PrinterError] = { [] }
    ) {
        (self.now, self.text, self.print) = (now, text, print)
        (self.printLater, self.takePrinterErrors) = (printLater, takePrinterErrors)
    }
}

extension ScreenProtocol {
    /// Prints a slip, and says what came of it.
    func print(_ slip: ShopTools.SlipMaker, by tools: ShopTools) {
        do throws(PrinterError) {
            if try tools.print?(slip) ?? true { say(Text(.printed)) } else { say(Text(.printsLater), .plain) }
        } catch {
            say(error.text, .bad)
        }
    }
}

/// The reason why a slip could not be printed, in the words of the printer's command.
package nonisolated struct PrinterError: Error, Equatable {
    /// The reason.
    package let reason: String
    /// The name of the slip, such as `No. 12`.
    package let slip: String

    /// Creates an error from a reason and the name of a slip.
    package init(_ reason: String, of slip: String) { (self.reason, self.slip) = (reason, slip) }

    /// The slip and the reason, as a sentence.
    var text: Text { Text(.notPrinted, "\(reason)", "\(slip)").asSentence }
}
