import ScreenKit
import Terminal

/// An object map as a drawing: a box for each object with its fields, and an arrow for each property that leads to another one.
nonisolated struct StoryMap {
    /// The objects that have boxes.
    private let nodes: [ObjectMap.Node]

    private static let titleHeight = 26
    private static let rowHeight = 20
    private static let gap = 16
    private static let left = 8
    private static let width = 240
    private static let bend = 22

    init(_ map: ObjectMap) {
        let stack = map.screens.filter(\.isOnStack).map { screen in
            ObjectMap.Link(strength: map.stackStrength, property: "screens", target: screen.name)
        }
        var nodes = map.stackStrength == nil ? [] : [ObjectMap.Node(name: "Navigator", links: stack)]
        nodes += map.screens + map.objects
        for target in nodes.flatMap(\.links).map(\.target) where target != TraceEvent.noObject {
            if !nodes.contains(where: { $0.name == target }) { nodes.append(ObjectMap.Node(name: target, links: [])) }
        }
        self.nodes = nodes
    }

    var svg: String {
        var pieces = ""
        var tops: [String: Int] = [:]
        var bottom = 4
        for node in nodes {
            tops[node.name] = bottom
            bottom += height(of: node) + Self.gap
        }
        var arrows = 0
        for node in nodes {
            let top = tops[node.name] ?? 0
            pieces += "<g\(node.isLeak ? " class=\"leak\"" : "")>"
            pieces += "<rect class=\"box\" x=\"\(Self.left)\" y=\"\(top)\" width=\"\(Self.width)\" "
            pieces += "height=\"\(height(of: node))\"/>"
            pieces += text(node.name, row: top + 18, "font-weight=\"bold\"")
            var row = top + Self.titleHeight + 14
            for link in node.links {
                pieces += text(link.property + (link.target == TraceEvent.noObject ? " = nil" : ""), row: row)
                if let target = tops[link.target] {
                    pieces += arrow(from: row - 5, to: target + 13, link.strength, bend: Self.bend + arrows % 6 * 14)
                    arrows += 1
                }
                row += Self.rowHeight
            }
            for field in node.fields {
                pieces += text("\(field.name) = \(field.value)", row: row, "class=\"quiet\"")
                row += Self.rowHeight
            }
            pieces += "</g>"
        }
        return "<svg width=\"\(Self.left + Self.width + Self.bend + 6 * 14)\" height=\"\(bottom)\">\(pieces)</svg>"
    }

    private func height(of node: ObjectMap.Node) -> Int {
        Self.titleHeight + (node.links.count + node.fields.count) * Self.rowHeight + 6
    }

    private func text(_ text: String, row: Int, _ attributes: String = "") -> String {
        let columns = (Self.width - 20) / 8
        return
            "<text x=\"\(Self.left + 10)\" y=\"\(row)\" \(attributes)>\(DisplayWidth.truncated(text, to: columns).inHTML)</text>"
    }

    /// An arrow at the right of the boxes: solid and filled where the property keeps its object alive, dashed and open where not.
    private func arrow(from: Int, to: Int, _ strength: ReferenceStrength?, bend: Int) -> String {
        let right = Self.left + Self.width
        let line = "M\(right) \(from)C\(right + bend) \(from) \(right + bend) \(to) \(right) \(to)"
        let head = "d=\"M\(right + 9) \(to - 5)L\(right) \(to)l9 5"
        return switch strength {
        case .strong: "<g class=\"strong\"><path d=\"\(line)\"/><path class=\"head\" \(head)z\"/></g>"
        case .unowned: "<g class=\"weak\"><path class=\"back\" d=\"\(line)\"/><path class=\"head\" \(head)z\"/></g>"
        case .weak: "<g class=\"weak\"><path class=\"back\" d=\"\(line)\"/><path \(head)\"/></g>"
        case nil: "<path d=\"\(line)\"/>"
        }
    }
}
