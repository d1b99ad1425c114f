// title ko: 시트로 연 재고 화면
// title en: The stock sheet
// fails en: The order screen shows the saved count
// formerly: 05-another-instance
// hint ko: stockButtonTapped()를 보세요. 시트로 띄운 화면은 어디에서 왔나요?
// hint en: Look at stockButtonTapped(). Where does the presented screen come from?
// hint ko: makeStockScreen()은 호출할 때마다 다른 인스턴스를 만들어요. 델리게이트는 시트로 띄운 바로 그 인스턴스에 필요해요.
// hint en: Each call of makeStockScreen() makes another instance. The delegate is needed by the very instance that is presented.
// hint ko: stockButtonTapped()에서 화면을 let stockScreen에 넣고, stockScreen.delegate = self로 연결한 뒤 present하세요. viewDidLoad는 지우세요.
// hint en: In stockButtonTapped() make let stockScreen, set stockScreen.delegate = self, then present that stockScreen. Remove the override of viewDidLoad.

func check() {
    let order = OrderScreen()
    order.appear()
    order.stockButtonTapped()
    let presentedAtOnce = presentedScreens
    let stock = order.presented as? StockScreen
    verify(stock?.startCount, is: 10, ko: "재고 화면은 10개에서 시작해요", en: "The stock screen starts at 10")
    verify(
        stock?.presentationStyle, is: .sheet,
        ko: "재고 화면은 시트로 열려요",
        en: "The stock screen opens as a sheet")
    stock?.save(15)
    verify(
        order.mangoLabel.text, is: "15",
        ko: "주문 화면에 저장한 개수가 보여요",
        en: "The order screen shows the saved count")
    verify(order.presented == nil, ko: "저장하면 시트가 닫혀요", en: "Saving closes the sheet")
    verify(
        presentedAtOnce <= 1,
        ko: "버튼을 한 번 누르면 화면을 하나만 띄워요",
        en: "One tap of the button presents one screen only")

    order.stockButtonTapped()
    let again = order.presented as? StockScreen
    verify(
        again?.startCount, is: 15,
        ko: "다시 연 재고 화면은 지금 재고에서 시작해요",
        en: "Opened again, the stock screen starts at the present stock")
    again?.save(7)
    verify(order.mangoLabel.text, is: "7", ko: "두 번째 저장도 전달돼요", en: "The second save arrives too")

    let spy = SavedCounts()
    order.stockButtonTapped()
    let single = order.presented as? StockScreen
    single?.delegate = spy
    single?.save(3)
    verify(
        spy.counts, is: [3],
        ko: "재고 화면은 자기 델리게이트에 알려요",
        en: "A stock screen tells its own delegate")
    verify(
        order.mangoLabel.text, is: "7",
        ko: "델리게이트가 아닌 주문 화면의 숫자는 그대로예요",
        en: "The order screen is not the delegate of that one, and its count stays")
    withExtendedLifetime(spy) {}
    order.dismiss()

    let otherOrder = OrderScreen()
    otherOrder.appear()
    order.stockButtonTapped()
    (order.presented as? StockScreen)?.save(4)
    verify(
        [order.mangoLabel.text, otherOrder.mangoLabel.text], is: ["4", "10"],
        ko: "다른 주문 화면의 숫자는 바뀌지 않아요",
        en: "The count on another order screen does not change")

    var closing: OrderScreen? = OrderScreen()
    closing?.appear()
    closing?.stockButtonTapped()
    let remaining = closing?.presented as? StockScreen
    weak let closed = closing
    closing = nil
    verify(
        isReleased: closed,
        ko: "시트가 남아 있어도 닫은 주문 화면은 해제돼요",
        en: "A closed order screen is released while its sheet remains")
    remaining?.save(20)
    verify(
        remaining?.startCount, is: 10,
        ko: "주문 화면이 해제된 뒤에도 시트에서 저장할 수 있어요",
        en: "The sheet can save after the order screen is released")
}

private var presentedScreens = 0

extension OrderScreen {
    // The compiler prefers this method, which counts, to that of ViewController, which drops a second screen silently.
    func present(_ screen: StockScreen, as style: PresentationStyle) {
        presentedScreens += 1
        present(screen as ViewController, as: style)
    }
}

private final class SavedCounts: StockScreenDelegate {
    var counts: [Int] = []

    func stockScreen(_ screen: StockScreen, didSave count: Int) {
        counts.append(count)
    }
}
