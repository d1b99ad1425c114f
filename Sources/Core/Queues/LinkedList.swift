/// A list in which each element knows only the next one: adding to its end and taking from its beginning is O(1).
///
/// The list is a value. Copies share their links until one of them changes, and nobody else ever holds a link: so the
/// list may change its links in place exactly when it alone refers to the first one.
@usableFromInline
package struct LinkedList<Element> {
    @usableFromInline var head: LinkedListNode<Element>?
    // Not weak, because a weak reference costs every link a side table, as much as the link itself. The chain that begins at
    // `head` keeps the tail alive; unowned(unsafe) would save a tenth, and is not worth giving up the check for.
    @usableFromInline unowned var tail: LinkedListNode<Element>?
    /// How many elements the list has.
    ///
    /// - Complexity: O(1).
    @usableFromInline package var count = 0

    /// Makes an empty list.
    @inlinable
    package init() {}

    /// Whether the list has no elements.
    @inlinable
    package var isEmpty: Bool { head == nil }

    /// The first element; nil when the list is empty.
    @inlinable
    package var first: Element? { head?.element }

    /// The last element; nil when the list is empty.
    @inlinable
    package var last: Element? { tail?.element }

    /// Adds an element at the end.
    ///
    /// - Parameter element: the new last element.
    /// - Complexity: O(1); O(n) for the first change of a shared list.
    @inlinable
    package mutating func append(_ element: Element) {
        unshare()
        let node = LinkedListNode(element)
        if let tail {
            tail.next = node
        } else {
            head = node
        }
        tail = node
        count += 1
    }

    /// Takes the first element; nil when the list is empty.
    ///
    /// - Complexity: O(1); O(n) for the first change of a shared list.
    @inlinable
    @discardableResult
    package mutating func removeFirst() -> Element? {
        unshare()
        guard let first = head.take() else { return nil }
        head = first.next.take()
        if head == nil { tail = nil }
        count -= 1
        return first.element
    }

    /// Gives the list links of its own, if it shares them.
    @inlinable
    mutating func unshare() {
        if head != nil, !isKnownUniquelyReferenced(&head) { copyLinks() }
    }

    @usableFromInline
    mutating func copyLinks() {
        var copy = LinkedList()
        for element in self { copy.append(element) }
        self = copy
    }
}

// The links are shared mutable objects, but none is ever changed while two lists refer to it.
extension LinkedList: @unchecked Sendable where Element: Sendable {}

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

extension LinkedList: Equatable where Element: Equatable {
    @inlinable
    package static func == (left: LinkedList, right: LinkedList) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension LinkedList: Hashable where Element: Hashable {
    @inlinable
    package func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}

/// One link of a `LinkedList`: an element, and the rest of the chain that it alone keeps alive.
@usableFromInline
final class LinkedListNode<Element> {
    @usableFromInline let element: Element
    // Only a list touches its links, one after another, so no two accesses overlap; checking that each time took a third of
    // the time of a queue on the list.
    @exclusivity(unchecked) @usableFromInline var next: LinkedListNode?

    @inlinable
    init(_ element: Element) {
        self.element = element
    }

    /// Lets the rest of the chain go link by link, because releasing a link that releases the next one, and so on, would
    /// use up the stack. (Present compilers do the same for a class with one link to its own kind, but nothing promises it.)
    @inlinable
    deinit {
        while let follower = next {
            next = follower.next.take()
        }
    }
}

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
