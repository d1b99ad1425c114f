// 판매 화면은 알림을 받아 팔린 잔을 세어요.
// 다른 화면을 열었다 돌아온 뒤로는 한 잔을 팔아도 두 잔으로 세어요.
// 가려져 있을 때 팔린 잔까지, 한 잔은 한 번만 세어야 해요.
//
// The sales screen counts sold cups when it receives a notification.
// After another screen was opened and closed, one cup is counted as two.
// Each cup should count once, and so should those sold while it is covered.

final class Counter {
    private let center: NotificationCenter

    init(center: NotificationCenter) {
        self.center = center
    }

    func sell(_ cups: Int) {
        center.post(name: "didSell", value: cups)
    }
}

final class SalesScreen: ViewController {
    private let center: NotificationCenter
    private var token: Int?
    private(set) var cups = 0
    let cupsLabel = Label("0")

    init(center: NotificationCenter) {
        self.center = center
    }

    deinit {
        if let token { center.removeObserver(token) }
    }

    // 고친 이유: viewWillAppear는 여러 번 호출되므로 관찰자는 viewDidLoad에서 한 번만 더해요.
    // Why: viewWillAppear is called many times; in viewDidLoad the observer is added once.
    override func viewDidLoad() {
        super.viewDidLoad()
        token = center.addObserver(forName: "didSell") { [weak self] value in
            self?.add(value)
        }
    }

    override func viewWillAppear() {
        super.viewWillAppear()
        cupsLabel.text = "\(cups)"
    }

    private func add(_ sold: Int) {
        cups += sold
        cupsLabel.text = "\(cups)"
    }
}
