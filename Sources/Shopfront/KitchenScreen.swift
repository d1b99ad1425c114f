import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// The orders between the counter and the hand, first come first served: what has to be made, and what waits for its customer.
package final class KitchenScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Takes the next step of an order.
        case advance(Int)
        /// Takes back the step after which an order is in a state.
        case takeBack(Int, OrderState)
        /// Lets what was done go to its place.
        case settle
        /// Types a digit of a number.
        case type(Int)
        /// Erases the number that was typed.
        case eraseNumber
        /// Asks how an order is paid.
        case askForPayment(Int)
        /// Records a payment of an order in a kind.
        case pay(Int, kind: String)
    }

    /// The age at which a sign stands at an order, and that at which it is late, in minutes.
    package nonisolated struct Limits: Equatable, Sendable {
        package let warning, late: Int

        /// Creates limits in minutes.
        package init(warning: Int = 5, late: Int = 10) { (self.warning, self.late) = (warning, late) }
    }

    package let title = Text(.kitchen)
    private let shop: Shop
    private let limits: Limits
    private var queue: TodaysOrders
    /// The digits that were typed.
    private(set) var typed = ""
    /// What came of the last step, and until when it is news. Nothing is said: that would cover the row below the tickets until the next event.
    private var news: (line: Line, end: Timestamp)?
    /// The order whose step was taken last. It stays where it stood, so that a second press hits no other one.
    private var ghost: (number: Int, place: Int, time: Timestamp)?
    /// The last step that was taken here, with the state behind it.
    private var lastStep: (number: Int, state: OrderState)?

    /// Creates the kitchen of a shop.
    package init(_ shop: Shop, limits: Limits = Limits()) {
        (self.shop, self.limits) = (shop, limits)
        queue = TodaysOrders(today: shop.today, andOpenDay: true)
    }

    private var bar: JuiceBar { shop.bar }

    package override func willAppear() { dataDidChange() }

    package override func dataDidChange() { queue.read(from: bar) }

    /// The orders that are shown: those to be made, and then those that are ready, each the oldest first.
    private var orders: [DayOrders.Element] {
        var orders = [.ordered, .ready].flatMap { lane in
            queue.orders.orders(in: lane).filter { $0.id != ghost?.number }
        }
        if let ghost, let order = order(ghost.number) { orders.insert(order, at: min(ghost.place, orders.count)) }
        return orders
    }

    private func order(_ number: Int?) -> DayOrders.Element? { queue.orders.openOrder(number) }

    /// The number that was typed.
    private var typedNumber: Int? { Int(typed) }

    /// The time until an order is a minute older.
    package override var timeToChange: Duration? {
        let ages = queue.orders.orders(in: .ordered).map { shop.now().milliseconds - $0.time.milliseconds }
        let rest = (news.map { [$0.end.milliseconds - shop.now().milliseconds] } ?? []).filter { $0 > 0 }
        return (ages.map { 60_000 - $0 % 60_000 } + rest).min().map { .milliseconds($0) }
    }

    // MARK: Handling

    package func handle(_ event: Event) {
        // The second of two clicks on what was done. One that comes later is meant.
        if let ghost, case .advance(ghost.number) = event, shop.now().milliseconds - ghost.time.milliseconds < 2_000 {
            return
        }
        news = nil
        let (shown, oldGhost) = (orders, ghost)
        ghost = nil
        switch event {
        case .type(let digit):
            if typed.utf8.count < 6 { typed += String(digit) }
            return
        case .eraseNumber, .settle: break
        case .advance(let number): advance(number, at: shown.firstIndex { $0.id == number } ?? 0)
        case .takeBack(let number, let state):
            attempt(TakeStep(.takenBack, number, from: state)) { _ in Text(.stepTakenBack, "\(number)") }
        case .askForPayment(let number):
            ghost = oldGhost
            askForPayment(
                of: number, bar.books.accounts.openOrders[number]?.total,
                proposing: order(number)?.sale.wishes.payment, in: bar.books.menu
            ) { .pay(number, kind: $0) }
        case .pay(let number, let kind):
            attempt(TakePayment(number, by: kind)) { payment in
                Text { $0.lines(of: payment, given: nil, in: bar.books.menu)[0] }
            }
        }
        typed = ""
    }

    private func advance(_ number: Int, at place: Int) {
        let step: OrderStep = order(number)?.state ?? .ordered == .ordered ? .ready : .handedOver
        attempt(TakeStep(step, number)) { [self] state in
            ghost = (number, place, shop.now())
            lastStep = (number, state)
            return Text(state == .ready ? .numberIsReady : .numberHandedOver, "\(number)")
        }
    }

    /// Something that can be done with an order, by a key at its ticket and by a word.
    private struct Verb {
        var label: Text
        let event: Event
        let key: Key
        let words: [Text]
        var isEnabled: Bool

        var hint: Hint<Event> { Hint(label, event, keys: [key], words: words).enabled(isEnabled) }
        var control: Control<Event> { Control(label, event, keys: [key], words: words, isEnabled: isEnabled) }
    }

    /// Returns what can be done with an order: its next step, its payment, and taking a step back, which is its own, or else the last one that
    /// was taken here. No other machine's step is meant.
    private func verbs(of order: DayOrders.Element?, _ number: Int?) -> [Verb] {
        let last = lastStep.flatMap { step in self.order(step.number)?.state == step.state ? step : nil }
        let undone = order.flatMap { $0.state > .ordered ? ($0.id, $0.state) : nil } ?? last
        let step: JuiceMakerText = order?.state ?? .ordered == .ordered ? .numberReady : .handNumberOver
        return [
            Verb(
                label: number.map { Text(step, "\($0)") } ?? Text(.nextStep), event: .advance(number ?? 0),
                key: .enter, words: ["next", "다음"], isEnabled: number != nil),
            Verb(
                label: number.map { Text(.numberPaid, "\($0)") } ?? Text(.takePayment),
                event: .askForPayment(number ?? 0), key: "p", words: ["pay", "결제"],
                isEnabled: number.map(isUnpaid) ?? false),
            Verb(
                label: undone.map { Text(.takeNumberBack, "\($0.0)") } ?? Text(.takeStepBack),
                event: undone.map { .takeBack($0.0, $0.1) } ?? .settle, key: "u", words: ["undo", "되돌리기"],
                isEnabled: undone != nil),
        ]
    }

    private func isUnpaid(_ number: Int) -> Bool { bar.books.accounts.openOrders[number]?.isUnpaid ?? false }

    /// Records what a command decides, and says what came of it.
    private func attempt<Command: LedgerCommand>(
        _ command: Command, _ text: (Command.Answer) -> Text
    ) where Command.Failure == OrderStepError {
        let line: Line
        do throws(OrderStepError) {
            line = Line(text(try bar.perform(command)), .good)
        } catch {
            line = Line(Text { $0.explain(error) }.asSentence, .bad)
        }
        news = (line, Timestamp(milliseconds: shop.now().milliseconds + 10_000))
        dataDidChange()
    }

    private func events(forLine line: String) throws(LineError) -> [Event] {
        let words = line.split(separator: " ").map(String.init)
        guard let number = words.last.flatMap({ Int(written: $0) }) else { throw .unknown }
        if words.count == 1 { return [.settle, .advance(number)] }
        let verbs = verbs(of: order(number), number)
        guard words.count == 2, let verb = verbs.first(where: { $0.words.contains(Text(words[0].lowercased())) }) else {
            throw .unknown
        }
        guard verb.isEnabled else { throw LineError(disabled: verb.label) }
        return [.settle, verb.event]
    }

    // MARK: Content

    package var content: Content<Event> {
        Content.part(pane)
        if let news, shop.now().milliseconds < news.end.milliseconds { Notice(news.line) }
        if let error = queue.error { Notice(Text { $0.explain(error) }.asSentence, .bad) }
        hints
        OtherLines(read: events(forLine:))
        Help(Text(.kitchenHelp))
    }

    private func pane(_ texts: Texts) -> KitchenPane<Event> {
        let waiting = queue.orders.waitingJuices
        let menu = bar.books.menu
        let counts = menu.juiceIDs(with: waiting.keys).compactMap { id in
            waiting[id].map { texts(.juiceCount, texts.name(ofJuice: id, in: menu), String($0)) }
        }
        return KitchenPane(tickets: orders.map { ticket(of: $0, texts) }, summary: counts)
    }

    private func ticket(of order: DayOrders.Element, _ texts: Texts) -> KitchenPane<Event>.Ticket {
        let minutes = max(0, Int((shop.now().milliseconds - order.time.milliseconds) / 60_000))
        let age: KitchenPane<Event>.Age =
            order.state >= .ready
            ? .ready : minutes >= limits.late ? .late : minutes >= limits.warning ? .old : .new
        let isGhost = ghost?.number == order.id
        // What was done, or typed, waits until the focus leaves.
        let waits = isGhost || !typed.isEmpty
        let chosen = typedNumber.map(self.order) ?? order
        let number = typedNumber ?? order.id
        var verbs = verbs(of: chosen, number)
        if isGhost, typedNumber == nil {
            // What it has become, and not what it could become next.
            verbs[0].label = Text(order.state == .ready ? .numberReady : .handNumberOver, "\(order.id)")
            verbs[0].isEnabled = false
        }
        let control = Control(
            "\(order.id)", Event.advance(order.id), isFocusable: true,
            // What was typed moves the focus.
            isFirst: typedNumber == order.id, lineNames: waits ? [] : .label,
            bindings: verbs.map(\.control) + [Control("", .eraseNumber, keys: [.backspace])]
                + (0...9).map { Control("", .type($0), keys: [.character(Character(String($0)))]) },
            leaveEvent: waits ? .settle : nil)
        return KitchenPane.Ticket(
            of: order, age, minutes: minutes, isUnpaid: isUnpaid(order.id), in: bar.books.menu, texts, control)
    }

    /// What a word does: the oldest order is meant. A ticket with the focus says what its keys do.
    private var hints: [Hint<Event>] {
        let oldest = queue.orders.orders(in: .ordered).first ?? queue.orders.orders(in: .ready).first
        let unpaid = orders.first { isUnpaid($0.id) }
        let hints = [
            verbs(of: oldest, oldest?.id)[0], verbs(of: unpaid, unpaid?.id)[1],
            verbs(of: order(lastStep?.number) ?? orders.first, nil)[2],
        ].map(\.hint)
        return hints + (typed.isEmpty ? [] : [Hint(Text(.typedNumber, Text(typed)), .eraseNumber)])
    }
}
