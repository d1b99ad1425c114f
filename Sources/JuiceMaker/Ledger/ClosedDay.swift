import Core

/// A day that was closed, with all that its slip names. What the record of the close does not say is found in the records before it.
public struct ClosedDay: Equatable, Sendable {
    /// The record of the close, with its digits.
    public package(set) var close: DayClose
    /// The time of the close.
    public let time: Timestamp
    /// The time of the first order, payment or note of money since the close before; that of the close itself if there was none.
    public let start: Timestamp
    /// The number of the first order that the day could have.
    public let firstNumber: Int
    /// The menus until the close, the latest first, at least one. Days between two menus share them.
    fileprivate var menus: [Menu]

    /// The menu in force at the close.
    public var menu: Menu { menus[0] }
    /// The menus before that one, the latest first. They name what left the menu before the close.
    public var earlierMenus: [Menu] { Array(menus.dropFirst()) }
}

/// What the sums of a ledger do not tell of its days: when each began, and the menus until its close.
struct DayHistory: Sendable {
    private var (lastSequence, lastNumber) = (0, 0)
    private var start: Timestamp?
    private var menus: [Menu] = []

    /// The first menu that was recorded; `nil` if there is none.
    var firstMenu: Menu? { menus.last }

    /// Reads the records that were not read yet, and calls a function with each day that was closed in them.
    ///
    /// - Throws: `LedgerError` when the records cannot be read. Then nothing has changed.
    /// - Complexity: O(*n*) in the number of those records.
    mutating func read(_ records: some RecordSource, _ body: (ClosedDay) -> Void = { _ in }) throws(LedgerError) {
        var history = self
        try records.forEachRecord(after: lastSequence) { record in
            switch record.entry {
            case .menu(let new): new.menu.menu.map { history.menus.insert($0, at: 0) }
            case .sale, .void, .refund, .step, .payment, .float: history.start = history.start ?? record.time
            case .close(let close):
                body(history.day(of: close, at: record.time))
                (history.lastNumber, history.start) = (close.lastNumber, nil)
            case .opening, .stock, .accepted, .lost: break
            }
            history.lastSequence = record.sequence
        }
        self = history
    }

    /// Returns the day that is closed behind the records that were read. The menu is there for a ledger that has none yet.
    func day(of close: DayClose, at time: Timestamp, under menu: Menu? = nil) -> ClosedDay {
        ClosedDay(
            close: close, time: time, start: start ?? time, firstNumber: lastNumber + 1,
            menus: menus.isEmpty ? menu.map { [$0] } ?? [] : menus)
    }
}

extension Ledger {
    /// Returns a day by the number of its close; `nil` if there is none.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records.
    public func closedDay(_ number: Int) throws(LedgerError) -> ClosedDay? {
        try closedDays { $0.close.number == number }.first
    }

    /// Returns the days that meet a condition, the oldest first.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records.
    package func closedDays(where isMeant: (ClosedDay) -> Bool) throws(LedgerError) -> [ClosedDay] {
        var (history, days) = (DayHistory(), [ClosedDay]())
        try history.read(self) { if isMeant($0) { days.append($0) } }
        // An older ledger may have got its first menu only later.
        for index in days.indices where days[index].menus.isEmpty {
            days[index].menus = [history.firstMenu ?? books.menu]
        }
        return days
    }
}
