/// As large as a link of a list, and linked to nothing: what one allocation for each element costs at least.
nonisolated final class BareNode {
    let element: Int
    private let next: BareNode? = nil

    init(_ element: Int) {
        self.element = element
    }
}
