extension Trace {
    /// A line of JSON an event, always with the same keys; `records` has the first and the last one.
    nonisolated var jsonLines: String {
        events.map { event in
            let receiver = event.kind == .unheard ? "null" : Self.quoted(event.receiver)
            let records = event.records.map { "[\($0.lowerBound), \($0.upperBound)]" } ?? "null"
            return "{\"kind\": \(Self.quoted(event.kind.rawValue)), \"from\": \(Self.quoted(event.sender)), "
                + "\"to\": \(receiver), \"text\": \(Self.quoted(event.text)), \"records\": \(records)}\n"
        }.joined()
    }

    /// No text has a control character: they are made of Swift names, of numbers, and of ids, which a menu checks.
    private nonisolated static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
