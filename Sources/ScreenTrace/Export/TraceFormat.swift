/// How a trace is written to a file, called as the file name ends.
package nonisolated enum TraceFormat: String, CaseIterable, Sendable {
    /// A `sequenceDiagram` for Mermaid, which draws it.
    case mermaid = "mmd"
    /// An object a line, for programs.
    case jsonLines = "jsonl"
    /// A sentence a line, for people.
    case text = "txt"

    /// The format that a file name asks for.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[dot...].dropFirst().lowercased())
    }
}
