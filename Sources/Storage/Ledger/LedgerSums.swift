import Core
import JuiceMaker

/// The sums of a ledger's records.
struct LedgerSums: LogFold {
    /// The accounts; `nil` before the first balances of a ledger that is read from its middle.
    private(set) var accounts: Accounts? = Accounts()
    /// The number of the record that a person gave up when a file was accepted that did not contain it.
    private(set) var givenUp: Int?
    /// The time of the last record.
    private(set) var lastTime: Timestamp?
    /// The place after the last line with balances, or at which the reading began; `nil` right after such a line.
    private var balancesEnd: Int? = 0
    /// The place and the length of the last line with balances.
    private var balances = (place: 0, length: 0)

    /// The least number of bytes between two lines with balances: seldom enough to need little space, and often enough that the last
    /// 64 KB of a file nearly always contain one. After a longer line, it is the length of that line, so that a menu of thousands of
    /// fruits makes a ledger at most twice as long.
    private static let balancesDistance = 16 * 1024

    /// Creates the sums of no records.
    init() {}

    /// Creates the sums of a ledger that is read from a place in its middle.
    init(middle place: Int) {
        accounts = nil
        balancesEnd = place
    }

    mutating func enter(_ line: RecordLine, at place: Int) throws(LogDamage) {
        if let balances = line.balances {
            if let accounts, try accounts.entering(line.record.entry) != balances {
                throw .balances
            }
            if let menu = balances.menu, menu != accounts?.menu, menu.menu == nil { throw .syntax }
            accounts = balances
            self.balances.place = place
            balancesEnd = nil
        } else {
            if balancesEnd == nil {
                balancesEnd = place
                balances.length = place - balances.place
            }
            do { try accounts?.enter(line.record.entry) } catch {
                throw .contradiction(error)
            }
        }
        lastTime = line.record.time
        if case .accepted(let missing) = line.record.entry { givenUp = missing }
    }

    /// Returns the line for the next record, with balances if they are due.
    func line(for record: LedgerRecord, at place: Int) throws(LogDamage) -> RecordLine {
        let isDue = place - (balancesEnd ?? place) >= max(Self.balancesDistance, balances.length)
        return RecordLine(record: record, balances: isDue ? try accounts?.entering(record.entry) : nil)
    }
}

extension Accounts {
    fileprivate func entering(_ entry: LedgerEntry) throws(LogDamage) -> Accounts {
        var accounts = self
        do { try accounts.enter(entry) } catch { throw .contradiction(error) }
        return accounts
    }
}
