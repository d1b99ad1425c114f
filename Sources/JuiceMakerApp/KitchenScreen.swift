import Core
import JuiceMaker
import ScreenKit

/// The orders between the counter and the hand, first come first served: what has to be made, and what waits for its customer.
package final class KitchenScreen: Screen {
    /// The events of the screen.
    package nonisolated enum Event: Equatable {
        /// Takes the next step of an order, or of the one whose number was typed.
        case advance(Int)
        /// Takes the last step back.
        case takeBack
        /// Types a digit of a number.
        case type(Int)
        /// Erases the number that was typed.
        case eraseNumber
        /// Asks how an order is paid.
        case askForPayment(Int)
        /// Records a payment of an order in a kind.
        case pay(Int, kind: String)
        /// Gives the question up.
        case declinePayment
    }

    /// The age at which a sign stands at an order, and that at which it is late, in minutes.
    package nonisolated struct Limits: Equatable, Sendable {
        package let warning, late: Int

        /// Creates limits in minutes.
        package init(warning: Int = 5, late: Int = 10) { (self.warning, self.late) = (warning, late) }
    }

    package weak var navigator: Navigator?
    let bar: JuiceBar
    private let now: () -> Timestamp
    private let limits: Limits
    private var queue: TodaysQueue
    /// The order whose payment is asked for; `nil` for none.
    private(set) var payingNumber: Int?
    /// The digits that were typed.
    private(set) var typed = ""
    private var message: ((Texts) -> Message)?

    /// Creates a screen of the orders of today, which is another day after midnight.
    package init(
        bar: JuiceBar, today: @escaping () -> Period, now: @escaping () -> Timestamp, limits: Limits = Limits()
    ) {
        self.bar = bar
        self.now = now
        self.limits = limits
        queue = TodaysQueue(today: today)
    }

    package func title(_ texts: Texts) -> String { texts(.kitchen) }

    package func willAppear() { dataDidChange() }

    package func dataDidChange() { queue.read(from: bar) }

    /// The orders that are shown: those to be made, and then those that are ready, each the oldest first.
    private var orders: [OrderQueue.Element] { queue.orders.orders(in: .ordered) + queue.orders.orders(in: .ready) }

    // MARK: Handling

    package func handle(_ event: Event) {
        message = nil
        let number = Int(typed)
        switch event {
        case .type(let digit):
            if typed.utf8.count < 6 { typed += String(digit) }
            return
        case .eraseNumber: break
        case .advance(let focused): advance(number ?? focused)
        case .takeBack:
            guard let last = queue.orders.lastStep else { break }
            attempt(TakeStep(.takenBack, last)) { _ in { texts in texts(.stepTakenBack, String(last)) } }
        case .askForPayment(let focused): payingNumber = number ?? focused
        case .pay(let number, let kind):
            payingNumber = nil
            attempt(TakePayment(number, by: kind)) { [bar] payment in
                { texts in texts.lines(of: payment, given: nil, in: bar.books.menu)[0] }
            }
        case .declinePayment: payingNumber = nil
        }
        typed = ""
    }

    private func advance(_ number: Int) {
        let state = bar.books.accounts.openOrders[number]?.state ?? .ordered
        attempt(TakeStep(state == .ordered ? .ready : .handedOver, number)) { state in
            { texts in texts(state == .ready ? .numberIsReady : .numberHandedOver, String(number)) }
        }
    }

    /// Records what a command decides, and says what came of it.
    private func attempt<Command: LedgerCommand>(
        _ command: Command, _ news: (Command.Answer) -> (Texts) -> String
    ) where Command.Failure == OrderStepError {
        do throws(OrderStepError) {
            let news = news(try bar.perform(command))
            message = { Message(text: news($0), tone: .good) }
        } catch {
            message = { .bad($0.explain(error)) }
        }
        dataDidChange()
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        guard let number = Int(written: line) else { throw LineError(unknown: line, texts) }
        return [.advance(number)]
    }

    // MARK: Content

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let orders = orders
        let waiting = queue.orders.waitingJuices
        let menu = bar.books.menu
        let counts = menu.juiceIDs(with: waiting.keys).compactMap { id in
            waiting[id].map { texts(.juiceCount, texts.name(ofJuice: id, in: menu), String($0)) }
        }
        return ScreenContent(
            panes: [
                .pane(
                    KitchenPane(
                        tickets: orders.map { ticket(of: $0, texts) }, placeholder: texts(.noOrdersWait),
                        summaryHeading: texts(.toBeMade), summary: counts))
            ],
            message: queue.error.map { .bad(texts.explain($0)) } ?? message?(texts),
            hints: hints(for: orders, texts), alert: payingNumber.map { question($0, texts) },
            help: [texts(.kitchenHelp)])
    }

    private func ticket(of order: OrderQueue.Element, _ texts: Texts) -> KitchenPane<Event>.Ticket {
        let menu = bar.books.menu
        let minutes = max(0, Int((now().milliseconds - order.orderedAt.milliseconds) / 60_000))
        let age: KitchenPane<Event>.Age =
            order.state == .ready
            ? .ready : minutes >= limits.late ? .late : minutes >= limits.warning ? .old : .new
        let isUnpaid = bar.books.accounts.openOrders[order.id]?.isUnpaid ?? false
        return KitchenPane.Ticket(
            number: order.id,
            status: order.state == .ready ? texts(.stateReady) : texts(.minutesOld, String(minutes)), age: age,
            juices: order.sale.juices.map {
                KitchenPane.Juice(
                    name: texts.name(ofJuice: $0.item, in: menu), count: texts(.juiceCount, "", String($0.count)))
            },
            service: order.sale.wishes.service.map { texts.name(of: $0, in: menu.services) } ?? "",
            payment: isUnpaid ? texts(.stateUnpaid) : "",
            control: Control(label: String(order.id), event: .advance(order.id)),
            bindings: [
                Control(event: .advance(order.id), keys: [.enter]),
                Control(event: .askForPayment(order.id), keys: [.character("p")], isEnabled: isUnpaid),
                Control(event: .eraseNumber, keys: [.backspace]),
            ]
                + (0...9).map {
                    Control(event: .type($0), keys: [.character(Character(String($0)))])
                })
    }

    /// What a key does to the ticket with the focus, a click or a word does to the oldest one.
    private func hints(for orders: [OrderQueue.Element], _ texts: Texts) -> [Control<Event>] {
        let unpaid = orders.first { bar.books.accounts.openOrders[$0.id]?.isUnpaid ?? false }
        return [
            Control(
                label: texts(.nextStep), event: .advance(orders.first?.id ?? 0), keys: [.enter], words: ["next", "다음"],
                isEnabled: !orders.isEmpty),
            Control(
                label: texts(.takePayment), event: .askForPayment(unpaid?.id ?? 0), keys: [.character("p")],
                words: ["pay", "결제"], isEnabled: unpaid != nil),
            Control(
                label: texts(.takeStepBack), event: .takeBack, keys: [.character("u")], words: ["undo", "되돌리기"],
                isEnabled: queue.orders.lastStep != nil),
        ] + (typed.isEmpty ? [] : [Control(label: texts(.typedNumber, typed), event: .eraseNumber)])
    }

    private func question(_ number: Int, _ texts: Texts) -> AlertContent<Event> {
        .payment(
            of: number, bar.books.accounts.openOrders[number]?.total, in: bar.books.menu, declining: .declinePayment,
            texts
        ) { .pay(number, kind: $0) }
    }
}
