extension TraceEvent {
    /// A line of JSON, always with the same keys; `records` has the first and the last one.
    nonisolated var jsonLine: String {
        let to =
            switch kind {
            case .unheard, .release: "null"
            case .injection, .message, .navigation, .machine, .record: Self.quoted(receiver)
            }
        let records = records.map { "[\($0.lowerBound), \($0.upperBound)]" } ?? "null"
        return "{\"kind\": \(Self.quoted(kind.rawValue)), \"from\": \(Self.quoted(sender)), \"to\": \(to), "
            + "\"text\": \(Self.quoted(text)), \"records\": \(records)}\n"
    }

    /// No text has a control character: they are made of Swift names, of numbers, and of ids, which a menu checks.
    private nonisolated static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
