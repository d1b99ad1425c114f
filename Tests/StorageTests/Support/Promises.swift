import Core
import JuiceMaker
import Synchronization

@testable import Storage
@testable import System

/// What was told to the customers and the staff of a world, and whether all of it is true.
final class Promises: Sendable {
    private struct State {
        /// The lines of the ledger behind everything that was told, which never change again.
        var kept: [UInt8] = []
        /// The books that follow from these lines.
        var books = HandBooks()
        /// The number of each request that was told.
        var requests: [RequestKey: Int] = [:]
        var told: Set<Int> = []
        var voids: Set<Int> = []
        var refunds: Set<Int> = []
        /// The lines of everything else that was told.
        var changes: Set<Int> = []
        /// How often each refusal was told.
        var refusals: [String: Int] = [:]
        /// What somebody has tried.
        var triedVoids: Set<Int> = []
        var triedRefunds: Set<Int> = []
        var triedCards: [Int: Int] = [:]
        /// How many kiwis were added, at least and at most.
        var added = 0
        var addedAtMost = 0
        /// How many kiwis there may be, if they are set and not added.
        var settings: Set<Int>
        var isDamaged = false
        var hasLostBytes = false
        var isShortened = false
        var broken: String?
    }

    private let disk: SimulatedDisk
    private let path: String
    private let openingStock: Int
    /// Whether nothing can change between a decision and its answer.
    private let isExact: Bool
    private let state: Mutex<State>

    init(about path: String, on disk: SimulatedDisk, openingStock: Int, isExact: Bool) {
        (self.path, self.disk, self.openingStock, self.isExact) = (path, disk, openingStock, isExact)
        state = Mutex(State(settings: [openingStock]))
    }

    /// The first promise that was not kept.
    var broken: String? { state.withLock { $0.broken } }

    /// How many sales were told.
    var toldCount: Int { state.withLock { $0.told.count } }

    /// How many lines of each kind were told, and how many refusals.
    var toldCounts: [String: Int] {
        state.withLock { state in
            var counts = state.refusals
            for line in state.books.lines { counts[line.kind, default: 0] += 1 }
            return counts.merging(state.books.ways, uniquingKeysWith: +)
        }
    }

    /// Whether somebody has changed the ledger behind the backs of the kiosks. Then they may refuse to sell.
    var isDamaged: Bool {
        get { state.withLock { $0.isDamaged } }
        set { state.withLock { $0.isDamaged = newValue } }
    }

    /// Whether the disk itself has lost bytes, which it tells by failing to sync.
    var hasLostBytes: Bool {
        get { state.withLock { $0.hasLostBytes } }
        set { state.withLock { $0.hasLostBytes = newValue } }
    }

    /// Whether the ledger became shorter, or is an older one. Then nothing is sold until a person has accepted it.
    var isShortened: Bool {
        get { state.withLock { $0.isShortened } }
        set { state.withLock { $0.isShortened = newValue } }
    }

    /// A promise was not kept.
    func breaks(_ what: String) { state.withLock { $0.broken = $0.broken ?? what } }
}

// MARK: - What is told

extension Promises {
    /// An answer rests on all lines that its kiosk knows: a power cut leaves them, and they are true. Returns the books
    /// of these lines, which are also those of the kiosk; nil when somebody has changed the ledger.
    @discardableResult
    func keep(_ ledger: any Ledger) -> HandBooks? {
        if isDamaged { return nil }
        let (durable, count) = (disk.durableBytes(path), ledger.lastSequence)
        let books = state.withLock { state in
            do throws(HandBooks.Mistake) {
                guard durable.begins(with: state.kept) else {
                    throw HandBooks.Mistake(description: "a promised line is lost, or another one")
                }
                let end = try state.books.enter(durable, from: state.kept.count, upTo: count)
                guard state.books.lines.count >= count else {
                    throw HandBooks.Mistake(description: "line \(count) is told, and not durable")
                }
                state.kept = Array(durable[..<end])
            } catch {
                state.broken = state.broken ?? error.description
            }
            return state.books
        }
        if books.lines.count == count { compare(ledger.books, with: books) }
        return books
    }

    private func compare(_ books: Books, with hand: HandBooks) {
        let accounts = books.accounts
        var isSame = accounts.fruits.mapValues(\.stock) == hand.stock && accounts.lastNumber == hand.orders.count
        isSame = isSame && accounts.refundedNumbers == hand.refunded && accounts.closed.number == hand.closes.count
        let waiting = hand.waiting.mapValues { order in
            [String(order.state), String(order.total), order.payment ?? ""]
        }
        isSame =
            isSame && accounts.openingFloat == hand.float && accounts.takings.payments == hand.payments
            && accounts.takings.late == hand.late
        isSame =
            isSame
            && waiting
                == accounts.openOrders.mapValues { [String($0.state.rawValue), String($0.total), $0.payment ?? ""] }
        isSame = isSame && MenuCard.number(of: books.menu) == hand.card ?? -1
        let pairs = [
            (accounts.salesSinceClose.sold, hand.sold), (accounts.salesSinceClose.voided, hand.taken),
            (accounts.salesSinceClose.refunded, hand.returned),
        ]
        for (totals, byHand) in pairs {
            let sums = HandBooks.Totals(orders: totals.orders, money: totals.money, juices: totals.juices)
            isSame = isSame && sums == byHand
        }
        if !isSame { breaks("the books are not those of \(hand.lines.count) lines") }
    }

    /// A customer hears the number of a sale.
    func tell(_ number: Int, for wish: Wish, from shown: MenuCard, by ledger: any Ledger) {
        let isNew = state.withLock { $0.told.insert(number).inserted }
        if let key = wish.key {
            let earlier = state.withLock { $0.requests.updateValue(number, forKey: key) }
            if let earlier, earlier != number { breaks("\(key) is \(earlier) and \(number)") }
            if earlier == nil && !isNew { breaks("\(number) was given twice") }
        } else if !isNew {
            breaks("\(number) was given twice")
        }
        guard let books = keep(ledger) else { return }
        guard let order = books.order(number), order.juices == [wish.juice: wish.count] else {
            return breaks("\(number) is another order than \(wish)")
        }
        let isItsLine = books.lines.contains(.sale(order, request: wish.key?.id, part: wish.key?.part))
        if !isItsLine { breaks("\(number) was sold for another request") }
        // A repeated request may be older than the menu that the customer sees.
        let price = (shown.juices[wish.juice]?.price ?? 0) * wish.count
        if wish.key == nil, order.total != price { breaks("\(number) costs \(order.total), and was to cost \(price)") }
        if wish.key == nil, books.wishes[number - 1] != [wish.service, wish.payment] {
            breaks("\(number) is not \(wish)")
        }
        if books.cancelled.contains(number) || books.refunded.contains(number) {
            breaks("\(number) was taken back, and is sold")
        }
    }

    /// A customer hears that an order is not to be had: the menu has changed.
    func tellNotOffered(_ wish: Wish, from shown: MenuCard, by ledger: any Ledger) {
        state.withLock { $0.refusals["notOffered", default: 0] += 1 }
        guard let books = keep(ledger), let card = books.card else { return }
        let isSame = MenuCard.all[card].juices[wish.juice] == shown.juices[wish.juice]
        if isSame, MenuCard.all[card].offers(wish) { breaks("\(wish) was not offered") }
    }

    /// A customer hears that an order cannot be made.
    func tellShort(_ wish: Wish, by ledger: any Ledger) {
        state.withLock { $0.refusals["short", default: 0] += 1 }
        guard let books = keep(ledger) else { return }
        if !books.isShort(wish.juice, count: wish.count) { breaks("\(wish) was short") }
    }

    /// A customer hears that a request was sold, and taken back.
    func tellCancelled(_ number: Int, by ledger: any Ledger) {
        state.withLock { $0.refusals["cancelled", default: 0] += 1 }
        guard let books = keep(ledger) else { return }
        if !books.cancelled.contains(number) && !books.refunded.contains(number) { breaks("\(number) is cancelled") }
    }

    /// The staff is going to cancel an order, or to return its money.
    func willTakeBack(_ number: Int, isRefund: Bool) {
        state.withLock { state in
            if isRefund { _ = state.triedRefunds.insert(number) } else { _ = state.triedVoids.insert(number) }
        }
    }

    /// A customer gets the money for an order back.
    func tellTakenBack(
        _ number: Int, reason: String, by kind: String?, isRefund: Bool, in line: Int?, by ledger: any Ledger
    ) {
        let isNew = state.withLock { state in
            isRefund ? state.refunds.insert(number).inserted : state.voids.insert(number).inserted
        }
        if !isNew { breaks("the money for \(number) was given twice") }
        let said: HandBooks.Line =
            isRefund
            ? .refund(number: number, reason: reason, by: kind) : .void(number: number, reason: reason, by: kind)
        expect(said, in: line, keep(ledger))
    }

    /// The staff hears why something cannot be done.
    func tellRefusal(_ refusal: String, of what: String, _ expected: (HandBooks) -> String?) {
        state.withLock { $0.refusals[refusal, default: 0] += 1 }
        guard isExact, !isDamaged, let books = books(of: disk[path] ?? [], isTorn: true) else { return }
        if expected(books) != refusal { breaks("\(what) was refused as \(refusal), not \(expected(books) ?? "done")") }
    }

    /// The staff hears that something was recorded.
    func tell(_ said: HandBooks.Line, in line: Int?, by ledger: any Ledger) { expect(said, in: line, keep(ledger)) }

    /// The staff gets the close of a day; nil where there is nothing to close.
    func tellClosed(_ number: Int?, counted: Int?, in line: Int?, by ledger: any Ledger) {
        let books = keep(ledger)
        if let number { return expect(.close(number: number, counted: counted), in: line, books) }
        if let books, !books.isDayEmpty { breaks("there is something to close") }
    }

    /// The staff is going to set a menu.
    func willSet(card: Int) { state.withLock { $0.triedCards[card, default: 0] += 1 } }

    /// The staff hears that a menu is in force: from a line on, or already.
    func tellSet(card: Int, in line: Int?, by ledger: any Ledger) {
        let books = keep(ledger)
        if line != nil { expect(.menu(card: card), in: line, books) }
        if let books, books.card != card { breaks("menu \(card) was set, and is not in force") }
    }

    /// The staff is going to add kiwis, or to take some away.
    func willAdd(_ count: Int) {
        state.withLock { state in if count > 0 { state.addedAtMost += count } else { state.added += count } }
    }

    /// The staff hears that kiwis were added.
    func tellAdded(_ count: Int, reason: String, in line: Int?, by ledger: any Ledger) {
        state.withLock { state in if count > 0 { state.added += count } else { state.addedAtMost += count } }
        expect(.stock(["kiwi": count], reason: reason), in: line, keep(ledger))
    }

    /// The staff is going to set the kiwis.
    func willSet(kiwis: Int) { state.withLock { _ = $0.settings.insert(kiwis) } }

    /// The staff hears that the kiwis were set: in a line, or that there are as many already.
    func tellSet(kiwis: Int, reason: String, in line: Int?, by ledger: any Ledger) {
        guard let books = keep(ledger) else { return }
        if books.stock["kiwi"] != kiwis { breaks("\(kiwis) kiwis were set, and \(books.stock) are durable") }
        if let line {
            guard case .stock(let changes, _)? = books.line(line) else { return breaks("line \(line) sets no stock") }
            expect(.stock(changes, reason: reason), in: line, books)
        }
    }

    /// How many bytes are promised by now.
    var keptSize: Int { state.withLock { $0.kept.count } }

    /// The staff has a copy of the ledger, with all that was promised when it was begun.
    func tellCopy(_ path: String, lines: Int, atLeast promised: Int) {
        guard !isDamaged else { return }
        let copy = disk.durableBytes(path)
        let isWhole = (disk[self.path] ?? []).begins(with: copy) && copy.count >= promised
        if !isWhole || copy.count(where: { $0 == 0x0A }) != lines { breaks("\(path) is no copy of the ledger") }
    }

    /// Each line is told once, and says what was told.
    private func expect(_ said: HandBooks.Line, in line: Int?, _ books: HandBooks?) {
        guard let line else { return breaks("\(said) has no line") }
        if !state.withLock({ $0.changes.insert(line).inserted }) { breaks("line \(line) was told twice") }
        if let books, books.line(line) != said { breaks("line \(line) is not \(said)") }
    }
}

// MARK: - What is true

extension Promises {
    /// Returns the books that follow from a file; nil, and a broken promise, when they contain a mistake. Of a torn
    /// file, only whole lines count.
    private func books(of bytes: [UInt8], isTorn: Bool) -> HandBooks? {
        let kept = state.withLock { $0.kept }
        var books = state.withLock { $0.books }
        do throws(HandBooks.Mistake) {
            guard bytes.begins(with: kept) else {
                throw HandBooks.Mistake(description: "a promised line is lost, or another one")
            }
            let lines = isTorn ? LedgerText.wholeLines(in: bytes) : bytes
            _ = try books.enter(lines, from: kept.count, upTo: .max)
        } catch {
            breaks(error.description)
            return nil
        }
        return books
    }

    /// Returns the books that follow from the first lines of the file.
    func books(upTo count: Int) -> HandBooks? {
        var books = HandBooks()
        do throws(HandBooks.Mistake) {
            _ = try books.enter(disk[path] ?? [], from: 0, upTo: count)
        } catch {
            breaks(error.description)
        }
        return books
    }

    /// Checks everything that was told, in the file and in what a power cut would leave of it. After one, something may
    /// follow that was not told.
    func check(afterCrash: Bool = false) {
        guard !isDamaged else { return }
        for (place, bytes) in [("file", disk[path] ?? []), ("disk", disk.durableBytes(path))] {
            // Some pages of what was not synced can be on the disk already.
            guard let books = books(of: bytes, isTorn: afterCrash || place == "disk") else { return }
            let state = state.withLock { $0 }
            if books.orders.count < state.told.max() ?? 0 { breaks("an order is lost in the \(place)") }
            if !books.cancelled.isSubset(of: state.triedVoids) { breaks("a cancellation that nobody made") }
            if !books.refunded.isSubset(of: state.triedRefunds) { breaks("a refund that nobody made") }
            for (card, count) in books.cardCounts {
                // The first menu is that of the kiosk that was opened first.
                let isFirst = books.lines.first == .menu(card: card)
                if count > state.triedCards[card, default: 0] + (isFirst ? 1 : 0) { breaks("a menu that nobody set") }
            }
            checkKiwis(in: books)
        }
    }

    /// Checks that a salvage has all orders that were told, or names those that are lost; of a ledger that nobody has changed, none is.
    func checkSalvage(numbers: Set<Int>, _ gaps: [LedgerSalvage.Gap]) {
        let (told, isDamaged) = state.withLock { ($0.told, $0.isDamaged) }
        let lost = told.subtracting(numbers).filter { number in
            !isDamaged || !gaps.contains { $0.sales?.contains(number) ?? false }
        }
        if let number = lost.min() { breaks("\(number) is lost in a salvage that does not say so") }
    }

    /// Checks that the file contains nothing that a kiosk has just refused, and nothing that the kiosk does not know.
    func checkRefusal(by ledger: any Ledger) {
        let lines = (disk[path] ?? []).count { $0 == 0x0A }
        if !isDamaged, lines > ledger.lastSequence { breaks("line \(lines) was refused, and is there") }
    }

    private func checkKiwis(in books: HandBooks) {
        let (settings, least, most) = state.withLock { ($0.settings, $0.added, $0.addedAtMost) }
        // A ledger without its first line is one of which nothing was told.
        guard let kiwis = books.stock["kiwi"] else { return }
        let isPossible = settings.count > 1 ? settings.contains(kiwis) : (least...most).contains(kiwis - openingStock)
        if !isPossible { breaks("there are \(kiwis) kiwis") }
    }
}

extension [UInt8] {
    /// Returns a Boolean value that indicates whether the bytes begin with others.
    fileprivate func begins(with other: [UInt8]) -> Bool {
        guard count >= other.count else { return false }
        return withUnsafeBytes { bytes in
            other.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: bytes[..<$0.count]).hasSameBytes(as: $0) }
        }
    }
}
