import ScreenKit

/// Which screens live, who holds whom, and which screens were released.
package nonisolated struct ObjectMap: Equatable {
    /// A property that leads from one object to another.
    struct Link: Equatable {
        let strength: TraceLink.Strength
        let property: String
        let target: String
    }

    /// A screen that lives.
    struct Node: Equatable {
        let name: String
        /// A screen that lives on without being there any more is kept by somebody who should not.
        let isOnStack: Bool
        let links: [Link]
    }

    /// Screens of a name that were released.
    struct Released: Equatable {
        let name: String
        let count: Int

        var text: String { count == 1 ? name : "\(name) ×\(count)" }
    }

    /// The screens that live, from the bottom of the stack.
    let screens: [Node]
    /// What was released, the last one last.
    let released: [Released]

    /// All of it in sentences, for those who cannot see arrows.
    package func lines(_ texts: Texts) -> [String] {
        let stack = screens.filter(\.isOnStack).map { "strong " + $0.name }
        let living = screens.map { node in
            let links = node.links.map { "\($0.strength.rawValue) \($0.property) \($0.target)" }
            return "\(node.isOnStack ? "" : "! ")\(node.name): " + links.joined(separator: ", ")
        }
        return ["Navigator: " + stack.joined(separator: ", ")] + living
            + (released.isEmpty ? [] : [texts(.traceReleased) + ": " + released.map(\.text).joined(separator: ", ")])
    }

    /// How many rows all of it takes.
    var fullRows: Int { 1 + screens.reduce(0) { $0 + 1 + $1.links.count } + (released.isEmpty ? 0 : 1) }

    /// All of it as a tree, with as much detail as there are rows for.
    func tree(rows: Int, _ texts: Texts) -> [Message] {
        let gone =
            released.isEmpty
            ? []
            : [
                Message(
                    text: "✕ \(texts(.traceReleased)): " + released.reversed().map(\.text).joined(separator: ", "),
                    tone: .quiet)
            ]
        let trees = [
            tree { _ in true },
            tree { $0.link.property != "navigator" },
            tree { $0.link.property != "navigator" && $0.isTop },
            tree { _ in false },
        ]
        let tree = trees.first { $0.count + gone.count <= rows } ?? Array(trees[3].suffix(max(0, rows - gone.count)))
        return tree + gone
    }

    private func tree(showing isShown: ((link: Link, isTop: Bool)) -> Bool) -> [Message] {
        var lines = [Message(text: "Navigator")]
        for (index, node) in screens.enumerated() {
            lines.append(
                node.isOnStack ? Message(text: "─▶ " + node.name) : Message(text: "!  " + node.name, tone: .bad))
            for link in node.links where isShown((link, index == screens.count - 1)) {
                let arrow =
                    switch link.strength {
                    case .strong: "─▶"
                    case .weak: "·▷"
                    }
                lines.append(Message(text: "  \(link.property) \(arrow) \(link.target)", tone: .quiet))
            }
        }
        return lines
    }
}
