/// The slots of a `RingBufferQueue`, of which only the filled ones are initialized memory.
///
/// An array of optionals does the same safely, but was measured to take 16 to 30 ns where this takes 7 to enqueue and
/// dequeue one of 10^7 integers: an optional integer takes twice the room, and growing fills what is not needed yet.
@usableFromInline
final class RingBuffer<Element>: ManagedBuffer<RingBufferHeader, Element> {
    @inlinable
    deinit {
        withUnsafeMutablePointers { header, slots in
            let beforeEnd = Swift.min(header.pointee.count, header.pointee.capacity - header.pointee.front)
            (slots + header.pointee.front).deinitialize(count: beforeEnd)
            slots.deinitialize(count: header.pointee.count - beforeEnd)
        }
    }
}

extension ManagedBuffer where Header == RingBufferHeader {
    /// Makes a buffer without elements.
    ///
    /// - Parameter capacity: how many slots; a power of two.
    /// - Returns: the empty buffer.
    @inlinable
    static func ring(capacity: Int) -> ManagedBuffer {
        RingBuffer<Element>.create(minimumCapacity: capacity) { _ in RingBufferHeader(capacity: capacity) }
    }

    /// Copies the elements into a new buffer, from its first slot on.
    ///
    /// - Parameter capacity: how many slots the new buffer has; a power of two, and no fewer than there are elements.
    /// - Returns: the new buffer.
    /// - Complexity: O(n).
    @inlinable
    func copied(capacity: Int) -> ManagedBuffer {
        transferred(capacity: capacity) { $0.initialize(from: $1, count: $2) }
    }

    /// Moves the elements into a new buffer, from its first slot on, which leaves this one empty.
    ///
    /// - Parameter capacity: as for `copied(capacity:)`.
    /// - Returns: the new buffer.
    /// - Complexity: O(n).
    @inlinable
    func moved(capacity: Int) -> ManagedBuffer {
        let copy = transferred(capacity: capacity) { $0.moveInitialize(from: $1, count: $2) }
        header.count = 0
        return copy
    }

    @inlinable
    func transferred(
        capacity: Int, by transfer: (UnsafeMutablePointer<Element>, UnsafeMutablePointer<Element>, Int) -> Void
    ) -> ManagedBuffer {
        let target = Self.ring(capacity: capacity)
        withUnsafeMutablePointers { header, slots in
            target.withUnsafeMutablePointers { targetHeader, targetSlots in
                let beforeEnd = Swift.min(header.pointee.count, header.pointee.capacity - header.pointee.front)
                transfer(targetSlots, slots + header.pointee.front, beforeEnd)
                transfer(targetSlots + beforeEnd, slots, header.pointee.count - beforeEnd)
                targetHeader.pointee.count = header.pointee.count
            }
        }
        return target
    }
}

/// Where the elements of a `RingBuffer` are.
@usableFromInline
struct RingBufferHeader {
    /// How many slots there are: a power of two.
    @usableFromInline let capacity: Int
    /// The slot of the first element.
    @usableFromInline var front = 0
    /// How many slots are filled, from the front on, around the end.
    @usableFromInline var count = 0

    @inlinable
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The slot of the element so many places behind the front.
    ///
    /// Around the end is a bit mask, because the capacity is a power of two (Knuth, TAOCP 1, 2.2.2).
    @inlinable
    func slot(_ offset: Int) -> Int { (front &+ offset) & (capacity &- 1) }
}
