import Core
import JuiceMaker
import ScreenKit

/// What the screens of a shop share: its bar, its calculators, its clock, its printer, and its kitchen.
package struct Shop {
    /// The bar, which outlives the screens.
    package private(set) var bar: JuiceBar
    /// The calculators; `nil` where there are none.
    let calculators: (any CalculatorProvider)?
    /// The clock; `nil` where there is none. Then nothing is there that has a time: no list of orders, no close of the day.
    package let clock: Clock?
    /// The printer of receipts; `nil` where there is none.
    let printer: Printer?
    /// Returns the screen of the kitchen; `nil` where there is none.
    let makeKitchen: ((Shop) -> any Screen)?
    /// What a person of staff has left behind for the next one.
    let leftBehind = LeftBehind()

    /// A clock with the local time.
    package struct Clock {
        /// Returns the current time.
        let now: () -> Timestamp
        /// Returns the current day, which is another one after midnight.
        let today: () -> Period
        /// Returns a time in the local time zone, such as `2026-11-25 14:02`.
        let text: (Timestamp) -> String

        /// Creates a clock from functions that return the time, the day, and the text of a time.
        package init(
            now: @escaping () -> Timestamp, today: @escaping () -> Period, text: @escaping (Timestamp) -> String
        ) {
            (self.now, self.today, self.text) = (now, today, text)
        }
    }

    /// A printer of receipts.
    package struct Printer {
        /// Prints a slip in the language of the shop, waits a moment, and returns whether that has ended.
        let print: (SlipMaker) throws(PrinterError) -> Bool
        /// Prints a slip without a wait.
        let printLater: (SlipMaker) -> Void
        /// Returns what was not printed since the last call, behind the back of the person who asked for it.
        let takeErrors: () -> [PrinterError]

        /// Creates a printer from functions that print at once, print later, and return what was not printed.
        package init(
            print: @escaping (SlipMaker) throws(PrinterError) -> Bool,
            printLater: @escaping (SlipMaker) -> Void = { _ in }, takeErrors: @escaping () -> [PrinterError] = { [] }
        ) {
            (self.print, self.printLater, self.takeErrors) = (print, printLater, takeErrors)
        }
    }

    /// Lays a slip out in a language, on the paper of a printer, or throws the reason why what is on it cannot be read.
    package typealias SlipMaker = (Texts, SlipPaper) throws(PrinterError) -> Slip

    /// The changes of the stock that were on a stock screen when its kiosk went back to the start page.
    final class LeftBehind {
        var draft: StockDraft?

        /// Returns the changes once.
        func takeDraft() -> StockDraft? {
            defer { draft = nil }
            return draft
        }
    }

    /// Creates a shop from its bar and what stands around it.
    package init(
        bar: JuiceBar, calculators: (any CalculatorProvider)? = nil, clock: Clock? = nil, printer: Printer? = nil,
        makeKitchen: ((Shop) -> any Screen)? = nil
    ) {
        (self.bar, self.calculators, self.clock) = (bar, calculators, clock)
        (self.printer, self.makeKitchen) = (printer, makeKitchen)
    }

    /// Returns this shop with another bar, such as that of the next customer.
    package func with(_ bar: JuiceBar) -> Shop {
        var shop = self
        shop.bar = bar
        return shop
    }

    /// Returns the current day; without a clock, all time.
    package func today() -> Period { clock?.today() ?? Period() }

    /// Returns the current time; without a clock, that of the records without one.
    package func now() -> Timestamp { clock?.now() ?? Timestamp(milliseconds: 0) }

    /// Returns a time in the local time zone.
    package func text(of time: Timestamp) -> String { clock?.text(time) ?? "" }
}

extension ScreenProtocol {
    /// Prints a slip, and says what came of it.
    func print(_ slip: Shop.SlipMaker, by printer: Shop.Printer?) {
        guard let printer else { return }
        do throws(PrinterError) {
            if try printer.print(slip) { say(Text(.printed)) } else { say(Text(.printsLater), .plain) }
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
