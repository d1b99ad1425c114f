/// A singly linked list with O(1) insertion at the end and removal at the beginning.
///
/// The list is a value. Copies share their nodes until one of them changes. No node leaves the list, so a list changes its
/// nodes in place if no other list refers to the first one.
public struct LinkedList<Element> {
    @usableFromInline var head: LinkedListNode<Element>?
    // Not weak, because a weak reference costs each node a side table as large as the node. The chain from `head` keeps the
    // tail alive. unowned(unsafe) saves a tenth of the time, but gives up the check.
    @usableFromInline unowned var tail: LinkedListNode<Element>?
    @usableFromInline var nodeCount = 0

    /// Creates an empty list.
    @inlinable
    public init() {}

    /// The number of elements.
    ///
    /// - Complexity: O(1)
    @inlinable
    public var count: Int { nodeCount }

    /// A Boolean value that indicates whether the list has no elements.
    @inlinable
    public var isEmpty: Bool { head == nil }

    /// The first element; nil if the list is empty.
    @inlinable
    public var first: Element? { head?.element }

    /// The last element; nil if the list is empty.
    @inlinable
    public var last: Element? { tail?.element }

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    public mutating func append(_ element: Element) {
        unshare()
        let node = LinkedListNode(element)
        if let tail {
            tail.next = node
        } else {
            head = node
        }
        tail = node
        nodeCount += 1
    }

    /// Removes and returns the first element; nil if the list is empty.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    @discardableResult
    public mutating func removeFirst() -> Element? {
        unshare()
        guard let first = head.take() else { return nil }
        head = first.next.take()
        if head == nil { tail = nil }
        nodeCount -= 1
        return first.element
    }

    @inlinable
    mutating func unshare() {
        if head != nil, !isKnownUniquelyReferenced(&head) { copyNodes() }
    }

    @usableFromInline
    mutating func copyNodes() {
        var copy = LinkedList()
        for element in self { copy.append(element) }
        self = copy
    }
}

// The nodes are shared mutable objects, but no node changes while two lists refer to it.
extension LinkedList: @unchecked Sendable where Element: Sendable {}

extension LinkedList: Sequence {
    /// An iterator from the first element to the last.
    public struct Iterator: IteratorProtocol {
        /// The copy makes the owner of the list copy the nodes before it changes them.
        @usableFromInline let list: LinkedList
        @usableFromInline var node: LinkedListNode<Element>?

        @inlinable
        init(_ list: LinkedList) {
            self.list = list
            node = list.head
        }

        /// Returns the next element; nil after the last one.
        @inlinable
        public mutating func next() -> Element? {
            guard let node else { return nil }
            self.node = node.next
            return node.element
        }
    }

    /// Returns an iterator over the elements.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(self) }

    /// The number of elements.
    @inlinable
    public var underestimatedCount: Int { count }
}

extension LinkedList: Equatable where Element: Equatable {
    /// Returns a Boolean value that indicates whether two lists have equal elements in the same order.
    @inlinable
    public static func == (left: LinkedList, right: LinkedList) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension LinkedList: Hashable where Element: Hashable {
    /// Hashes the elements in their order.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}

/// A node of a `LinkedList`: an element, and the only strong reference to the next node.
@usableFromInline
final class LinkedListNode<Element> {
    @usableFromInline let element: Element
    // Only a list accesses its nodes, one after another, so no accesses overlap. The check would take a third of the time of
    // a queue.
    @exclusivity(unchecked) @usableFromInline var next: LinkedListNode?

    @inlinable
    init(_ element: Element) {
        self.element = element
    }

    /// Releases the following nodes in a loop, because recursive releases would overflow the stack. (Some compilers do the
    /// same by themselves, but none guarantees it.)
    @inlinable
    deinit {
        while let follower = next {
            next = follower.next.take()
        }
    }
}

/// A queue on a ``LinkedList``. It never moves an element, but allocates a node for each.
public struct LinkedListQueue<Element>: Queue {
    @usableFromInline var list = LinkedList<Element>()

    /// Creates an empty queue.
    @inlinable
    public init() {}

    /// The number of elements.
    @inlinable
    public var count: Int { list.count }

    /// The element at the front; nil if the queue is empty.
    @inlinable
    public var peek: Element? { list.first }

    /// Adds an element at the back.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    public mutating func enqueue(_ element: Element) {
        list.append(element)
    }

    /// Removes and returns the element at the front; nil if the queue is empty.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    public mutating func dequeue() -> Element? {
        list.removeFirst()
    }

    /// Returns an iterator from the front to the back.
    @inlinable
    public func makeIterator() -> LinkedList<Element>.Iterator { list.makeIterator() }
}

extension LinkedListQueue: Equatable where Element: Equatable {}
extension LinkedListQueue: Hashable where Element: Hashable {}
extension LinkedListQueue: Encodable where Element: Encodable {}
extension LinkedListQueue: Decodable where Element: Decodable {}
extension LinkedListQueue: Sendable where Element: Sendable {}
