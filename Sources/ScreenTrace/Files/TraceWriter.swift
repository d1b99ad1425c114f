import Core
import ScreenKit

/// The format of a file with a trace. The file name ends with it.
package nonisolated enum TraceFormat: String, CaseIterable, Sendable {
    /// A page for a browser.
    case page = "html"
    /// A `sequenceDiagram` of Mermaid.
    case mermaid = "mmd"
    /// One JSON object a line.
    case jsonLines = "jsonl"
    /// One sentence a line.
    case text = "txt"

    /// Creates the format that a path ends with; `nil` if the path ends with none.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[dot...].dropFirst().lowercased())
    }

    /// Returns a Boolean value that indicates whether a text is the beginning of a trace in this format.
    package func isTrace(_ text: String) -> Bool {
        switch self {
        case .mermaid: text.hasPrefix("sequenceDiagram\n")
        case .jsonLines: text.hasPrefix("{\"kind\": \"")
        case .text: text.hasPrefix("[start] ") || text.hasPrefix("[injection] ")
        case .page: text.hasPrefix(StoryPage.beginning)
        }
    }
}

/// A writer of a trace. It writes event by event, so that an event costs the same at any time of a session.
package nonisolated struct TraceWriter {
    private let format: TraceFormat
    private var participants: Set<String> = []
    private var page = StoryPage()

    /// Creates a writer for an empty file.
    package init(_ format: TraceFormat) {
        self.format = format
    }

    /// The beginning of the file.
    package var header: String {
        switch format {
        case .mermaid: "sequenceDiagram\n"
        case .jsonLines, .text: ""
        case .page: page.header
        }
    }

    /// Returns the lines of the next event with their line ends. A page shows the objects at that moment too, where they are known.
    package mutating func lines(for event: TraceEvent, map: ObjectMap? = nil) -> String {
        switch format {
        case .mermaid: introductions(for: event) + event.mermaid
        case .jsonLines: event.jsonLine
        case .text: event.line + "\n"
        case .page: page.row(for: event, map)
        }
    }

    /// Mermaid draws a participant where it is first named, but with its label only where it was introduced before.
    private mutating func introductions(for event: TraceEvent) -> String {
        let names = event.objects + (event.kind == .unheard ? [TraceEvent.noObject] : [])
        return names.map { participants.insert($0).inserted ? TraceEvent.participant($0) : "" }.joined()
    }
}

// MARK: - JSON

extension TraceEvent {
    /// A JSON object, always with the same keys.
    fileprivate nonisolated var jsonLine: String {
        func json(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
        let places = records.map { JSONText.list([.number($0.lowerBound), .number($0.upperBound)]) }
        return JSONText.object([
            ("kind", .string(kind.rawValue)), ("from", json(sender)), ("to", json(receiver)), ("text", .string(text)),
            ("records", places ?? .null), ("returned", .boolean(hasReturned)), ("source", json(source?.description)),
        ]).text + "\n"
    }
}

// MARK: - Mermaid

extension TraceEvent {
    /// The lines of a `sequenceDiagram`: a call is a solid arrow, its return a dashed one, and what is no call from one known
    /// object to another is a note. Mermaid gives all arrows one colour; that of a message to a delegate and of its return is behind them.
    fileprivate nonisolated var mermaid: String {
        let text = Self.escaped(text.isEmpty ? "return" : textWithRecords(Texts(.english)) + sourceText)
        guard case .arrow(let sender?, let receiver?) = figure else {
            return "    Note over \(objects.first.map(Self.id) ?? ""): \(text)\n"
        }
        let (from, to) = (Self.id(of: sender), Self.id(of: receiver))
        let arrow = (sign.isBack ? "--" : "-") + (sign.head == .cross ? "x" : ">>")
        let lines = "    \(from)\(arrow)\(to): \(text)\n" + (hasReturned ? "    \(to)-->>\(from): return\n" : "")
        return shownKind == .message ? "    rect rgba(255, 175, 32, 0.3)\n\(lines)    end\n" : lines
    }

    fileprivate nonisolated static func participant(_ name: String) -> String {
        let label = name.split(separator: "#").joined(separator: " ")
        return "    participant \(id(of: name)) as \(label)\n"
    }

    /// A Mermaid name has letters and digits of ASCII only; other characters are written as their codes.
    private nonisolated static func id(of name: String) -> String {
        name.unicodeScalars.map { scalar in
            if scalar == "#" { return "_" }
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            return isPlain ? String(scalar) : "_" + String(scalar.value, radix: 16)
        }.joined()
    }

    /// A `;` would end the message, and the word `end` a block.
    private nonisolated static func escaped(_ text: String) -> String {
        text.map { $0 == "#" ? "#35;" : $0 == ";" ? "#59;" : String($0) }.joined()
            .split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.lowercased() == "end" ? "#101;" + $0.dropFirst() : String($0) }.joined(separator: " ")
    }
}
