import ScreenKit

/// Receives the coins that were inserted on a coin screen.
@MainActor protocol CoinScreenDelegate: AnyObject {
    /// Called when enough was inserted.
    func coinScreen(_ screen: CoinScreen, didFinishWith amount: Int)
    /// Called when the person left without paying, with the coins to give back.
    func coinScreen(_ screen: CoinScreen, didCancelWith amount: Int)
}

/// The coins to insert until a price is paid.
final class CoinScreen: Screen {
    /// The events of the screen.
    enum Event: Equatable {
        case insert(Int)
        case cancel
    }

    /// The object that receives the coins.
    weak var delegate: (any CoinScreenDelegate)?
    let price: Int
    private var paid = 0

    init(price: Int, delegate: any CoinScreenDelegate) {
        self.price = price
        self.delegate = delegate
    }

    func title(_ texts: Texts) -> String { texts(.coins) }

    /// Esc and `back` give the coins back; without this event the screen would simply leave, and keep them.
    var backEvent: Event? { .cancel }

    func content(_ texts: Texts) -> ScreenContent<Event> {
        let state = texts(.paid, texts.price(paid), texts.price(price))
        let coins = [100, 500, 1_000].map { (texts.price($0), Event.insert($0)) }
        return ScreenContent(panes: [.pane(ListPane(heading: state, choices: coins))])
    }

    func handle(_ event: Event) {
        switch event {
        case .insert(let coin):
            paid += coin
            guard paid >= price else { return }
            delegate?.coinScreen(self, didFinishWith: paid)
        case .cancel: delegate?.coinScreen(self, didCancelWith: paid)
        }
        navigator?.pop(self)
    }
}
