/// A queue of two stacks, one for new elements, one in reverse order for those at the front.
///
/// Each element moves once from stack to stack. So both operations are O(1) amortized, although a single dequeue can be
/// O(*n*) (Okasaki, "Purely functional data structures", §5.2).
public struct DoubleStackQueue<Element>: Queue {
    @usableFromInline var incoming: ContiguousArray<Element> = []
    /// The last element is the front of the queue.
    @usableFromInline var outgoing: ContiguousArray<Element> = []

    /// Creates an empty queue.
    @inlinable
    public init() {}

    /// The number of elements.
    @inlinable
    public var count: Int { incoming.count + outgoing.count }

    /// The element at the front; nil if the queue is empty.
    @inlinable
    public var peek: Element? { outgoing.last ?? incoming.first }

    /// Adds an element at the back.
    @inlinable
    public mutating func enqueue(_ element: Element) {
        incoming.append(element)
    }

    /// Removes and returns the element at the front; nil if the queue is empty.
    @inlinable
    public mutating func dequeue() -> Element? {
        if outgoing.isEmpty {
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}

extension DoubleStackQueue: Equatable where Element: Equatable {}
extension DoubleStackQueue: Hashable where Element: Hashable {}
extension DoubleStackQueue: Encodable where Element: Encodable {}
extension DoubleStackQueue: Decodable where Element: Decodable {}
extension DoubleStackQueue: Sendable where Element: Sendable {}
