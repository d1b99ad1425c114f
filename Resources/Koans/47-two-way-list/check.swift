// title ko: 이중 연결 리스트
// title en: The two-way list
// fails en: All nodes are released with the list
// formerly: 27-leaking-list
// hint ko: 이웃한 두 노드는 서로를 어떤 프로퍼티로 참조하나요?
// hint en: Through which properties do two neighbouring nodes refer to each other?
// hint ko: 앞 노드의 next와 뒤 노드의 previous가 모두 강해서 순환 참조예요. 목록이 해제돼도 노드끼리는 계속 강하게 참조해요.
// hint en: next of one node and previous of the other are both strong: a retain cycle that outlives the list.
// hint ko: Node의 프로퍼티를 weak var previous: Node?로 바꾸세요.
// hint en: In Node write weak var previous: Node?.

func check() {
    var list: OrderList? = OrderList()
    for juice in ["A", "B", "C"] { list?.append(juice) }
    verify(
        list?.newestFirst, is: ["C", "B", "A"],
        ko: "뒤에서 앞으로 읽을 수 있어요",
        en: "The list can be read from its end")
    verify(list?.head?.next?.next?.juice, is: "C", ko: "앞에서 뒤로 읽을 수 있어요", en: "The list can be read from its start")
    weak let first = list?.head
    weak let second = list?.head?.next
    weak let third = list?.tail
    list = nil
    verify(
        isReleased: first ?? second ?? third,
        ko: "목록이 해제되면 노드도 모두 해제돼요",
        en: "All nodes are released with the list")
    verify(
        nodesAlive(afterReleaseOf: 5), is: 0,
        ko: "주문이 다섯 건인 목록이 해제되면 남는 노드는 0개예요",
        en: "When a list of five orders is released, 0 nodes stay")
    verify(
        nodesAlive(afterReleaseOf: 12), is: 0,
        ko: "주문이 열두 건인 목록이 해제되면 남는 노드는 0개예요",
        en: "When a list of twelve orders is released, 0 nodes stay")

    let kept = OrderList()
    for juice in ["A", "B", "C"] { kept.append(juice) }
    verify(
        juicesBackwards(from: kept.tail), is: ["C", "B", "A"],
        ko: "previous를 따라 맨 뒤에서 맨 앞까지 갈 수 있어요",
        en: "previous leads from the last node to the first")
    weak let removed = kept.head
    verify(kept.removeFirst(), is: "A", ko: "첫 주문부터 나와요", en: "The first order leaves first")
    verify(isReleased: removed, ko: "나온 주문의 노드는 바로 해제돼요", en: "The node of an order that left is released at once")
    verify(kept.newestFirst, is: ["C", "B"], ko: "나온 주문은 목록에 없어요", en: "The order that left is not on the list")
    kept.append("D")
    verify(kept.newestFirst, is: ["D", "C", "B"], ko: "새 주문은 맨 뒤에 들어가요", en: "A new order is the last")
    verify(
        juicesBackwards(from: kept.tail), is: ["D", "C", "B"],
        ko: "새 주문의 previous도 연결돼요",
        en: "previous of a new order is linked too")
    weak let last = kept.tail
    let left = [kept.removeFirst(), kept.removeFirst(), kept.removeFirst(), kept.removeFirst()]
    verify(left, is: ["B", "C", "D", nil], ko: "모두 차례대로 나와요", en: "All orders leave in turn")
    verify(kept.newestFirst, is: [], ko: "모두 나오면 뒤에서부터 읽어도 비어 있어요", en: "Read from its end, the list is empty then")
    verify(isReleased: last, ko: "마지막으로 나온 주문의 노드도 해제돼요", en: "The node of the last order is released too")
    func appendAndRelease() -> WeakNode {
        kept.append("E")
        let again = OrderList()
        again.append("F")
        return WeakNode(node: again.head)
    }
    verify(
        isReleased: appendAndRelease().node,
        ko: "주문이 하나인 목록도 해제되면 노드가 해제돼요",
        en: "The node of a list with one order is released with it too")
    verify(kept.newestFirst, is: ["E"], ko: "비었던 목록에 새 주문이 들어가요", en: "A list that was empty takes a new order")
}

private struct WeakNode {
    weak var node: Node?
}

/// Releases a list, and returns how many of its nodes are still there.
private func nodesAlive(afterReleaseOf count: Int) -> Int {
    func nodes() -> [WeakNode] {
        let list = OrderList()
        for number in 0..<count { list.append("\(number)") }
        var nodes: [WeakNode] = []
        var node = list.head
        while let current = node {
            nodes.append(WeakNode(node: current))
            node = current.next
        }
        return withExtendedLifetime(list) { nodes }
    }
    return nodes().filter { $0.node != nil }.count
}

private func juicesBackwards(from last: Node?) -> [String] {
    var juices: [String] = []
    var node = last
    while let current = node, juices.count < 10 {
        juices.append(current.juice)
        node = current.previous
    }
    return juices
}
