/// A queue in memory whose end is joined to its beginning: front and back only move forward, around and around, and no
/// element is ever shifted.
public struct RingBufferQueue<Element>: Queue {
    @usableFromInline var buffer: ManagedBuffer<RingBufferHeader, Element>

    @inlinable
    public init() {
        self.init(capacity: 4)
    }

    /// Makes an empty queue with room for some elements.
    ///
    /// - Parameter capacity: for how many, a power of two.
    @inlinable
    init(capacity: Int) {
        buffer = .ring(capacity: capacity)
    }

    /// For how many elements there is room before the buffer has to grow.
    @inlinable
    var capacity: Int { buffer.header.capacity }

    @inlinable
    public var count: Int { buffer.header.count }

    @inlinable
    public var peek: Element? { count > 0 ? self[0] : nil }

    /// The element so many places behind the front; the place must be less than `count`.
    @inlinable
    subscript(place: Int) -> Element {
        buffer.withUnsafeMutablePointers { header, slots in slots[header.pointee.slot(place)] }
    }

    /// - Complexity: O(1) amortised; O(n) for the first change of a shared queue.
    @inlinable
    public mutating func enqueue(_ element: Element) {
        makeRoom()
        buffer.withUnsafeMutablePointers { header, slots in
            (slots + header.pointee.slot(header.pointee.count)).initialize(to: element)
            header.pointee.count &+= 1
        }
    }

    /// - Complexity: O(1); O(n) for the first change of a shared queue.
    @inlinable
    public mutating func dequeue() -> Element? {
        unshare()
        return buffer.withUnsafeMutablePointers { header, slots in
            let front = header.pointee.front
            guard header.pointee.count > 0 else { return nil }
            header.pointee.front = header.pointee.slot(1)
            header.pointee.count &-= 1
            return (slots + front).move()
        }
    }
}

extension RingBufferQueue {
    /// Gives the queue a buffer of its own, if it shares one.
    @inlinable
    mutating func unshare() {
        if !isKnownUniquelyReferenced(&buffer) { copyBuffer(capacity: capacity) }
    }

    /// Gives the queue a buffer of its own with a free slot.
    ///
    /// Doubling the capacity moves each element less than twice on average.
    @inlinable
    mutating func makeRoom() {
        let isFull = buffer.withUnsafeMutablePointerToHeader { $0.pointee.count == $0.pointee.capacity }
        if !isKnownUniquelyReferenced(&buffer) {
            copyBuffer(capacity: isFull ? capacity * 2 : capacity)
        } else if isFull {
            growBuffer()
        }
    }

    @inlinable
    @inline(never)
    mutating func copyBuffer(capacity: Int) {
        buffer = buffer.copied(capacity: capacity)
    }

    @inlinable
    @inline(never)
    mutating func growBuffer() {
        buffer = buffer.moved(capacity: capacity * 2)
    }
}

extension RingBufferQueue: Equatable where Element: Equatable {}
extension RingBufferQueue: Hashable where Element: Hashable {}
// The buffer is a shared mutable object, but it is never changed while two queues refer to it.
extension RingBufferQueue: @unchecked Sendable where Element: Sendable {}

extension RingBufferQueue {
    /// Walks from the front to the back.
        public struct Iterator: IteratorProtocol {
        @usableFromInline let queue: RingBufferQueue
        @usableFromInline var place = 0

        @inlinable
        init(_ queue: RingBufferQueue) {
            self.queue = queue
        }

        @inlinable
        public mutating func next() -> Element? {
            guard place < queue.count else { return nil }
            defer { place += 1 }
            return queue[place]
        }
    }

    @inlinable
    public func makeIterator() -> Iterator { Iterator(self) }
}
