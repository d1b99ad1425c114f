import JuiceMaker

/// A record that a salvage could not take over, as far as its line can still be read.
package struct LostRecord: Hashable, Sendable {
    /// The kind, by its name in the file.
    package let kind: String
    /// The number of its order or its close; `nil` for a record without one.
    package let number: Int?
    let sequence: Int?

    private static let kinds = "open menu sale stock void refund ready handed back paid float close accepted lost"

    /// Creates a record from what is left of a line: `{"seq":7,"time":"…","kind":"void","number":5`; `nil` without a kind.
    init?(remainsOf line: UnsafeRawBufferPointer) {
        let words = String(decoding: line.prefix(128), as: UTF8.self).split { "{\":,".contains($0) }
        let kinds = Self.kinds.split(separator: " ")
        guard let place = words.firstIndex(where: { kinds.contains($0) }) else { return nil }
        let hasNumber = words.count > place + 2 && words[place + 1] == "number"
        (kind, sequence) = (String(words[place]), words.dropFirst().first.flatMap { Int($0) })
        number = hasNumber ? Int(words[place + 2]) : nil
    }

    init?(_ record: LedgerRecord) {
        var line: [UInt8] = []
        try? RecordLine(record: record).write(to: &line)
        guard let lost = line.withUnsafeBytes({ LostRecord(remainsOf: $0) }) else { return nil }
        self = lost
    }

    /// A Boolean value that indicates whether the record had a menu.
    package var hasMenu: Bool { kind == "menu" || kind == "open" }
    /// The kind, the number, and in parentheses the place.
    package var text: String { kind + (number.map { " \($0)" } ?? "") + (sequence.map { " (\($0))" } ?? "") }
}
