extension DoubleStackQueue {
    /// Walks down the outgoing stack, then up the incoming one.
    @usableFromInline
    package struct Iterator: IteratorProtocol {
        @usableFromInline var outgoing: ReversedCollection<ContiguousArray<Element>>.Iterator
        @usableFromInline var incoming: ContiguousArray<Element>.Iterator

        @inlinable
        init(_ queue: DoubleStackQueue) {
            outgoing = queue.outgoing.reversed().makeIterator()
            incoming = queue.incoming.makeIterator()
        }

        @inlinable
        package mutating func next() -> Element? {
            outgoing.next() ?? incoming.next()
        }
    }

    @inlinable
    package func makeIterator() -> Iterator { Iterator(self) }
}
