// 주문은 온 순서대로 큐에서 나와요. CountedArray는 원소를 넣고 옮기고 꺼낸 횟수를 세어요.
// 주문이 1,000건이면 원소를 50만 번이나 옮겨요.
// CountedArray는 고치지 말고 그대로 쓰되, 주문 한 건에 다섯 번을 넘지 않아야 해요.
// 다른 배열은 쓰지 않아요.
//
// Orders leave the queue in the order in which they came.
// A CountedArray counts each element that is added, moved or taken out.
// For 1,000 orders elements are moved half a million times.
// Without changing CountedArray, an order should take at most five steps.
// No other array should be used.

struct CountedArray {
    static private(set) var steps = 0
    private var elements: [Int] = []

    var count: Int {
        elements.count
    }

    mutating func append(_ element: Int) {
        Self.steps += 1
        elements.append(element)
    }

    mutating func popLast() -> Int? {
        Self.steps += 1
        return elements.popLast()
    }

    mutating func popFirst() -> Int? {
        Self.steps += elements.count
        return elements.isEmpty ? nil : elements.removeFirst()
    }
}

struct OrderQueue {
    private var orders = CountedArray()
    private var reversedOrders = CountedArray()

    mutating func enqueue(_ order: Int) {
        orders.append(order)
    }

    mutating func dequeue() -> Int? {
        // 고친 이유: 맨 앞을 빼면 나머지를 모두 옮겨요. 뒤집어 옮겨 담으면 주문마다 한 번만 옮겨요.
        // Why: Removing the first element moves all others; turned over once, each moves only once.
        if reversedOrders.count == 0 {
            while let order = orders.popLast() {
                reversedOrders.append(order)
            }
        }
        return reversedOrders.popLast()
    }
}
