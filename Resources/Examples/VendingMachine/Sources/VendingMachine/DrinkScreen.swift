import ScreenKit

/// The drinks to choose from. It owns the machine, and learns from the coin screen what was paid.
final class DrinkScreen: Screen {
    /// The events of the screen.
    enum Event: Equatable {
        case choose(Drink)
        case editName(TextField.Edit)
    }

    let log: SalesLog
    private(set) var machine = VendingMachine()
    private var name = TextField(limit: 12)
    private var refusal: TextField.Refusal?
    private var lastEffect = VendingMachine.Effect.none

    /// Creates the screen with a machine of its own, and the log that outlives it.
    init(log: SalesLog) { self.log = log }

    func title(_ texts: Texts) -> String { texts(.title) }

    func content(_ texts: Texts) -> ScreenContent<Event> {
        let news = TextPane(lines: LazyRows([Message(text: lastSale(texts), tone: .quiet)]), isProse: true)
        let field = TextFieldPane(texts(.name), name, words: ["name"]) { Event.editName($0) }
        return ScreenContent(
            panes: [
                .pane(ShelfPane(texts: texts), named: "shelf"), .pane(field, named: "name"), .pane(news, named: "news"),
            ],
            layout: Self.layout, message: message(texts))
    }

    /// The name and the news stand beside the shelf, or below it in a narrow terminal; a low one shows no news.
    private static let layout = PaneLayout.firstFitting(
        .columns("shelf", .rows("name", "news").columns(least: 30)),
        .rows("shelf", "name", .pane("news").optional()))

    func handle(_ event: Event) {
        (refusal, lastEffect) = (nil, .none)
        switch event {
        case .choose(let drink): perform(machine.handle(.choose(drink)))
        case .editName(let edit): refusal = name.apply(edit)
        }
    }

    private func perform(_ effect: VendingMachine.Effect) {
        lastEffect = effect
        if case .askForCoins(let price) = effect { navigator?.push(CoinScreen(price: price, delegate: self)) }
        if case .deliver(let drink, _) = effect { log.note(drink, for: name.text) }
    }

    private func message(_ texts: Texts) -> Message? {
        if let refusal { return refusal.message(texts) }
        switch lastEffect {
        case .deliver(let drink, let change):
            let (drink, change) = (texts.name(of: drink), texts.price(change))
            let text = name.text.isEmpty ? texts(.ready, drink, change) : texts(.readyFor, name.text, drink, change)
            return Message(text: text, tone: .good)
        case .giveBack(let amount): return Message(text: texts(.givenBack, texts.price(amount)))
        case .none, .askForCoins: return nil
        }
    }

    private func lastSale(_ texts: Texts) -> String {
        guard let sale = log.last else { return texts(.nothingSold) }
        let name = sale.name.isEmpty ? texts(.anybody) : sale.name
        return texts(.lastSale, name, texts.name(of: sale.drink), String(sale.minutes))
    }
}

extension DrinkScreen: CoinScreenDelegate {
    func coinScreen(_ screen: CoinScreen, didFinishWith amount: Int) { perform(machine.handle(.pay(amount))) }
    func coinScreen(_ screen: CoinScreen, didCancelWith amount: Int) { perform(machine.handle(.cancel(amount))) }
}
