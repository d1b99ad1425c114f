// title ko: 장바구니 라벨
// title en: The cart label
// fails en: The menu screen shows the two cups in the cart
// formerly: 28-missing-super
// hint ko: cartLabel을 바꾸는 줄은 어디에 있고, 메뉴 화면이 다시 나타날 때 실행되나요?
// hint en: Which line changes cartLabel, and does it run when the menu screen appears again?
// hint ko: MenuScreen이 viewWillAppear를 재정의하면서 ShopScreen의 구현은 호출되지 않게 됐어요.
// hint en: MenuScreen overrides viewWillAppear, so the one of ShopScreen is not called any more.
// hint ko: MenuScreen의 viewWillAppear() 첫 줄에 super.viewWillAppear()를 쓰세요.
// hint en: Write super.viewWillAppear() as the first line of viewWillAppear() in MenuScreen.

func check() {
    let cart = Cart()
    let menu = MenuScreen(cart: cart)
    let navigation = NavigationController(root: menu)
    verify(menu.titleLabel.text, is: "Menu", ko: "메뉴 화면에 제목이 보여요", en: "The menu screen shows its title")
    let juice = JuiceScreen(cart: cart)
    navigation.push(juice)
    juice.addToCart(2)
    navigation.pop()
    verify(
        menu.cartLabel.text, is: "2",
        ko: "메뉴 화면에 장바구니의 두 잔이 보여요",
        en: "The menu screen shows the two cups in the cart")
    verify(menu.appearances, is: 2, ko: "메뉴 화면의 appearances는 2예요", en: "appearances of the menu screen is 2")
    navigation.push(juice)
    verify(juice.cartLabel.text, is: "2", ko: "쥬스 화면에도 두 잔이 보여요", en: "The juice screen shows two cups too")
    juice.addToCart(1)
    navigation.pop()
    verify(menu.cartLabel.text, is: "3", ko: "다시 돌아오면 세 잔이 보여요", en: "Back again, it shows three")
    verify(menu.appearances, is: 3, ko: "메뉴 화면의 appearances는 3이에요", en: "appearances of the menu screen is 3")
}
