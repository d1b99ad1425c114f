import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import Terminal

extension Workshop {
    /// `kiosk void` and `kiosk refund`: cancels an order, or gives the money of an order of a closed day back, and prints what went back.
    /// The number is as typed.
    func reverse(
        _ kind: ReverseOrder.Kind, _ typed: String, reason: String, by payment: String? = nil
    ) throws {
        let ledger = try existingLedger()
        let reversal = try ledger.reverse(kind, texts.orderNumber(typed), reason: reason, by: payment)
        try answering { try console.say(texts.lines(of: reversal)) }
    }

    /// `kiosk receipt`: prints the receipt of an order, whose number is as typed.
    func printReceipt(_ typed: String) throws {
        let ledger = try ledger(for: .reading)
        let number = try texts.orderNumber(typed)
        guard let order = try ledger.soldOrder(number: number) else { throw VoidError.unknown(number) }
        let time = LocalCalendar.dayAndMinute(of: order.time)
        try say(
            texts.slip(of: order, at: time, paidUnder: ledger.books.menu, on: options.paper))
    }

    /// Prints a slip, or its codes where it is for a printer.
    private func say(_ slip: Slip) throws {
        if options[.printer] { try console.write(slip.printerCodes) } else { try console.say(slip.lines) }
    }

    /// `kiosk close`: closes the business day and prints the close. The money that a person has counted is as typed; `nil` if it was not
    /// counted.
    func closeDay(counted typed: String?, takesUnpaid: Bool) throws {
        let ledger = try typed == nil ? existingLedger() : ledger()
        let currency = ledger.books.menu.currency
        let counted = try typed.map { text throws(CommandError) in try amount(text, of: .counted, currency) }
        let command = CloseDay(counted: counted, day: takesUnpaid ? .any : .paid)
        guard let closing = try ledger.perform(command).answer else {
            let number = ledger.books.accounts.closed.number
            throw CommandError(number == 0 ? texts(.nothingToCloseYet) : texts(.nothingToClose, String(number)), .no)
        }
        try answering {
            if let warning = texts.notHandedOver(closing.waitingNumbers) { console.complain(warning) }
            return try print(closing.day)
        }
    }

    /// `kiosk close --reprint`: prints an earlier close again.
    func reprintClose(_ number: Int) throws {
        let ledger = try ledger(for: .reading)
        guard let day = try ledger.closedDay(number) else {
            throw CommandError(texts(.unknownClose, String(number)), .no)
        }
        // What is printed must prove something.
        try (ledger as? FileLedger)?.checkCloses()
        return try print(day)
    }

    private func print(_ day: ClosedDay) throws {
        if options[.csv] {
            try console.say([day].csv)
        } else {
            try say(texts.slip(of: day, on: options.paper, time: LocalCalendar.dayAndMinute))
        }
    }
}

extension Texts {
    /// Returns the order number that a person has typed.
    nonisolated func orderNumber(_ text: String) throws(CommandError) -> Int {
        guard let number = Int(written: text), number >= 0 else {
            throw CommandError(self(.badOrderNumber, text.printable), .badInput)
        }
        return number
    }
}
