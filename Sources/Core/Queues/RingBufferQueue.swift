/// A queue in a ring buffer, whose front and back move around the end of the memory, so that no element is shifted.
public struct RingBufferQueue<Element>: Queue {
    @usableFromInline var buffer: ManagedBuffer<RingBufferHeader, Element>

    /// Creates an empty queue.
    @inlinable
    public init() {
        self.init(capacity: 4)
    }

    /// Creates an empty queue with a number of slots, a power of two.
    @inlinable
    init(capacity: Int) {
        buffer = .ring(capacity: capacity)
    }

    /// The number of elements that the buffer can store without growing.
    @inlinable
    var capacity: Int { buffer.header.capacity }

    /// The number of elements.
    @inlinable
    public var count: Int { buffer.header.count }

    /// The element at the front; nil if the queue is empty.
    @inlinable
    public var peek: Element? { count > 0 ? self[0] : nil }

    /// The element at a distance from the front, less than `count`.
    @inlinable
    subscript(place: Int) -> Element {
        buffer.withUnsafeMutablePointers { header, slots in slots[header.pointee.slot(place)] }
    }

    /// Adds an element at the back.
    @inlinable
    public mutating func enqueue(_ element: Element) {
        makeRoom()
        buffer.withUnsafeMutablePointers { header, slots in
            (slots + header.pointee.slot(header.pointee.count)).initialize(to: element)
            header.pointee.count &+= 1
        }
    }

    /// Removes and returns the element at the front; nil if the queue is empty.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
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
    @inlinable
    mutating func unshare() {
        if !isKnownUniquelyReferenced(&buffer) { copyBuffer(capacity: capacity) }
    }

    /// Makes the buffer unshared, with a free slot.
    ///
    /// The capacity doubles when it is full, so that each element moves less than twice on average.
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
// The buffer is a shared mutable object, but it does not change while two queues refer to it.
extension RingBufferQueue: @unchecked Sendable where Element: Sendable {}

extension RingBufferQueue {
    /// An iterator from the front to the back.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let queue: RingBufferQueue
        @usableFromInline var place = 0

        @inlinable
        init(_ queue: RingBufferQueue) {
            self.queue = queue
        }

        /// Returns the next element; nil after the last one.
        @inlinable
        public mutating func next() -> Element? {
            guard place < queue.count else { return nil }
            defer { place += 1 }
            return queue[place]
        }
    }

    /// Returns an iterator from the front to the back.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(self) }
}
