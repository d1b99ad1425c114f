import Testing

@testable import Core

/// Every layout that a small ring buffer can have: each number of slots, each slot of the front, each count.
struct RingBufferTests {
    struct Layout {
        let slots: Int
        let front: Int
        let count: Int

        /// Strings, because they are counted references, and long enough not to be stored in place.
        var elements: [String] { (0..<count).map { "a waiting element, number \($0)" } }

        /// The slots after one more element: many more, unless an array can grow by one.
        var grownSlots: Int { count < slots ? slots : front > 0 ? 2 * slots : slots + 1 }

        func makeQueue() -> RingBufferQueue<String> {
            var queue = RingBufferQueue<String>()
            for _ in 0..<slots { queue.enqueue("one who was here before") }
            for _ in 0..<slots { _ = queue.dequeue() }
            for _ in 0..<front {
                queue.enqueue("one who was here before")
                _ = queue.dequeue()
            }
            for element in elements { queue.enqueue(element) }
            return queue
        }
    }

    static let layouts = [1, 2, 4, 7, 16].flatMap { slots in
        (0..<slots).flatMap { front in
            (0...slots).map { count in Layout(slots: slots, front: front, count: count) }
        }
    }

    private let newcomer = "somebody who came a little later"

    @Test func `every layout that these tests are about shows its elements from the front to the back`() {
        #expect(Self.layouts.count == 356)
        for layout in Self.layouts {
            let queue = layout.makeQueue()
            #expect(queue.slots.count == layout.slots, "\(layout)")
            #expect(queue.front == layout.front, "\(layout)")
            #expect(Array(queue) == layout.elements, "\(layout)")
            #expect(queue.peek == layout.elements.first, "\(layout)")
            #expect(queue.count == layout.count, "\(layout)")
            #expect(queue.isEmpty == (layout.count == 0), "\(layout)")
            #expect(queue == RingBufferQueue(layout.elements), "\(layout)")
            #expect(queue.hashValue == RingBufferQueue(layout.elements).hashValue, "\(layout)")
        }
    }

    @Test(arguments: [false, true])
    func `every layout takes an element, grown only when it is full, and gives its first one, and copies stay`(
        isShared: Bool
    ) {
        for layout in Self.layouts {
            let queue = layout.makeQueue()
            var longer = isShared ? queue : layout.makeQueue()
            longer.enqueue(newcomer)
            #expect(Array(longer) == layout.elements + [newcomer], "\(layout)")
            #expect(isShared || longer.slots.count == layout.grownSlots, "\(layout)")
            var shorter = isShared ? queue : layout.makeQueue()
            #expect(shorter.dequeue() == layout.elements.first, "\(layout)")
            #expect(Array(shorter) == Array(layout.elements.dropFirst()), "\(layout)")
            #expect(Array(queue) == layout.elements, "\(layout)")
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

    @Test func `a queue that shares nothing changes in place, and a copy once it has copied the slots`() {
        func place(_ queue: RingBufferQueue<String>) -> UnsafePointer<String?>? {
            queue.slots.withUnsafeBufferPointer(\.baseAddress)
        }
        for layout in Self.layouts where layout.count + 1 < layout.slots {
            var queue = layout.makeQueue()
            let first = place(queue)
            queue.enqueue(newcomer)
            #expect(queue.dequeue() != nil && place(queue) == first, "\(layout)")
            var copy = queue
            #expect(place(copy) == first, "\(layout)")
            copy.enqueue(newcomer)
            let own = place(copy)
            copy.enqueue(newcomer)
            #expect(copy.dequeue() != nil && place(copy) == own && own != first, "\(layout)")
        }
    }
}
