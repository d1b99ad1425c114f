/// The part of Mermaid's grammar of sequence diagrams that a trace uses, written from its documentation: a header, then
/// participants, notes and messages, one a line.
nonisolated enum MermaidGrammar {
    private static let arrows = ["-->>", "->>", "--x", "-x", "--)", "-)", "-->", "->"]
    /// Words that begin something else, so that no participant can be called so.
    private static let keywords: Set<String> = [
        "end", "loop", "alt", "else", "opt", "par", "and", "critical", "option", "break", "rect", "note", "box",
        "activate", "deactivate", "create", "destroy", "participant", "actor", "autonumber", "title", "over", "as",
    ]

    /// What is wrong with a diagram; `nil` where Mermaid would draw it, and every participant by the name it was introduced with.
    static func complaint(about diagram: String) -> String? {
        guard diagram.hasSuffix("\n") else { return "no line end at the end" }
        let lines = diagram.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "sequenceDiagram" else { return "no header" }
        var participants: Set<Substring> = []
        var isInBlock = false
        for line in lines.dropFirst() {
            let statement = line.drop { $0 == " " }
            // A block with a colour.
            if statement.hasPrefix("rect rgb") || statement == "end" {
                guard isInBlock == (statement == "end") else { return "a block out of place: \(line)" }
                isInBlock.toggle()
                continue
            }
            if let complaint = complaint(about: statement, &participants) { return "\(complaint): \(line)" }
        }
        return isInBlock ? "a block without an end" : nil
    }

    private static func complaint(about statement: Substring, _ participants: inout Set<Substring>) -> String? {
        if statement.hasPrefix("participant ") {
            let words = statement.split(separator: " ", maxSplits: 3)
            guard words.count == 4, words[2] == "as" else { return "no alias" }
            guard isName(words[1]) else { return "not a name" }
            guard participants.insert(words[1]).inserted else { return "introduced twice" }
            return words[3].contains { "#;".contains($0) } ? "the alias ends early" : nil
        }
        guard let colon = statement.firstIndex(of: ":") else { return "no text" }
        let text = statement[statement.index(after: colon)...]
        if let complaint = complaint(aboutText: text) { return complaint }
        let head = statement[..<colon]
        let names: [Substring]
        if head.hasPrefix("Note over ") {
            names = [head.dropFirst("Note over ".count)]
        } else {
            guard let arrow = arrows.first(where: { head.contains($0) }) else { return "no arrow" }
            names = head.split(separator: arrow)
            guard names.count == 2 else { return "not from one to another" }
        }
        return names.allSatisfy(participants.contains) ? nil : "not introduced"
    }

    private static func isName(_ name: Substring) -> Bool {
        !keywords.contains(name.lowercased())
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// A `;` ends a statement but where it ends a character reference, which a `#` begins.
    private static func complaint(aboutText text: Substring) -> String? {
        guard text.hasPrefix(" "), text.count > 1 else { return "an empty text" }
        var rest = text[...]
        var plain = ""
        while let character = rest.popFirst() {
            switch character {
            case ";": return "a statement that ends early"
            case "#":
                let code = rest.prefix { $0.isNumber }
                guard !code.isEmpty, rest.dropFirst(code.count).first == ";" else { return "a bare #" }
                rest = rest.dropFirst(code.count + 1)
                plain.append("?")
            default: plain.append(character)
            }
        }
        guard !plain.contains(where: { $0.isNewline || $0 == "\u{0}" }) else { return "a line end in a text" }
        return plain.lowercased().split(separator: " ").contains("end") ? "a bare end" : nil
    }
}
