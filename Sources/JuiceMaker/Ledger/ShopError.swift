/// The reason why the ledger of a shop on several machines cannot be read or written.
public enum ShopError: Error, Hashable, Sendable {
    /// No server of the shop can be reached since a time of day, which is `nil` if none was reached before. Nothing was recorded.
    case away(server: String, since: String?)
    /// The server does not answer, and the wait was given up. Nothing was recorded.
    case silent(server: String)
    /// No answer to a record has arrived, and the wait was given up. The record may be there or not; that is found out before the next one.
    case unanswered(server: String)
    /// The record whose answer did not arrive is in the ledger all the same. Nothing else was recorded.
    case recordedLate(LedgerEntry)
    /// The server refuses this kiosk or its record, in its words. Nothing was recorded.
    case refused(server: String, words: String)
    /// The server asks for an encrypted connection, which a kiosk does not have.
    case needsEncryption(server: String)
    /// The server keeps no streams: it runs without JetStream.
    case noStreams(server: String)
    /// The server has no ledger of this shop.
    case noLedger(server: String)
    /// The stream does not keep all records for ever, or its server takes only short ones, in the server's words.
    case unfit(server: String, words: String)
    /// The replica belongs to another ledger: one that was made at another time, or that of another shop.
    case otherLedger(replica: String, server: String)
    /// The ledger of the folder has become the replica of a shop.
    case becameReplica
    /// The server has another line under the same number. Nothing is sold until a person has decided.
    case differs(sequence: Int, own: String, other: String)
    /// The server has a message that is no record of this ledger. Nothing is sold until a person has decided.
    case noRecord(sequence: Int, line: String)
    /// The server has lost the end of the ledger, which the replica still has. Nothing is sold until it was repaired.
    case endLost(sequence: Int, own: String, last: Int, other: String)
}
