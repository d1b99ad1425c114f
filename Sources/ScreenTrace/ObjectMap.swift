import ScreenKit

/// The screens that live, the objects that their properties lead to, and what was released.
package nonisolated struct ObjectMap: Equatable {
    /// The effect of a property on the life of its object, as a test has found it.
    enum Strength: String {
        case strong, weak
    }

    /// A property that leads from one object to another.
    struct Link: Equatable {
        /// The result of the test; `nil` where the property cannot be set from outside, so that there is no test.
        let strength: Strength?
        let property: String
        let target: String

        /// The arrow for the strength; a line without a head makes no statement.
        var arrow: String {
            switch strength {
            case .strong: "─▶"
            case .weak: "·▷"
            case nil: "──"
            }
        }
    }

    /// A screen that lives.
    struct Node: Equatable {
        let name: String
        /// A Boolean value that indicates whether the screen is on the stack. A screen that lives on without being there is a leak.
        let isOnStack: Bool
        let links: [Link]
        /// The properties with plain values, where they were asked for.
        var fields: [Field] = []
    }

    /// Objects of a type that were released.
    struct Released: Equatable {
        let type: String
        let count: Int

        var text: String { count == 1 ? type : "\(type) ×\(count)" }
    }

    /// How the navigator holds the screens on its stack; `nil` where there is no navigator.
    let stackStrength: Strength?
    /// The screens that live, from the bottom of the stack.
    let screens: [Node]
    /// What was released, the last one last.
    let released: [Released]
    /// The objects of runs whose outcome a screen on the stack shows.
    var moments: [Moment] = []

    /// Returns the stored properties of an object, without a target where a property holds no object.
    @MainActor static func properties(of object: AnyObject) -> [(name: String, target: AnyObject?)] {
        var properties: [(name: String, target: AnyObject?)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            properties =
                present.children.compactMap { child in child.label.map { ($0, target(of: child)) } } + properties
            mirror = present.superclassMirror
        }
        // Every screen has this one, so that it tells least.
        return properties.filter { $0.name != "navigator" } + properties.filter { $0.name == "navigator" }
    }

    private static func target(of child: Mirror.Child) -> AnyObject? {
        let value = (child.value as? any Wrapper)?.wrapped ?? child.value
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }

    /// Returns the map in sentences, for line mode.
    package func lines(_ texts: Texts) -> [String] {
        let stack = stackStrength.map { strength in
            "Navigator: "
                + screens.filter(\.isOnStack).map { "\(strength.rawValue) \($0.name)" }.joined(separator: ", ")
        }
        let living = screens.map { node in
            let links = node.links.map { link in
                [link.strength?.rawValue, link.property, link.target].compactMap(\.self).joined(separator: " ")
            }
            return "\(node.isOnStack ? "" : "! ")\(node.name): " + links.joined(separator: ", ")
        }
        return [stack].compactMap(\.self) + living
            + (released.isEmpty ? [] : [texts(.traceReleased) + ": " + released.map(\.text).joined(separator: ", ")])
            + moments.flatMap { $0.lines(texts) }
    }

    /// The number of rows that the whole tree takes.
    var fullRows: Int {
        (stackStrength == nil ? 0 : 1) + screens.reduce(0) { $0 + 1 + $1.links.count } + (released.isEmpty ? 0 : 1)
            + moments.reduce(0) { $0 + $1.fullRows }
    }

    /// Returns the map as a tree, with as much detail as there are rows for.
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
            stackStrength == nil ? lineForEachLink : tree { $0.link.property != "navigator" && $0.isTop },
            tree { _ in false },
        ]
        let whole = gone + moments.flatMap { $0.tree(isShort: false, texts) }
        if let tree = trees.first(where: { $0.count + whole.count <= rows }) { return tree + whole }
        // The top of the stack has a row in any case, and a leak of the kiosk must not give way to one of a run.
        let isWhole = whole.count < rows && screens.allSatisfy(\.isOnStack)
        let end = isWhole ? whole : gone + moments.flatMap { $0.tree(isShort: true, texts) }
        return Array((trees[3].suffix(max(0, rows - end.count)) + end).prefix(max(0, rows)))
    }

    /// Returns whether some rows have room for the tree with all properties, except `navigator`, which every screen has.
    func showsProperties(inRows rows: Int) -> Bool {
        tree { $0.link.property != "navigator" }.count + (released.isEmpty ? 0 : 1)
            + moments.reduce(0) { $0 + $1.fullRows } <= rows
    }

    /// A line for each property, and one for each object that is not named in them.
    var lineForEachLink: [Message] {
        let links = screens.flatMap { node in
            node.links.map { Message(text: "\(node.name).\($0.property)\($0.arrow)\($0.target)", tone: .quiet) }
        }
        let named = Set(screens.filter { !$0.links.isEmpty }.map(\.name) + screens.flatMap(\.links).map(\.target))
        return links + screens.filter { !named.contains($0.name) }.map { Message(text: $0.name) }
    }

    private func tree(showing isShown: ((link: Link, isTop: Bool)) -> Bool) -> [Message] {
        var lines = stackStrength == nil ? [] : [Message(text: "Navigator")]
        for (index, node) in screens.enumerated() {
            let arrow = stackStrength.map { Link(strength: $0, property: "", target: node.name).arrow + " " } ?? ""
            lines.append(
                node.isOnStack
                    ? Message(text: arrow + node.name) : Message(text: "!  " + node.name, tone: .bad))
            for link in node.links where isShown((link, index == screens.count - 1)) {
                lines.append(Message(text: "  \(link.property) \(link.arrow) \(link.target)", tone: .quiet))
            }
        }
        return lines
    }
}

/// A value that can hold another one. To ask for it takes a tenth of the time of a `Mirror`, which hands out its values as `Any`.
private nonisolated protocol Wrapper {
    var wrapped: Any? { get }
}

nonisolated extension Optional: Wrapper {
    fileprivate var wrapped: Any? { self }
}
