// 가게의 모든 화면은 나타날 때 장바구니의 잔 수를 다시 보여 주고, appearances를 하나 늘려요.
// 그런데 메뉴 화면으로 돌아오면 장바구니가 0잔 그대로예요.
// 두 잔을 담고 돌아오면 2가 보여야 해요.
//
// Every screen of the shop updates its cart label and counts its appearances each time it appears.
// But back on the menu screen, the label still shows 0 cups.
// After two cups were added it should show 2.

final class Cart {
    var cups = 0
}

class ShopScreen: ViewController {
    let cart: Cart
    let cartLabel = Label("0")
    private(set) var appearances = 0

    init(cart: Cart) {
        self.cart = cart
    }

    override func viewWillAppear() {
        super.viewWillAppear()
        appearances += 1
        cartLabel.text = "\(cart.cups)"
    }
}

final class MenuScreen: ShopScreen {
    let titleLabel = Label()

    override func viewWillAppear() {
        titleLabel.text = "Menu"
    }
}

final class JuiceScreen: ShopScreen {
    func addToCart(_ cups: Int) {
        cart.cups += cups
    }
}
