// title ko: 두 번 보낸 메시지
// title en: Sent twice
// fails en: One order prints one receipt
// hint ko: counterDidChangeOrders를 호출하는 줄이 몇 군데인가요?
// hint en: How many lines call counterDidChangeOrders?
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

    let spy = MessageCounter()
    counter.delegate = spy
    counter.takeOrder(for: "키위쥬스")
    verify(
        spy.messages, is: 1,
        ko: "다른 델리게이트도 주문 1건에 메시지를 한 번만 받아요",
        en: "Another delegate receives one message for an order too")
}

private final class MessageCounter: CounterDelegate {
    var messages = 0

    func counterDidChangeOrders(_ counter: Counter) {
        messages += 1
    }
}
