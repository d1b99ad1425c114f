/// A queue of two stacks: one for those who come, one, turned around, for those who leave.
///
/// Each element is moved once from stack to stack, so both operations take O(1) amortised time, though one dequeue may
/// have to turn all (Okasaki, "Purely functional data structures", §5.2).
@usableFromInline
package struct DoubleStackQueue<Element>: Queue {
    @usableFromInline var incoming: ContiguousArray<Element> = []
    /// The front of the queue is the top, the last element.
    @usableFromInline var outgoing: ContiguousArray<Element> = []

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { incoming.count + outgoing.count }

    @inlinable
    package var peek: Element? { outgoing.last ?? incoming.first }

    /// - Complexity: O(1) amortised.
    @inlinable
    package mutating func enqueue(_ element: Element) {
        incoming.append(element)
    }

    /// - Complexity: O(1) amortised.
    @inlinable
    package mutating func dequeue() -> Element? {
        if outgoing.isEmpty {
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}

extension DoubleStackQueue: Equatable where Element: Equatable {}
extension DoubleStackQueue: Hashable where Element: Hashable {}
extension DoubleStackQueue: Sendable where Element: Sendable {}

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
