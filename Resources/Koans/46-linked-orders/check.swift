// title ko: 주문을 연결한 큐
// title en: A queue of linked orders
// fails en: An order added to a queue that was emptied comes out
// formerly: 26-lost-tail
// hint ko: dequeue()가 마지막 주문을 꺼낸 다음, 다음 enqueue(_:)에서는 어느 줄이 실행되나요?
// hint en: After dequeue() has taken the last order, which lines run in the next enqueue(_:)?
// hint ko: head는 nil이지만 tail은 빠진 노드를 그대로 참조해요. 다음 주문은 그 노드 뒤에 붙고, head는 계속 nil이에요.
// hint en: head is nil, but tail still refers to the removed node. The next order is linked behind it, and head stays nil.
// hint ko: head = head?.next 다음 줄에 if head == nil { tail = nil }을 쓰세요.
// hint en: Below head = head?.next write if head == nil { tail = nil }.

func check() {
    let queue = OrderQueue()
    func nextJuice() -> String {
        queue.dequeue()?.juice ?? "nil"
    }
    queue.enqueue(Order(juice: "딸기쥬스"))
    queue.enqueue(Order(juice: "망고쥬스"))
    verify(
        [nextJuice(), nextJuice()], is: ["딸기쥬스", "망고쥬스"],
        ko: "주문은 온 순서대로 나와요",
        en: "Orders leave in the order in which they came")
    queue.enqueue(Order(juice: "키위쥬스"))
    verify(
        nextJuice(), is: "키위쥬스",
        ko: "비었던 큐에 넣은 주문도 나와요",
        en: "An order added to a queue that was emptied comes out")
    verify(queue.dequeue() == nil, ko: "빈 큐에서는 아무것도 나오지 않아요", en: "Nothing comes out of an empty queue")
    for juice in ["A", "B", "C"] { queue.enqueue(Order(juice: juice)) }
    let juice = nextJuice()
    queue.enqueue(Order(juice: "D"))
    verify(
        [juice, nextJuice(), nextJuice(), nextJuice()], is: ["A", "B", "C", "D"],
        ko: "하나를 꺼낸 뒤에 넣은 주문은 맨 뒤에 있어요",
        en: "An order added after one was taken is the last")

    func add(_ juice: String) -> WeakOrder {
        let order = Order(juice: juice)
        queue.enqueue(order)
        return WeakOrder(order: order)
    }
    let first = add("E")
    let second = add("F")
    let last = add("G")
    _ = queue.dequeue()
    verify(
        isReleased: first.order,
        ko: "주문이 나오면 뒤에 다른 주문이 기다려도 바로 해제돼요",
        en: "An order that left is released at once, although others wait")
    _ = queue.dequeue()
    verify(
        isReleased: second.order,
        ko: "그다음에 나온 주문도 바로 해제돼요",
        en: "The next order that left is released at once too")
    _ = queue.dequeue()
    verify(
        isReleased: last.order,
        ko: "큐에서 나온 마지막 주문은 해제돼요",
        en: "The last order that left the queue is released")
    withExtendedLifetime(queue) {}
}

private struct WeakOrder {
    weak var order: Order?
}
