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

extension Ledger {
    /// Returns a day by the number of its close; `nil` if there is none.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records.
    public func closedDay(_ number: Int) throws(LedgerError) -> ClosedDay? {
        try closedDays { close, _ in close.number == number }.first
    }

    /// Returns the days whose closes and times meet a condition, the oldest first.
    ///
    /// - Throws: `LedgerError` when the records cannot be read.
    /// - Complexity: O(*n*) in the number of records.
    package func closedDays(where isMeant: (DayClose, Timestamp) -> Bool) throws(LedgerError) -> [ClosedDay] {
        var (lastNumber, start, menus, days) = (0, Timestamp?.none, [Menu](), [ClosedDay]())
        try forEachRecord { record in
            switch record.entry {
            case .menu(let new): new.menu.menu.map { menus.insert($0, at: 0) }
            case .sale, .void, .refund, .step, .payment, .float: start = start ?? record.time
            case .close(let close):
                if isMeant(close, record.time) {
                    days.append(
                        ClosedDay(
                            close: close, time: record.time, start: start ?? record.time, firstNumber: lastNumber + 1,
                            menus: menus))
                }
                (lastNumber, start) = (close.lastNumber, nil)
            case .opening, .stock, .accepted, .lost: break
            }
        }
        // An older ledger may have got its first menu only later.
        for index in days.indices where days[index].menus.isEmpty { days[index].menus = [menus.last ?? books.menu] }
        return days
    }

    /// Returns the day of a close that was just made. All that shows it, shows this, so that an earlier look and a later one are the same.
    ///
    /// - Throws: `CloseError` that says that the day is closed, when its records cannot be read.
    public func day(of close: DayClose) throws(CloseError) -> ClosedDay {
        do throws(LedgerError) {
            if let day = try closedDay(close.number) { return day }
        } catch {
            throw .notShown(close.number, error)
        }
        throw .notShown(close.number, .damaged(line: lastSequence, .replaced))
    }
}
