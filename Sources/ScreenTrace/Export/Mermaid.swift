/// How names and texts are written so that Mermaid reads them as such.
nonisolated enum Mermaid {
    /// The line that introduces a lane.
    static func participant(_ lane: String) -> String {
        let label = lane.split(separator: "#").joined(separator: " ")
        return "    participant \(id(of: lane)) as \(label)\n"
    }

    /// To Mermaid a `#` begins a character reference.
    static func id(of lane: String) -> String {
        String(lane.map { $0 == "#" ? "_" : $0 })
    }

    /// A `;` would end the message, and the word `end` a block.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "#": escaped += "#35;"
            case ";": escaped += "#59;"
            default: escaped.append(character)
            }
        }
        return escaped.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.lowercased() == "end" ? "#101;" + $0.dropFirst() : String($0) }.joined(separator: " ")
    }
}
