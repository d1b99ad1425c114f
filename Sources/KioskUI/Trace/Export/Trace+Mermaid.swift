extension Trace {
    /// A diagram that Mermaid draws: everybody who took part, in the order of their first appearance, and an arrow an event.
    nonisolated var mermaid: String {
        let participants = lanes.map { "    participant \(Self.id(of: $0)) as \(Self.label(of: $0))\n" }
        let arrows = events.map { event in
            let (from, to) = (Self.id(of: event.sender), Self.id(of: event.receiver))
            return "    \(from)\(event.kind.mermaidArrow)\(to): \(Self.escaped(event.textWithRecords))\n"
        }
        return "sequenceDiagram\n" + participants.joined() + arrows.joined()
    }

    /// To Mermaid a `#` begins a character reference.
    private nonisolated static func id(of lane: String) -> String {
        String(lane.map { $0 == "#" ? "_" : $0 })
    }

    private nonisolated static func label(of lane: String) -> String {
        lane.split(separator: "#").joined(separator: " ")
    }

    /// A `;` would end the message.
    private nonisolated static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "#": escaped += "#35;"
            case ";": escaped += "#59;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}

extension TraceEvent.Kind {
    fileprivate nonisolated var mermaidArrow: String {
        switch self {
        case .injection, .machine, .record: "->>"
        case .message: "-->>"
        case .unheard: "--x"
        case .navigation: "-)"
        }
    }
}
