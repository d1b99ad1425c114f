// 망고 10개에 5개를 더해요. 재고는 15개가 됐어요.
// 그런데 재고가 바뀌었다는 메시지를 받은 안내판은 10개를 보여 줘요.
// 안내판에 15개가 보여야 해요.
//
// Five mangoes are added to ten, and the stock holds 15.
// But the board, which is told of the change, shows 10.
// It should show 15.

protocol StockDelegate: AnyObject {
    func stockDidChange(_ stock: Stock)
}

final class Stock {
    weak var delegate: StockDelegate?
    private(set) var mangoes: Int

    init(mangoes: Int) {
        self.mangoes = mangoes
    }

    func change(by amount: Int) {
        guard mangoes + amount >= 0 else { return }
        delegate?.stockDidChange(self)
        mangoes += amount
    }
}

final class Board: StockDelegate {
    let label = Label("-")

    func stockDidChange(_ stock: Stock) {
        label.text = "\(stock.mangoes)"
    }
}
