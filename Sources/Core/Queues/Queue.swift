/// A first-in, first-out queue.
///
/// A queue is a value, and a sequence from the front to the back. Queues of one type are equal if they have equal elements
/// in the same order. In JSON, a queue is an array.
public protocol Queue<Element>: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible
where ArrayLiteralElement == Element {
    /// Creates an empty queue.
    init()

    /// The number of elements.
    ///
    /// - Complexity: O(1)
    var count: Int { get }

    /// The element at the front; nil if the queue is empty.
    ///
    /// - Complexity: O(1)
    var peek: Element? { get }

    /// Adds an element at the back.
    ///
    /// - Parameter element: The element.
    /// - Complexity: O(1) amortized; O(*n*) for the first change of a copy.
    mutating func enqueue(_ element: Element)

    /// Removes and returns the element at the front; nil if the queue is empty.
    ///
    /// - Complexity: O(1) amortized; O(*n*) for the first change of a copy.
    mutating func dequeue() -> Element?
}

extension Queue {
    /// A Boolean value that indicates whether the queue has no elements.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// Creates a queue of elements, the first one for the front.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    @inlinable
    public init(_ elements: some Sequence<Element>) {
        self.init()
        for element in elements { enqueue(element) }
    }

    /// Creates a queue of elements, the first one for the front.
    @inlinable
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }

    /// Returns an iterator from the front to the back, which empties a copy.
    @inlinable
    public func makeIterator() -> UnfoldSequence<Element, Self> { sequence(state: self) { $0.dequeue() } }

    /// The elements as text, the front first, such as `[1, 2]`.
    public var description: String { Array(self).description }
}

extension Queue where Element: Equatable {
    /// Returns a Boolean value that indicates whether two queues have equal elements in the same order.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension Queue where Element: Hashable {
    /// Hashes the elements in their order.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}

extension Queue where Element: Encodable {
    /// Encodes the elements as an array, the front first.
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension Queue where Element: Decodable {
    /// Creates a queue of the elements of an encoded array, the first one for the front.
    public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
