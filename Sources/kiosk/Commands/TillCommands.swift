import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

extension Workshop {
    /// `kiosk pay`: records the payment of an order, and prints the change. The number and the money are as typed.
    func pay(_ typed: String, by kind: String, given typedMoney: String?) throws {
        let ledger = try existingLedger()
        let number = try texts.orderNumber(typed)
        let given = try typedMoney.map { text throws(CommandError) in
            try amount(text, of: .given, ledger.books.menu.currency)
        }
        let payment = try ledger.perform(TakePayment(number, by: kind, given: given)).answer
        try answering { try console.say(texts.lines(of: payment, given: given, in: ledger.books.menu)) }
    }

    /// `kiosk open-day`: notes the money that is in the drawer before the first sale. The money is as typed.
    func openDay(float typed: String) throws {
        let ledger = try ledger()
        let currency = ledger.books.menu.currency
        let money = try amount(typed, of: .float, currency)
        _ = try ledger.perform(OpenDay(float: money))
        try answering { try console.say(texts(.dayOpened, texts.money(money, currency))) }
    }

    /// Returns the amount of money that a person has typed for an option.
    func amount(_ text: String, of option: Option<String?>, _ currency: Currency?) throws(CommandError) -> Int {
        guard let currency else { throw CommandError(texts(.moneyWithoutCurrency, option.name), .usage) }
        guard let amount = currency.amount(of: text, in: Currency.countedAmounts) else {
            let examples = [currency.plainText(currency.example), currency.text(currency.example)]
            throw CommandError(
                texts(.badAmount, option.name, text.printable, currency.code, examples[0], examples[1]), .badInput)
        }
        return amount
    }
}

nonisolated extension OrderStepError: EndingError {
    var exitCode: ExitCode { if case .notRecorded(let error) = self { error.exitCode } else { .no } }

    func message(_ texts: Texts) -> String { texts.explain(self) }
}

nonisolated extension CloseError: EndingError {
    var exitCode: ExitCode { if case .notRecorded(let error) = self { error.exitCode } else { .no } }

    func message(_ texts: Texts) -> String { texts.explain(self) }
}
