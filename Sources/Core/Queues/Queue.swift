/// A line of waiting elements: the first one in is the first one out.
///
/// A queue is a value, so a copy goes its own way, and a sequence from the front to the back. Queues of one kind are equal
/// when the same elements wait in the same order.
public protocol Queue<Element>: Sequence {
    /// Makes an empty queue.
    init()

    /// How many elements are waiting.
    var count: Int { get }

    /// The element at the front, which leaves next; nil when the queue is empty.
    var peek: Element? { get }

    /// Puts an element at the back.
    ///
    /// - Parameter element: the last to leave, for now.
    mutating func enqueue(_ element: Element)

    /// Takes the element at the front; nil when the queue is empty.
    mutating func dequeue() -> Element?
}

extension Queue {
    /// Whether no element is waiting.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    @inlinable
    public var underestimatedCount: Int { count }

    /// Makes a queue of elements, the first one at the front.
    ///
    /// - Parameter elements: what to enqueue, in this order.
    /// - Complexity: O(n).
    @inlinable
    public init(_ elements: some Sequence<Element>) {
        self.init()
        for element in elements { enqueue(element) }
    }
}

extension Queue where Element: Equatable {
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension Queue where Element: Hashable {
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}
