import Testing

@testable import Core

/// Every layout that a small ring buffer can have: each capacity, each slot of the front, each count.
struct RingBufferTests {
    struct Layout {
        let capacity: Int
        let front: Int
        let count: Int

        /// Strings, because they are counted references, and long enough not to be stored in place.
        var elements: [String] { (0..<count).map { "a waiting element, number \($0)" } }

        /// The capacity after one more element.
        var grownCapacity: Int { count == capacity ? 2 * capacity : capacity }

        func makeQueue() -> RingBufferQueue<String> {
            var queue = RingBufferQueue<String>(capacity: capacity)
            for _ in 0..<front {
                queue.enqueue("one who was here before")
                _ = queue.dequeue()
            }
            for element in elements { queue.enqueue(element) }
            return queue
        }
    }

    static let layouts = [1, 2, 4, 8, 16].flatMap { capacity in
        (0..<capacity).flatMap { front in
            (0...capacity).map { count in Layout(capacity: capacity, front: front, count: count) }
        }
    }

    private let newcomer = "somebody who came a little later"

    @Test func `a queue has the layout that these tests are about`() {
        for layout in Self.layouts {
            let queue = layout.makeQueue()
            #expect(queue.capacity == layout.capacity, "\(layout)")
            #expect(queue.buffer?.header.front == layout.front, "\(layout)")
        }
        #expect(Self.layouts.count == 372)
    }

    @Test func `every layout shows its elements from the front to the back`() {
        for layout in Self.layouts {
            let queue = layout.makeQueue()
            #expect(Array(queue) == layout.elements, "\(layout)")
            #expect(queue.peek == layout.elements.first, "\(layout)")
            #expect(queue.count == layout.count, "\(layout)")
            #expect(queue.isEmpty == (layout.count == 0), "\(layout)")
            #expect(queue == RingBufferQueue(layout.elements), "\(layout)")
            #expect(queue.hashValue == RingBufferQueue(layout.elements).hashValue, "\(layout)")
        }
    }

    @Test func `every layout takes an element, grown only when it is full, and gives its first one`() {
        for layout in Self.layouts {
            var longer = layout.makeQueue()
            longer.enqueue(newcomer)
            #expect(Array(longer) == layout.elements + [newcomer], "\(layout)")
            #expect(longer.capacity == layout.grownCapacity, "\(layout)")
            var shorter = layout.makeQueue()
            #expect(shorter.dequeue() == layout.elements.first, "\(layout)")
            #expect(Array(shorter) == Array(layout.elements.dropFirst()), "\(layout)")
        }
    }

    @Test func `every layout can be emptied and filled again`() {
        for layout in Self.layouts {
            var queue = layout.makeQueue()
            var left: [String] = []
            while let element = queue.dequeue() { left.append(element) }
            #expect(left == layout.elements, "\(layout)")
            for element in layout.elements + [newcomer] { queue.enqueue(element) }
            #expect(Array(queue) == layout.elements + [newcomer], "\(layout)")
        }
    }

    @Test func `every layout that is shared survives what happens to its copies, which have its capacity`() {
        for layout in Self.layouts {
            let queue = layout.makeQueue()
            var longer = queue
            longer.enqueue(newcomer)
            var shorter = queue
            _ = shorter.dequeue()
            let capacities = [queue, longer, shorter].map(\.capacity)
            #expect(capacities == [layout.capacity, layout.grownCapacity, layout.capacity], "\(layout)")
            #expect(Array(queue) == layout.elements, "\(layout)")
            #expect(Array(longer) == layout.elements + [newcomer], "\(layout)")
            #expect(Array(shorter) == Array(layout.elements.dropFirst()), "\(layout)")
        }
    }

    @Test func `a queue that shares nothing changes in place`() {
        for layout in Self.layouts where layout.count < layout.capacity {
            var queue = layout.makeQueue()
            let buffer = queue.buffer.map { ObjectIdentifier($0) }
            queue.enqueue(newcomer)
            _ = queue.dequeue()
            #expect(queue.buffer.map { ObjectIdentifier($0) } == buffer, "\(layout)")
        }
    }

    @Test func `a copy copies the buffer once, and changes in place from then on`() {
        for layout in Self.layouts where layout.count + 1 < layout.capacity {
            let queue = layout.makeQueue()
            var copy = queue
            #expect(copy.buffer.map { ObjectIdentifier($0) } == queue.buffer.map { ObjectIdentifier($0) }, "\(layout)")
            copy.enqueue(newcomer)
            let buffer = copy.buffer.map { ObjectIdentifier($0) }
            #expect(buffer != queue.buffer.map { ObjectIdentifier($0) }, "\(layout)")
            copy.enqueue(newcomer)
            _ = copy.dequeue()
            #expect(copy.buffer.map { ObjectIdentifier($0) } == buffer, "\(layout)")
        }
    }

    @Test func `an empty queue allocates nothing, and one that became empty keeps its slots`() {
        var queue = RingBufferQueue<String>()
        #expect(queue.dequeue() == nil && queue.peek == nil && queue.isEmpty && Array(queue) == [])
        var copy = queue
        #expect(queue == copy && queue.buffer == nil && queue.capacity == 0)
        copy.enqueue(newcomer)
        #expect(queue.buffer == nil && copy.capacity == 4)
        _ = copy.dequeue()
        #expect(copy.capacity == 4 && copy == queue)
    }

    @Test func `the capacity is the least power of two that has room, from four on`() {
        var queue = RingBufferQueue<Int>()
        for count in 1...1_000 {
            queue.enqueue(count)
            #expect(queue.capacity >= count)
            #expect(queue.capacity == 4 || queue.capacity < 2 * count)
        }
    }
}
