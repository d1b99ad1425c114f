import Core
import ScreenKit

/// Fills and empties four queues, timed here and now. Then releases two
/// lists, and looks how much stack their deinits take.
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

        notebook.begin(.labNaiveList)
        let naive = [100, 200].map(stackToReleaseNaiveList)
        notebook.value(.text(.labStack, ["100"]), "\(naive[0]) B")
        notebook.value(.text(.labStack, ["200"]), "\(naive[1]) B")
        // A million would end the program, so that is worked out.
        let million = (naive[1] - naive[0]) * 10_000
        let megabytes = "\(million / 1_000_000)"
        notebook.value(
            .text(.labStack, ["1,000,000"]),
            .text(.labAboutMegabytes, [megabytes]))
        notebook.fact(.labStackGrows, naive[1] > naive[0] * 3 / 2)

        notebook.begin(.labOurList)
        let ours = [100, 200].map(stackToReleaseLinkedList)
        notebook.value(.text(.labStack, ["100"]), "\(ours[0]) B")
        notebook.value(.text(.labStack, ["200"]), "\(ours[1]) B")
        notebook.fact(.labStackGrows, ours[1] > ours[0] * 3 / 2)
        releaseMillion()
        notebook.fact(.labMillionReleased, true)
    }

    /// For one element, once in and once out; the best of two, because
    /// other programs run at the same time.
    private func time(
        _ queue: inout some Queue<Int>, _ size: Int
    ) -> Duration {
        let times = (1...2).map { _ in
            let start = ContinuousClock.now
            for number in 0..<size { queue.enqueue(number) }
            while queue.dequeue() != nil {}
            return (ContinuousClock.now - start) / size
        }
        return times.min() ?? .zero
    }

    private func stackToReleaseNaiveList(of count: Int) -> Int {
        let gauge = StackGauge()
        var list = Link.end
        for _ in 0..<count { list = .node(NaiveNode(gauge, list)) }
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

    private func releaseMillion() {
        var list = LinkedList<Int>()
        for number in 1...1_000_000 { list.append(number) }
    }
}

/// A way to the next node. (Of a plain NaiveNode? the compiler makes a
/// loop by itself, and the lesson is lost.)
private enum Link {
    case end
    case node(NaiveNode)
}

/// Its release releases the next node, whose release the next one…
private final class NaiveNode {
    private let gauge: StackGauge
    private let next: Link

    init(_ gauge: StackGauge, _ next: Link) {
        (self.gauge, self.next) = (gauge, next)
    }

    deinit { gauge.mark() }
}

/// Marks the stack when the list lets it go.
private final class Element {
    private let gauge: StackGauge

    init(_ gauge: StackGauge) { self.gauge = gauge }

    deinit { gauge.mark() }
}

/// An array: when the first one goes, all others move up one place.
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
        moves += elements.count - 1
        removals += 1
        return elements.removeFirst()
    }

    func makeIterator() -> IndexingIterator<[Int]> {
        elements.makeIterator()
    }
}
