import JetStream
import JuiceMaker

/// How a store compares its replica with the stream, and reads what follows.
extension ShopStore {
    /// Reads what other kiosks have appended to the file. After a failed write, all of it is checked first.
    mutating func readReplica() throws(LedgerError) {
        if replica.doubt != nil { try replica.makeDurable() } else { try replica.readOn() }
    }

    /// Takes records that follow the last one.
    mutating func adopt(_ records: [StreamRecord]) throws(LedgerError) {
        guard let first = records.first else { return }
        try replica.adopt(records.map(\.line), from: first.sequence)
        for record in records { settleFate(with: record) }
    }

    /// Notes whether a record is one that was sent and not answered.
    private mutating func settleFate(with record: StreamRecord) {
        if let sent = pending, sent.record.sequence == record.sequence { pending?.isRecorded = record.id == sent.id }
        late += abandoned.filter { $0.record.sequence == record.sequence && $0.id == record.id }.map(\.record.entry)
        abandoned.removeAll { $0.record.sequence == record.sequence }
    }

    /// Throws an error unless a line of the replica is that of the server.
    func compare(_ line: [UInt8], with record: StreamRecord) throws(LedgerError) {
        guard line == record.line else {
            throw .shop(.differs(sequence: record.sequence, own: line.lineText, other: record.line.lineText))
        }
    }

    func compare(
        _ lines: ArraySlice<(number: Int, line: [UInt8])>, _ turn: inout ServerWait.Turn
    ) throws(LedgerError) {
        let records = try ask(lines.map { self.questions.record($0.number) }, &turn, StreamAnswer.record)
        for (record, (_, line)) in zip(records, lines) { try compare(line, with: record) }
    }

    /// Compares the stream with the replica, and reads what follows.
    ///
    /// - Throws: `LedgerError` when the server lost the end of the ledger, or has another one.
    mutating func check(_ turn: inout ServerWait.Turn) throws(LedgerError) {
        let info = try self.info(&turn)
        if let created, created != info.created {
            throw .shop(.otherLedger(replica: "\(address.name), \(created)", server: "\(address), \(info.created)"))
        }
        if created == nil || !replica.marks.isOfShop && replica.isWritable {
            // Before the first record is there, so that the folder is never taken for a ledger of its own. The mark of an older program does
            // not tell of the shop yet.
            defer { replica.endTurn() }
            try replica.beginTurn()
            let file = ShopFile(in: replica.place.directory, files: replica.place.files)
            if let file, (file.stream, file.created) != (address.stream, info.created) {
                throw .shop(.otherLedger(replica: file.address, server: address.description))
            }
            if file == nil || !replica.marks.isOfShop { try note(info) }
        }
        created = info.created
        try compareEnd(link.connection == checkedConnection ? 1 : Self.window, &turn)
        checkedConnection = link.connection
        try read(upTo: info.lastSequence, &turn)
        // Another kiosk, or a file that was opened again, may have read such a record first.
        while let lost = ([pending].compactMap(\.self) + abandoned).first(where: {
            $0.isRecorded == nil && $0.record.sequence <= lastSequence
        }) {
            settleFate(with: try record(lost.record.sequence, &turn))
        }
    }

    /// Notes in the folder, whose lock is held, to which stream the replica belongs.
    mutating func note(_ info: StreamInfo) throws(LedgerError) {
        let file = ShopFile(of: address, created: info.created)
        try replica.marks.set(file)
        try file.write(in: replica.place.directory, files: replica.place.files)
        created = info.created
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

    /// Asks what the stream is. One of several servers may lead the others before it knows all records, and while it is busy that lasts.
    private mutating func info(_ turn: inout ServerWait.Turn) throws(LedgerError) -> StreamInfo {
        while true {
            let info: StreamInfo
            do throws(LedgerError) {
                info = try self.info(questions.info, &turn)
            } catch .shop(.noLedger) where lastSequence > 0 {
                // There was one.
                info = .gone
            }
            if info.lastSequence >= lastSequence { return info }
            let isAlone = link.info?.isAlone ?? true
            if !isAlone { link.pause(.milliseconds(100)) }
            if isAlone || !turn.goesOn() { try refuseLostEnd(info) }
        }
    }

    /// Asks what the stream is, and refuses one that cannot keep a ledger.
    func info(_ question: Publication, _ turn: inout ServerWait.Turn) throws(LedgerError) -> StreamInfo {
        let info = try ask([question], &turn) { [questions] answer throws(StreamError) in
            try StreamAnswer.info(answer, subject: questions.subject)
        }[0]
        if let flaw = link.flaw(of: info) { throw .shop(.unfit(server: address.description, words: flaw)) }
        return info
    }

    private func refuseLostEnd(_ info: StreamInfo) throws(LedgerError) {
        // The wait may be over, but the server does answer.
        var turn = ServerWait.Turn(wait, limit: .seconds(1))
        let other = info.lastSequence > 0 ? try record(info.lastSequence, &turn).line.lineText : ""
        throw .shop(
            .endLost(
                sequence: lastSequence, own: try replica.line(lastSequence).lineText, last: info.lastSequence,
                other: other))
    }

    func record(_ sequence: Int, _ turn: inout ServerWait.Turn) throws(LedgerError) -> StreamRecord {
        try ask([questions.record(sequence)], &turn, StreamAnswer.record)[0]
    }

    /// The number of records that are asked for at once: few enough that the answers fit into the server's buffer for a client.
    static let window = 64

    private mutating func read(upTo end: Int, _ turn: inout ServerWait.Turn) throws(LedgerError) {
        while lastSequence < end {
            let numbers = lastSequence + 1...min(end, lastSequence + Self.window)
            try adopt(try ask(numbers.map { questions.record($0) }, &turn, StreamAnswer.record))
            turn.renew()
        }
    }

    /// Asks, again and again until there are answers or the wait ends, and reads them.
    func ask<Answer>(
        _ questions: [Publication], _ turn: inout ServerWait.Turn, _ read: (Message) throws(StreamError) -> Answer
    ) throws(LedgerError) -> [Answer] {
        let answers: [Message]
        do throws(LinkError) { answers = try link.ask(questions, &turn) } catch { throw ledgerError(error) }
        do throws(StreamError) { return try answers.map(read) } catch { throw ledgerError(error) }
    }
}
