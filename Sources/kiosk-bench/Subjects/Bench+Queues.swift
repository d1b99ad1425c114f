import Core

// The three storages of a queue, and what a node for each element costs without any queue.
extension Bench {
    func measureQueues() throws {
        let counts = counts([1_000, 10_000, 100_000, 1_000_000, 10_000_000])
        let filled = try counts.flatMap { count in
            let queues = [
                filling("ring buffer", RingBufferQueue<Int>.self, count),
                filling("double stack", DoubleStackQueue<Int>.self, count),
                filling("linked list", LinkedListQueue<Int>.self, count),
                makingNodes(count),
            ]
            // Each removal from an array moves all the others, so that more would take minutes.
            return try measure(count > 10_000 ? queues : queues + [fillingArray(count)], at: count)
        }
        publish("enqueue all, then dequeue all; time of an element", filled)
        let passed = try counts.flatMap { count in
            // In two races, because all together would take more than a gigabyte of memory.
            let arrays = try measure(
                [
                    passing("ring buffer", RingBufferQueue<Int>.self, count),
                    passing("double stack", DoubleStackQueue<Int>.self, count),
                ], at: count)
            let nodes = try measure(
                [passing("linked list", LinkedListQueue<Int>.self, count), replacingNodes(count)],
                at: count)
            return arrays + nodes
        }
        publish("enqueue one, dequeue one, at a length; time of both", passed)
    }

    private func measure(_ benchmarks: [Benchmark], at count: Int) throws -> [Measurement] {
        let samples = try race(benchmarks)
        var measurements = zip(benchmarks, samples).map { benchmark, samples in
            // What swift-collections' `Deque` took on the machine that the target was set on.
            let target = benchmark.name == "ring buffer" && count == 10_000_000 ? Target.atMost(31) : nil
            return Measurement(benchmark.name, count.powerOfTen, samples.median, .nanoseconds, target)
        }
        if let list = benchmarks.firstIndex(where: { $0.name == "linked list" }) {
            let ratio = samples[list].ratio(to: samples[list + 1])
            measurements.append(
                Measurement("linked list ÷ a node each", count.powerOfTen, ratio, .times, .atMost(1.5)))
        }
        return measurements
    }
}

private let leastPassing = 10_000

private func filling<Q: Queue<Int>>(_ name: String, _ type: Q.Type, _ count: Int) -> Benchmark {
    Benchmark(name: name, operations: count) {
        var queue = Q()
        for element in 0..<count { queue.enqueue(element) }
        var sum = 0
        while let element = queue.dequeue() { sum = sum &* 3 &+ element }
        return UInt64(truncatingIfNeeded: sum)
    }
}

private func passing<Q: Queue<Int> & Sendable>(_ name: String, _ type: Q.Type, _ count: Int) -> Benchmark {
    var waiting = Q(0..<count)
    let pairs = max(count, leastPassing)
    return Benchmark(name: name, operations: pairs) {
        // Moved out and back in, so that the loop works on a variable of its own.
        var queue = Q()
        swap(&queue, &waiting)
        var sum = 0
        for element in 0..<pairs {
            queue.enqueue(element)
            sum = sum &* 3 &+ (queue.dequeue() ?? 0)
        }
        swap(&queue, &waiting)
        return UInt64(truncatingIfNeeded: sum)
    }
}

private func makingNodes(_ count: Int) -> Benchmark {
    Benchmark(name: "a node each, no queue", operations: count) {
        var nodes = ContiguousArray<BareNode?>(repeating: nil, count: count)
        for element in 0..<count { nodes[element] = BareNode(element) }
        var sum = 0
        for place in 0..<count {
            sum = sum &* 3 &+ (nodes[place]?.element ?? 0)
            nodes[place] = nil
        }
        return UInt64(truncatingIfNeeded: sum)
    }
}

private func replacingNodes(_ count: Int) -> Benchmark {
    var nodes = ContiguousArray((0..<count).map { BareNode($0) })
    let rounds = max(1, leastPassing / count)
    return Benchmark(name: "a node each, no queue", operations: rounds * count) {
        var sum = 0
        for _ in 0..<rounds {
            for place in 0..<count {
                sum = sum &* 3 &+ nodes[place].element
                nodes[place] = BareNode(place)
            }
        }
        return UInt64(truncatingIfNeeded: sum)
    }
}

private func fillingArray(_ count: Int) -> Benchmark {
    Benchmark(name: "Array.removeFirst", operations: count) {
        var array: [Int] = []
        for element in 0..<count { array.append(element) }
        var sum = 0
        while !array.isEmpty { sum = sum &* 3 &+ array.removeFirst() }
        return UInt64(truncatingIfNeeded: sum)
    }
}

/// As large as a link of a list, and linked to nothing: what one allocation for each element costs at least.
nonisolated final class BareNode {
    let element: Int
    private let next: BareNode? = nil

    init(_ element: Int) {
        self.element = element
    }
}

extension Int {
    /// A power of ten as people write it here: `10^3`.
    var powerOfTen: String { "10^\(String(self).count - 1)" }
}
