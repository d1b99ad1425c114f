// 주문 화면에서 재고 화면을 시트로 열고, 망고를 15개로 저장해요.
// 재고 화면 하나의 델리게이트를 연결했는데도 주문 화면의 숫자는 10이에요.
// 저장하면 주문 화면에 15가 보여야 해요.
//
// The order screen opens the stock screen as a sheet, and 15 mangoes are saved.
// The delegate of one stock screen was set, but the order screen still shows 10.
// After saving it should show 15.

protocol StockScreenDelegate: AnyObject {
    func stockScreen(_ screen: StockScreen, didSave count: Int)
}

final class StockScreen: ViewController {
    weak var delegate: StockScreenDelegate?
    let startCount: Int

    init(startCount: Int) {
        self.startCount = startCount
    }

    func save(_ count: Int) {
        delegate?.stockScreen(self, didSave: count)
        dismiss()
    }
}

final class OrderScreen: ViewController, StockScreenDelegate {
    let mangoLabel = Label("10")
    private var mangoes = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        let stockScreen = makeStockScreen()
        stockScreen.delegate = self
    }

    func stockButtonTapped() {
        present(makeStockScreen(), as: .sheet)
    }

    func makeStockScreen() -> StockScreen {
        StockScreen(startCount: mangoes)
    }

    func stockScreen(_ screen: StockScreen, didSave count: Int) {
        mangoes = count
        mangoLabel.text = "\(count)"
    }
}
