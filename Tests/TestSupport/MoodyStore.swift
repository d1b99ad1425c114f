import JuiceMaker
import Core
import Synchronization

/// A store that keeps no other kiosk from writing while a decision is made, and that answers behind and unknown when a seed says so, as a
/// server far away does.
package struct MoodyStore<Base: RecordStore>: RecordStore {
    private var base: Base
    private let moods: Moods
    private var unsettled = AppendOutcome.behind

    /// Creates a store over another one.
    package init(_ base: Base, moods: Moods) {
        self.base = base
        self.moods = moods
    }

    package var accounts: Accounts { base.accounts }
    package var lastSequence: Int { base.lastSequence }

    package mutating func readOn() throws(LedgerError) { try base.readOn() }

    package mutating func beginTurn() throws(LedgerError) {
        defer { base.endTurn() }
        try base.beginTurn()
    }

    package func endTurn() {}

    package mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, at time: Timestamp
    ) throws(LedgerError) -> AppendOutcome {
        moods.interlude()
        switch moods.next() {
        case .behind: return .behind
        case .lost:
            unsettled = .behind
            return .unknown
        case .unnoticed:
            unsettled = try append(entries, after: sequence, time)
            return .unknown
        case .good: return try append(entries, after: sequence, time)
        }
    }

    private mutating func append(
        _ entries: [LedgerEntry], after sequence: Int, _ time: Timestamp
    ) throws(LedgerError) -> AppendOutcome {
        defer { base.endTurn() }
        try base.beginTurn()
        return try base.append(entries, after: sequence, at: time)
    }

    package func settle() -> AppendOutcome {
        // It takes a while until the server answers again.
        moods.next() == .lost ? .unknown : unsettled
    }

    package func forEachRecord(after sequence: Int, _ body: (LedgerRecord) -> Void) throws(LedgerError) {
        try base.forEachRecord(after: sequence, body)
    }

    package func lastSequence(before time: Timestamp) throws(LedgerError) -> Int {
        try base.lastSequence(before: time)
    }

    package mutating func saleRecord(number: Int) throws(LedgerError) -> LedgerRecord? {
        try base.saleRecord(number: number)
    }

    package mutating func sale(for key: RequestKey) throws(LedgerError) -> SaleRecord? { try base.sale(for: key) }

    package mutating func prepareToClose() throws(LedgerError) { try base.prepareToClose() }
}

/// The moods of a store, one for each append.
package final class Moods: Sendable {
    /// A mood.
    package enum Mood: Sendable {
        /// It does what it is asked to.
        case good
        /// It says that another kiosk was faster.
        case behind
        /// It appends, and the answer does not arrive.
        case unnoticed
        /// It does not append, and no answer arrives either.
        case lost
    }

    private let generator: Mutex<SeededGenerator>
    private let goodShare: Int
    private let pending = Mutex<(@Sendable () -> Void)?>(nil)

    /// Creates moods, of which so many in a hundred are good.
    package init(seed: UInt64, goodShare: Int = 60) {
        generator = Mutex(SeededGenerator(seed: seed))
        self.goodShare = goodShare
    }

    /// Lets something happen between the next decision and its append, once.
    package func beforeNextAppend(_ event: @escaping @Sendable () -> Void) { pending.withLock { $0 = event } }

    func interlude() {
        let event = pending.withLock { event in
            defer { event = nil }
            return event
        }
        event?()
    }

    func next() -> Mood {
        generator.withLock { generator in
            if Int.random(in: 0..<100, using: &generator) < goodShare { return .good }
            return [.behind, .unnoticed, .lost].randomElement(using: &generator) ?? .good
        }
    }
}

/// A ledger over a store that answers behind and unknown.
package final class MoodyLedger<Base: RecordStore>: StoredLedger {
    package let bookkeeper: Bookkeeper<MoodyStore<Base>>

    /// Creates a ledger over a store, in which the fruits of the menu get their opening stock.
    package init(
        _ base: Base, moods: Moods, menu: Menu, now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) {
        bookkeeper = Bookkeeper(MoodyStore(base, moods: moods), menu: menu, now: now)
        try bookkeeper.open()
    }
}
