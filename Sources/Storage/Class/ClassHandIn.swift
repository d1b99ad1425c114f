import Classroom
import Core
import JuiceMaker
import System

/// What a student has handed in: a journal whose lines were checked, each on its own and all as a chain.
package struct ClassHandIn: Sendable {
    /// The source of a koan.
    package struct Source: Equatable, Sendable {
        /// The koan.
        package let koan: ClassName
        /// What its file contains.
        package let text: String
    }

    /// The student's folder.
    package let writer: ClassWriter
    /// The name that the student has chosen last.
    package let name: ClassName
    /// All records, in their order.
    package let records: [ClassRecord]
    /// The digits that cover all lines.
    package let digits: String
    /// The place of the last hand-in among the records; `nil` if nothing was handed in.
    private let end: Int?
    /// What is known of each koan. A stranger's file can have a great many records, so they are counted once.
    private var attempts: [ClassName: Attempts] = [:]

    private struct Attempts: Sendable {
        var count = 0
        /// The last one before the last hand-in.
        var last: (isPassed: Bool, digest: String, time: Timestamp)?
    }

    /// The greatest number of bytes of a file. A student's has some hundred thousand.
    private static let longest = 64 << 20

    /// Reads a file.
    ///
    /// - Throws: `LedgerError` when the file cannot be read, or for the first line that is damaged: changed, or not the one that follows the line
    ///   before.
    package init(reading path: String, files: any FileSystem = SystemFiles()) throws(LedgerError) {
        let file = try attempt(.open, try files.open(path, .reading))
        var (log, records) = (SealedLog<ClassLine>(file), [ClassRecord]())
        let size = try log.size()
        if size > Self.longest { throw .failed(.read, .fileTooLarge) }
        try log.checkFormat()
        try log.read(upTo: size) { records.append($0.record) }
        guard log.end == size, let writer = log.fold.writer, case .joined(let name)? = log.fold.opening else {
            throw .damaged(line: log.nextNumber, .syntax)
        }
        (self.writer, self.name, self.records, digits) = (writer, name, records, log.fold.digits)
        end = records.lastIndex { $0.event == .handedIn }
        for (place, record) in records.enumerated() {
            guard case .attempted(let koan, let isPassed, let digest) = record.event else { continue }
            attempts[koan, default: Attempts()].count += 1
            if place < end ?? records.count { attempts[koan]?.last = (isPassed, digest, record.time) }
        }
    }

    /// The time of the last hand-in by the student's clock; `nil` if nothing was handed in.
    package var handedInAt: Timestamp? { end.map { records[$0].time } }

    /// The sources of the last hand-in; of a koan that is there more than once, the last one.
    package var sources: [Source] {
        guard let end else { return [] }
        let start = records[..<end].lastIndex { $0.event == .handedIn }.map { $0 + 1 } ?? 0
        let all = records[start..<end].compactMap { record in
            if case .source(let koan, let text) = record.event { Source(koan: koan, text: text) } else { nil }
        }
        var found: Set<ClassName> = []
        return all.reversed().filter { found.insert($0.koan).inserted }.reversed()
    }

    /// Returns the last attempt at a koan before the last hand-in; `nil` if there is none.
    package func lastAttempt(at koan: ClassName) -> (isPassed: Bool, digest: String, time: Timestamp)? {
        attempts[koan]?.last
    }

    /// The koans whose last check before the last hand-in has passed, in the order of their first attempts.
    package var solvedKoans: [ClassName] {
        let attempted = records[..<(end ?? records.count)].compactMap { record in
            if case .attempted(let koan, _, _) = record.event { koan } else { nil }
        }
        var found: Set<ClassName> = []
        return attempted.filter { found.insert($0).inserted && lastAttempt(at: $0)?.isPassed ?? false }
    }

    /// Returns the number of attempts at a koan.
    package func attemptCount(at koan: ClassName) -> Int { attempts[koan]?.count ?? 0 }

    /// Returns the digits of what a file of a koan contains, by which an attempt names it.
    package static func digest(of text: String) -> String {
        String(SHA256.digits(of: text.utf8).prefix(16))
    }
}
