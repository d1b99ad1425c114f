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

        /// Returns the name of the property, which says of a closure that it is one.
        fileprivate func name(_ texts: Texts) -> String {
            guard let mark = property.firstRange(of: Self.closureMark) else { return property }
            return texts(.traceClosure, String(property[..<mark.lowerBound]))
        }

        /// Returns a row with what leads to the object, the arrow in its colour, and the object. A property that leaves no room for its object has a
        /// row of its own.
        fileprivate func rows(behind start: String, columns: Int, closesCycle: Bool = false) -> [Message] {
            if target == Self.nothing { return [Message(text: start, tone: .quiet)] }
            let (arrow, ending) = (strength.arrow, closesCycle ? " ↺" : "")
            func row(behind start: String, to target: String) -> Message {
                Message(
                    text: start + arrow + " " + target + ending,
                    parts: [
                        Message.Part(characters: 0..<start.count, tone: .quiet),
                        Message.Part(characters: start.count..<(start.count + arrow.count), tone: strength.tone),
                    ])
            }
            let whole = row(behind: start.isEmpty ? "" : start + " ", to: target)
            if start.isEmpty || DisplayWidth.of(whole.text) <= columns { return [whole] }
            // Its number and what follows it are not cut.
            let room = columns - DisplayWidth.of(ObjectMap.indent + arrow + " " + ending)
            let object = DisplayWidth.truncatedInMiddle(target, to: room)
            return [Message(text: start, tone: .quiet), row(behind: ObjectMap.indent, to: object)]
        }
    }

    private static let indent = "   "

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

    var hasUnowned: Bool { (screens + objects).contains { $0.links.contains { $0.strength == .unowned } } }

    /// Returns the map as a tree in rows of a width. What lives on without being on the stack comes first, and then the objects of runs; what was
    /// released before tells nothing of them.
    func tree(columns: Int, _ texts: Texts) -> [Message] {
        let navigator = stackStrength == nil ? [] : [Message(text: "Navigator", tone: .strong)]
        let heading = moments.isEmpty ? [] : [Message(text: texts(.traceKiosk), tone: .quiet)]
        let runs = moments.flatMap { $0.tree(columns: columns, texts) } + heading
        let types = released.reversed().map(\.text).joined(separator: ", ")
        let gone = types.isEmpty || !moments.isEmpty ? "" : "× \(texts(.traceReleased)): " + types
        func rows(_ nodes: [Node]) -> [Message] { nodes.flatMap { self.rows(for: $0, columns: columns, texts) } }
        return rows(screens.filter(\.isLeak)) + runs + navigator + rows(screens.filter { !$0.isLeak } + objects)
            + (gone.isEmpty ? [] : DisplayWidth.wrapped(gone, to: columns).map { Message(text: $0, tone: .quiet) })
    }

    private func rows(for node: Node, columns: Int, _ texts: Texts) -> [Message] {
        var rows = [Message(text: node.name, tone: .strong)]
        if node.isLeak {
            rows = [Message(text: "!  \(node.name) \(texts(.traceKept))", tone: .bad)]
        } else if let stackStrength, node.isOnStack {
            rows = Link(strength: stackStrength, property: "", target: node.name).rows(behind: "", columns: columns)
        }
        return rows
            + node.links.flatMap {
                $0.rows(behind: Self.indent + $0.name(texts), columns: columns, closesCycle: closesCycle($0))
            }
            + node.fields.map { Message(text: "\(Self.indent)\($0.name) = \($0.value)", tone: .quiet) }
    }

    /// Returns whether a reference leads back to an object of a run that lives on.
    private func closesCycle(_ link: Link) -> Bool {
        stackStrength == nil && link.strength == .strong && screens.contains { $0.isLeak && $0.name == link.target }
    }
}

nonisolated extension ReferenceStrength? {
    /// The arrow for the strength; a line without a head makes no statement.
    var arrow: String {
        switch self {
        case .strong: "━▶"
        case .weak: "┄▷"
        case .unowned: "┄▶"
        case nil: "──"
        }
    }

    /// Yellow is a message to a delegate and blue is the navigator, so that a weak delegate does not look like a strong property.
    var tone: Tone { self == .strong ? .strong : .quiet }
}

// MARK: - Drawing

nonisolated extension ObjectMap {
    /// Returns the whole tree as a picture for a page, which is wide enough for each name.
    func picture(_ texts: Texts) -> Canvas {
        let targets = (screens + objects).flatMap(\.links).map { DisplayWidth.of($0.target) }
        // Before the longest one are the indent and its arrow, and behind it may be the mark of a cycle.
        let rows = tree(columns: max(Self.pageColumns, 8 + (targets.max() ?? 0)), texts)
        let columns = rows.reduce(0) { max($0, DisplayWidth.of($1.text)) }
        var canvas = Canvas(size: GridSize(columns: columns, rows: rows.count))
        for (index, row) in rows.enumerated() {
            canvas.write(row, at: GridPoint(column: 0, row: index), columns: columns)
        }
        return canvas
    }

    private static let pageColumns = 40
}

nonisolated extension Canvas {
    /// Writes a line with its parts, and cuts it where it is longer than some columns.
    mutating func write(_ line: Message, at start: GridPoint, columns: Int) {
        let text = DisplayWidth.truncated(line.text, to: columns)
        write(text, at: start, style: TextStyle(line.tone))
        for part in line.parts {
            let before = DisplayWidth.of(String(line.text.prefix(part.characters.lowerBound)))
            let words = String(line.text.prefix(part.characters.upperBound).dropFirst(part.characters.lowerBound))
            write(
                words, at: start.offset(columns: before), style: TextStyle(part.tone),
                limit: DisplayWidth.of(text) - before - (text == line.text ? 0 : 1))
        }
    }
}

// MARK: - Counting

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

        func lines(_ texts: Texts) -> [String] { [caption(texts) + ":"] + map.lines(texts) }

        func tree(columns: Int, _ texts: Texts) -> [Message] {
            [Message(text: caption(texts), tone: .strong)] + map.tree(columns: columns, texts)
        }

        private func caption(_ texts: Texts) -> String { texts(.traceMoment, parts[texts.language] ?? "") }
    }
}

/// A screen that shows the outcome of a run with objects of its own, which no tracer can listen to.
@MainActor package protocol RunPresenting: AnyObject {
    /// The objects of the run that the object map shows too while the screen is on the stack; `nil` for none.
    var moment: ObjectMap.Moment? { get }
}
