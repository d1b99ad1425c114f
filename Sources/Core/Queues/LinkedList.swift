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
