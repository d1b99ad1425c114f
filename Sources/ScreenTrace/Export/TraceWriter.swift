/// Writes a trace event by event, so that a long session costs no more at its end than at its beginning.
package nonisolated struct TraceWriter {
    private let format: TraceFormat
    private var participants: Set<String> = []

    /// A writer of nothing so far.
    package init(_ format: TraceFormat) {
        self.format = format
    }

    /// What the file begins with.
    package var header: String {
        switch format {
        case .mermaid: "sequenceDiagram\n"
        case .jsonLines, .text: ""
        }
    }

    /// Writes an event that follows those that were written before.
    ///
    /// - Returns: Its lines, with their ends.
    package mutating func lines(for event: TraceEvent) -> String {
        switch format {
        case .mermaid: introduced(event) + event.mermaid
        case .jsonLines: event.jsonLine
        case .text: event.line + "\n"
        }
    }

    /// Mermaid draws a participant where it is first named, but calls it by its alias only where it has been introduced.
    private mutating func introduced(_ event: TraceEvent) -> String {
        [event.sender, event.receiver].map { participants.insert($0).inserted ? Mermaid.participant($0) : "" }.joined()
    }
}
