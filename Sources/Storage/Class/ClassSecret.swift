import Classroom
import Core
import System

/// What the keys of a writer come from: a random text in a file beside the journal, which its owner alone can read.
///
/// Whoever has it can write as this student or as this teacher. It is never sent.
struct ClassSecret: Sendable {
    private let text: String

    /// Reads the secret from its file, or makes one and makes it durable. The caller holds the lock of the journal.
    init(in place: LogPlace) throws(LogError) {
        var file = try place.open(.creating)
        var bytes = try attempt(.read, try file.bytes(at: 0, count: 256))
        // A process that was killed leaves a part of it. No record came from that.
        if bytes.last != SealedLine.lineFeed {
            // A new file is its owner's alone, whatever rights the old one had.
            try place.remove()
            file = try place.open(.creatingNew)
            let words = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
            bytes = Array((words.joined(separator: "-") + "\n").utf8)
            try attempt(.write, try file.replaceContents(from: 0, with: bytes))
            try attempt(.sync, try file.sync())
            try place.syncNames()
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the proof of a record of a writer.
    func proof(_ number: Int, of writer: ClassWriter) -> ClassProof {
        ClassProof(key: key(number, of: writer), promise: ClassProof.digest(of: key(number + 1, of: writer)))
    }

    private func key(_ number: Int, of writer: ClassWriter) -> String {
        ClassProof.digest(of: "\(text)\(writer.role.rawValue) \(writer.id) \(number)")
    }
}
