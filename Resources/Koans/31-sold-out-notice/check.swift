// title ko: 장바구니와 품절 안내
// title en: The cart and the notice
// fails en: The notice is shown above the order screen
// formerly: 33-present-twice
// hint ko: 품절 안내를 띄우는 순간 주문 화면의 presented에는 어떤 화면이 있나요?
// hint en: Which screen is in presented of the order screen at the moment when the notice is presented?
// hint ko: 장바구니를 띄운 채로 present를 또 호출하면, UIKit에서처럼 새 화면은 나타나지 않아요.
// hint en: While the cart is presented, another present shows no screen, as in UIKit.
// hint ko: guard의 else에서 dismiss { self.present(…) }를 호출하세요. 장바구니가 닫히면 이 completion이 호출돼요.
// hint en: In the else of guard call dismiss { self.present(…) }. This completion is called when the cart has closed.

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

    let home = ViewController()
    let modal = OrderScreen()
    home.appear()
    home.present(modal, as: .fullScreen)
    modal.cartButtonTapped()
    weak let cart = modal.presented as? CartScreen
    (modal.presented as? CartScreen)?.orderButtonTapped(cups: 1)
    verify(
        home.presented === modal && modal.presented == nil,
        ko: "주문 화면이 모달이어도 주문하면 장바구니만 닫혀요",
        en: "When the order screen is itself a modal, ordering closes only the cart")
    verify(modal.mangoes, is: 3, ko: "한 잔에 망고 3개를 써요", en: "One cup uses 3 mangoes")
    verify(isReleased: cart, ko: "닫힌 장바구니는 해제돼요", en: "The closed cart is released")
    modal.cartButtonTapped()
    (modal.presented as? CartScreen)?.orderButtonTapped(cups: 2)
    verify(
        home.presented === modal && modal.presented is NoticeScreen,
        ko: "그 주문 화면에도 품절 안내가 보여요",
        en: "That order screen shows the notice too")
    withExtendedLifetime(home) {}
}
