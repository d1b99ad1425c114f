import Core
import JetStream
import JuiceMaker
import System

/// A store on the stream of a shop: the server has the order of the records, and the file beside each kiosk has the same lines.
///
/// A record is one message, whose number in the stream is its own. It is appended only behind the last record that the decision knew, and it
/// is told only when the server has acknowledged it and the file is durable.
package struct ShopStore: RecordStore {
    let address: StreamAddress
    let link: any ServerLink
    let questions: StreamQuestions
    let wait: ServerWait
    var replica: FileStore
    /// The time at which the stream was made, by which it is known again.
    var created: String?
    var turn: ServerWait.Turn?
    var consumer: OrderedConsumer?
    var probe: Probe?
    var subscription = Session.answers
    /// The connection on which the file and the stream were compared last.
    var checkedConnection: Int?
    /// The record that was sent, and whose fate is not known.
    var pending: PendingRecord?
    /// The records whose answer was not waited for until its end.
    var abandoned: [PendingRecord] = []
    /// Those of them that are recorded, until a person hears of it.
    var late: [LedgerEntry] = []
    /// The beginning of the ids of this store's messages. Two kiosks can write the same line at the same time, so that no id is made of
    /// what a line says.
    let idPrefix = String(UInt64.random(in: .min ... .max), radix: 36)
    private var idNumber = 0

    /// Creates a store over a replica, which belongs to the stream that was made at a time, in the words of the server; `nil` for a new one.
    init(_ replica: FileStore, of address: StreamAddress, created: String?, over link: any ServerLink, wait: ServerWait)
    {
        (self.replica, self.address, self.created, self.link, self.wait) = (replica, address, created, link, wait)
        questions = StreamQuestions(about: address)
    }

    /// The sums of the records that were read.
    package var accounts: Accounts { replica.accounts }

    /// The place of the last record that was read; 0 before the first one.
    package var lastSequence: Int { replica.lastSequence }

    /// Returns what a person should know, once.
    package mutating func takeNotices() -> [LedgerNotice] {
        defer { late = [] }
        return replica.takeNotices() + late.map { .recordedLate($0) }
    }
}

/// A record on its way to the server.
struct PendingRecord {
    let record: LedgerRecord
    let line: [UInt8]
    let id: String
    var wasSent = false
    /// Whether the stream has it; `nil` if that is not known.
    var isRecorded: Bool?
}

// MARK: - Writing

extension ShopStore {
    /// Compares the stream with the replica, and reads what is new. Others can write meanwhile.
    ///
    /// A record tells the server only its place, and a stream that was made anew may have as many records. So it is looked at each time.
    ///
    /// - Throws: `LedgerError`, also where a record without an answer turns out to be there: a person may be about to make it once more.
    package mutating func beginTurn() throws(LedgerError) {
        var turn = ServerWait.Turn(wait, limit: link.isAwayForLong ? .seconds(1) : nil)
        try readReplica()
        try listen()
        try check(&turn)
        if !late.isEmpty { throw .shop(.recordedLate(late.removeFirst())) }
        self.turn = turn
    }

    /// Lets others be read again.
    package mutating func endTurn() { turn = nil }

    /// Appends an entry, or makes sure that an answer without one rests on all records.
    ///
    /// - Precondition: There is one entry at most. A server may take only the first of several, and what became of each must be known before
    ///   a number is shown: the bookkeeper's answer would have parts.
    package mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, at time: Timestamp
    ) throws(LedgerError) -> AppendOutcome {
        guard entries.count < 2 else { throw .failed(.write, .notSupported) }
        guard sequence == lastSequence else { return .behind }
        guard let entry = entries.first else {
            try replica.makeDurable()
            return .done([])
        }
        let (record, line) = try replica.line(of: entry, at: time)
        replica.unshown.note(
            LogMark(
                sequence: record.sequence, end: replica.log.end + line.count,
                sum: line.dropLast().withUnsafeBytes { SealedLine.sum(of: $0) }))
        idNumber += 1
        pending = PendingRecord(record: record, line: line, id: "\(idPrefix)-\(idNumber)")
        return try settle()
    }

    /// Sends the record whose fate is not known once more. The server tells a repetition from another record.
    package mutating func settle() throws(LedgerError) -> AppendOutcome {
        var turn = self.turn ?? ServerWait.Turn(wait)
        defer { self.turn = turn }
        do throws(LedgerError) {
            if link.connection == nil || link.connection != checkedConnection { try check(&turn) }
            guard let sent = pending, sent.isRecorded == nil else { return outcome() }
            pending?.wasSent = true
            let question = questions.append(sent.line, after: sent.record.sequence - 1, id: sent.id)
            let answers: [Message]
            do throws(LinkError) {
                answers = try link.exchange([question, questions.info], &turn, limit: StreamAnswer.longestWait)
            } catch {
                if case .noAnswer = error, turn.goesOn() { return .unknown }
                // Only a refusal of this very record, which was sent for the first time, can say that the stream does not have it. It is
                // looked for all the same.
                if case .refused(.refused(let words)) = error, !sent.wasSent, words.contains("\"\(question.subject)\"")
                {
                    try check(&turn)
                    if pending?.isRecorded == true { return outcome() }
                    pending = nil
                }
                throw ledgerError(error)
            }
            return try outcome(of: answers, &turn)
        } catch {
            guard let lost = pending else { throw error }
            pending = nil
            if lost.isRecorded == true { return .done([lost.record]) }
            guard lost.wasSent, lost.isRecorded == nil else { throw error }
            // Whatever else the server says now, on another connection too, is no answer about the record that was sent.
            abandoned.append(lost)
            throw .shop(.unanswered(server: address.description))
        }
    }

    /// The answers that say that another record has the place.
    private static let conflicts: Set<Int> = [10_070, 10_071, 10_163, 10_164]

    /// Returns what became of the record that the stream has, or will never have.
    private mutating func outcome() -> AppendOutcome {
        defer { pending = nil }
        guard let pending, pending.isRecorded == true else { return .behind }
        return .done([pending.record])
    }

    private mutating func outcome(
        of answers: [Message], _ turn: inout ServerWait.Turn
    ) throws(LedgerError) -> AppendOutcome {
        guard let sent = pending else { return .behind }
        let sequence: Int
        do throws(StreamError) { sequence = try StreamAnswer.sequence(answers[0]) } catch {
            switch error {
            case .noResponders, .unavailable, .malformed, .refused(code: 10_158, _):
                guard turn.goesOn() else { throw .shop(.unanswered(server: address.description)) }
                link.pause(.milliseconds(50))
                return .unknown
            case .refused(let code, _):
                // The words of a server are one thing, and what its stream has is another: the record itself is looked for.
                try check(&turn)
                if pending?.isRecorded != nil || Self.conflicts.contains(code) { return outcome() }
                pending = nil
                throw ledgerError(error)
            }
        }
        if sequence != sent.record.sequence {
            // The server counts otherwise than the records do. What it has now is found out before anything else.
            try check(&turn)
            return outcome()
        }
        // The stream that has the record may be another one than at the last look, which was made anew and has as many records.
        if (try? StreamAnswer.info(answers[1], subject: questions.subject))?.created != created {
            guard turn.goesOn() else { throw .shop(.unanswered(server: address.description)) }
            try check(&turn)
            return .unknown
        }
        // The server has it. If this disk fails, its number is not shown, and the next turn finds out what was recorded.
        do throws(LedgerError) { try replica.adopt([sent.line], from: sent.record.sequence) } catch {
            throw .shop(.unanswered(server: address.description))
        }
        pending = nil
        abandoned.removeAll { $0.record.sequence <= sent.record.sequence }
        return .done([sent.record])
    }
}
