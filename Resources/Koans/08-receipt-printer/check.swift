// title ko: 영수증 프린터
// title en: The receipt printer
// fails en: One order prints one receipt
// formerly: 08-sent-twice
// hint ko: takeOrder(for:)를 한 줄씩 따라가 보세요. 영수증은 어느 줄에서 나오나요?
// hint en: Follow takeOrder(for:) line by line. During which line is a receipt printed?
// hint ko: append는 orders를 바꾸므로 didSet이 호출돼요. 그다음 줄이 같은 메시지를 한 번 더 보내요.
// hint en: append changes orders, so didSet runs. The line below it sends the same message again.
// hint ko: takeOrder(for:)에서 delegate?.counterDidChangeOrders(self)를 지우고 didSet은 그대로 두세요.
// hint en: Remove delegate?.counterDidChangeOrders(self) from takeOrder(for:) and leave didSet as it is.

func check() {
    let counter = Counter()
    let printer = Printer()
    counter.delegate = printer
    counter.takeOrder(for: "망고쥬스")
    verify(printer.receipts, is: ["1: 망고쥬스"], ko: "주문 1건에 영수증이 한 장 나와요", en: "One order prints one receipt")
    counter.takeOrder(for: "망고쥬스")
    verify(
        printer.receipts, is: ["1: 망고쥬스", "2: 망고쥬스"],
        ko: "같은 쥬스를 또 주문해도 한 장이 더 나와요",
        en: "The same juice again prints one more")
    counter.cancelLastOrder()
    verify(
        printer.receipts, is: ["1: 망고쥬스", "2: 망고쥬스", "1: 망고쥬스"],
        ko: "취소해도 한 장이 나와요",
        en: "A cancellation prints one receipt")
    counter.cancelLastOrder()
    verify(printer.receipts.last, is: "0: -", ko: "남은 주문도 취소할 수 있어요", en: "The remaining order can be cancelled too")
    counter.cancelLastOrder()
    verify(
        printer.receipts.count, is: 4,
        ko: "취소할 주문이 없으면 영수증도 나오지 않아요",
        en: "Without an order to cancel, nothing is printed")
    verify(counter.orders, is: [], ko: "카운터에 남은 주문이 없어요", en: "No order is left at the counter")

    let busyCounter = Counter()
    let busyPrinter = Printer()
    busyCounter.delegate = busyPrinter
    for juice in ["망고쥬스", "키위쥬스", "딸기쥬스"] { busyCounter.takeOrder(for: juice) }
    verify(
        busyPrinter.receipts, is: ["1: 망고쥬스", "2: 키위쥬스", "3: 딸기쥬스"],
        ko: "서로 다른 쥬스 3잔의 영수증에는 주문한 쥬스가 차례대로 보여요",
        en: "The receipts of three different juices show them in the order in which they were ordered")
    busyCounter.cancelLastOrder()
    verify(
        busyCounter.orders, is: ["망고쥬스", "키위쥬스"],
        ko: "취소하면 마지막에 주문한 쥬스가 빠져요",
        en: "A cancellation removes the juice that was ordered last")

    let board = CountBoard()
    counter.delegate = board
    counter.takeOrder(for: "키위쥬스")
    verify(
        board.counts, is: [1],
        ko: "프린터 대신 안내판을 연결해도 주문 1건에 메시지를 한 번만 보내요",
        en: "With a board in place of the printer, one order sends one message")
    counter.cancelLastOrder()
    verify(
        board.counts, is: [1, 0],
        ko: "취소 1건에도 안내판에 메시지를 한 번만 보내요",
        en: "One cancellation sends the board one message too")

    counter.delegate = nil
    counter.takeOrder(for: "딸바쥬스")
    counter.delegate = printer
    verify(
        [printer.receipts.count, counter.orders.count], is: [4, 1],
        ko: "프린터가 없을 때 받은 주문은 영수증 없이 카운터에 있어요",
        en: "An order taken without a printer is at the counter and has no receipt")

    var closing: Printer? = Printer()
    weak let removed = closing
    counter.delegate = closing
    closing = nil
    verify(
        isReleased: removed,
        ko: "치운 프린터는 카운터가 남아 있어도 해제돼요",
        en: "A printer that is taken away is released while its counter remains")
    counter.takeOrder(for: "망고쥬스")
    verify(
        counter.orders.count, is: 2,
        ko: "프린터가 해제된 뒤에도 카운터는 주문을 받아요",
        en: "The counter takes orders after its printer is released")
}

private final class CountBoard: CounterDelegate {
    var counts: [Int] = []

    func counterDidChangeOrders(_ counter: Counter) {
        counts.append(counter.orders.count)
    }
}
