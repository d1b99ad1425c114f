// 주문 화면은 나타날 때마다 망고의 개수를 라벨에 보여 줘요.
// 재고 화면을 시트로 열어 15개로 저장하고 닫아도 라벨은 10이에요.
// 시트는 그대로 시트로 열고, 저장하면 라벨에 15가 보여야 해요.
// 재고 화면은 다른 화면에서 띄울 수도 있어요.
//
// The order screen shows the number of mangoes each time it appears.
// The stock screen is a sheet. After saving 15 there, the label still shows 10.
// It should stay a sheet, and after saving the label should show 15.
// The stock screen may also be presented by another screen.

final class Stock {
    var mangoes = 10
}

protocol StockScreenDelegate: AnyObject {
    func stockScreenDidSave(_ screen: StockScreen)
}

final class StockScreen: ViewController {
    weak var delegate: StockScreenDelegate?
    private let stock: Stock

    init(stock: Stock) {
        self.stock = stock
    }

    func save(_ mangoes: Int) {
        stock.mangoes = mangoes
        delegate?.stockScreenDidSave(self)
        dismiss()
    }
}

final class OrderScreen: ViewController, StockScreenDelegate {
    let mangoLabel = Label()
    private(set) var appearances = 0
    private let stock = Stock()

    override func viewWillAppear() {
        super.viewWillAppear()
        appearances += 1
        updateLabel()
    }

    func stockButtonTapped() {
        let stockScreen = StockScreen(stock: stock)
        stockScreen.delegate = self
        present(stockScreen, as: .sheet)
    }

    // 고친 이유: 시트 아래의 화면은 사라진 적이 없어서 viewWillAppear가 다시 호출되지 않아요.
    // Why: Below a sheet a screen never disappears, so viewWillAppear is not called again.
    func stockScreenDidSave(_ screen: StockScreen) {
        updateLabel()
    }

    private func updateLabel() {
        mangoLabel.text = "\(stock.mangoes)"
    }
}
