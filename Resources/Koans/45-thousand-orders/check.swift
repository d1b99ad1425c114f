// title ko: 주문 1,000건
// title en: A thousand orders
// fails en: 1,000 orders take at most five steps each
// formerly: 25-moving-queue
// hint ko: 주문 하나를 꺼낼 때 popFirst()는 원소를 몇 번 옮기나요?
// hint en: How many elements does popFirst() move to take one order out?
// hint ko: 배열의 맨 앞을 빼면 뒤의 원소를 모두 한 칸씩 옮겨요. 맨 뒤를 빼는 popLast()는 옮기지 않아요.
// hint en: Removing the first element of an array moves all others by one. popLast() moves none.
// hint ko: CountedArray를 하나 더 두세요. 그것이 비었을 때만 orders를 popLast()로 모두 옮겨 담고, 거기서 popLast() 하세요.
// hint en: Add a second CountedArray. Only when it is empty, fill it from orders with popLast(); then popLast() from it.

func check() {
    func verifyCounting(_ counts: [Int]) {
        let changed = counts.first { stepCounts(ofElements: $0) != [$0, 1, $0 - 1] }
        let count = changed ?? counts[0]
        verify(
            stepCounts(ofElements: count), is: [count, 1, count - 1],
            ko: "CountedArray는 append, popLast, popFirst의 횟수를 그대로 세어요",
            en: "CountedArray counts the steps of append, popLast and popFirst as before")
    }
    verifyCounting([1, 2, 3, 4, 5, 9, 1_000])

    var queue = OrderQueue()
    queue.enqueue(1)
    queue.enqueue(2)
    var numbers = [queue.dequeue() ?? 0]
    queue.enqueue(3)
    for _ in 0..<3 { numbers.append(queue.dequeue() ?? 0) }
    verify(numbers, is: [1, 2, 3, 0], ko: "주문은 온 순서대로 나와요", en: "Orders leave in the order in which they came")

    let start = CountedArray.steps
    for order in 0..<1_000 { queue.enqueue(order) }
    var isInOrder = true
    for order in 0..<1_000 where queue.dequeue() != order { isInOrder = false }
    let steps = CountedArray.steps - start
    verify(
        steps <= 5_000 ? "≤ 5000" : "\(steps)", is: "≤ 5000",
        ko: "주문 1,000건은 한 건에 다섯 번까지만 세어요",
        en: "1,000 orders take at most five steps each")
    verifyCounting([3, 1_000])
    verify(
        steps >= 2_000 ? "≥ 2000" : "\(steps)", is: "≥ 2000",
        ko: "주문마다 CountedArray에 넣고 꺼내요",
        en: "Each order is added to a CountedArray and taken out of it")
    verify(isInOrder, ko: "주문 1,000건도 온 순서대로 나와요", en: "1,000 orders leave in turn too")

    let mixedStart = CountedArray.steps
    for order in 0..<500 { queue.enqueue(order) }
    for order in 500..<1_000 {
        queue.enqueue(order)
        if queue.dequeue() != order - 500 { isInOrder = false }
    }
    verify(
        waitingOrders(in: queue).sorted() == Array(500..<1_000),
        ko: "기다리는 주문은 큐의 CountedArray에 들어 있어요",
        en: "The waiting orders are in the CountedArrays of the queue")
    for order in 500..<1_000 where queue.dequeue() != order { isInOrder = false }
    verify(isInOrder, ko: "넣고 빼기를 번갈아 해도 순서대로 나와요", en: "Orders leave in turn when they come and go")
    let mixedSteps = CountedArray.steps - mixedStart
    verify(
        mixedSteps <= 5_000 ? "≤ 5000" : "\(mixedSteps)", is: "≤ 5000",
        ko: "넣고 빼기를 번갈아 해도 다섯 번까지만 세어요",
        en: "When orders come and go, five steps each are enough too")
    verifyCounting([3, 1_000])
}

/// The steps of adding elements to an array, of taking out the last one, and of taking out the first one.
private func stepCounts(ofElements count: Int) -> [Int] {
    var array = CountedArray()
    var steps = [CountedArray.steps]
    for number in 0..<count { array.append(number) }
    steps.append(CountedArray.steps)
    _ = array.popLast()
    steps.append(CountedArray.steps)
    _ = array.popFirst()
    steps.append(CountedArray.steps)
    return zip(steps.dropFirst(), steps).map { $0 - $1 }
}

/// The elements of all CountedArrays in a value. Objects can lead back to each other, so that there is a limit.
private func waitingOrders(in value: Any, depth: Int = 8) -> [Int] {
    if let array = value as? CountedArray {
        return Mirror(reflecting: array).children.flatMap { $0.value as? [Int] ?? [] }
    }
    let children = Mirror(reflecting: value).children
    return depth == 0 ? [] : children.flatMap { waitingOrders(in: $0.value, depth: depth - 1) }
}
