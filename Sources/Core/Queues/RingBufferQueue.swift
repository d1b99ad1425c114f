/// A queue in a ring buffer, whose front and back move around the end of the memory, so that no element is shifted.
public struct RingBufferQueue<Element>: Queue {
    /// The slots, of which those from the front on and around the end are filled.
    @usableFromInline var slots: ContiguousArray<Element?> = []
    @usableFromInline var front = 0
    @usableFromInline var filledCount = 0

    /// Creates an empty queue, which allocates nothing.
    @inlinable
    public init() {}

    /// The number of elements.
    @inlinable
    public var count: Int { filledCount }

    /// The element at the front; nil if the queue is empty.
    @inlinable
    public var peek: Element? { filledCount > 0 ? slots[front] : nil }

    /// Adds an element at the back.
    @inlinable
    public mutating func enqueue(_ element: Element) {
        if filledCount == slots.count, front > 0 { doubleSlots() }
        if filledCount == slots.count {
            slots.append(element)
        } else {
            slots[slot(filledCount)] = element
        }
        filledCount += 1
    }

    /// Removes and returns the element at the front; nil if the queue is empty.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    public mutating func dequeue() -> Element? {
        guard filledCount > 0 else { return nil }
        let element = slots[front].take()
        front = slot(1)
        filledCount -= 1
        return element
    }
}

extension RingBufferQueue {
    @inlinable
    func slot(_ distance: Int) -> Int {
        let slot = front &+ distance
        return slot < slots.count ? slot : slot &- slots.count
    }

    /// Doubles the slots of a full buffer as an array that grows does, so that each element moves less than twice on average.
    @inlinable
    @inline(never)
    mutating func doubleSlots() {
        slots = ContiguousArray([slots[front...], slots[..<front]].joined())
        slots += repeatElement(nil, count: slots.count)
        front = 0
    }
}

extension RingBufferQueue: Equatable where Element: Equatable {}
extension RingBufferQueue: Hashable where Element: Hashable {}
extension RingBufferQueue: Encodable where Element: Encodable {}
extension RingBufferQueue: Decodable where Element: Decodable {}
extension RingBufferQueue: Sendable where Element: Sendable {}
