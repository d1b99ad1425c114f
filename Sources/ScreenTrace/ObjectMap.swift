import ScreenKit
import Terminal

/// The screens that live, the objects that their properties lead to, and what was released.
package nonisolated struct ObjectMap: Equatable {
    /// A property that leads from one object to another.
    package struct Link: Equatable, Sendable {
        /// The strength, as the compiler has written it into the program; `nil` for `unowned(unsafe)`.
        package let strength: ReferenceStrength?
        /// The name of the property.
        package let property: String
        /// The name of the object that it leads to.
        package let target: String

        /// The name of an object that was released, to which an `unowned` reference leads.
        static let released = "✕"
        /// The name of an object that can have been released, and cannot be asked for it.
        static let unknown = "?"

        /// What a closure leads to that holds no known object.
        static let nothing = "{ }"
        /// The end of the name of a property with a closure, which leads to what the closure holds.
        package static let closureMark = "{}"

        /// Creates a link from a property to the object of a name.
        package init(strength: ReferenceStrength?, property: String, target: String) {
            self.strength = strength
            self.property = property
            self.target = target
        }

        /// The arrow for the strength; a line without a head makes no statement.
        var arrow: String {
            switch strength {
            case .strong: "━▶"
            case .weak: "┄▷"
            case .unowned: "┄▶"
            case nil: "──"
            }
        }

        /// Returns the name of the property, which says of a closure that it is one.
        fileprivate func name(_ texts: Texts) -> String {
            guard let mark = property.firstRange(of: Self.closureMark) else { return property }
            return texts(.traceClosure, String(property[..<mark.lowerBound]))
        }

        /// Returns a row with what leads to the object, the arrow in its colour, and the object.
        fileprivate func line(from start: String, gap: String, closesCycle: Bool = false) -> Message {
            if target == Self.nothing { return Message(text: start, tone: .quiet) }
            let before = start.isEmpty ? 0 : start.count + gap.count
            let object = (gap.isEmpty ? "" : " ") + target + (closesCycle ? " ↺" : "")
            let text = (start.isEmpty ? "" : start + gap) + arrow + object
            // Yellow is a message to a delegate and blue is the navigator, so that a weak delegate does not look like a strong property.
            let tone: Tone = strength == .strong ? .strong : .quiet
            return Message(
                text: text,
                parts: [
                    Message.Part(characters: 0..<before, tone: .quiet),
                    Message.Part(characters: before..<(before + arrow.count), tone: tone),
                ])
        }
    }

    /// A property with a plain value.
    struct Field: Equatable {
        let name: String
        let value: String
    }

    struct Node: Equatable {
        let name: String
        var isOnStack = false
        let links: [Link]
        /// A Boolean value that indicates whether the object is a screen that lives on without being on the stack.
        var isLeak = false
        /// The properties with plain values, where they were asked for.
        var fields: [Field] = []
    }

    struct Released: Equatable {
        let type: String
        let count: Int

        var text: String { count == 1 ? type : "\(type) ×\(count)" }
    }

    /// How the navigator holds the screens on its stack; `nil` where there is no navigator.
    let stackStrength: ReferenceStrength?
    /// The screens that live, from the bottom of the stack.
    let screens: [Node]
    /// The other objects with delegates, and those that the properties of the screens lead to, as far as they lead to others.
    var objects: [Node] = []
    /// What was released, the last one last.
    let released: [Released]
    /// The objects of runs whose outcome a screen on the stack shows.
    var moments: [Moment] = []

    /// The names of the objects of a run that live.
    package var objectNames: [String] { screens.map(\.name) }
    /// The number of objects of each type of a run that live.
    package var living: [String: Int] { objectNames.reduce(into: [:]) { $0[$1.withoutNumber, default: 0] += 1 } }
    /// The number of objects of each type that were released.
    package var releasedCounts: [String: Int] { released.reduce(into: [:]) { $0[$1.type] = $1.count } }

    /// Returns the map in sentences, for line mode.
    package func lines(_ texts: Texts) -> [String] {
        let stack = stackStrength.map { strength in
            "Navigator: "
                + screens.filter(\.isOnStack).map { "\(strength.rawValue) \($0.name)" }.joined(separator: ", ")
        }
        let living = (screens + objects).map { node in
            let links = node.links.map { link in
                if link.target == Link.nothing { return link.name(texts) }
                let target = link.target == Link.released ? "(\(texts(.traceReleased)))" : link.target
                return [link.strength?.rawValue, link.name(texts), target].compactMap(\.self).joined(separator: " ")
            }
            return "\(node.isLeak ? "! " : "")\(node.name): " + links.joined(separator: ", ")
        }
        let gone = released.isEmpty || !moments.isEmpty ? [] : released.map(\.text)
        return moments.flatMap { $0.lines(texts) } + [stack].compactMap(\.self) + living
            + (gone.isEmpty ? [] : [texts(.traceReleased) + ": " + gone.joined(separator: ", ")])
    }

    var fullRows: Int {
        (stackStrength == nil ? 0 : 1) + (screens + objects).reduce(0) { $0 + 1 + $1.links.count }
            + (released.isEmpty ? 0 : 1) + moments.reduce(0) { $0 + $1.fullRows }
    }

    var hasUnowned: Bool { (screens + objects).contains { $0.links.contains { $0.strength == .unowned } } }

    /// Returns the map as a tree, with as much detail as there are rows for, or with all properties that tell something where it can be scrolled.
    /// The objects of runs come first; what was released before tells nothing of them.
    func tree(rows: Int, canScroll: Bool = false, _ texts: Texts) -> [Message] {
        let types = released.reversed().map(\.text).joined(separator: ", ")
        let gone = types.isEmpty || !moments.isEmpty ? [] : ["× \(texts(.traceReleased)): " + types]
        let trees = [
            tree(texts) { _ in true } + objects.flatMap { tree(of: $0, texts) },
            tree(texts) { $0.link.property != "navigator" } + objects.flatMap { tree(of: $0, texts) },
            tree(texts) { $0.link.property != "navigator" },
            stackStrength == nil
                ? lineForEachLink(texts) : tree(texts) { $0.link.property != "navigator" && $0.isTop },
            tree(texts) { _ in false },
        ].prefix(canScroll ? 2 : 5)
        // A leak of the kiosk does not give way to one of a run.
        let beginsWithTree = screens.contains(where: \.isLeak)
        let heading = moments.isEmpty || beginsWithTree ? [] : [Message(text: texts(.traceKiosk), tone: .quiet)]
        func whole(_ runs: [Message], _ tree: [Message]) -> [Message] {
            (beginsWithTree ? tree + runs : runs + heading + tree) + gone.map { Message(text: $0, tone: .quiet) }
        }
        let runs = moments.flatMap { $0.tree(isShort: false, texts) }
        if let tree = trees.first(where: { whole(runs, $0).count <= rows }) { return whole(runs, tree) }
        return whole(canScroll ? runs : moments.flatMap { $0.tree(isShort: true, texts) }, trees[trees.count - 1])
    }

    /// A line for each property, and one for each object that is not named in them.
    func lineForEachLink(_ texts: Texts) -> [Message] {
        let links = screens.flatMap { node in
            node.links.map {
                $0.line(from: "\(node.name).\($0.name(texts))", gap: "", closesCycle: closesCycle($0))
            }
        }
        let named = Set(screens.filter { !$0.links.isEmpty }.map(\.name) + screens.flatMap(\.links).map(\.target))
        return links + screens.filter { !named.contains($0.name) }.map { Message(text: $0.name) }
    }

    private func tree(_ texts: Texts, showing isShown: ((link: Link, isTop: Bool)) -> Bool) -> [Message] {
        var lines = stackStrength == nil ? [] : [Message(text: "Navigator", tone: .strong)]
        for (index, node) in screens.enumerated() {
            let onStack = stackStrength.map {
                Link(strength: $0, property: "", target: node.name).line(from: "", gap: " ")
            }
            lines.append(
                node.isLeak
                    ? Message(text: "!  \(node.name) \(texts(.traceKept))", tone: .bad)
                    : (node.isOnStack ? onStack : nil) ?? Message(text: node.name, tone: .strong))
            lines += rows(for: node.links.filter { isShown(($0, index == screens.count - 1)) }, texts)
        }
        return lines
    }

    private func tree(of object: Node, _ texts: Texts) -> [Message] {
        [Message(text: object.name, tone: .strong)] + rows(for: object.links, texts)
    }

    /// Returns whether a reference leads back to an object of a run that lives on.
    private func closesCycle(_ link: Link) -> Bool {
        stackStrength == nil && link.strength == .strong && screens.contains { $0.isLeak && $0.name == link.target }
    }

    private func rows(for links: [Link], _ texts: Texts) -> [Message] {
        links.map { $0.line(from: "   " + $0.name(texts), gap: " ", closesCycle: closesCycle($0)) }
    }
}

extension [ObjectMap.Released] {
    /// Notes that one more object of a type was released, the last one.
    nonisolated mutating func add(_ type: String) {
        let count = first { $0.type == type }?.count ?? 0
        removeAll { $0.type == type }
        append(ObjectMap.Released(type: type, count: count + 1))
    }
}

extension [ObjectMap.Node] {
    /// The objects, those of one type as one where all refer to the same objects in the same way.
    nonisolated var merged: [ObjectMap.Node] {
        var groups = Dictionary(grouping: self) { $0.name.withoutNumber }
        return flatMap { node -> [ObjectMap.Node] in
            guard let group = groups.removeValue(forKey: node.name.withoutNumber) else { return [] }
            guard group.allSatisfy({ $0.links == node.links }) else { return group }
            return group.map(\.name).merged.map { ObjectMap.Node(name: $0, links: node.links) }
        }
    }
}

extension [String] {
    /// The names of objects, those of one type as one with their number.
    nonisolated var merged: [String] {
        var counts: [(type: String, count: Int)] = []
        for name in self {
            if let index = counts.firstIndex(where: { $0.type == name.withoutNumber }) {
                counts[index].count += 1
            } else {
                counts.append((name.withoutNumber, 1))
            }
        }
        return counts.map { type, count in
            count == 1 ? first { $0.withoutNumber == type } ?? type : "\(type) ×\(count)"
        }
    }
}

extension String {
    /// The name of an object without the number that tells it from others of its type.
    nonisolated var withoutNumber: String { String(prefix { $0 != "#" }) }
}

// MARK: - Objects of a run

extension ObjectMap {
    /// Creates a map of objects that no tracer listens to: another program or a run has reported them.
    ///
    /// - Parameters:
    ///   - objects: The objects that live, with the properties that lead to others.
    ///   - released: The types of the objects that were released, the last one last, each as often as it was released.
    ///   - leaked: The name of an object that lives on after it was let go; `nil` for none.
    package nonisolated init(objects: [(name: String, links: [Link])], released: [String], leaked: String? = nil) {
        self.init(
            stackStrength: nil,
            screens: objects.map { Node(name: $0.name, links: $0.links, isLeak: $0.name == leaked) },
            released: released.reduce(into: []) { $0.add($1) })
    }

    /// The objects of a run as they were when a part of it ended. They do not have to live any more.
    package nonisolated struct Moment: Equatable {
        private let parts: [Language: String]
        private let map: ObjectMap

        /// Creates the moment at which a part of a run ended, with the name of the part in each language.
        package init(after parts: [Language: String], map: ObjectMap) {
            self.parts = parts
            self.map = map
        }

        var fullRows: Int { 1 + map.fullRows }

        func lines(_ texts: Texts) -> [String] { [caption(texts) + ":"] + map.lines(texts) }

        /// Returns the objects as a tree, or with a row for each property, which takes less room.
        func tree(isShort: Bool, _ texts: Texts) -> [Message] {
            let objects = isShort ? map.lineForEachLink(texts) : map.tree(rows: map.fullRows, texts)
            return [Message(text: caption(texts), tone: .strong)] + objects
        }

        private func caption(_ texts: Texts) -> String { texts(.traceMoment, parts[texts.language] ?? "") }
    }
}

/// A screen that shows the outcome of a run with objects of its own, which no tracer can listen to.
@MainActor package protocol RunPresenting: AnyObject {
    /// The objects of the run that the object map shows too while the screen is on the stack; `nil` for none.
    var moment: ObjectMap.Moment? { get }
}
