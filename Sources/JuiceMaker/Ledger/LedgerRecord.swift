import Core

/// A line of the ledger.
package struct LedgerRecord: Hashable, Sendable {
    /// Its place, from 1 on without gaps.
    package let sequence: Int
    /// When it was written.
    package let time: Timestamp
    /// What has happened.
    package let entry: LedgerEntry

    /// Makes a record.
    package init(sequence: Int, time: Timestamp, entry: LedgerEntry) {
        self.sequence = sequence
        self.time = time
        self.entry = entry
    }
}
