import Calculator
import Classroom
import Core
import JuiceMaker
import System

/// The records of a student or of the teacher, in a file of their folder. Several programs of them can append to it at the same time.
///
/// A record is durable before it is sent: what the class has, the journal has. What cannot be written is told, and never comes later.
package final class ClassJournal {
    /// The name of the file of a student.
    package static let fileName = "class.jsonl"
    /// The name of the file of the teacher, who may be a student of the class too, to show what students see.
    package static let teachersFileName = "teacher.jsonl"
    /// The longest wait for another program, which has the file for a write.
    private static let lockWait = LockWait(limit: .seconds(1))

    private let place: LogPlace
    private let secret: ClassSecret
    private let opening: ClassEvent
    private let now: () -> Timestamp
    private var log: SealedLog<ClassLine>
    /// The lines of the last append, as long as they may be in the file although it has failed.
    private var refused: [UInt8] = []
    private var notice: RecordingNotice?
    /// The writer of a journal that has no record yet.
    private var newWriter: ClassWriter

    /// Opens the journal in a folder. Its first record says how its writer comes to the class, and so does one that follows another name.
    ///
    /// - Parameters:
    ///   - directory: The folder.
    ///   - opening: That the student has joined, or that the teacher has created the class.
    ///   - mode: Whether a missing journal is created, with its folder.
    ///   - now: Returns the present time.
    ///   - files: The file system.
    /// - Throws: `LedgerError` when the file cannot be written, or a newer kiosk wrote it.
    package init(
        in directory: String, of opening: ClassEvent, _ mode: OpenMode = .creating, now: @escaping () -> Timestamp,
        files: any FileSystem = SystemFiles()
    ) throws(LedgerError) {
        let name = opening.role == .student ? Self.fileName : Self.teachersFileName
        place = LogPlace(directory: directory, name: name, files: files, wait: Self.lockWait)
        (self.opening, self.now, newWriter) = (opening, now, .random(opening.role))
        let file = try place.open(mode)
        log = SealedLog(file)
        secret = try place.holding(.exclusive, on: file) { [place] () throws(LogError) in
            try place.checkLocks()
            return try ClassSecret(in: place.key)
        }
        try append([])
        if log.fold.opening != opening { try append([opening]) }
    }

    /// The student or teacher. It is another one after a journal was set aside.
    package var writer: ClassWriter { log.fold.writer ?? newWriter }

    /// The number of the last record.
    package var lastNumber: Int { log.sequence ?? 0 }

    /// Returns a line with its line feed: what is published is what the file has. The result is `nil` if there is none.
    package func line(_ number: Int) -> [UInt8]? {
        let places = log.fold.places
        guard places.indices.contains(number - 1) else { return nil }
        let end = number < places.count ? places[number] : log.end
        // Another program may have set the file aside.
        let bytes = try? log.bytes(at: places[number - 1], count: end - places[number - 1])
        return bytes.flatMap { ClassLine.record(of: $0) == nil ? nil : $0 }
    }

    /// Returns what a person should know, once: a damaged journal was set aside, and a new one was begun.
    package func takeNotice() -> RecordingNotice? {
        defer { notice = nil }
        return notice
    }

    /// Appends events, all of them or none.
    ///
    /// - Throws: `LedgerError`. Then the person is told that nothing is sent, and none of them is ever appended.
    package func append(_ events: [ClassEvent]) throws(LedgerError) {
        guard events.allSatisfy(ClassLine.hasRoom) else { throw .failed(.write, .fileTooLarge) }
        try write(events)
    }

    /// Reads what other programs have appended.
    package func readOn() throws(LedgerError) {
        let (size, isCurrent) = (try log.size(), try place.leads(to: log.file))
        if size != log.end || !isCurrent { try write([]) }
    }

    /// Sets the journal aside, and begins a new one: the class that it belongs to is gone.
    package func beginAnew() throws(LedgerError) { try write([], isOutdated: true) }

    /// Sets the journal aside, and begins a new one, if a record of its writer that the class has is not the journal's: the folder is a copy
    /// that goes on apart from another one, or an older one. Numbers that the class knows would be passed over there.
    package func check(_ record: ClassRecord) throws(LedgerError) {
        if record.writer != writer || self.record(record.number) == record { return }
        try readOn()
        if record.writer != writer || self.record(record.number) == record { return }
        try beginAnew()
    }

    private func record(_ number: Int) -> ClassRecord? { line(number).flatMap { ClassLine.record(of: $0) } }
}

// MARK: - Under the lock

extension ClassJournal {
    private func write(_ events: [ClassEvent], isOutdated: Bool = false) throws(LogError) {
        for _ in 0..<10 {
            let isWritten = try place.holding(.exclusive, on: log.file) { () throws(LogError) in
                // A file that was removed or replaced is not the journal any more.
                guard try place.leads(to: log.file) else { return false }
                try removeRefused()
                try readUnderLock()
                if isOutdated { try setAside(line: log.nextNumber) }
                try writeUnderLock(events)
                return true
            }
            if isWritten { return }
            log = SealedLog(try place.open(.creating))
        }
        throw .busy
    }

    /// Removes lines that a failed append has left in the file, unless another program has gone on from there.
    private func removeRefused() throws(LogError) {
        if refused.isEmpty { return }
        if refused.starts(with: try log.bytes(at: log.end, count: refused.count + 1)) {
            try attempt(.write, try log.file.truncate(to: log.end))
        }
        refused = []
    }

    private func readUnderLock() throws(LogError) {
        do throws(LogError) { try log.catchUp() } catch .damaged {
            // Another program may have begun it anew.
            log = SealedLog(log.file)
            do throws(LogError) { try log.catchUp() } catch .damaged(let line, _) { try setAside(line: line) }
        }
        log.mend()
        // A journal without its secret, or of an older kiosk: no further record could be shown to be its writer's.
        if let writer = log.fold.writer, log.fold.promise != secret.proof(lastNumber, of: writer).promise {
            try setAside(line: log.nextNumber)
        }
    }

    private func setAside(line: Int) throws(LogError) {
        notice = .damaged(line: line, copy: try place.keepCopy(of: log.file))
        log.removeAll()
        newWriter = .random(opening.role)
    }

    private func writeUnderLock(_ events: [ClassEvent]) throws(LogError) {
        let isNew = log.sequence == 0
        if !isNew, events.isEmpty, !log.hasUnwrittenChanges { return }
        // A record is in a file whose name is durable, or it is not sent.
        if isNew { try place.syncNames(isNew: true) }
        let (writer, time) = (writer, now())
        var lines: [UInt8] = []
        defer { refused = lines }
        try log.append { [opening, secret] log throws(LogDamage) in
            for event in (isNew ? [opening] : []) + events {
                try log.add(log.fold.line(event, of: writer, at: time, from: secret))
            }
            lines = log.pending
        }
        lines = []
    }
}
