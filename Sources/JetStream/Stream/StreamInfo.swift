import Core

/// What a stream is.
package struct StreamInfo: Equatable, Sendable {
    /// The place of the last record; 0 before the first one.
    package let lastSequence: Int
    /// The time at which the stream was made, in the words of the server. No two streams have the same.
    package let created: String
    /// The number of servers that have the stream.
    package let copies: Int
    /// What of the stream no ledger can have, in the words of the server; `nil` if it keeps all records for ever.
    package let flaw: String?

    /// A stream that the server does not have.
    package static let gone = StreamInfo(lastSequence: 0, created: "", copies: 0, flaw: nil)
}

extension StreamInfo {
    /// A record with its headers is shorter. A server that accepts less can have no ledger.
    package static let longestRecord = 65_536

    /// Creates what the stream of a subject is from the answer of a server; `nil` if that is none.
    init?(_ answer: JSONValue, subject: String) {
        guard let last = answer["state"]?["last_seq"]?.number, let created = answer["created"]?.text else { return nil }
        (lastSequence, self.created) = (last, created)
        copies = answer["config"]?["num_replicas"]?.number ?? 1
        flaw = Self.flaw(of: answer, last: last, subject: subject)
    }

    private static func flaw(of answer: JSONValue, last: Int, subject: String) -> String? {
        let (settings, state) = (answer["config"], answer["state"])
        for name in ["max_msgs", "max_bytes", "max_age", "max_msgs_per_subject"] {
            if let limit = settings?[name]?.number, limit > 0 { return "\(name): \(limit)" }
        }
        if let limit = settings?["max_msg_size"]?.number, (0..<longestRecord).contains(limit) {
            return "max_msg_size: \(limit)"
        }
        for (name, word) in [("retention", "limits"), ("storage", "file")] {
            if let other = settings?[name]?.text, other != word { return "\(name): \(other)" }
        }
        for name in ["sealed", "no_ack"] where settings?[name]?.isTrue == true { return "\(name): true" }
        if let subjects = settings?["subjects"]?.elements.compactMap(\.text), !subjects.isEmpty, subjects != [subject] {
            return "subjects: " + subjects.joined(separator: ", ")
        }
        // Messages were removed.
        if let count = state?["messages"]?.number, count != last { return "messages: \(count), last_seq: \(last)" }
        return nil
    }
}
