// title ko: 현황판과 프린터
// title en: The board and the printer
// fails en: Without the board the printer still prints each receipt
// hint ko: takeOrder(for:)의 반복문을 따라가 보세요. 해제된 현황판의 차례에 무슨 일이 일어나나요?
// hint en: Follow the loop in takeOrder(for:). What happens when it reaches the released board?
// hint ko: 현황판이 해제되면 그 value는 nil이에요. 그때 return이 메서드를 끝내서 뒤의 델리게이트는 메시지를 받지 못해요.
// hint en: When the board is released, its value is nil. Then return ends the method before it reaches the other delegates.
// hint ko: return을 continue로 바꾸세요.
// hint en: Write continue instead of return.

func check() {
    let shop = Shop()
    shop.counter.takeOrder(for: "망고쥬스")
    verify(shop.board?.juices, is: ["망고쥬스"], ko: "현황판에 주문한 쥬스가 보여요", en: "The board shows the juice")
    verify(shop.printer.receipts, is: ["망고쥬스"], ko: "프린터는 영수증을 한 장 인쇄해요", en: "The printer prints one receipt")
    weak let board = shop.board
    shop.closeBoard()
    verify(isReleased: board, ko: "닫은 현황판은 해제돼요", en: "The closed board is released")
    shop.counter.takeOrder(for: "키위쥬스")
    shop.counter.takeOrder(for: "딸기쥬스")
    verify(
        shop.printer.receipts, is: ["망고쥬스", "키위쥬스", "딸기쥬스"],
        ko: "현황판이 없어도 프린터는 주문마다 영수증을 인쇄해요",
        en: "Without the board the printer still prints each receipt")
    let newBoard = Board()
    shop.counter.add(newBoard)
    shop.counter.takeOrder(for: "바나나쥬스")
    verify(
        newBoard.juices, is: ["바나나쥬스"],
        ko: "새 현황판에도 바나나쥬스가 보여요",
        en: "A new board shows its order too, a banana juice (바나나쥬스)")
    verify(shop.printer.receipts.count, is: 4, ko: "영수증은 모두 4장이에요", en: "There are four receipts in all")

    let counter = Counter()
    let spies = [Spy(), Spy()]
    func addAndRelease() {
        let passing = [Spy(), Spy(), Spy()]
        for delegate in [passing[0], passing[1], spies[0], passing[2], spies[1], spies[0]] { counter.add(delegate) }
        counter.takeOrder(for: "망고쥬스")
        verify(
            (passing + spies).map(\.received), is: [1, 1, 1, 1, 1],
            ko: "두 번 연결한 델리게이트도 메시지를 한 번만 받아요",
            en: "A delegate that was added twice receives the message once")
    }
    addAndRelease()
    counter.takeOrder(for: "키위쥬스")
    verify(
        spies.map(\.received), is: [2, 2],
        ko: "델리게이트 다섯 중 셋이 해제돼도 나머지 둘은 메시지를 받아요",
        en: "When three of five delegates are released, the other two receive the message")
    counter.takeOrder(for: "딸기쥬스")
    verify(
        spies.map(\.received), is: [3, 3],
        ko: "다음 주문의 메시지도 한 번씩 받아요",
        en: "They receive the message of the next order once too")
    verify(
        spies.allSatisfy { $0.sender === counter }, ko: "메시지를 보낸 객체는 카운터예요",
        en: "The sender of the messages is the counter")
    withExtendedLifetime((newBoard, spies)) {}
}

private final class Spy: CounterDelegate {
    var received = 0
    weak var sender: Counter?

    func counter(_ counter: Counter, didTakeOrderFor juice: String) {
        received += 1
        sender = counter
    }
}
