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
    /// The file with the same lines.
    var replica: FileStore
    /// The time at which the stream was made, by which it is known again.
    var created: String?
    var turn: ServerWait.Turn?
    var consumer: OrderedConsumer?
    var probe: Probe?
    /// The last number of a subscription.
    var subscription = Session.answers
    /// The connection on which the file and the stream were compared last.
    private var checkedConnection: Int?
    /// A Boolean value that indicates whether the server may have records that were not read.
    private var isBehind = false
    /// The record that was sent, and whose fate is not known.
    private var pending: PendingRecord?
    /// The records whose answer was not waited for until its end.
    private var abandoned: [PendingRecord] = []
    private var notices: [LedgerNotice] = []
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
        defer { notices = [] }
        return replica.takeNotices() + notices
    }
}

/// A record on its way to the server.
private struct PendingRecord {
    let record: LedgerRecord
    let line: [UInt8]
    let id: String
    var wasSent = false
    /// Whether the stream has it; `nil` if that is not known.
    var isRecorded: Bool?
}

// MARK: - Reading

extension ShopStore {
    /// Reads what other kiosks have appended to the file. After a failed write, all of it is checked first.
    mutating func readReplica() throws(LedgerError) {
        if replica.doubt != nil { try replica.makeDurable() } else { try replica.readOn() }
    }

    /// Takes records that follow the last one.
    mutating func adopt(_ records: [StreamRecord]) throws(LedgerError) {
        if records.isEmpty { return }
        try replica.adopt(records.map(\.line))
        for record in records { settleFate(with: record) }
    }

    private mutating func settleFate(with record: StreamRecord) {
        if let sent = pending, sent.record.sequence == record.sequence { pending?.isRecorded = record.id == sent.id }
    }

    /// Throws an error unless the line here is that of the server.
    func compare(_ record: StreamRecord) throws(LedgerError) {
        let line = try replica.line(record.sequence)
        guard line == record.line else {
            throw .shop(.differs(sequence: record.sequence, own: line.lineText, other: record.line.lineText))
        }
    }

    /// Compares the stream with the replica, and reads what follows.
    ///
    /// - Throws: `LedgerError` when the server lost the end of the ledger, or has another one.
    mutating func check(_ turn: inout ServerWait.Turn) throws(LedgerError) {
        let info = try self.info(&turn)
        if let created, created != info.created {
            throw .shop(.otherLedger(replica: "\(address.name), \(created)", server: "\(address), \(info.created)"))
        }
        created = info.created
        try compareEnd(link.connection == checkedConnection ? 1 : Self.window, &turn)
        checkedConnection = link.connection
        isBehind = false
        try read(upTo: info.lastSequence, &turn)
        // Another kiosk, or a file that was opened again, may have read such a record first.
        let last = lastSequence
        for lost in abandoned where lost.record.sequence <= last {
            guard try record(lost.record.sequence, &turn).id == lost.id else { continue }
            notices.append(.recordedLate(lost.record.entry))
        }
        abandoned.removeAll { $0.record.sequence <= last }
    }

    /// Compares the last lines of the file with those of the stream.
    ///
    /// A checksum is that of one line. Two histories can go on with the same line where two kiosks have made the same record in the same
    /// millisecond, but not with so many of them.
    private func compareEnd(_ count: Int, _ turn: inout ServerWait.Turn) throws(LedgerError) {
        var lines: [(number: Int, line: [UInt8])] = []
        try replica.forEachLine(after: max(0, lastSequence - count)) { number, line in
            lines.append((number, line))
            return true
        }
        try compare(lines[...], &turn)
    }

    /// Asks what the stream is. The leader of several servers may need a moment until it knows all records.
    private mutating func info(_ turn: inout ServerWait.Turn) throws(LedgerError) -> StreamInfo {
        for attempt in 0... {
            let answer = try ask([questions.info], &turn)[0]
            let info: StreamInfo
            do throws(StreamError) { info = try StreamAnswer.info(answer) } catch { throw ledgerError(error) }
            if info.lastSequence >= lastSequence { return info }
            if info.leader == nil || attempt == 10 { try refuseLostEnd(info, &turn) }
            link.pause(.milliseconds(100))
        }
        throw .shop(.noLedger(server: address.description))
    }

    private func refuseLostEnd(_ info: StreamInfo, _ turn: inout ServerWait.Turn) throws(LedgerError) {
        let other = info.lastSequence > 0 ? try record(info.lastSequence, &turn).line.lineText : ""
        throw .shop(
            .endLost(
                sequence: lastSequence, own: try replica.line(lastSequence).lineText, last: info.lastSequence,
                other: other))
    }

    func record(_ sequence: Int, _ turn: inout ServerWait.Turn) throws(LedgerError) -> StreamRecord {
        let answer = try ask([questions.record(sequence)], &turn)[0]
        do throws(StreamError) { return try StreamAnswer.record(answer) } catch { throw ledgerError(error) }
    }

    /// The longest time to wait for answers on one connection. A server answers in a millisecond, and one that is busy in some.
    private static let answerTime = Duration.seconds(2)
    /// The number of records that are asked for at once: few enough that the answers fit into the server's buffer for a client.
    static let window = 64

    private mutating func read(upTo last: Int, _ turn: inout ServerWait.Turn) throws(LedgerError) {
        while lastSequence < last {
            let numbers = lastSequence + 1...min(last, lastSequence + Self.window)
            var records: [StreamRecord] = []
            for answer in try ask(numbers.map { questions.record($0) }, &turn) {
                do throws(StreamError) { records.append(try StreamAnswer.record(answer)) } catch {
                    throw ledgerError(error)
                }
            }
            try adopt(records)
        }
    }

    /// Asks, again and again until there are answers or the wait ends.
    func ask(_ questions: [Publication], _ turn: inout ServerWait.Turn) throws(LedgerError) -> [Message] {
        while true {
            do throws(LinkError) {
                let answers = try link.exchange(questions, &turn, limit: Self.answerTime)
                let isAlone = link.info?.isAlone ?? true
                let isPassing = answers.contains { StreamAnswer.isPassing($0, isAlone: isAlone) }
                if !isPassing || !turn.goesOn() { return answers }
                link.pause(.milliseconds(50))
            } catch {
                guard case .noAnswer = error, turn.goesOn() else { throw ledgerError(error) }
            }
        }
    }
}

// MARK: - Writing

extension ShopStore {
    /// Reads what is known to be new. Others can write meanwhile.
    package mutating func beginTurn() throws(LedgerError) {
        var turn = ServerWait.Turn(wait, limit: link.isAwayForLong ? .seconds(1) : nil)
        try readReplica()
        try listen()
        let connection = link.connection
        if connection == nil || connection != checkedConnection || isBehind || !abandoned.isEmpty { try check(&turn) }
        self.turn = turn
    }

    /// Lets others be read again.
    package mutating func endTurn() { turn = nil }

    /// Appends an entry, or makes sure that an answer without one rests on all records.
    ///
    /// - Precondition: There is one entry at most. A server could take several in a row, each with the id of the one before. But it may take
    ///   only the first of them, and what became of each must be known before a number is shown: the bookkeeper's answer would have parts.
    package mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, at time: Timestamp
    ) throws(LedgerError) -> AppendOutcome {
        guard entries.count < 2 else { throw .failed(.write, .notSupported) }
        guard sequence == lastSequence else { return .behind }
        guard let entry = entries.first else {
            var turn = self.turn ?? ServerWait.Turn(wait)
            defer { self.turn = turn }
            try check(&turn)
            if lastSequence > sequence { return .behind }
            try replica.makeDurable()
            return .done([])
        }
        let (record, line) = try replica.line(of: entry, at: time)
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
            let answer: Message
            do throws(LinkError) {
                answer = try link.exchange([question], &turn, limit: Self.answerTime)[0]
            } catch {
                if case .noAnswer = error, turn.goesOn() { return .unknown }
                throw ledgerError(error)
            }
            return try outcome(of: answer, &turn)
        } catch {
            guard let lost = pending else { throw error }
            pending = nil
            if lost.isRecorded == true { return .done([lost.record]) }
            guard lost.wasSent, lost.isRecorded == nil else { throw error }
            switch error {
            case .shop(.refused), .shop(.needsEncryption), .shop(.noLedger), .shop(.otherLedger), .shop(.differs),
                .shop(.endLost):
                throw error
            case .shop(.away), .shop(.unanswered), .damaged, .newerFormat, .busy, .failed, .notDurable, .unknown:
                abandoned.append(lost)
                throw .shop(.unanswered(server: address.description))
            }
        }
    }

    /// Returns what became of the record that the stream has, or will never have.
    private mutating func outcome() -> AppendOutcome {
        defer { pending = nil }
        guard let pending, pending.isRecorded == true else { return .behind }
        return .done([pending.record])
    }

    private mutating func outcome(
        of answer: Message, _ turn: inout ServerWait.Turn
    ) throws(LedgerError) -> AppendOutcome {
        guard let sent = pending else { return .behind }
        do throws(StreamError) {
            let sequence = try StreamAnswer.sequence(answer)
            guard sequence == sent.record.sequence else {
                // The server counts otherwise than the records do. What it has now is found out before anything else.
                isBehind = true
                try? check(&turn)
                return outcome()
            }
        } catch {
            switch error {
            case .refused(code: 10_071, _), .refused(code: 10_070, _), .refused(code: 10_164, _),
                .refused(code: 10_163, _):
                pending = nil
                isBehind = true
                return .behind
            case .noResponders, .unavailable, .malformed, .refused(code: 10_158, _):
                guard turn.goesOn() else { throw .shop(.unanswered(server: address.description)) }
                link.pause(.milliseconds(50))
                return .unknown
            case .refused: throw ledgerError(error)
            }
        }
        // The server has it. If this disk fails, its number is not shown, and the next turn finds out what was recorded.
        do throws(LedgerError) { try replica.adopt([sent.line]) } catch {
            throw .shop(.unanswered(server: address.description))
        }
        pending = nil
        abandoned.removeAll { $0.record.sequence <= sent.record.sequence }
        return .done([sent.record])
    }
}
