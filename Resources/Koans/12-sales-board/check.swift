// title ko: 판매 현황판
// title en: The sales board
// fails en: The board shows the two cups that were sold
// formerly: 12-copied-delegate
// hint ko: Shop의 init을 보세요. counter.delegate = board에서 무엇이 일어나나요?
// hint en: Look at the init of Shop. What happens in counter.delegate = board?
// hint ko: 구조체는 대입하면 복사돼요. 카운터는 복사본에 알리고, 가게의 board는 바뀌지 않아요.
// hint en: Assigning a structure copies it. The counter tells the copy, and the board of the shop never changes.
// hint ko: SalesBoard를 final class로 바꾸고 mutating을 지우세요. 프로토콜에 : AnyObject를, delegate 앞에 weak를 붙이세요.
// hint en: Make SalesBoard a final class without mutating, the protocol : AnyObject, and delegate weak.

func check() {
    // The shop may refer to its board or its counter weakly.
    func cups(on board: SalesBoard?) -> Int? { board?.cups }
    func sell(_ cups: Int, at counter: Counter?) { counter?.sell(cups) }
    let counter = Counter()
    func sellInAShop() {
        let shop = Shop(counter: counter)
        sell(2, at: shop.counter)
        verify(
            cups(on: shop.board), is: 2,
            ko: "판매한 2잔이 판매 현황판에 보여요",
            en: "The board shows the two cups that were sold")
        sell(3, at: shop.counter)
        verify(cups(on: shop.board), is: 5, ko: "3잔을 더 팔면 5잔이에요", en: "Three more cups make five")

        let secondShop = Shop(counter: Counter())
        sell(1, at: secondShop.counter)
        verify(
            cups(on: secondShop.board), is: 1,
            ko: "두 번째 가게의 판매 현황판은 따로 세어요",
            en: "A second shop counts on a board of its own")
        verify(cups(on: shop.board), is: 5, ko: "첫 번째 판매 현황판은 그대로예요", en: "The first board stays as it is")

        let receipts = Receipts()
        counter.delegate = receipts
        counter.sell(4)
        verify(
            receipts.cups, is: [4],
            ko: "현황판 대신 영수증을 연결하면 영수증에 4잔이 있어요",
            en: "With receipts in place of the board, a receipt shows four cups")
        verify(
            cups(on: shop.board), is: 5,
            ko: "연결이 끊긴 현황판은 그대로예요",
            en: "The board that is not connected any more stays as it is")
    }
    sellInAShop()
    verify(
        isReleased: counter.delegate as AnyObject?,
        ko: "카운터는 델리게이트를 강하게 참조하지 않아요",
        en: "The counter does not hold its delegate strongly")

    func closeAShop() {
        let shop = Shop(counter: counter)
        counter.sell(1)
        verify(
            cups(on: shop.board), is: 1,
            ko: "같은 카운터를 쓰는 새 가게의 현황판은 0잔에서 시작해요",
            en: "The board of a new shop at the same counter starts at 0")
    }
    closeAShop()
    verify(
        isReleased: counter.delegate as AnyObject?,
        ko: "가게가 해제되면 카운터의 델리게이트도 해제돼요",
        en: "When the shop is released, the delegate of its counter is released too")
    counter.sell(9)
    verify(
        counter.delegate == nil,
        ko: "그 뒤로 카운터의 델리게이트는 nil이에요",
        en: "From then on the delegate of the counter is nil")
}

private final class Receipts: CounterDelegate {
    var cups: [Int] = []

    func counter(_ counter: Counter, didSell cups: Int) {
        self.cups.append(cups)
    }
}
