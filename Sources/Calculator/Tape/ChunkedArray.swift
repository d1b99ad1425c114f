/// An array that changes at its end only, stored in chunks of a fixed length.
///
/// Copies share all chunks but those that one of them changes. So a change of a copied array copies one chunk, not all
/// elements.
struct ChunkedArray<Element> {
    private static var chunkLength: Int { 256 }

    private(set) var chunks: [[Element]] = []
    private(set) var count = 0

    /// The element at an index from 0 to `count - 1`.
    ///
    /// - Complexity: O(1); a change of a shared chunk copies it.
    subscript(index: Int) -> Element {
        get { chunks[index / Self.chunkLength][index % Self.chunkLength] }
        set { chunks[index / Self.chunkLength][index % Self.chunkLength] = newValue }
    }

    /// Adds an element to the end.
    ///
    /// - Complexity: O(1) amortized; the first change of a copy also copies one chunk and the list of chunks.
    mutating func append(_ element: Element) {
        if count.isMultiple(of: Self.chunkLength) {
            chunks.append([element])
        } else {
            chunks[chunks.count - 1].append(element)
        }
        count += 1
    }

    /// Drops the elements behind the first ones. With no more elements than that, nothing changes.
    ///
    /// - Complexity: O(*n*) in the number of dropped elements.
    mutating func truncate(to length: Int) {
        guard length < count else { return }
        let kept = (length + Self.chunkLength - 1) / Self.chunkLength
        chunks.removeLast(chunks.count - kept)
        count = length
        guard kept > 0 else { return }
        let rest = length - (kept - 1) * Self.chunkLength
        chunks[kept - 1].removeLast(chunks[kept - 1].count - rest)
    }
}

extension ChunkedArray: Sendable where Element: Sendable {}

/// Comparing two arrays costs O(1) where they share their chunks: the standard library compares the places of arrays first.
extension ChunkedArray: Equatable where Element: Equatable {}
