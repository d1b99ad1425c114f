/// A queue on a `LinkedList`: never moves an element, and pays for it with an allocation for each.
@usableFromInline
package struct LinkedListQueue<Element>: Queue {
    @usableFromInline var list = LinkedList<Element>()

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { list.count }

    @inlinable
    package var peek: Element? { list.first }

    /// - Complexity: O(1); O(n) for the first change of a shared queue.
    @inlinable
    package mutating func enqueue(_ element: Element) {
        list.append(element)
    }

    /// - Complexity: O(1); O(n) for the first change of a shared queue.
    @inlinable
    package mutating func dequeue() -> Element? {
        list.removeFirst()
    }

    @inlinable
    package func makeIterator() -> LinkedList<Element>.Iterator { list.makeIterator() }
}

extension LinkedListQueue: Equatable where Element: Equatable {}
extension LinkedListQueue: Hashable where Element: Hashable {}
extension LinkedListQueue: Sendable where Element: Sendable {}
