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
