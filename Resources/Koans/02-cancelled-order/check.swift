// title ko: 거의 같은 이름
// title en: Almost the same name
// fails en: A cancelled juice leaves the kitchen's list
// hint ko: CounterDelegate의 메서드와 Kitchen의 메서드를 이름 끝까지 견주어 보세요.
// hint en: Compare the methods of CounterDelegate and of Kitchen, up to the end of their names.
// hint ko: Kitchen에는 didCancelOrderFor가 없어요. 그래도 익스텐션에 기본 구현이 있어서 컴파일되고, 그 빈 구현이 호출돼요.
// hint en: Kitchen has no didCancelOrderFor. It compiles because the extension has a default, and that empty default is called.
// hint ko: Kitchen의 메서드 이름을 counter(_:didCancelOrderFor:)로 바꾸세요.
// hint en: Rename the method of Kitchen to counter(_:didCancelOrderFor:).

func check() {
    let counter = Counter()
    let kitchen = Kitchen()
    counter.delegate = kitchen
    counter.takeOrder(for: "망고쥬스")
    counter.takeOrder(for: "키위쥬스")
    verify(
        kitchen.juices, is: ["망고쥬스", "키위쥬스"],
        ko: "주문한 쥬스 2잔이 주방에 있어요",
        en: "The kitchen has the two juices that were ordered")
    counter.cancelOrder(for: "망고쥬스")
    verify(
        kitchen.juices, is: ["키위쥬스"],
        ko: "취소한 쥬스는 주방의 목록에서 빠져요",
        en: "A cancelled juice leaves the kitchen's list")
    counter.cancelOrder(for: "바나나쥬스")
    verify(
        kitchen.juices, is: ["키위쥬스"],
        ko: "주문하지 않은 쥬스를 취소하면 목록은 그대로예요",
        en: "Cancelling a juice that was not ordered leaves the list as it is")

    let board = CancelledBoard()
    counter.delegate = board
    counter.cancelOrder(for: "키위쥬스")
    verify(
        board.juices, is: ["키위쥬스"],
        ko: "다른 델리게이트에도 취소 메시지가 전달돼요",
        en: "Another delegate receives the message about the cancelled order too")
}

private final class CancelledBoard: CounterDelegate {
    var juices: [String] = []

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {}

    func counter(_ counter: Counter, didCancelOrderFor juice: String) {
        juices.append(juice)
    }
}
