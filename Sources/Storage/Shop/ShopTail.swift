import Core
import JetStream
import JuiceMaker
import System

/// What a replica has and the stream has not: the whole ledger of a shop that is created from a file, or the end that a server has lost.
extension ShopLedger {
    /// How the stream and the replica stand to each other.
    package struct Comparison: Sendable {
        /// What the stream is.
        package let info: StreamInfo
        /// The place of the last record of the replica.
        package let replicaLast: Int
        /// The places of the records that only the replica has; `nil` if there are none.
        package var missing: ClosedRange<Int>? {
            info.lastSequence < replicaLast ? info.lastSequence + 1...replicaLast : nil
        }
    }

    /// Creates the stream of a shop, and publishes the records of the folder, if it has any: it becomes the replica. A shop that is there
    /// already is only joined.
    ///
    /// - Returns: What the stream is, with all records, and the menu in force: that of a shop that is joined may be another one.
    /// - Throws: `LedgerError` when the stream cannot be created, or has other records than the folder. Then the folder has not changed.
    package static func create(
        _ place: ShopPlace, menu: Menu, now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) -> (info: StreamInfo, menu: Menu) {
        let link = place.makeLink()
        let file = ShopFile(in: place.directory)
        var store = try place.store(over: link, takingOver: true)
        var turn = ServerWait.Turn(place.wait)
        let info = try store.createStream(&turn)
        if let file, file.created != info.created {
            throw .shop(.otherLedger(replica: file.address, server: place.address.description))
        }
        _ = try store.publishTail(&turn)
        let ledger = ShopLedger(store, over: link, menu: menu, now: now)
        try ledger.bookkeeper.open()
        return (try ledger.bookkeeper.store.compare(&turn).info, ledger.books.menu)
    }

    /// Compares a stream with the replica in a folder. A stream that is gone has no records.
    ///
    /// - Returns: How they stand to each other.
    /// - Throws: `LedgerError` when no server can be reached, or the last record that both have is not the same.
    package static func compare(_ place: ShopPlace) throws(LedgerError) -> Comparison {
        var turn = ServerWait.Turn(place.wait)
        return try place.store(over: place.makeLink(), takingOver: true).compare(&turn)
    }

    /// Publishes the records that only the replica has, and creates the stream anew if the server has lost it.
    ///
    /// - Returns: The places of these records; `nil` if there are none.
    /// - Throws: `LedgerError` as ``compare(_:)`` does.
    package static func repair(_ place: ShopPlace) throws(LedgerError) -> ClosedRange<Int>? {
        var store = try place.store(over: place.makeLink(), takingOver: true)
        var turn = ServerWait.Turn(place.wait)
        // A shop whose name was mistyped has no replica.
        if store.lastSequence > 0 { _ = try store.createStream(&turn) }
        let published = try store.publishTail(&turn)
        // No kiosk can sell behind a message that is no record.
        try store.check(&turn)
        return published
    }
}

extension ShopStore {
    /// Creates the stream if it is not there.
    mutating func createStream(_ turn: inout ServerWait.Turn) throws(LedgerError) -> StreamInfo {
        // The first answer brings what the server says about itself: a cluster keeps three copies.
        _ = try ask([questions.info], &turn) { $0 }
        return try info(questions.create(copies: link.info?.isAlone ?? true ? 1 : 3), &turn)
    }

    /// Compares the last record that the stream and the replica both have. A stream that is gone has no records.
    func compare(_ turn: inout ServerWait.Turn) throws(LedgerError) -> ShopLedger.Comparison {
        let info: StreamInfo
        do throws(LedgerError) { info = try self.info(questions.info, &turn) } catch .shop(.noLedger)
            where lastSequence > 0
        {
            info = .gone
        }
        let common = min(info.lastSequence, lastSequence)
        if common > 0 { try compare(try replica.line(common), with: try record(common, &turn)) }
        return ShopLedger.Comparison(info: info, replicaLast: lastSequence)
    }

    /// Publishes what only the replica has, one record after another, and compares all records of the replica with those of the stream.
    mutating func publishTail(_ turn: inout ServerWait.Turn) throws(LedgerError) -> ClosedRange<Int>? {
        // Kiosks that have this folder wait until all of it is there.
        defer { replica.endTurn() }
        try replica.beginTurn()
        let comparison = try compare(&turn)
        var failure: LedgerError?
        var window: [(number: Int, line: [UInt8])] = []
        try replica.forEachLine(after: 0) { number, line in
            window.append((number, line))
            if window.count < Self.window, number < comparison.replicaLast { return true }
            do throws(LedgerError) {
                let new = window.filter { $0.number > comparison.info.lastSequence }
                try compare(window.dropLast(new.count), &turn)
                try publish(new, &turn)
                try compare(new[...], &turn)
                turn.renew()
            } catch { failure = error }
            window = []
            return failure == nil
        }
        if let failure { throw failure }
        try note(comparison.info)
        return comparison.missing
    }

    /// Publishes records one after another, so that nothing follows one that was refused.
    private func publish(_ lines: [(number: Int, line: [UInt8])], _ turn: inout ServerWait.Turn) throws(LedgerError) {
        for (number, line) in lines {
            // A line has one place only, so that a repetition by any kiosk is the same message.
            let id = "\(number)-\(line.lineText.suffix(11).prefix(8))"
            let answer = try ask([questions.append(line, after: number - 1, id: id)], &turn) { $0 }[0]
            do throws(StreamError) { _ = try StreamAnswer.sequence(answer) } catch {
                // Another kiosk was faster, and its record is named.
                if case .refused(code: 10_071, _) = error { try compare([(number, line)], &turn) }
                throw ledgerError(error)
            }
        }
    }
}
