// title ko: 시트를 닫은 뒤의 라벨
// title en: The label after a sheet
// fails en: The label shows the count saved in the sheet
// hint ko: 시트가 닫힐 때 주문 화면의 viewWillAppear()가 호출되나요? appearances를 보세요.
// hint en: Is viewWillAppear() of the order screen called when the sheet closes? Look at appearances.
// hint ko: 시트는 아래 화면을 가리지 않아서, 닫혀도 아래 화면이 다시 나타나지 않아요. 바뀐 것은 메시지로 알려야 해요.
// hint en: A sheet does not make the screen below disappear, so it does not appear again. A message has to tell it.
// hint ko: OrderScreen이 StockScreenDelegate를 채택하고, 띄우기 전에 delegate = self로 연결해 메시지를 받으면 updateLabel()을 호출하세요.
// hint en: Let OrderScreen adopt StockScreenDelegate, set delegate = self before presenting, and call updateLabel() in the method.

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
    verify(order.appearances, is: 1, ko: "시트는 주문 화면을 가리지 않아요", en: "The sheets never covered the order screen")
}
