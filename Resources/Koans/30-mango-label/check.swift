// title ko: 망고 라벨
// title en: The mango label
// fails en: The label shows the count saved in the sheet
// formerly: 30-stale-label
// hint ko: 시트가 열리고 닫히는 동안 주문 화면의 어떤 메서드가 호출되나요? appearances를 보세요.
// hint en: Which methods of the order screen are called while the sheet opens and closes? Look at appearances.
// hint ko: 시트가 열려도 아래 화면은 사라지지 않아서, 닫혀도 다시 나타나지 않아요. 바뀐 것은 메시지로 알릴 수 있어요.
// hint en: A sheet does not make the screen below disappear, so it does not appear again. A message can tell it.
// hint ko: OrderScreen이 StockScreenDelegate를 채택하고 delegate = self로 연결해, 메시지를 받으면 updateLabel()을 호출하세요.
// hint en: Let OrderScreen adopt StockScreenDelegate, set delegate = self, and call updateLabel() in its method.

func check() {
    let order = OrderScreen()
    order.appear()
    verify(order.mangoLabel.text, is: "10", ko: "처음에는 10이 보여요", en: "At first the label shows 10")
    order.stockButtonTapped()
    let sheet = order.presented as? StockScreen
    verify(sheet?.presentationStyle == .sheet, ko: "재고 화면은 시트예요", en: "The stock screen is a sheet")
    sheet?.save(15)
    verify(order.presented == nil, ko: "저장하면 시트가 닫혀요", en: "Saving closes the sheet")
    verify(
        order.mangoLabel.text, is: "15",
        ko: "라벨에 시트에서 저장한 개수가 보여요",
        en: "The label shows the count saved in the sheet")
    verify(order.appearances, is: 1, ko: "주문 화면은 한 번만 나타났어요", en: "The order screen appeared once")
    order.stockButtonTapped()
    (order.presented as? StockScreen)?.save(7)
    verify(order.mangoLabel.text, is: "7", ko: "다시 저장해도 보여요", en: "The second save is shown too")
    order.stockButtonTapped()
    order.dismiss()
    verify(order.mangoLabel.text, is: "7", ko: "저장하지 않고 닫으면 그대로예요", en: "Closed without saving, it stays")
    verify(
        order.appearances, is: 1,
        ko: "시트를 여러 번 닫아도 주문 화면은 한 번만 나타났어요",
        en: "After several sheets the order screen has still appeared once")

    order.stockButtonTapped()
    let moved = order.presented as? StockScreen
    order.dismiss()
    let home = ViewController()
    if let moved { home.present(moved, as: .sheet) }
    moved?.save(9)
    verify(
        order.mangoLabel.text, is: "9",
        ko: "같은 재고 화면을 다른 화면이 띄우고 저장해도 주문 화면에 보여요",
        en: "The same stock screen, presented by another screen: saving shows on the order screen too")
    verify(home.presented == nil, ko: "거기서도 저장하면 닫혀요", en: "There saving closes it too")
    let other = OrderScreen()
    other.appear()
    let foreign = StockScreen(stock: Stock())
    other.present(foreign, as: .sheet)
    foreign.save(3)
    verify(
        other.mangoLabel.text, is: "10",
        ko: "다른 가게의 재고를 저장하면 라벨은 그대로예요",
        en: "Saving the stock of another shop leaves the label as it is")

    let root = ViewController()
    let modal = OrderScreen()
    root.appear()
    root.present(modal, as: .fullScreen)
    modal.stockButtonTapped()
    let reopened = modal.presented as? StockScreen
    reopened?.save(6)
    verify(
        root.presented === modal && modal.presented == nil,
        ko: "주문 화면이 모달이어도 저장하면 재고 화면만 닫혀요",
        en: "When the order screen is itself a modal, saving closes only the stock screen")
    verify(modal.mangoLabel.text, is: "6", ko: "그 주문 화면의 라벨에도 보여요", en: "The label of that order screen shows it too")
    if let reopened { home.present(reopened, as: .sheet) }
    reopened?.save(8)
    verify(
        root.presented === modal && home.presented == nil,
        ko: "그 재고 화면을 다른 화면이 띄워도, 저장하면 재고 화면만 닫혀요",
        en: "Presented by another screen, that stock screen closes only itself after saving")
    withExtendedLifetime(root) {}

    func openAndClose() -> WeakScreen {
        let screen = OrderScreen()
        screen.appear()
        screen.stockButtonTapped()
        return WeakScreen(screen: screen)
    }
    verify(
        isReleased: openAndClose().screen,
        ko: "시트가 열린 채로 주문 화면을 닫아도 해제돼요",
        en: "An order screen closed while its sheet is open is released")
}

private struct WeakScreen {
    weak var screen: OrderScreen?
}
