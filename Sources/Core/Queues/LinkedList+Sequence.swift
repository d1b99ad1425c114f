extension LinkedList: Sequence {
    /// Walks from the first element to the last.
    @usableFromInline
    package struct Iterator: IteratorProtocol {
        /// Holding the first link keeps the list's owner from changing links on which this walks.
        @usableFromInline let list: LinkedList
        @usableFromInline var node: LinkedListNode<Element>?

        @inlinable
        init(_ list: LinkedList) {
            self.list = list
            node = list.head
        }

        @inlinable
        package mutating func next() -> Element? {
            guard let node else { return nil }
            self.node = node.next
            return node.element
        }
    }

    @inlinable
    package func makeIterator() -> Iterator { Iterator(self) }

    @inlinable
    package var underestimatedCount: Int { count }
}
