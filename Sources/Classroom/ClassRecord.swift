import Core

/// Something that happened in a class, as its writer noted it.
package struct ClassRecord: Equatable, Sendable {
    /// The one who wrote the record.
    package let writer: ClassWriter
    /// The place among the records of this writer, from 1 without gaps.
    package let number: Int
    /// The time on the writer's machine, whose clock may be wrong.
    package let time: Timestamp
    /// What happened.
    package let event: ClassEvent
    /// What shows that it is the writer's; `nil` in a record of an older kiosk.
    package let proof: ClassProof?

    /// Creates a record.
    package init(writer: ClassWriter, number: Int, time: Timestamp, event: ClassEvent, proof: ClassProof?) {
        (self.writer, self.number, self.time, self.event, self.proof) = (writer, number, time, event, proof)
    }
}

/// What shows that a record is its writer's: everyone can write to the stream of a class, and a name alone shows nothing.
///
/// Each record promises a key by its digest, and the next one reveals it. Nobody else can know the key before, and the order of the server tells
/// which record revealed it first. (The idea is Lamport's one-time password; a promise in each record instead of one chain of hashes has no
/// greatest length.)
package struct ClassProof: Equatable, Sendable {
    /// The key that the record before has promised. Nothing has promised that of the first record.
    package let key: String
    /// The digest of the key of the next record.
    package let promise: String

    /// Creates a proof.
    package init(key: String, promise: String) { (self.key, self.promise) = (key, promise) }

    /// Returns the digest of a text: the first 128 bits of its SHA-256, for which nobody finds another text.
    package static func digest(of text: String) -> String { String(SHA256.digits(of: text.utf8).prefix(32)) }
}

/// The one who writes records: a folder of a student, or of the teacher.
package struct ClassWriter: Hashable, Sendable {
    /// The part that a writer has in the class.
    package enum Role: String, Sendable {
        case teacher, student
    }

    /// The part in the class.
    package let role: Role
    /// What tells writers apart: small letters and digits.
    package let id: String

    /// The greatest length of an id.
    private static let longestID = 32

    /// Creates a writer; `nil` for an id that is none.
    package init?(_ role: Role, id: String) {
        guard (1...Self.longestID).contains(id.utf8.count), id.utf8.allSatisfy(Self.isLetterOfID) else { return nil }
        (self.role, self.id) = (role, id)
    }

    private init(role: Role, uncheckedID id: String) { (self.role, self.id) = (role, id) }

    /// Returns a writer whose id nobody else has.
    package static func random(_ role: Role) -> ClassWriter {
        let number = UInt64.random(in: .min ... .max)
        return ClassWriter(role: role, uncheckedID: String(number, radix: 36))
    }

    private static func isLetterOfID(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

/// A name that a student has chosen, or that of a question or a koan: a short text without control characters.
package struct ClassName: Hashable, Sendable {
    /// The text.
    package let text: String

    /// The greatest number of bytes of a name. A family of three has room in Hangul, and so has the longest name of a koan.
    private static let longest = 60

    /// Creates a name from what a person typed; `nil` for a text that is none.
    package init?(_ text: some StringProtocol) {
        let text = String(text).trimmed
        guard (1...Self.longest).contains(text.utf8.count), text.unicodeScalars.allSatisfy(Self.isAllowed) else {
            return nil
        }
        self.text = text
    }

    /// A name is shown on the terminals of others, which must neither obey it nor show something else.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

/// What can happen in a class.
package enum ClassEvent: Equatable, Sendable {
    // MARK: Of a student

    /// The student came, under a name.
    case joined(ClassName)
    /// The student has ticked an answer to a question, which can be changed until it is revealed.
    case predicted(question: ClassName, answer: Int)
    /// A koan came into view.
    case opened(koan: ClassName)
    /// The file of a koan was checked; `digest` are the digits of what the file contained.
    case attempted(koan: ClassName, isPassed: Bool, digest: String)
    /// A hint was read, the first one being 1.
    case hint(koan: ClassName, number: Int)
    /// The hand was raised or lowered.
    case hand(isRaised: Bool)
    /// What the file of a koan contains: part of a hand-in.
    case source(koan: ClassName, text: String)
    /// All sources were handed in.
    case handedIn

    // MARK: Of the teacher

    /// The class was created: its first record, whose writer is the teacher.
    case created
    /// A question of the lab was opened on all machines.
    case asked(question: ClassName)
    /// The answers and the outcome of the question were shown.
    case revealed(question: ClassName)
    /// The question was taken from the machines.
    case closed(question: ClassName)
    /// The teacher went to a student with a raised hand.
    case helped(student: ClassWriter)
    /// The class got a shop, on the same server.
    case shopOpened

    /// The role of the writers who may write the event.
    package var role: ClassWriter.Role {
        switch self {
        case .joined, .predicted, .opened, .attempted, .hint, .hand, .source, .handedIn: .student
        case .created, .asked, .revealed, .closed, .helped, .shopOpened: .teacher
        }
    }
}
