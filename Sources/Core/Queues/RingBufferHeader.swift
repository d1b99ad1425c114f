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
