import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import Terminal

extension Workshop {
    /// `kiosk void` and `kiosk refund`: cancels an order, or gives the money of an order of a closed day back, and prints what went back.
    /// The number is as typed.
    func reverse(_ kind: ReverseOrder.Kind, _ typed: String, reason: String) throws -> ExitCode {
        let ledger = try existingLedger()
        let number = try texts.orderNumber(typed)
        // What is to be printed is read before: behind the record, nothing fails.
        let menu = try ledger.soldOrder(number: number)?.menu ?? ledger.books.menu
        let sale = try ledger.reverse(kind, number, reason: reason)
        return try answering {
            try console.say(texts.lines(of: kind, sale, in: menu))
            return .success
        }
    }

    /// `kiosk receipt`: prints the receipt of an order, whose number is as typed.
    func printReceipt(_ typed: String) throws -> ExitCode {
        let ledger = try ledger(for: .reading)
        let number = try texts.orderNumber(typed)
        guard let order = try ledger.soldOrder(number: number) else { throw VoidError.unknown(number) }
        let time = LocalCalendar.dayAndMinute(of: order.time)
        try say(texts.slip(of: order.receipt, at: time, menu: order.menu, on: options.paper))
        return .success
    }

    /// Prints a slip, or its codes where it is for a printer.
    private func say(_ slip: Slip) throws {
        if options.isForPrinter { try console.write(slip.printerCodes) } else { try console.say(slip.lines) }
    }

    /// `kiosk close`: closes the business day and prints the close. The money that a person has counted is as typed; `nil` if it was not
    /// counted.
    func closeDay(counted typed: String?, takesUnpaid: Bool) throws -> ExitCode {
        let ledger = try typed == nil ? existingLedger() : ledger()
        let currency = ledger.books.menu.currency
        let counted = try typed.map { text throws(CommandError) in try amount(text, currency) }
        guard let printed = try close(ledger, CloseDay(counted: counted, takesUnpaid: takesUnpaid)) else {
            let number = ledger.books.accounts.closed.number
            throw CommandError(number == 0 ? texts(.nothingToCloseYet) : texts(.nothingToClose, String(number)), .no)
        }
        // The books have the menu of the record. What fails now must not say that the day is not closed: a name that is missing is an id.
        let menu = ledger.books.menu
        let earlier = (try? printed.earlierMenus(menu, ledger)) ?? []
        return try answering { try print(printed, under: menu, earlier: earlier) }
    }

    /// Closes the day; returns `nil` if there was no order, and no money was counted.
    private func close(_ ledger: any Ledger, _ command: CloseDay) throws -> PrintedClose? {
        // Another kiosk may have closed the day since the ledger was opened.
        try ledger.refresh()
        // What is printed must prove something, and behind the record nothing may fail.
        try (ledger as? FileLedger)?.checkCloses()
        let before = ledger.books.accounts.closed
        let records = try ledger.perform(command).records
        guard let record = records.last, case .close(let close) = record.entry else { return nil }
        // Another kiosk may have closed meanwhile; then no number before these orders is known.
        let isNext = before.number + 1 == close.number
        return PrintedClose(
            close: close, record: record,
            firstNumber: isNext ? before.lastNumber + 1 : close.lastNumber - close.sales.sold.orders + 1)
    }

    /// `kiosk close --reprint`: prints an earlier close again.
    func reprintClose(_ number: Int) throws -> ExitCode {
        let ledger = try ledger(for: .reading)
        var found: PrintedClose?
        var firstNumber = 1
        try ledger.forEachRecord { record in
            guard case .close(let close) = record.entry else { return }
            if close.number == number {
                found = PrintedClose(close: close, record: record, firstNumber: firstNumber)
            }
            firstNumber = close.lastNumber + 1
        }
        guard let found else { throw CommandError(texts(.unknownClose, String(number)), .no) }
        try (ledger as? FileLedger)?.checkCloses()
        let menu = try ledger.menu(at: found.record.sequence)
        return try print(found, under: menu, earlier: found.earlierMenus(menu, ledger))
    }

    private func print(_ printed: PrintedClose, under menu: Menu, earlier: [Menu]) throws -> ExitCode {
        let (close, time) = (printed.close, printed.record.time)
        if options.isCSV {
            // A row of CSV ends with CR LF; the console adds the LF.
            try console.say(close.csv(at: time, menu: menu).map { $0 + "\r" })
        } else {
            try say(
                texts.slip(
                    of: close, at: LocalCalendar.dayAndMinute(of: time), firstNumber: printed.firstNumber, menu: menu,
                    earlier: earlier, on: options.paper))
        }
        return .success
    }
}

/// A close with what its record does not say.
private struct PrintedClose {
    let close: DayClose
    let record: LedgerRecord
    /// The number of the first order that the day could have.
    let firstNumber: Int

    /// Returns the menus before the one of the close, the latest first, if that does not have all that the close names.
    func earlierMenus(_ menu: Menu, _ ledger: any Ledger) throws(LedgerError) -> [Menu] {
        let (juices, fruits) = (Set(menu.juices.map(\.id)), Set((menu.fruits + menu.formerFruits).map(\.id)))
        let sold = close.sales.sold.juices.keys
        guard !juices.isSuperset(of: sold) || !fruits.isSuperset(of: close.stock.map(\.item)) else { return [] }
        return try ledger.menus(before: record.sequence)
    }
}

extension Texts {
    /// Returns the order number that a person has typed.
    nonisolated func orderNumber(_ text: String) throws(CommandError) -> Int {
        let plain = text.plainNumber
        guard plain.utf8.allSatisfy(\.isDigit), let number = Int(plain) else {
            throw CommandError(self(.badOrderNumber, text.printable), .badInput)
        }
        return number
    }
}
