extension RingBufferQueue {
    /// Walks from the front to the back.
    @usableFromInline
    package struct Iterator: IteratorProtocol {
        @usableFromInline let queue: RingBufferQueue
        @usableFromInline var place = 0

        @inlinable
        init(_ queue: RingBufferQueue) {
            self.queue = queue
        }

        @inlinable
        package mutating func next() -> Element? {
            guard place < queue.count else { return nil }
            defer { place += 1 }
            return queue[place]
        }
    }

    @inlinable
    package func makeIterator() -> Iterator { Iterator(self) }
}
