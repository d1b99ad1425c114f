// title ko: 두 번째 테스트
// title en: The second test
// fails en: A new shop has 10 mangoes
// formerly: 21-shared-stock
// hint ko: 가게를 두 개 만들면 Stock은 몇 개 만들어지나요?
// hint en: How many stocks are there when two shops have been made?
// hint ko: static let shared는 프로그램 전체에 하나뿐이에요. 첫 번째 가게가 쓴 망고가 두 번째 가게에서도 줄어 있어요.
// hint en: static let shared exists once in the whole program. What the first shop used is missing in the second.
// hint ko: Shop의 init에서 let stock = Stock()을 만들고, 두 화면의 init(stock:)에 같은 stock을 넘기세요.
// hint en: In the init of Shop make let stock = Stock() and pass the same stock to init(stock:) of both screens.

func check() {
    let firstShop = Shop()
    firstShop.orderScreen.sell(3)
    verify(
        firstShop.stockScreen.text, is: "7",
        ko: "한 가게의 재고 화면은 주문 화면이 쓴 것을 봐요",
        en: "The stock screen of a shop sees what its order screen used")
    let secondShop = Shop()
    verify(secondShop.stockScreen.text, is: "10", ko: "새 가게에는 망고가 10개 있어요", en: "A new shop has 10 mangoes")
    verify(
        firstShop.stockScreen.text, is: "7",
        ko: "새 가게를 열어도 첫 번째 가게의 재고는 그대로예요",
        en: "Opening a new shop leaves the stock of the first as it is")
    secondShop.orderScreen.sell(4)
    firstShop.orderScreen.sell(1)
    verify(secondShop.stockScreen.text, is: "6", ko: "두 번째 가게는 4개를 썼어요", en: "The second shop used 4")
    verify(firstShop.stockScreen.text, is: "6", ko: "첫 번째 가게는 모두 4개를 썼어요", en: "The first shop used 4 in all")
    func closedShop() -> WeakShop {
        let shop = Shop()
        shop.orderScreen.sell(2)
        _ = shop.stockScreen.text
        return withExtendedLifetime(shop) { WeakShop(shop: shop) }
    }
    verify(isReleased: closedShop().shop, ko: "닫은 가게는 해제돼요", en: "A closed shop is released")
    withExtendedLifetime((firstShop, secondShop)) {}
}

private struct WeakShop {
    weak var shop: Shop?
}
