extension TraceEvent {
    /// The event as a line of a Mermaid `sequenceDiagram`.
    nonisolated var mermaid: String {
        let (from, to) = (Mermaid.id(of: sender), Mermaid.id(of: receiver))
        let arrow =
            switch kind {
            case .injection, .machine, .record: "->>"
            case .message: "-->>"
            case .unheard: "--x"
            case .navigation: "-)"
            case .release: ""
            }
        let path = kind == .release ? "Note over \(from)" : from + arrow + to
        return "    \(path): \(Mermaid.escaped(textWithRecords))\n"
    }
}
