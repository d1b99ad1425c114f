import ScreenKit

/// The drinks to choose from. It owns the machine, and learns from the coin screen what was paid.
final class DrinkScreen: Screen {
    /// The events of the screen.
    enum Event: Equatable {
        case choose(Drink)
    }

    weak var navigator: Navigator?
    private(set) var machine = VendingMachine()
    private var lastEffect = VendingMachine.Effect.none

    /// Creates the screen with a machine of its own.
    init() {}

    func title(_ texts: Texts) -> String { texts(.title) }

    func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = Drink.allCases.enumerated().map { index, drink in
            ListPane.Row(
                control: Control(
                    label: texts.name(of: drink), event: Event.choose(drink), keys: .number(index),
                    words: [drink.rawValue]),
                note: texts.price(drink.price))
        }
        return ScreenContent(
            panes: [.list(ListPane(heading: texts(.heading), rows: rows))], message: message(texts))
    }

    func handle(_ event: Event) {
        switch event {
        case .choose(let drink): perform(machine.handle(.choose(drink)))
        }
    }

    private func perform(_ effect: VendingMachine.Effect) {
        lastEffect = effect
        if case .askForCoins(let price) = effect { navigator?.push(CoinScreen(price: price, delegate: self)) }
    }

    private func message(_ texts: Texts) -> Message? {
        guard case .deliver(let drink, let change) = lastEffect else { return nil }
        return Message(text: texts(.ready, texts.name(of: drink), texts.price(change)), tone: .good)
    }
}

extension DrinkScreen: CoinScreenDelegate {
    func coinScreen(_ screen: CoinScreen, didFinishWith amount: Int) { perform(machine.handle(.pay(amount))) }
    func coinScreenDidCancel(_ screen: CoinScreen) { perform(machine.handle(.cancel)) }
}
