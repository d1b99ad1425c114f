// title ko: 보이지 않는 품절 안내
// title en: The notice that is not shown
// fails en: The notice is shown above the order screen
// hint ko: 품절 안내를 띄우는 순간, 주문 화면은 이미 무엇을 띄우고 있나요?
// hint en: When the notice is presented, which screen does the order screen already present?
// hint ko: 장바구니를 띄운 채로 present를 또 호출하면 UIKit에서처럼 아무 일도 일어나지 않아요.
// hint en: While the cart is presented, another present does nothing, as in UIKit.
// hint ko: guard의 else에서 present 앞에 dismiss()를 호출하세요.
// hint en: In the else of guard call dismiss() before present.

func check() {
    let order = OrderScreen()
    order.appear()
    func orderFromCart(cups: Int) {
        order.cartButtonTapped()
        (order.presented as? CartScreen)?.orderButtonTapped(cups: cups)
    }
    orderFromCart(cups: 3)
    verify(
        (order.presented as? NoticeScreen)?.text, is: "Sold out",
        ko: "주문 화면 위에 품절 안내가 보여요",
        en: "The notice is shown above the order screen")
    verify(order.presented?.presented == nil, ko: "품절 안내 위에는 화면이 없어요", en: "No screen is above the notice")
    verify(order.mangoes, is: 6, ko: "망고는 그대로예요", en: "The mangoes stay as they are")
    order.dismiss()
    verify(order.presented == nil, ko: "안내를 닫으면 주문 화면이 보여요", en: "Closing the notice leaves the order screen")
    orderFromCart(cups: 2)
    verify(order.presented == nil, ko: "주문하면 장바구니가 닫혀요", en: "Ordering closes the cart")
    verify(order.mangoes, is: 0, ko: "두 잔에 망고 6개를 써요", en: "Two cups use 6 mangoes")
    orderFromCart(cups: 1)
    verify(order.presented is NoticeScreen, ko: "다시 모자라면 또 안내해요", en: "The next shortage shows the notice again")
}
