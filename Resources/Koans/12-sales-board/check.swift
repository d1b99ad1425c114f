// title ko: 복사된 델리게이트
// title en: A copied delegate
// fails en: The board shows the two cups that were sold
// hint ko: SalesBoard는 어떤 종류의 타입인가요? counter.delegate = board에서 무엇이 일어나나요?
// hint en: What kind of type is SalesBoard? What happens in counter.delegate = board?
// hint ko: 구조체는 대입하면 복사돼요. 카운터는 복사본에 알리고, 가게의 board는 바뀌지 않아요.
// hint en: Assigning a structure copies it. The counter tells the copy, and the board of the shop never changes.
// hint ko: SalesBoard를 final class로 바꾸고 mutating을 지우세요. 프로토콜에 : AnyObject를, delegate 앞에 weak를 붙이세요.
// hint en: Make SalesBoard a final class without mutating, the protocol : AnyObject, and delegate weak.

func check() {
    let counter = Counter()
    func sellInAShop() {
        let shop = Shop(counter: counter)
        shop.counter.sell(2)
        verify(
            shop.board.cups, is: 2,
            ko: "판매한 2잔이 판매 현황판에 보여요",
            en: "The board shows the two cups that were sold")
        shop.counter.sell(3)
        verify(shop.board.cups, is: 5, ko: "3잔을 더 팔면 5잔이에요", en: "Three more cups make five")

        let secondShop = Shop(counter: Counter())
        secondShop.counter.sell(1)
        verify(
            secondShop.board.cups, is: 1,
            ko: "두 번째 가게의 판매 현황판은 따로 세어요",
            en: "A second shop counts on a board of its own")
        verify(shop.board.cups, is: 5, ko: "첫 번째 판매 현황판은 그대로예요", en: "The first board stays as it is")
    }
    sellInAShop()
    verify(
        counter.delegate == nil,
        ko: "가게가 해제되면 카운터의 델리게이트는 nil이에요",
        en: "When the shop is released, the delegate of the counter is nil")
}
