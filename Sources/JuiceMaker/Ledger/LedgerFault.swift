/// Why a ledger cannot be used, or nothing be written into it.
package enum LedgerFault: Error, Hashable, Sendable {
    /// A line is not what was once written there.
    case damaged(line: Int, LedgerDamage)
    /// It was written by a newer kiosk, in a format that this one does not know.
    case newerFormat(Int)
    /// Another kiosk has not given it free in time; nothing was written.
    case busy
    /// The system refused; nothing was written.
    case refused(Operation, errno: Int32)
    /// What was written may be lost, so it was taken back; nothing is sold until the ledger was opened again and verified.
    case unsure(errno: Int32)

    /// What was tried.
    package enum Operation: String, Hashable, Sendable {
        case open, lock, read, write, sync
    }
}
