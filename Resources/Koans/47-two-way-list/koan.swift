// 주문 목록은 이중 연결 리스트예요. 앞에서 뒤로도, 뒤에서 앞으로도 읽을 수 있어요.
// 주문이 두 건 이상인 목록은 해제돼도 노드가 하나도 해제되지 않아요.
// 목록이 해제되면 노드도 모두 해제되어야 해요.
//
// The list of orders is doubly linked and can be read in both directions.
// When a list of two or more orders is released, none of its nodes is.
// All nodes should be released with the list.

final class Node {
    let juice: String
    var next: Node?
    var previous: Node?

    init(juice: String) {
        self.juice = juice
    }
}

final class OrderList {
    private(set) var head: Node?
    private(set) var tail: Node?

    func append(_ juice: String) {
        let node = Node(juice: juice)
        node.previous = tail
        tail?.next = node
        tail = node
        if head == nil { head = node }
    }

    func removeFirst() -> String? {
        let juice = head?.juice
        head = head?.next
        head?.previous = nil
        if head == nil { tail = nil }
        return juice
    }

    var newestFirst: [String] {
        var juices: [String] = []
        var node = tail
        while let current = node {
            juices.append(current.juice)
            node = current.previous
        }
        return juices
    }
}
