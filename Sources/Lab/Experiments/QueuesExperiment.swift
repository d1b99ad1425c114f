import Core
import KioskUI

/// Fills and empties four queues, timed here and now; then releases two
/// lists, and looks how deep their deinits lie within each other.
struct QueuesExperiment: Experiment {
    static let sizes = [1_000, 8_000, 32_000]

    func run() -> Outcome {
        let notebook = Notebook()
        notebook.begin(.labFillAndEmpty)
        var plot = TimePlot()
        let inOrder = Self.sizes.flatMap { size in
            [
                pass(size, through: LinkedListQueue<Int>(), &plot),
                pass(size, through: DoubleStackQueue<Int>(), &plot),
                pass(size, through: RingBufferQueue<Int>(), &plot),
                pass(size, through: ArrayQueue<Int>(), &plot),
            ]
        }
        for row in plot.rows { notebook.write(row) }
        notebook.note(.labQueuesInOrder, inOrder.count { $0 })

        notebook.begin(.labNaiveList)
        let naive = StackGauge()
        releaseNaiveList(of: 100, naive)
        notebook.note(.labReleaseDepth, naive.depth)
        let bytes = naive.bytesPerLevel * 1_000_000
        notebook.write("stack, 1 node", is: "\(naive.bytesPerLevel) B")
        notebook.write("stack, 1,000,000 nodes", is: "\(bytes >> 20) MB > 8 MB")
        // A million of these would end the program: so it was worked out.

        notebook.begin(.labOurList)
        let ours = StackGauge()
        releaseOurList(of: 100, ours)
        notebook.note(.labReleaseDepth, ours.depth)
        releaseOurList(ofNumbers: 1_000_000)
        notebook.write("release(1,000,000)", is: "ok")
        return notebook.outcome
    }

    /// Whether the first one in was the first one out, all along.
    private func pass<Q: Queue<Int>>(_ size: Int, through empty: Q, _ plot: inout TimePlot) -> Bool {
        var queue = empty
        var isInOrder = true
        let time = ContinuousClock().measure {
            for number in 0..<size { queue.enqueue(number) }
            for number in 0..<size where queue.dequeue() != number { isInOrder = false }
        }
        plot.add("\(Q.self)", size, time / size)
        return isInOrder
    }

    private func releaseNaiveList(of count: Int, _ gauge: StackGauge) {
        var rest = Rest.end
        for _ in 0..<count { rest = .node(NaiveNode(gauge, rest)) }
        withExtendedLifetime(rest) { gauge.start() }
    }

    private func releaseOurList(of count: Int, _ gauge: StackGauge) {
        var list = LinkedList<GaugedElement>()
        for _ in 0..<count { list.append(GaugedElement(gauge)) }
        withExtendedLifetime(list) { gauge.start() }
    }

    private func releaseOurList(ofNumbers count: Int) {
        var list = LinkedList<Int>()
        for number in 0..<count { list.append(number) }
    }
}

private enum Rest {
    case end
    case node(NaiveNode)
}

/// Releasing it releases the next one, and that one the next one…
private final class NaiveNode {
    let gauge: StackGauge
    let rest: Rest

    init(_ gauge: StackGauge, _ rest: Rest) {
        (self.gauge, self.rest) = (gauge, rest)
    }

    deinit { gauge.mark() }
}

private final class GaugedElement {
    let gauge: StackGauge

    init(_ gauge: StackGauge) { self.gauge = gauge }

    deinit { gauge.mark() }
}

/// The queue of those who know arrays only: all others move up one place.
private struct ArrayQueue<Element>: Queue {
    private var elements: [Element] = []

    var count: Int { elements.count }
    var peek: Element? { elements.first }
    mutating func enqueue(_ element: Element) { elements.append(element) }
    mutating func dequeue() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
