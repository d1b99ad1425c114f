/// Hears what goes on at a counter; nothing there depends on it.
package protocol JuiceBarDelegate: AnyObject {
    /// Called before the counter takes in an event.
    func juiceBar(_ bar: JuiceBar, willHandle event: OrderMachine.Event)
    /// Called when everything that followed from an event is done.
    func juiceBar(_ bar: JuiceBar, didHandle event: OrderMachine.Event, announcing announcements: [Announcement])
}

/// The counter: takes orders and answers, has the ledger sell what the machine says, and returns what to tell the people.
package final class JuiceBar {
    /// Where the fruits are, and the sales. Another one may be put before it that passes everything on: the screens change the
    /// stock through it too, so whoever wants to hear of every record, and which number it got, has to stand here.
    package var ledger: any Ledger
    /// Who hears what goes on here.
    package weak var delegate: (any JuiceBarDelegate)?
    /// Who waits, and what is asked.
    package private(set) var machine = OrderMachine()
    /// Why the last look at the ledger has failed, so that others may have sold what the books do not know of; `nil` where
    /// it went well.
    package private(set) var fault: LedgerFault?

    /// A counter without orders.
    ///
    /// - Parameter ledger: Whose fruits are used.
    package init(ledger: any Ledger) {
        self.ledger = ledger
    }

    /// The books as the ledger last saw them.
    package var books: Books { ledger.books }

    /// Looks at what others have sold meanwhile. What cannot be read stays as it was, and ``fault`` says why.
    ///
    /// - Returns: Whether there is anything new to show.
    @discardableResult
    package func refresh() -> Bool {
        let (oldBooks, oldFault) = (books, fault)
        do {
            try ledger.refresh()
            fault = nil
        } catch {
            fault = error
        }
        return books != oldBooks || fault != oldFault
    }

    /// Takes in an event, and does what follows from it until there is nothing more to do or somebody is asked.
    ///
    /// - Parameter event: What happened; how the making went is not for others to report.
    /// - Returns: What to tell the people, in this order.
    /// - Complexity: O(*n*) in the number of juices that can be made.
    package func handle(_ event: OrderMachine.Event) -> [Announcement] {
        delegate?.juiceBar(self, willHandle: event)
        var announcements: [Announcement] = []
        var effects = machine.handle(event)
        while !effects.isEmpty {
            var next: [OrderMachine.Effect] = []
            for effect in effects {
                switch effect {
                case .announce(let announcement): announcements.append(announcement)
                case .make(let order): next += machine.handle(make(order))
                }
            }
            effects = next
        }
        delegate?.juiceBar(self, didHandle: event, announcing: announcements)
        return announcements
    }

    private func make(_ order: Order) -> OrderMachine.Event {
        do {
            switch try ledger.sell([SaleRequest(juice: order.juice)]).first {
            case .sold(let sale): return .made(sale)
            case .short(let shortage): return .short(shortage)
            // Every request has its outcome, and one without a key cannot have come before.
            case .keyUsed, nil: return .failed(.unsure(errno: 0))
            }
        } catch {
            return .failed(error)
        }
    }
}
