import JuiceMaker
import ScreenKit

/// The order of a customer, who sees neither the ledger nor the printer, and can do nothing about an error or a shortage but call staff.
package final class CustomerDesk: OrderDesk {
    /// Creates the order of a customer of a shop.
    package override init(_ shop: Shop) { super.init(shop) }

    override func line(about announcement: Announcement) -> Line? {
        // To a customer, what has failed is a question.
        if case .failed = announcement { nil } else { super.line(about: announcement) }
    }

    override func line(about error: LedgerError) -> Line { Line(Text(.callStaffForHelp), .bad) }

    package override func question<Event>(
        answering: (ShortageAnswer) -> Event, staying stay: Event
    ) -> Question<Event>? {
        if let failure {
            return Question(Text(.callStaffForHelp), failure.leavesNothing ? [Line(Text(.nothingOrdered))] : []) {
                Answer(Text(.done), stay, keys: [.enter, .escape])
            }
        }
        guard let shortage = ShortageQuestion(of: bar.machine.state) else { return nil }
        return Question(Text(.callStaff), [Line(Text(.nothingOrdered))] + shortage.lines) {
            // The first answer has the focus: a second press of ⏎ must not order a part that a customer has not chosen.
            shortage.no(Text(.cancelOrder), answering)
            shortage.part(answering)
        }
    }
}
