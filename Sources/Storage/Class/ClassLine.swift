import Classroom
import Core

/// A line of a class, chained to the line before it of the same writer:
///
/// ```
/// {"seq":5,"student":"k3j","at":"2026-11-26T09:00:00.000Z","key":"…","promise":"…","event":"hand","raised":true,"chain":"…","sum":"…"}
/// ```
/// The first line of a writer has the `format` behind its number. The `key` is the one that the line before has promised; a line of format 1 has
/// none, and can be checked as a part of a hand-in alone. The `chain` is the SHA-256 of the chain of the line before and of what this
/// line has in front of it: no line can be changed, left out or moved unless all later ones are written anew.
struct ClassLine: LogRecord {
    typealias Fold = ClassChain

    static let format = 2
    /// The greatest number of bytes of a line: with its headers it is no longer than any server with a class accepts.
    static let longest = 60_000

    let record: ClassRecord
    /// The digits of this line and of all before it.
    let chain: String

    var sequence: Int { record.number }

    private static let chainOpening = ",\"chain\":\""
    private static let digitCount = 64
    /// A line without the members of its event is shorter.
    private static let longestFrame = 400

    /// Returns the record of a line with its line feed, as it arrives from a stream; `nil` for anything else.
    static func record(of line: [UInt8]) -> ClassRecord? {
        guard line.count <= longest, line.last == SealedLine.lineFeed else { return nil }
        return line.dropLast().withUnsafeBytes { try? ClassLine(parsing: $0) }?.record
    }

    /// Returns a Boolean value that indicates whether a line has room for an event.
    static func hasRoom(for event: ClassEvent) -> Bool {
        JSONText.object(event.written.members.map { (key: $0.0, value: $0.1) }).compactText.utf8.count
            <= longest - longestFrame
    }

    /// Returns what a line has in front of its chain.
    static func content(of record: ClassRecord) -> [UInt8] {
        let (name, members) = record.event.written
        let format: [(String, JSONText)] =
            record.number == 1 ? [("format", .number(record.proof == nil ? 1 : format))] : []
        let proof: [(String, JSONText)] =
            record.proof.map { [("key", .string($0.key)), ("promise", .string($0.promise))] } ?? []
        let all: [(String, JSONText)] =
            [("seq", .number(record.number))] + format + [
                (record.writer.role.rawValue, .string(record.writer.id)), ("at", .string(record.time.description)),
            ] + proof + [("event", .string(name))] + members
        return Array(JSONText.object(all.map { (key: $0.0, value: $0.1) }).compactText.utf8.dropLast())
    }

    func write(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes += Self.content(of: record) + Array((Self.chainOpening + chain + "\"").utf8)
        SealedLine.seal(&bytes, from: start)
    }

    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(line)
        return cursor.skip("{\"seq\":1,\"format\":") ? cursor.integer() : nil
    }

    init(parsing line: UnsafeRawBufferPointer) throws(LogDamage) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        let end = content.count - Self.chainOpening.utf8.count - Self.digitCount - 1
        guard end > 0 else { throw .syntax }
        let tail = String(decoding: content[end...], as: UTF8.self)
        guard tail.hasPrefix(Self.chainOpening), tail.hasSuffix("\""),
            let value = try? JSONValue(parsing: Array(content[..<end]) + [UInt8(ascii: "}")]),
            let record = ClassRecord(value)
        else { throw .syntax }
        self.init(record, chain: String(tail.dropFirst(Self.chainOpening.count).dropLast()))
    }

    init(_ record: ClassRecord, chain: String) { (self.record, self.chain) = (record, chain) }
}

/// The lines of one writer, as far as the next one depends on them.
struct ClassChain: LogFold {
    /// The writer; `nil` before the first line.
    private(set) var writer: ClassWriter?
    /// How the writer is in the class: the name that the student has chosen last, or that the teacher has created it.
    private(set) var opening: ClassEvent?
    /// The promise in the last line; `nil` before the first one, and in one of an older kiosk.
    private(set) var promise: String?
    /// The places in the file at which the lines begin.
    private(set) var places: [Int] = []
    /// The digits of all lines.
    private(set) var digits = ""

    /// Returns the next line.
    func line(_ event: ClassEvent, of writer: ClassWriter, at time: Timestamp, from secret: ClassSecret) -> ClassLine {
        let number = places.count + 1
        let record = ClassRecord(
            writer: writer, number: number, time: time, event: event, proof: secret.proof(number, of: writer))
        return ClassLine(record, chain: digits(with: record))
    }

    mutating func enter(_ line: ClassLine, at place: Int) throws(LogDamage) {
        guard line.chain == digits(with: line.record), writer == nil || writer == line.record.writer else {
            throw .chain
        }
        (writer, digits, promise) = (line.record.writer, line.chain, line.record.proof?.promise)
        switch line.record.event {
        case .joined, .created: opening = line.record.event
        default: break
        }
        places.append(place)
    }

    private func digits(with record: ClassRecord) -> String {
        SHA256.digits(of: Array(digits.utf8) + ClassLine.content(of: record))
    }
}

// MARK: - The members of a line

extension ClassEvent {
    /// The name of the event in a line, and the members behind it.
    fileprivate var written: (name: String, members: [(String, JSONText)]) {
        func text(_ key: String, _ name: ClassName) -> (String, JSONText) { (key, .string(name.text)) }
        return switch self {
        case .joined(let name): ("joined", [text("name", name)])
        case .predicted(let question, let answer):
            ("predicted", [text("question", question), ("answer", .number(answer))])
        case .opened(let koan): ("opened", [text("koan", koan)])
        case .attempted(let koan, let isPassed, let digest):
            ("attempted", [text("koan", koan), ("passed", .boolean(isPassed)), ("digest", .string(digest))])
        case .hint(let koan, let number): ("hint", [text("koan", koan), ("number", .number(number))])
        case .hand(let isRaised): ("hand", [("raised", .boolean(isRaised))])
        case .source(let koan, let content): ("source", [text("koan", koan), ("text", .string(content))])
        case .handedIn: ("handedIn", [])
        case .created: ("created", [])
        case .asked(let question): ("asked", [text("question", question)])
        case .revealed(let question): ("revealed", [text("question", question)])
        case .closed(let question): ("closed", [text("question", question)])
        case .helped(let student): ("helped", [("whom", .string(student.id))])
        case .shopOpened: ("shopOpened", [])
        }
    }

    fileprivate init?(_ value: JSONValue) {
        func name(_ key: String) -> ClassName? { value[key]?.text.flatMap { ClassName($0) } }
        func number(_ key: String) -> Int? { value[key]?.number.flatMap { (0...1_000).contains($0) ? $0 : nil } }
        let (koan, question) = (name("koan"), name("question"))
        let event: ClassEvent? =
            switch value["event"]?.text {
            case "joined": name("name").map { .joined($0) }
            case "predicted":
                if let question, let answer = number("answer") {
                    .predicted(question: question, answer: answer)
                } else {
                    nil
                }
            case "opened": koan.map { .opened(koan: $0) }
            case "attempted":
                if let koan, let digest = ClassName(value["digest"]?.text ?? "") {
                    .attempted(koan: koan, isPassed: value["passed"]?.isTrue ?? false, digest: digest.text)
                } else {
                    nil
                }
            case "hint": if let koan, let number = number("number") { .hint(koan: koan, number: number) } else { nil }
            case "hand": .hand(isRaised: value["raised"]?.isTrue ?? false)
            case "source":
                if let koan, let text = value["text"]?.text { .source(koan: koan, text: text) } else { nil }
            case "handedIn": .handedIn
            case "created": .created
            case "asked": question.map { .asked(question: $0) }
            case "revealed": question.map { .revealed(question: $0) }
            case "closed": question.map { .closed(question: $0) }
            case "helped":
                value["whom"]?.text.flatMap { ClassWriter(.student, id: $0) }.map { .helped(student: $0) }
            case "shopOpened": .shopOpened
            default: nil
            }
        guard let event else { return nil }
        self = event
    }
}

extension ClassRecord {
    fileprivate init?(_ value: JSONValue) {
        let writer =
            value["teacher"]?.text.flatMap { ClassWriter(.teacher, id: $0) }
            ?? value["student"]?.text.flatMap { ClassWriter(.student, id: $0) }
        guard let number = value["seq"]?.number, number > 0, let writer, let time = Timestamp(value["at"]?.text ?? ""),
            let event = ClassEvent(value)
        else { return nil }
        var proof: ClassProof?
        if let key = value["key"]?.text, let promise = value["promise"]?.text {
            proof = ClassProof(key: key, promise: promise)
        }
        self.init(writer: writer, number: number, time: time, event: event, proof: proof)
    }
}
