// title ko: 취소한 주문
// title en: A cancelled order
// fails en: A cancelled juice leaves the kitchen's list
// formerly: 02-almost-the-same-name
// hint ko: 취소 1건을 cancelOrder(for:)부터 따라가 보세요. 보낸 메시지는 어느 메서드에서 끝나나요?
// hint en: Follow one cancellation from cancelOrder(for:) on. In which method does its message end?
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
    counter.takeOrder(for: "키위쥬스")
    counter.cancelOrder(for: "키위쥬스")
    verify(
        kitchen.juices, is: ["키위쥬스"],
        ko: "같은 쥬스 2잔 가운데 1잔을 취소하면 1잔이 남아요",
        en: "With two of the same juice, one cancellation leaves one")
    let busyCounter = Counter()
    let busyKitchen = Kitchen()
    busyCounter.delegate = busyKitchen
    for juice in ["키위쥬스", "망고쥬스", "딸기쥬스"] { busyCounter.takeOrder(for: juice) }
    busyCounter.cancelOrder(for: "망고쥬스")
    verify(
        busyKitchen.juices, is: ["키위쥬스", "딸기쥬스"],
        ko: "주문 3건 가운데 1건을 취소해도 남은 쥬스는 주문한 순서대로 있어요",
        en: "When one of three orders is cancelled, the other juices stay in the order in which they came")

    let board = CancelledBoard()
    counter.delegate = board
    counter.cancelOrder(for: "키위쥬스")
    verify(
        board.juices, is: ["키위쥬스"],
        ko: "주방 대신 안내판을 연결하면 취소한 쥬스가 안내판에 보여요",
        en: "With a board in place of the kitchen, the board shows the cancelled juice")
    verify(
        kitchen.juices, is: ["키위쥬스"],
        ko: "연결이 끊긴 주방의 목록은 그대로예요",
        en: "The list of the kitchen that is not connected any more stays as it is")

    let quietCounter = Counter()
    quietCounter.takeOrder(for: "딸기쥬스")
    quietCounter.cancelOrder(for: "딸기쥬스")
    verify(
        quietCounter.delegate == nil,
        ko: "주방이 없는 카운터에서도 주문하고 취소할 수 있어요",
        en: "A counter without a kitchen takes and cancels orders too")

    weak var closed: Kitchen?
    func connectForAMoment() {
        let otherKitchen = Kitchen()
        closed = otherKitchen
        quietCounter.delegate = otherKitchen
        withExtendedLifetime(otherKitchen) {}
    }
    connectForAMoment()
    verify(
        isReleased: closed,
        ko: "문을 닫은 주방은 카운터가 남아 있어도 해제돼요",
        en: "A closed kitchen is released while its counter remains")
    quietCounter.cancelOrder(for: "딸기쥬스")
    verify(
        quietCounter.delegate == nil,
        ko: "주방이 문을 닫은 뒤에도 카운터에서 취소할 수 있어요",
        en: "The counter cancels orders after its kitchen has closed")

    guard !board.isRenamed else { return }
    kitchen.counter(counter, didCancelOrderFor: "키위쥬스")
    verify(
        kitchen.juices.isEmpty,
        ko: "Kitchen에 didCancelOrderFor가 있어요",
        en: "Kitchen has a didCancelOrderFor of its own")
}

private final class CancelledBoard: CounterDelegate {
    var juices: [String] = []
    var isRenamed = false

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {}

    func counter(_ counter: Counter, didCancelOrderFor juice: String) {
        juices.append(juice)
    }

    // The message, if it was renamed in the protocol to the name that the kitchen has.
    func counter(_ counter: Counter, didCancel juice: String) {
        juices.append(juice)
        isRenamed = true
    }
}

// Where Kitchen has no method of its own, the call in the check reaches this one and not the default of CounterDelegate.
private protocol OwnMethod: CounterDelegate {}

extension OwnMethod {
    func counter(_ counter: Counter, didCancelOrderFor juice: String) {}
}

extension Kitchen: OwnMethod {}
