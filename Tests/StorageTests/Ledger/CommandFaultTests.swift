import Core
import JuiceMaker
import System
import Testing

@testable import Storage

/// What is said and what is in the ledger when the disk fails while a command is recorded: at each of its calls, once,
/// or from then on until somebody repairs it.
struct CommandFaultTests {
    /// A command that changes the ledger.
    enum Command: CaseIterable {
        case refund, void, close, menu, stock

        /// What its line says.
        var line: HandBooks.Line {
            switch self {
            case .refund: .refund(number: 2, reason: "sour", by: "cash")
            case .void: .void(number: 4, reason: "spilt", by: "cash")
            case .close: .close(number: 2, counted: nil)
            case .menu: .menu(card: 3)
            case .stock: .stock(["kiwi": -10], reason: "spoiled")
            }
        }

        /// Lets a ledger record it. The result is false when that was done before.
        func perform(in ledger: any Ledger) throws -> Bool {
            switch self {
            case .refund:
                return try CommandFaultTests.isNew { () throws(VoidError) in
                    try ledger.reverse(.refund, 2, reason: "sour")
                }
            case .void:
                return try CommandFaultTests.isNew { () throws(VoidError) in
                    try ledger.reverse(.void, 4, reason: "spilt")
                }
            case .close: return try ledger.close(counted: nil) != nil
            case .menu: return try ledger.set(MenuCard.menus[3])
            case .stock:
                let kiwi = try #require(ledger.books.menu.fruit(named: "kiwi"))
                return try !ledger.perform(ChangeStock(.set(kiwi, to: 990), reason: .spoiled)).records.isEmpty
            }
        }
    }

    /// Returns false for an order that was taken back before.
    private static func isNew(_ takeBack: () throws(VoidError) -> Reversal) throws(VoidError) -> Bool {
        do throws(VoidError) {
            _ = try takeBack()
            return true
        } catch {
            if error == .voidedBefore(4) || error == .refundedBefore(2) { return false }
            throw error
        }
    }

    /// What was said of a command.
    private enum Answer {
        /// It is recorded.
        case done
        /// It is not recorded.
        case failed
        case unknown

        init(_ command: () throws -> Bool) throws {
            do {
                self = try command() ? .done : .failed
            } catch VoidError.notRecorded(let error) {
                try self.init(error)
            } catch CloseError.notRecorded(let error) {
                try self.init(error)
            } catch MenuChangeError.notRecorded(let error) {
                try self.init(error)
            } catch StockChangeError.notRecorded(let error) {
                try self.init(error)
            } catch CloseError.notRecorded(let error) {
                try self.init(error)
            } catch let error as LedgerError {
                try self.init(error)
            }
        }

        private init(_ error: LedgerError) throws {
            switch error {
            case .unknown: self = .unknown
            case .busy, .failed, .notDurable: self = .failed
            // Nobody has damaged it.
            case .damaged, .newerFormat, .shop: throw error
            }
        }
    }

    private static let state = "/state"
    private let base: SimulatedDisk
    private let bytes: [UInt8]

    init() throws {
        base = SimulatedDisk()
        let ledger = try Self.open(on: base)
        for _ in 1...3 { _ = try Self.sell(from: ledger) }
        _ = try ledger.close(counted: nil)
        for _ in 4...5 { _ = try Self.sell(from: ledger) }
        bytes = try #require(base[Shop.path])
    }

    private static func open(on disk: SimulatedDisk, for access: FileLedger.Access = .writing) throws -> FileLedger {
        try FileLedger.open(
            directory: "/data", menu: MenuCard.menus[0], for: access, state: state, files: disk,
            wait: LockWait(limit: .zero)
        ) { Timestamp(milliseconds: 1_795_000_000_000) }
    }

    private static func sell(from ledger: any Ledger) throws -> Int {
        let order = Order(try #require(ledger.books.menu.juice(named: "mango")))
        guard case .sold(let sale)? = try ledger.sell([SaleRequest(order: order)]).first else { return 0 }
        return sale.number
    }

    /// Returns another disk with the same files.
    private func copy() -> SimulatedDisk {
        let disk = SimulatedDisk()
        for path in base.paths { disk[path] = base[path] }
        return disk
    }

    // MARK: Troubles

    /// What goes wrong with one call of some work, with all from there on, or with all of some kinds.
    private struct Trouble: CustomStringConvertible {
        enum Cause {
            case call(Int, SimulatedDisk.Fault), allFrom(Int, SimulatedDisk.Fault), kinds([SimulatedDisk.Operation])
        }

        let cause: Cause
        /// How much of what was not synced a power cut leaves; nil without one.
        let kept: Int?

        var description: String { "\(cause)\(kept.map { ", power cut, \($0) %" } ?? "")" }

        func begin(on disk: SimulatedDisk) {
            switch cause {
            case .call(let call, let fault): disk.fail(call: disk.calls + call, with: fault)
            case .allFrom(let call, let fault): disk.fail(callsFrom: disk.calls + call, with: fault)
            case .kinds(let kinds): for kind in kinds { disk.fail(kind, with: EIO) }
            }
        }

        func end(on disk: SimulatedDisk) {
            disk.forgetFaults()
            if case .kinds(let kinds) = cause { for kind in kinds { disk.fail(kind, with: nil) } }
            if let kept { disk.crash(keeping: kept, seed: UInt64(disk.calls)) }
        }
    }

    /// A trouble of each of as many calls, by turns, from one on: it fails, all from there on fail, or it is interrupted
    /// or takes a half; and one of each kind of calls that all fail. Then the power goes, or not.
    ///
    /// With `KIOSK_EVERY_FAULT=1 swift test --filter CommandFaultTests` they are all that there are, which takes less
    /// than a minute.
    private func troubles(of calls: Int, from first: Int = 0) -> [Trouble] {
        // A call that is interrupted for ever is repeated for ever.
        let faults: [(SimulatedDisk.Fault, lasts: Bool)] = [
            (.inputOutputError, false), (.noSpace, true), (.interrupted, false), (.shortWrite, false),
            (.inputOutputError, true), (.noSpace, false), (.shortWrite, true),
        ]
        let cuts = [nil, 0, 60, 100]
        let all = faults.flatMap { fault in cuts.map { (fault.0, fault.lasts, $0) } }
        let isWhole = CurrentProcess.variable("KIOSK_EVERY_FAULT") != nil
        let ofCalls = (1...calls).flatMap { call in
            // Steps that have no common divisor with the number of troubles lead to all of them.
            (isWhole ? Array(all.indices) : [first + call * 5]).map { place in
                let (fault, lasts, kept) = all[place % all.count]
                return Trouble(cause: lasts ? .allFrom(call, fault) : .call(call, fault), kept: kept)
            }
        }
        let kinds =
            SimulatedDisk.Operation.allCases.map { [$0] } + [[.sync, .truncate], [.write, .truncate, .rename]]
        let ofKinds = kinds.enumerated().flatMap { place, kinds in
            (isWhole ? cuts : [cuts[(first + place) % cuts.count]]).map { Trouble(cause: .kinds(kinds), kept: $0) }
        }
        return ofCalls + ofKinds
    }

    /// Returns how many calls some work makes.
    private func calls(_ work: (SimulatedDisk) throws -> Void) rethrows -> Int {
        let disk = copy()
        try work(disk)
        return disk.calls
    }

    /// Returns the books of the whole lines of a ledger, which begin with those of before.
    private func books(on disk: SimulatedDisk) throws -> HandBooks {
        let lines = LedgerText.wholeLines(in: disk[Shop.path] ?? [])
        try #require(lines.starts(with: bytes))
        var books = HandBooks()
        _ = try books.enter(lines, from: 0, upTo: .max)
        return books
    }

    // MARK: Commands

    @Test(arguments: Command.allCases, [true, false])
    func `whatever call of a command fails, once or for ever, what is said of it is true`(
        command: Command, isRunning: Bool
    ) throws {
        // A program that records one thing opens the ledger for it.
        func perform(on disk: SimulatedDisk, _ running: FileLedger?) throws -> Bool {
            try command.perform(in: try running ?? Self.open(on: disk, for: .oneChange))
        }
        let count = try calls { disk in
            _ = try perform(on: disk, isRunning ? Self.open(on: disk) : nil)
        }
        let turn = 2 * (Command.allCases.firstIndex(of: command) ?? 0) + (isRunning ? 1 : 0)
        for trouble in troubles(of: count, from: turn) {
            let disk = copy()
            let running = isRunning ? try Self.open(on: disk) : nil
            trouble.begin(on: disk)
            let answer = try Answer { try perform(on: disk, running) }
            trouble.end(on: disk)

            let added = try books(on: disk).lines.dropFirst(7)
            switch answer {
            case .done: try #require(added == [command.line], "\(trouble)")
            case .failed: try #require(added == [], "\(trouble)")
            case .unknown: try #require(added == [] || added == [command.line], "\(trouble)")
            }
            // Now the disk works again.
            let kiosk: FileLedger
            if let running, trouble.kept == nil { kiosk = running } else { kiosk = try Self.open(on: disk) }
            try #require(try command.perform(in: kiosk) == added.isEmpty, "\(trouble)")
            try #require(try Self.sell(from: kiosk) == 6, "\(trouble)")
            for path in [Shop.markPath, try #require(disk.paths.first { $0.hasPrefix(Self.state) })] {
                let end = LedgerText.checkedEnd(inMark: disk[path] ?? [])
                try #require(end == disk[Shop.path]?.count, "\(trouble): \(path)")
            }
            disk.crash()
            let lines = try books(on: disk).lines
            try #require(lines.count == 9 && lines[7] == command.line, "\(trouble)")
            let verification = try LedgerVerification(directory: "/data", state: Self.state, files: disk)
            try #require(verification.error == nil && verification.notices == [], "\(trouble)")
        }
    }

    // MARK: Files

    /// Returns what was made; nil for a failure. No failure of a new file says that the ledger was changed, or may be.
    private func made<Value>(_ work: () throws(LedgerError) -> Value) throws(LedgerError) -> Value? {
        do throws(LedgerError) {
            return try work()
        } catch {
            if case .failed = error { return nil }
            throw error
        }
    }

    @Test func `whatever call of a copy fails, once or for ever, there is a whole copy or none, and the ledger stays`()
        throws
    {
        func copyLedger(on disk: SimulatedDisk) throws(LedgerError) -> Int {
            try FileLedger.backUp(directory: "/data", to: "/copies/copy", files: disk).count
        }
        for trouble in troubles(of: try calls { _ = try copyLedger(on: $0) }) {
            let disk = copy()
            trouble.begin(on: disk)
            let count = try made { () throws(LedgerError) in try copyLedger(on: disk) }
            trouble.end(on: disk)
            let copied = disk["/copies/copy"]
            try #require(copied == bytes || copied == nil && count == nil, "\(trouble)")
            try #require(count == nil || count == 7, "\(trouble)")
            if copied == nil { try #require(try copyLedger(on: disk) == 7, "\(trouble)") }
            try #require(disk[Shop.path] == bytes, "\(trouble)")
        }
    }

    @Test func `whatever call of a salvage fails, once or for ever, there is a whole new ledger or none`() throws {
        let place = bytes.count / 2
        func salvage(on disk: SimulatedDisk) throws(LedgerError) -> LedgerSalvage {
            try LedgerSalvage.write(from: "/data", to: "/new", state: Self.state, files: disk)
        }
        base.change(Shop.path) { $0[place] ^= 1 }
        let damaged = base[Shop.path]
        for trouble in troubles(of: try calls { _ = try salvage(on: $0) }) {
            let disk = copy()
            trouble.begin(on: disk)
            let salvaged = try made { () throws(LedgerError) in try salvage(on: disk) }
            trouble.end(on: disk)
            let isThere = disk["/new/ledger.jsonl"] != nil
            try #require(isThere || salvaged == nil, "\(trouble)")
            if !isThere { try #require(try salvage(on: disk).gaps.count == 1, "\(trouble)") }
            let ledger = try FileLedger.open(directory: "/new", menu: MenuCard.menus[0], files: disk) {
                Timestamp(milliseconds: 0)
            }
            try #require(ledger.notices == [] && ledger.books.accounts.lastNumber == 5, "\(trouble)")
            try #require(try LedgerVerification(directory: "/new", files: disk).error == nil, "\(trouble)")
            try #require(disk[Shop.path] == damaged, "\(trouble)")
        }
    }

    @Test func `whatever call of an acceptance fails, once or for ever, the ledger is accepted or refused as before`()
        throws
    {
        func accept(on disk: SimulatedDisk) throws -> Int? {
            try FileLedger.accept(directory: "/data", menu: MenuCard.menus[0], state: Self.state, files: disk) {
                Timestamp(milliseconds: 0)
            }.missing
        }
        // The last order is gone.
        let end = try #require(bytes.dropLast().lastIndex(of: SealedLine.lineFeed))
        base[Shop.path] = Array(bytes[...end])
        for trouble in troubles(of: try calls { _ = try accept(on: $0) }) {
            let disk = copy()
            trouble.begin(on: disk)
            let missing = try? accept(on: disk)
            trouble.end(on: disk)
            try #require(missing == nil || missing == 7, "\(trouble)")
            if missing == nil {
                do {
                    _ = try Self.open(on: disk)
                } catch LedgerError.damaged(line: 7, .replaced) {
                    try #require(try accept(on: disk) == 7, "\(trouble)")
                }
            }
            guard let ledger = try? Self.open(on: disk) else {
                Issue.record("\(trouble): it is refused, though \(missing ?? 0) was accepted")
                continue
            }
            var accepted: [LedgerEntry] = []
            try ledger.forEachRecord(after: 6) { accepted.append($0.entry) }
            // One that has failed may be recorded.
            try #require(accepted.first == .lost(7...7, lastNumber: 5), "\(trouble)")
            try #require(accepted.dropFirst().allSatisfy { $0 == .accepted(missing: 7) }, "\(trouble)")
            try #require(accepted.count == 2 || accepted.count == 3 && missing == nil, "\(trouble)")
            try #require(try Self.sell(from: ledger) == 6, "\(trouble)")
        }
    }
}
