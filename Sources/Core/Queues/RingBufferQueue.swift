/// A queue in a ring buffer, whose front and back move around the end of the memory, so that no element is shifted.
public struct RingBufferQueue<Element>: Queue {
    /// The slots; nil before the first element, so that an empty queue allocates nothing.
    ///
    /// Optional chaining would retain it, which takes a third of the time of a queue. So it is compared with nil, and unwrapped in place.
    @usableFromInline var buffer: ManagedBuffer<RingBufferHeader, Element>?

    /// Creates an empty queue, which allocates nothing.
    @inlinable
    public init() {}

    /// Creates an empty queue with a number of slots, a power of two.
    @inlinable
    init(capacity: Int) {
        buffer = .ring(capacity: capacity)
    }

    /// The number of elements that the buffer can store without growing.
    @inlinable
    var capacity: Int { buffer?.header.capacity ?? 0 }

    /// The number of elements.
    @inlinable
    public var count: Int { buffer?.header.count ?? 0 }

    /// The element at the front; nil if the queue is empty.
    @inlinable
    public var peek: Element? { self[0] }

    /// The element at a distance from the front; nil from `count` on.
    @inlinable
    subscript(place: Int) -> Element? {
        guard buffer != nil else { return nil }
        return buffer.unsafelyUnwrapped.withUnsafeMutablePointers { header, slots in
            place < header.pointee.count ? slots[header.pointee.slot(place)] : nil
        }
    }

    /// Adds an element at the back.
    @inlinable
    public mutating func enqueue(_ element: Element) {
        makeRoom()
        buffer.unsafelyUnwrapped.withUnsafeMutablePointers { header, slots in
            (slots + header.pointee.slot(header.pointee.count)).initialize(to: element)
            header.pointee.count &+= 1
        }
    }

    /// Removes and returns the element at the front; nil if the queue is empty.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    public mutating func dequeue() -> Element? {
        guard buffer != nil else { return nil }
        unshare()
        return buffer.unsafelyUnwrapped.withUnsafeMutablePointers { header, slots in
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
        if !isKnownUniquelyReferenced(&buffer) { resize(to: capacity, isMoving: false) }
    }

    /// Makes the buffer unshared, with a free slot.
    ///
    /// The capacity doubles when it is full, so that each element moves less than twice on average.
    @inlinable
    mutating func makeRoom() {
        guard buffer != nil else {
            buffer = .ring(capacity: 4)
            return
        }
        let isFull = buffer.unsafelyUnwrapped.withUnsafeMutablePointerToHeader {
            $0.pointee.count == $0.pointee.capacity
        }
        let isUnshared = isKnownUniquelyReferenced(&buffer)
        if isFull || !isUnshared { resize(to: isFull ? capacity * 2 : capacity, isMoving: isUnshared) }
    }

    @inlinable
    @inline(never)
    mutating func resize(to capacity: Int, isMoving: Bool) {
        buffer = buffer?.resized(to: capacity, isMoving: isMoving)
    }
}

extension RingBufferQueue: Equatable where Element: Equatable {}
extension RingBufferQueue: Hashable where Element: Hashable {}
extension RingBufferQueue: Encodable where Element: Encodable {}
extension RingBufferQueue: Decodable where Element: Decodable {}
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
            defer { place += 1 }
            return queue[place]
        }
    }

    /// Returns an iterator from the front to the back.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(self) }
}
