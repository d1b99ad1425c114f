import ScreenKit

/// Receives the coins that were inserted on a coin screen.
protocol CoinScreenDelegate: ScreenDelegate {
    /// Called when enough was inserted.
    func coinScreen(_ screen: CoinScreen, didFinishWith amount: Int)
    /// Called when the person left without paying, with the coins to give back.
    func coinScreen(_ screen: CoinScreen, didCancelWith amount: Int)
}

/// The coins to insert until a price is paid.
final class CoinScreen: Screen {
    enum Event { case insert(Int), cancel }

    let title = Text("Insert coins", ko: "동전 넣기")
    weak var delegate: (any CoinScreenDelegate)?
    let price: Int
    private var paid = 0

    init(price: Int, delegate: any CoinScreenDelegate) { (self.price, self.delegate) = (price, delegate) }

    /// Esc and `back` give the coins back; without this event the screen would simply leave, and keep them.
    var backEvent: Event? { .cancel }

    var content: Content<Event> {
        List(Text("Paid \(Text.won(paid)) of \(Text.won(price))", ko: "넣은 금액 \(Text.won(paid)) / \(Text.won(price))")) {
            for coin in [100, 500, 1_000] { Row(.won(coin), .insert(coin)) }
        }
    }

    func handle(_ event: Event) {
        switch event {
        case .insert(let coin):
            paid += coin
            guard paid >= price else { return }
            delegate?.coinScreen(self, didFinishWith: paid)
        case .cancel: delegate?.coinScreen(self, didCancelWith: paid)
        }
        pop()
    }
}
