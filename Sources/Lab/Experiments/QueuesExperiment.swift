import Core
import ScreenKit

/// Fills and empties four queues, timed here and now. Then releases
/// four lists, and looks how much stack their deinits take.
struct QueuesExperiment: Experiment {
    static let sizes = [1_000, 2_000, 4_000, 8_000, 16_000]

    func run(_ notebook: Notebook) {
        notebook.begin(.labFillAndEmpty)
        var plot = TimePlot()
        var moves: [Int] = []
        for size in Self.sizes {
            var linked = LinkedListQueue<Int>()
            var stacks = DoubleStackQueue<Int>()
            var ring = RingBufferQueue<Int>()
            var array = ArrayQueue()
            plot.add("LinkedListQueue", size, time(&linked, size))
            plot.add("DoubleStackQueue", size, time(&stacks, size))
            plot.add("RingBufferQueue", size, time(&ring, size))
            plot.add("ArrayQueue", size, time(&array, size))
            moves.append(array.movesPerRemoval)
        }
        for row in plot.rows { notebook.write(row) }

        notebook.begin(.labArrayMoves)
        notebook.fact("ArrayQueue, 1000", moves[0])
        notebook.fact("ArrayQueue, 16000", moves[4])

        notebook.begin(.labPlainList)
        note([100, 200].map(stackToReleasePlainList), notebook)

        notebook.begin(.labTwoLinks)
        note([100, 200].map(stackToReleaseTwoLinks), notebook)

        notebook.begin(.labEnumList)
        let enums = [100, 200].map(stackToReleaseEnumList)
        note(enums, notebook)
        // A million would end the program, so that is worked out.
        let million = (enums[1] - enums[0]) * 10_000
        let megabytes = "\(million / 1_000_000)"
        notebook.value(
            .text(.labStack, ["1,000,000"]),
            .text(.labAboutMegabytes, [megabytes]))

        notebook.begin(.labOurList)
        note([100, 200].map(stackToReleaseLinkedList), notebook)
    }

    private func note(_ bytes: [Int], _ notebook: Notebook) {
        notebook.value(.text(.labStack, ["100"]), "\(bytes[0]) B")
        notebook.value(.text(.labStack, ["200"]), "\(bytes[1]) B")
        notebook.fact(.labStackTimes, times(bytes[1], bytes[0]))
    }

    /// How many times as much, to the nearest whole number.
    private func times(_ count: Int, _ other: Int) -> Int {
        (count + other / 2) / max(1, other)
    }

    /// For one element, once in and once out; the best of five, because
    /// other programs run at the same time.
    private func time(
        _ queue: inout some Queue<Int>, _ size: Int
    ) -> Duration {
        let times = (1...5).map { _ in
            let start = ContinuousClock.now
            for number in 0..<size { queue.enqueue(number) }
            while queue.dequeue() != nil {}
            return (ContinuousClock.now - start) / size
        }
        return times.min() ?? .zero
    }

    private func stackToReleasePlainList(of count: Int) -> Int {
        let gauge = StackGauge()
        var list: PlainNode?
        for _ in 0..<count { list = PlainNode(gauge, list) }
        list = nil
        return gauge.bytes
    }

    private func stackToReleaseTwoLinks(of count: Int) -> Int {
        let gauge = StackGauge()
        var list: TwoLinkNode?
        for _ in 0..<count { list = TwoLinkNode(gauge, list) }
        list = nil
        return gauge.bytes
    }

    private func stackToReleaseEnumList(of count: Int) -> Int {
        let gauge = StackGauge()
        var list = Link.end
        for _ in 0..<count { list = .node(EnumNode(gauge, list)) }
        list = .end
        return gauge.bytes
    }

    private func stackToReleaseLinkedList(of count: Int) -> Int {
        let gauge = StackGauge()
        var list = LinkedList<Element>()
        for _ in 0..<count { list.append(Element(gauge)) }
        list = LinkedList()
        return gauge.bytes
    }
}

/// It has one property of its own class, so that the compiler releases
/// a node and all that follow in a loop.
private final class PlainNode {
    private let gauge: StackGauge
    private let next: PlainNode?

    init(_ gauge: StackGauge, _ next: PlainNode?) {
        (self.gauge, self.next) = (gauge, next)
    }

    deinit { gauge.mark() }
}

/// With two such properties there is no loop: the deinit of a node
/// releases the next one before it ends.
private final class TwoLinkNode {
    private let gauge: StackGauge
    private let next: TwoLinkNode?
    private let other: TwoLinkNode? = nil

    init(_ gauge: StackGauge, _ next: TwoLinkNode?) {
        (self.gauge, self.next) = (gauge, next)
    }

    deinit { gauge.mark() }
}

/// Through an enum there is no loop either.
private final class EnumNode {
    private let gauge: StackGauge
    private let next: Link

    init(_ gauge: StackGauge, _ next: Link) {
        (self.gauge, self.next) = (gauge, next)
    }

    deinit { gauge.mark() }
}

private enum Link {
    case end
    case node(EnumNode)
}

/// Marks the stack when the list releases it.
private final class Element {
    private let gauge: StackGauge

    init(_ gauge: StackGauge) { self.gauge = gauge }

    deinit { gauge.mark() }
}

/// An array. It counts the elements that move with each dequeue.
private struct ArrayQueue: Queue {
    private var elements: [Int] = []
    private var moves = 0
    private var removals = 0

    var movesPerRemoval: Int { removals == 0 ? 0 : moves / removals }
    var count: Int { elements.count }
    var peek: Int? { elements.first }

    mutating func enqueue(_ element: Int) { elements.append(element) }

    mutating func dequeue() -> Int? {
        if elements.isEmpty { return nil }
        // An element has moved if it is at another address than before.
        let second = address(of: 1)
        let first = elements.removeFirst()
        if address(of: 0) != second { moves += elements.count }
        removals += 1
        return first
    }

    private func address(of index: Int) -> UnsafePointer<Int>? {
        elements.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { $0 + index }
        }
    }

    func makeIterator() -> IndexingIterator<[Int]> {
        elements.makeIterator()
    }
}
