/// A doubly linked list of three nodes is let go. Each node holds the
/// next one, and refers to the previous one strongly, weakly or unowned.
struct DoublyLinkedExperiment: Experiment {
    func run(_ notebook: Notebook) {
        notebook.begin(.labPreviousStrong)
        let window = Window(node: makeList(StrongNode.self, notebook))
        // The list is let go, but a weak reference still finds nodes.
        var node = window.node
        while let here = node, let next = here.next {
            notebook.cycle(of: here)
            node = next
        }
        notebook.fact(.labLiveObjects, notebook.liveCount)

        notebook.begin(.labCycleCut)
        node = window.node
        while let here = node {
            here.previous = nil
            node = here.next
        }
        notebook.fact(.labLiveObjects, notebook.liveCount)

        notebook.begin(.labPreviousWeak)
        _ = makeList(WeakNode.self, notebook)
        notebook.fact(.labLiveObjects, notebook.liveCount)

        notebook.begin(.labPreviousUnowned)
        _ = makeList(UnownedNode.self, notebook)
        notebook.fact(.labLiveObjects, notebook.liveCount)
    }

    /// Returns the first of three nodes, which holds the others.
    private func makeList<N: Node>(
        _ type: N.Type, _ notebook: Notebook
    ) -> N {
        let first = N("node1", notebook)
        var last = first
        for number in 2...3 {
            let node = N("node\(number)", notebook)
            last.next = node
            node.previous = last
            last = node
        }
        return first
    }
}

private protocol Node: AnyObject {
    init(_ name: String, _ notebook: Notebook)
    var next: Self? { get set }
    var previous: Self? { get set }
}

/// Says when it is made and when it is released.
private class RecordedNode: Named {
    let name: String
    private let notebook: Notebook

    required init(_ name: String, _ notebook: Notebook) {
        self.name = name
        self.notebook = notebook
        notebook.made(name)
    }

    deinit { notebook.released(name) }
}

private final class StrongNode: RecordedNode, Node {
    var next: StrongNode?
    var previous: StrongNode?
}

private final class WeakNode: RecordedNode, Node {
    var next: WeakNode?
    weak var previous: WeakNode?
}

private final class UnownedNode: RecordedNode, Node {
    var next: UnownedNode?
    unowned var previous: UnownedNode?
}

/// Looks at a node without holding it.
private struct Window {
    weak var node: StrongNode?
}
