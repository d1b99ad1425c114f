import Core
import ScreenKit

/// What a shop has around its kiosk: a clock with the local time, and perhaps a printer of receipts.
package nonisolated struct ShopTools {
    /// Returns the current time.
    package let now: () -> Timestamp
    /// Returns a time in the local time zone, such as `2026-11-25 14:02`.
    package let text: (Timestamp) -> String
    /// Prints the lines of a slip in the language of the shop; `nil` where there is no printer.
    package let print: Printing?

    /// Prints the lines that a function returns.
    package typealias Printing = ((Texts) -> [String]) throws(PrinterError) -> Void

    /// Creates tools from a clock, a function that returns the local time, and a printer.
    package init(
        now: @escaping () -> Timestamp, text: @escaping (Timestamp) -> String,
        print: Printing? = nil
    ) {
        (self.now, self.text, self.print) = (now, text, print)
    }
}

extension ShopTools {
    /// Prints the lines of a slip, and returns what came of it.
    func printing(_ lines: (Texts) -> [String]) -> (Texts) -> Message {
        do throws(PrinterError) {
            try print?(lines)
            return { Message(text: $0(.printed), tone: .good) }
        } catch {
            return { .bad($0(.notPrinted, error.reason)) }
        }
    }
}

/// The reason why a slip could not be printed, in the words of the printer's command.
package nonisolated struct PrinterError: Error, Equatable {
    /// The reason.
    package let reason: String

    /// Creates an error from a reason.
    package init(_ reason: String) { self.reason = reason }
}
