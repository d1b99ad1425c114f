import Core
import JuiceMaker

struct LedgerSums: LogFold {
    /// The accounts; `nil` before the first balances of a ledger that is read from its middle.
    private(set) var accounts: Accounts? = Accounts()
    /// The number of the record that a person gave up when a file was accepted that did not contain it.
    private(set) var givenUp: Int?
    private(set) var lastTime: Timestamp?
    /// The place after the last line with balances, or at which the reading began; `nil` right after such a line.
    private var balancesEnd: Int? = 0
    /// The place and the length of the last line with balances.
    private var balances = (place: 0, length: 0)

    /// The least number of bytes between two lines with balances: seldom enough to need little space, and often enough that the last
    /// 64 KB of a file nearly always contain one. After a longer line, it is the length of that line, so that a menu of thousands of
    /// fruits makes a ledger at most twice as long.
    private static let balancesDistance = 16 * 1024

    mutating func enter(_ line: RecordLine, at place: Int) throws(LogDamage) {
        if let balances = line.balances {
            // From the middle on, the records before are not read, but sums that cannot be show without them.
            let isTrue = try accounts.map { before throws(LogDamage) in
                try before.entering(line.record.entry) == balances
            }
            guard isTrue ?? balances.isPossible else { throw .balances }
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

    /// Returns the line for the next record, with balances if they are due. Those of very many open orders or fruits would make the line longer
    /// than a message, and are left out: the next start reads more.
    func line(for record: LedgerRecord, at place: Int) throws(LogDamage) -> RecordLine {
        let line = RecordLine(record: record)
        let isDue = place - (balancesEnd ?? place) >= max(Self.balancesDistance, balances.length)
        // Long balances take a while, so that few lines try them where they are too long.
        guard isDue, accounts?.isLong == false || record.sequence.isMultiple(of: 256) else { return line }
        let balanced = RecordLine(record: record, balances: try accounts?.entering(record.entry))
        var bytes: [UInt8] = []
        try balanced.write(to: &bytes)
        return bytes.count <= LedgerRecord.mostBytes ? balanced : line
    }
}

extension LedgerSums {
    /// Creates the sums of a ledger that is read from a place in its middle.
    init(middle place: Int) {
        self.init()
        (accounts, balancesEnd) = (nil, place)
    }
}

extension Accounts {
    fileprivate var isLong: Bool {
        openOrders.count + voidedNumbers.count + refundedNumbers.count + latePayments.count + fruits.count > 5_000
    }

    fileprivate func entering(_ entry: LedgerEntry) throws(LogDamage) -> Accounts {
        var accounts = self
        do { try accounts.enter(entry) } catch { throw .contradiction(error) }
        return accounts
    }
}
