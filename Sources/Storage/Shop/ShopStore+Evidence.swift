import Core
import JetStream
import JuiceMaker

/// What a store finds in its replica.
extension ShopStore {
    /// Returns the record of an order; `nil` if there is none.
    package mutating func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        try replica.saleRecord(number: number)
    }

    /// Returns the sale that was made for a key; `nil` if there is none.
    package mutating func sale(for key: RequestKey) throws(LedgerError) -> SaleRecord? { try replica.sale(for: key) }

    /// Returns the menu that was in force at a record; `nil` if none was recorded before it.
    package func recordedMenu(at sequence: Int) throws(LedgerError) -> RecordedMenu? {
        try replica.recordedMenu(at: sequence)
    }

    /// Checks the closes, and adds up the lines since the last one.
    package mutating func prepareToClose() throws(LedgerError) { try replica.prepareToClose() }

    /// Calls a function with each record after a place.
    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try replica.forEachRecord(after: sequence, body)
    }

    /// Returns a place behind which all records of a time and later ones stand.
    package func lastSequence(before time: Timestamp) throws(LedgerError) -> Int {
        try replica.lastSequence(before: time)
    }
}

extension ServerLink {
    /// The time of day at which the last connection ended; `nil` while there is one, and before the first one.
    var lossTime: String? { info == nil ? nil : awaySince.map(LocalCalendar.hourAndMinute) }
}

/// What goes wrong between a store and its servers, as an error of a ledger.
extension ShopStore {
    func ledgerError(_ error: LinkError) -> LedgerError {
        let server = address.description
        switch error {
        case .away: return .shop(.away(server: server, since: link.lossTime))
        case .noAnswer, .givenUp: return .shop(.silent(server: server))
        case .refused(.needsTLS): return .shop(.needsEncryption(server: server))
        case .refused(.refused(let words)), .refused(.closed(let words)):
            return .shop(.refused(server: server, words: words))
        case .refused(.notAServer): return .shop(.refused(server: server, words: "NATS?"))
        }
    }

    func ledgerError(_ error: StreamError) -> LedgerError {
        let server = address.description
        switch error {
        // A server of a cluster may have no streams of its own, and another one answers.
        case .noResponders where link.info?.hasStreams == false: return .shop(.noStreams(server: server))
        case .noResponders, .refused(code: 10_059, _): return .shop(.noLedger(server: server))
        case .unavailable(let words): return .shop(.refused(server: server, words: words))
        case .refused(let code, let words): return .shop(.refused(server: server, words: "\(words) (\(code))"))
        case .malformed: return .shop(.refused(server: server, words: "?"))
        }
    }
}

extension [UInt8] {
    /// The text of a line without its line feed.
    var lineText: String { String(decoding: last == UInt8(ascii: "\n") ? dropLast() : self[...], as: UTF8.self) }
}
