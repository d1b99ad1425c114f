/// Something that a ledger was asked to write down.
nonisolated struct LedgerCall: Equatable, Sendable {
    /// Who asks for such things.
    enum Caller: Sendable {
        /// The order machine's owner, for it.
        case machine
        /// Whoever changes the stock by hand.
        case hand
    }

    let caller: Caller
    /// The call as written in code.
    let text: String
    /// How often it came, one directly after another.
    var count = 1
    /// The places of the records that it led to.
    var records: ClosedRange<Int>?

    /// The same call once more, and its records behind the ones before, are one call.
    func joined(with next: LedgerCall) -> LedgerCall? {
        guard next.caller == caller, next.text == text, let records, let nextRecords = next.records,
            nextRecords.lowerBound == records.upperBound + 1
        else { return nil }
        return LedgerCall(
            caller: caller, text: text, count: count + next.count, records: records.lowerBound...nextRecords.upperBound)
    }
}
