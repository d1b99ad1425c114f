// 딸기쥬스, 망고쥬스, 키위쥬스 주문이 연결 리스트로 만든 큐에 들어가요.
// 큐가 한 번 비고 나면, 그 뒤에 넣은 주문은 다시 나오지 않아요.
// 비었던 큐에 넣은 주문도 나오고, 나온 주문은 큐에 남지 않아야 해요.
//
// Orders wait in a queue made of a linked list: a strawberry juice (딸기쥬스),
// a mango juice (망고쥬스), a kiwi juice (키위쥬스).
// Once the queue was emptied, orders added later never come out.
// An order added after that should come out too, and the queue should not keep an order that has left.

final class Order {
    let juice: String

    init(juice: String) {
        self.juice = juice
    }
}

final class Node {
    let order: Order
    var next: Node?

    init(order: Order) {
        self.order = order
    }
}

final class OrderQueue {
    private var head: Node?
    private var tail: Node?

    func enqueue(_ order: Order) {
        let node = Node(order: order)
        if let tail {
            tail.next = node
        } else {
            head = node
        }
        tail = node
    }

    func dequeue() -> Order? {
        let order = head?.order
        head = head?.next
        return order
    }
}
