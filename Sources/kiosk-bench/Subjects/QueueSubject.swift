import Core

/// The three storages of a queue, and what a node for each element costs without any queue.
struct QueueSubject: Subject {
    let name = "queues"
    private static let passing = 10_000
    /// Each removal moves all the others, so that more would take minutes.
    private static let largestArray = 10_000

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        let counts = stopwatch.pace.counts([1_000, 10_000, 100_000, 1_000_000, 10_000_000])
        var filling: [Measurement] = []
        for count in counts { filling += try measureFilling(count, with: stopwatch) }
        publish(Section(title: "enqueue all, then dequeue all; time of an element", measurements: filling))
        var passing: [Measurement] = []
        for count in counts { passing += try measurePassing(count, with: stopwatch) }
        publish(Section(title: "enqueue one, dequeue one, at a length; time of both", measurements: passing))
    }

    private func measureFilling(_ count: Int, with stopwatch: Stopwatch) throws -> [Measurement] {
        var benchmarks = [
            filling("ring buffer", RingBufferQueue<Int>.self, count),
            filling("double stack", DoubleStackQueue<Int>.self, count),
            filling("linked list", LinkedListQueue<Int>.self, count),
            Benchmark("a node each, no queue", operations: count) { Self.makeAndRelease(nodes: count) },
        ]
        if count <= Self.largestArray {
            benchmarks.append(Benchmark("Array.removeFirst", operations: count) { Self.fillAndEmptyArray(count) })
        }
        return try measurements(of: benchmarks, stopwatch.race(benchmarks), count)
    }

    /// In two races, because all together would take more than a gigabyte of memory.
    private func measurePassing(_ count: Int, with stopwatch: Stopwatch) throws -> [Measurement] {
        var arrays: [Benchmark] {
            [
                passing("ring buffer", RingBufferQueue<Int>.self, count),
                passing("double stack", DoubleStackQueue<Int>.self, count),
            ]
        }
        var nodes: [Benchmark] {
            [passing("linked list", LinkedListQueue<Int>.self, count), replacing("a node each, no queue", count)]
        }
        return try measurements(of: arrays, stopwatch.race(arrays), count)
            + measurements(of: nodes, stopwatch.race(nodes), count)
    }

    private func measurements(of benchmarks: [Benchmark], _ samples: [Samples], _ count: Int) -> [Measurement] {
        var measurements = zip(benchmarks, samples).map { benchmark, samples in
            Measurement(
                benchmark.name, count.powerOfTen, samples.median, .nanoseconds, target(benchmark.name, count))
        }
        if let list = benchmarks.firstIndex(where: { $0.name == "linked list" }) {
            let ratio = samples[list].ratios(to: samples[list + 1]).median
            measurements.append(
                Measurement("linked list ÷ a node each", count.powerOfTen, ratio, .times, .atMost(1.5)))
        }
        return measurements
    }

    /// What swift-collections' `Deque` took on the machine that the target was set on.
    private func target(_ name: String, _ count: Int) -> Target? {
        name == "ring buffer" && count == 10_000_000 ? .atMost(31) : nil
    }
}

// MARK: - The work

extension QueueSubject {
    private func filling<Q: Queue<Int>>(_ name: String, _ type: Q.Type, _ count: Int) -> Benchmark {
        Benchmark(name, operations: count) {
            var queue = Q()
            for element in 0..<count { queue.enqueue(element) }
            var sum = 0
            while let element = queue.dequeue() { sum = sum &* 3 &+ element }
            return UInt64(truncatingIfNeeded: sum)
        }
    }

    private func passing<Q: Queue<Int> & Sendable>(_ name: String, _ type: Q.Type, _ count: Int) -> Benchmark {
        var waiting = Q(0..<count)
        let pairs = max(count, Self.passing)
        return Benchmark(name, operations: pairs) {
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

    private static func makeAndRelease(nodes count: Int) -> UInt64 {
        var nodes = ContiguousArray<BareNode?>(repeating: nil, count: count)
        for element in 0..<count { nodes[element] = BareNode(element) }
        var sum = 0
        for place in 0..<count {
            sum = sum &* 3 &+ (nodes[place]?.element ?? 0)
            nodes[place] = nil
        }
        return UInt64(truncatingIfNeeded: sum)
    }

    private func replacing(_ name: String, _ count: Int) -> Benchmark {
        var nodes = ContiguousArray((0..<count).map { BareNode($0) })
        let rounds = max(1, Self.passing / count)
        return Benchmark(name, operations: rounds * count) {
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

    private static func fillAndEmptyArray(_ count: Int) -> UInt64 {
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
