import ScreenKit
import Terminal

/// The sequence diagram of a page, drawn row by row. It keeps UML's meaning: solid and filled for a call, dashed for its return.
nonisolated struct StoryDiagram {
    private struct Lane {
        let name: String
        var isAlive = true
        /// The number of calls of the object that have not returned.
        var calls = 0
    }

    private var lanes: [Lane] = []

    // Six lifelines and the map have room in a window of 1,280 points.
    private static let pitch = 128
    private static let margin = 68
    private static let rowHeight = 46

    mutating func row(for event: TraceEvent) -> String {
        var drawing = Drawing()
        let newcomers = event.objects.filter { name in
            !lanes.contains { $0.name == name }
        }
        let created = event.kind == .injection ? event.receiver : nil
        let old = lanes
        for name in newcomers { admit(name) }
        let introduced = newcomers.filter { $0 != created }
        let top = introduced.isEmpty ? 0 : Drawing.boxHeight + 6
        let height = event.kind == .start ? top : top + Self.rowHeight
        let line = top + 26
        for (index, lane) in old.enumerated() where lane.isAlive {
            let end = event.kind == .release && lane.name == event.sender ? line : height
            drawing.lifeline(at: x(index), from: 0, to: end)
            let (begins, ends) = (Self.begins(event) == lane.name, Self.ends(event) == lane.name)
            if lane.calls > 0 || begins {
                drawing.lifeline(
                    at: x(index), from: lane.calls > 0 ? 0 : line, to: ends && lane.calls == 1 ? line : height,
                    isWorking: true)
            }
        }
        for name in introduced { drawing.lifeline(at: x(of: name), from: top - 5, to: height) }
        for name in introduced { drawing.box(name, at: x(of: name), y: 1) }
        drawing.open(event.shownKind.rawValue)
        draw(event, on: &drawing, y: line)
        if let created, newcomers.contains(created) {
            drawing.lifeline(at: x(of: created), from: line, to: height)
            drawing.box(created, at: x(of: created), y: line - Drawing.boxHeight / 2)
        }
        drawing.close()
        note(event)
        return drawing.svg(width: max(drawing.right, x(lanes.count - 1) + Self.margin), height: height)
    }

    /// Gives an object a lane: that of a released one, so that the page does not grow wider with each screen.
    private mutating func admit(_ name: String) {
        if let free = lanes.firstIndex(where: { !$0.isAlive }) {
            lanes[free] = Lane(name: name)
        } else {
            lanes.append(Lane(name: name))
        }
    }

    private mutating func note(_ event: TraceEvent) {
        change(Self.begins(event)) { $0.calls += 1 }
        change(Self.ends(event)) { $0.calls = max(0, $0.calls - 1) }
        if event.kind == .release { change(event.sender) { $0.isAlive = false } }
    }

    /// The object that begins to work with an event. Where the caller is not known, no event may tell of the return.
    private static func begins(_ event: TraceEvent) -> String? {
        event.kind.isCall && !event.hasReturned && event.sender != nil ? event.receiver : nil
    }

    private static func ends(_ event: TraceEvent) -> String? { event.isReturn ? event.sender : nil }

    private mutating func change(_ name: String?, _ body: (inout Lane) -> Void) {
        if let index = lanes.firstIndex(where: { $0.name == name }) { body(&lanes[index]) }
    }

    private func x(_ index: Int) -> Int { Self.margin + index * Self.pitch }

    private func x(of name: String) -> Int { x(lanes.firstIndex { $0.name == name } ?? 0) }

    private func draw(_ event: TraceEvent, on drawing: inout Drawing, y: Int) {
        let text = event.markedText(Texts(.english)) + event.places
        let sign = event.sign
        // An injection leads to the box of the new object, every other arrow to a lifeline.
        let edge = event.kind == .injection ? drawing.boxWidth(event.receiver ?? "") / 2 : 0
        switch (event.sender.map(x(of:)), event.receiver.map(x(of:))) {
        case (let from?, let to?):
            let end = from < to ? to - edge : to + edge
            drawing.arrow(from: from, to: end, y: y, sign)
            drawing.label(text, x: min(from, end) + 14, y: y - 7)
            if event.hasReturned { drawing.arrow(from: to, to: from, y: y + 12, TraceEvent.Kind.return.sign) }
        case (nil, let to?):
            drawing.arrow(from: to - edge - 34, to: to - edge, y: y, sign)
            drawing.label(text, x: to + edge + 10, y: y + 5)
        case (let from?, nil) where event.kind == .release:
            drawing.cross(x: from, y: y)
            drawing.label(text, x: from + 14, y: y + 5)
        case (let from?, nil) where event.kind == .unheard:
            drawing.arrow(from: from, to: from + 60, y: y, sign)
            drawing.label(TraceEvent.noObject + ": " + text, x: from + 76, y: y + 5)
        case (let from?, nil) where sign.mark == nil:
            drawing.arrow(from: from, to: from - 40, y: y, sign)
            drawing.label(text, x: from + 10, y: y + 5)
        // The box of an object that was there already says it all.
        case (.some, nil), (nil, nil): break
        }
    }
}

// MARK: - Drawing

extension StoryDiagram {
    /// The pieces of a row.
    nonisolated struct Drawing {
        static let boxHeight = 28
        private static let letter = 8

        private var pieces = ""
        private(set) var right = 0

        func svg(width: Int, height: Int) -> String {
            "<svg width=\"\(width)\" height=\"\(height)\">\(pieces)</svg>"
        }

        mutating func open(_ name: String) { pieces += "<g class=\"\(name)\">" }

        mutating func close() { pieces += "</g>" }

        /// A lifeline, or a wider line while an object works.
        mutating func lifeline(at x: Int, from top: Int, to bottom: Int, isWorking: Bool = false) {
            pieces += "<path class=\"\(isWorking ? "work" : "life")\" d=\"M\(x) \(top)V\(bottom)\"/>"
        }

        func boxWidth(_ name: String) -> Int { DisplayWidth.of(name) * Self.letter + 16 }

        mutating func box(_ name: String, at x: Int, y: Int) {
            let (width, height) = (boxWidth(name), Self.boxHeight)
            right = max(right, x + width / 2)
            pieces += "<rect class=\"box\" x=\"\(x - width / 2)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
            pieces += "<text x=\"\(x)\" y=\"\(y + height / 2 + 5)\" text-anchor=\"middle\">\(name.inHTML)</text>"
        }

        mutating func label(_ text: String, x: Int, y: Int) {
            right = max(right, x + DisplayWidth.of(text) * Self.letter + 8)
            pieces += "<text x=\"\(x)\" y=\"\(y)\">\(text.inHTML)</text>"
        }

        /// A small object, whose property an arrow is.
        mutating func object(x: Int, y: Int) {
            pieces += "<rect class=\"object\" x=\"\(x)\" y=\"\(y - 4)\" width=\"8\" height=\"8\"/>"
        }

        mutating func cross(x: Int, y: Int) {
            pieces += "<path d=\"M\(x - 6) \(y - 6)l12 12m0-12l-12 12\"/>"
        }

        mutating func arrow(from: Int, to: Int, y: Int, _ sign: TraceSign) {
            right = max(right, from, to)
            pieces += "<path\(sign.isBack ? " class=\"back\"" : "") d=\"M\(from) \(y)H\(to)\"/>"
            let back = from < to ? -9 : 9
            let head = "M\(to + back) \(y - 5)L\(to) \(y)L\(to + back) \(y + 5)"
            switch sign.head {
            case .cross: cross(x: to, y: y)
            case .open: pieces += "<path d=\"\(head)\"/>"
            case .filled: pieces += "<path class=\"head\" d=\"\(head)z\"/>"
            case .diamond:
                let side = from < to ? -7 : 7
                pieces += "<path class=\"head\" d=\"M\(to) \(y)l\(side) -5 \(side) 5 \(-side) 5z\"/>"
            }
        }
    }
}
