/// A doubly linked list with O(1) insertion and removal at both ends, and so a queue.
///
/// The list is a value. Copies share their nodes until one of them changes. No node leaves the list, so a list changes its
/// nodes in place if no other list refers to the first one.
public struct LinkedList<Element> {
    @usableFromInline var head: LinkedListNode<Element>?
    // The chain from `head` keeps the tail alive. To check that would count references, which takes as long as all the rest of a queue.
    @usableFromInline unowned(unsafe) var tail: LinkedListNode<Element>?
    @usableFromInline var nodeCount = 0

    /// Creates an empty list.
    @inlinable
    public init() {}

    /// The number of elements.
    ///
    /// - Complexity: O(1)
    @inlinable
    public var count: Int { nodeCount }

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
            node.previous = tail
            tail.next = node
        } else {
            head = node
        }
        tail = node
        nodeCount += 1
    }

    /// Adds an element at the beginning.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    public mutating func prepend(_ element: Element) {
        unshare()
        let node = LinkedListNode(element)
        if let head {
            head.previous = node
            node.next = head
        } else {
            tail = node
        }
        head = node
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
        if let head { head.previous = nil } else { tail = nil }
        nodeCount -= 1
        return first.element
    }

    /// Removes and returns the last element; nil if the list is empty.
    ///
    /// - Complexity: O(1); O(*n*) for the first change of a copy.
    @inlinable
    @discardableResult
    public mutating func removeLast() -> Element? {
        unshare()
        guard let last = tail else { return nil }
        tail = last.previous
        if let tail { tail.next = nil } else { head = nil }
        nodeCount -= 1
        return last.element
    }

    @inlinable
    mutating func unshare() {
        if head != nil, !isKnownUniquelyReferenced(&head) { self = LinkedList(self) }
    }
}

extension LinkedList: Queue {
    /// The first element; nil if the list is empty.
    @inlinable
    public var peek: Element? { first }

    /// Adds an element at the end, as ``append(_:)`` does.
    @inlinable
    public mutating func enqueue(_ element: Element) { append(element) }

    /// Removes and returns the first element, as ``removeFirst()`` does.
    @inlinable
    public mutating func dequeue() -> Element? { removeFirst() }
}

extension LinkedList: Equatable where Element: Equatable {}
extension LinkedList: Hashable where Element: Hashable {}
extension LinkedList: Encodable where Element: Encodable {}
extension LinkedList: Decodable where Element: Decodable {}
// The nodes are shared mutable objects, but no node changes while two lists refer to it.
extension LinkedList: @unchecked Sendable where Element: Sendable {}

extension LinkedList {
    /// Returns an iterator over the elements, from the first one to the last.
    @inlinable
    public func makeIterator() -> some IteratorProtocol<Element> {
        // With a copy of the list, whose owner copies the nodes then before it changes them.
        sequence(state: (list: self, node: head)) { state in
            guard let node = state.node else { return nil }
            state.node = node.next
            return node.element
        }
    }
}

/// A node of a `LinkedList`: an element, the only strong reference to the next node, and one to the previous node that keeps nothing alive.
@usableFromInline
final class LinkedListNode<Element> {
    @usableFromInline let element: Element
    // Only a list accesses its nodes, one after another, so no accesses overlap. The check would take a third of the time of
    // a queue.
    @exclusivity(unchecked) @usableFromInline var next: LinkedListNode?
    // Not weak, because a weak reference costs each node a side table as large as the node. Not checked, as the tail: a node is alive as
    // long as one behind it is in a list, and the first node of a list has no previous one.
    @exclusivity(unchecked) @usableFromInline unowned(unsafe) var previous: LinkedListNode?

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

/// A queue on a linked list. It never moves an element, but allocates a node for each.
public typealias LinkedListQueue = LinkedList
