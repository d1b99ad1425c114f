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
    // 고친 이유: next와 previous가 모두 강하면 이웃한 두 노드가 순환 참조를 만들어요.
    // Why: With both next and previous strong, each two neighbours form a retain cycle.
    weak var previous: Node?

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
