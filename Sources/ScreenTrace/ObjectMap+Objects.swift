import ScreenKit
import Terminal

/// A map of objects that no tracer listens to: another program or a run has reported them.
extension ObjectMap {
    /// A property that leads from one object to another.
    package nonisolated struct Reference: Hashable, Sendable {
        /// The name of the property.
        package let property: String
        /// The name of the object that it leads to.
        package let target: String
        /// A Boolean value that indicates whether the property keeps its object alive.
        package let isStrong: Bool

        /// Creates a reference from a property to the object of a name.
        package init(property: String, target: String, isStrong: Bool) {
            self.property = property
            self.target = target
            self.isStrong = isStrong
        }
    }

    /// Creates a map without a navigator.
    ///
    /// - Parameters:
    ///   - objects: The objects that live, with their references.
    ///   - released: The types of the objects that were released, the last one last, each as often as it was released.
    ///   - leaked: The name of an object that lives on after it was let go; `nil` for none.
    nonisolated package init(
        objects: [(name: String, references: [Reference])], released: [String], leaked: String? = nil
    ) {
        var counts: [Released] = []
        for type in released {
            let count = counts.first { $0.type == type }?.count ?? 0
            counts.removeAll { $0.type == type }
            counts.append(Released(type: type, count: count + 1))
        }
        self.init(
            stackStrength: nil,
            screens: objects.map { object in
                Node(
                    name: object.name, isOnStack: object.name != leaked,
                    links: object.references.map {
                        Link(strength: $0.isStrong ? .strong : .weak, property: $0.property, target: $0.target)
                    })
            },
            released: counts)
    }
}

// MARK: - Objects of a run

extension ObjectMap {
    /// The objects of a run as they were when a part of it ended. They do not have to live any more.
    package nonisolated struct Moment: Equatable {
        private let run: String
        private let part: Int
        private let map: ObjectMap

        /// Creates a moment.
        ///
        /// - Parameters:
        ///   - run: The name of the run.
        ///   - part: The number of the part that ended, from 1.
        ///   - map: The objects of the run that lived then.
        package init(run: String, part: Int, map: ObjectMap) {
            self.run = run
            self.part = part
            self.map = map
        }

        /// The number of rows that the whole tree takes.
        var fullRows: Int { 1 + map.fullRows }

        func lines(_ texts: Texts) -> [String] { [caption(texts) + ":"] + map.lines(texts) }

        /// Returns the objects as a tree, or with a row for each property, which takes less room.
        func tree(isShort: Bool, _ texts: Texts) -> [Message] {
            let objects = isShort ? map.lineForEachLink : map.tree(rows: map.fullRows, texts)
            return [Message(text: caption(texts), tone: .strong)] + objects
        }

        private func caption(_ texts: Texts) -> String { texts(.traceMoment, run, String(part)) }
    }
}

/// A screen that shows the outcome of a run with objects of its own, which no tracer can listen to.
@MainActor package protocol RunPresenting: AnyObject {
    /// The objects of the run that the object map shows too while the screen is on the stack; `nil` for none.
    var moment: ObjectMap.Moment? { get }
}
