// 장바구니 시트에서 주문 버튼을 눌렀는데 망고가 모자라요.
// 주문 화면이 품절 안내를 띄우지만 아무것도 나타나지 않아요.
// 장바구니가 닫히고, 주문 화면 위에 품절 안내가 보여야 해요.
// 이 연습의 dismiss()는 화면을 바로 닫아요.
//
// In the cart sheet the order button is tapped, but there are too few mangoes.
// The order screen presents a notice, yet nothing appears.
// The cart should close, and the notice appear above the order screen.
// In this exercise dismiss() closes a screen at once.

protocol CartScreenDelegate: AnyObject {
    func cartScreen(_ screen: CartScreen, didOrder cups: Int)
}

final class CartScreen: ViewController {
    weak var delegate: CartScreenDelegate?

    func orderButtonTapped(cups: Int) {
        delegate?.cartScreen(self, didOrder: cups)
    }
}

final class NoticeScreen: ViewController {
    let text: String

    init(text: String) {
        self.text = text
    }
}

final class OrderScreen: ViewController, CartScreenDelegate {
    private(set) var mangoes = 6

    func cartButtonTapped() {
        let cart = CartScreen()
        cart.delegate = self
        present(cart, as: .sheet)
    }

    func cartScreen(_ screen: CartScreen, didOrder cups: Int) {
        guard mangoes >= cups * 3 else {
            // 고친 이유: 한 화면은 한 번에 하나만 띄워요. 장바구니가 닫힌 뒤에 호출되는 completion에서 띄워야 해요.
            // Why: A screen presents one other at a time. The completion is called when the cart has closed.
            dismiss {
                self.present(NoticeScreen(text: "Sold out"), as: .sheet)
            }
            return
        }
        mangoes -= cups * 3
        dismiss()
    }
}
