import Core
import JuiceMaker
import Synchronization
import TestSupport

@testable import Storage
@testable import System

/// Three kiosks on one disk. A seed determines what each of them does, at which call it is suspended and another one
/// goes on, and when the disk fails, the power goes, a process is stopped, interrupted or killed, the clock is set
/// back, or somebody changes the ledger by hand, or puts an older copy of its whole folder in its place. In half of the
/// worlds the store keeps no lock while it decides, and answers behind and unknown at random.
final class World {
    /// What must never happen.
    struct BrokenPromise: Error, CustomStringConvertible {
        let description: String
    }

    static let folder = "/home/data"
    private static let newFolder = "/home/new"
    static let path = folder + "/" + FileLedger.fileName
    private static let stateFolder = "/home/state"
    static let steps = 160

    let disk = SimulatedDisk()
    let promises: Promises
    private let clock = WorldClock()
    private let kiosks: [WorldKiosk]
    private var generator: SeededGenerator
    /// In half of the worlds the kiwis are set, in the others added.
    private let setsKiwis: Bool
    /// Whether orders wait and are paid later, as in a third of the worlds.
    private let hasCounter: Bool
    /// The moods of the store; nil where it locks the file while it decides.
    private let moods: Moods?
    private var step = 0
    /// The first steps, in which nothing goes wrong, so that there are orders of closed days and older menus
    /// afterwards.
    private let quietSteps: Int
    /// A copy of the ledger and of its mark.
    private var copy: (ledger: [UInt8], mark: [UInt8])?

    init(seed: Int) throws {
        guard MenuCard.menus.count == MenuCard.all.count else { throw BrokenPromise(description: "a card is no menu") }
        generator = SeededGenerator(seed: UInt64(seed))
        hasCounter = seed.isMultiple(of: 3)
        moods = seed.isMultiple(of: 2) ? Moods(seed: UInt64(seed), goodShare: 80) : nil
        promises = Promises(about: Self.path, on: disk, openingStock: 1_000, isExact: moods == nil)
        kiosks = [0, 1, 2].map { [disk, promises] _ in WorldKiosk(on: disk, promises) }
        setsKiwis = Bool.random(using: &generator)
        quietSteps = Int.random(in: 0...Self.steps / 3, using: &generator)
    }

    /// What has happened so far, in short. Two worlds of one seed have the same at each step.
    var trace: [Int] {
        [disk.calls, promises.toldCount, disk[Self.path]?.count ?? -1, disk.durableBytes(Self.path).count]
    }

    /// Does the next thing, and checks the promise.
    func next() throws {
        step += 1
        if step <= quietSteps {
            work(undisturbed: true)
            return try demand()
        }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<66: work()
        case 66..<72: if !promises.isDamaged { disk.breakDown(within: 15, &generator) }
        case 72..<81: disk.repair()
        case 81..<87: kill(anyKiosk())
        case 87..<90: anyKiosk().isStopped.withLock { $0.toggle() }
        case 90..<92: anyKiosk().process.interrupt()
        case 92..<95: try cutPower()
        case 95..<96: if step > Self.steps / 3, chance(40) { damage() }
        default:
            promises.check()
            if let ledger = disk[Self.path], let mark = disk[Self.path + ".mark"] { copy = (ledger, mark) }
        }
        try demand()
    }

    /// Ends all processes.
    func end() throws {
        for kiosk in kiosks { kill(kiosk) }
        promises.check()
        try demand()
        if !promises.isDamaged { try cutPower() }
        try salvage()
    }

    private func demand() throws {
        if let broken = promises.broken { throw BrokenPromise(description: broken) }
    }

    private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private func anyKiosk() -> WorldKiosk { kiosks[Int.random(in: 0..<kiosks.count, using: &generator)] }
}

// MARK: - What the kiosks do

extension World {
    private func work(undisturbed: Bool = false) {
        let time = Int64.random(in: -100_000...200_000, using: &generator)
        // Now and then a day goes by.
        clock.advance(by: time > 197_000 ? 86_400_000 : time)
        let kiosk = anyKiosk()
        guard !kiosk.isStopped.withLock({ $0 }) else { return }
        if !kiosk.process.isWorking { begin(on: kiosk) }
        if undisturbed {
            kiosk.process.resume(calls: .max)
        } else if chance(25) {
            kiosk.process.resume(calls: 100, until: SimulatedDisk.Operation.allCases.randomElement(using: &generator))
        } else {
            kiosk.process.resume(calls: chance(50) ? 100 : Int.random(in: 1...12, using: &generator))
        }
    }

    private func begin(on kiosk: WorldKiosk) {
        let wait = chance(30) ? LockWait(limit: .zero) : LockWait()
        let (task, looks) = (nextTask(), chance(60))
        // Each kiosk brings a menu of its own, which counts only in a new ledger.
        let menu = MenuCard.menus[Int.random(in: 0..<MenuCard.menus.count, using: &generator)]
        let isShortened = promises.isShortened
        kiosk.process.begin { [disk, clock, promises, moods] in
            do throws(LedgerError) {
                if case .leave = task { return kiosk.ledger.withLock { $0 = nil } }
                if case .verify = task { return try kiosk.verify(disk) }
                if case .backUp(let path) = task { return try kiosk.backUp(to: path, on: disk) }
                let opened = kiosk.ledger.withLock { $0 }
                let ledger: any Ledger
                if let opened {
                    ledger = opened
                } else {
                    ledger = try Self.open(menu, on: disk, wait, moods, clock)
                }
                kiosk.ledger.withLock { $0 = ledger }
                let told = promises.toldCount
                try kiosk.perform(task, looks: looks, in: ledger)
                if isShortened, promises.toldCount > told {
                    promises.breaks("a sale was made in a ledger that became shorter")
                }
            } catch {
                kiosk.meet(error)
            }
        }
    }

    private static func open(
        _ menu: Menu, on disk: SimulatedDisk, _ wait: LockWait, _ moods: Moods?, _ clock: WorldClock
    ) throws(LedgerError) -> any Ledger {
        guard let moods else {
            return try FileLedger.open(
                directory: folder, menu: menu, state: stateFolder, files: disk, wait: wait
            ) { clock.now }
        }
        let place = FileLedger.place(in: folder, state: stateFolder, files: disk, wait: wait)
        let store = try FileStore.open(place, for: .writing)
        return try MoodyLedger(store, moods: moods, menu: menu) { clock.now }
    }

    private func nextTask() -> WorldTask {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<8: .leave
        case 8..<15: .refresh
        case 15..<18: .verify
        case 18..<19: .backUp("/home/copies/\(step)")
        case 19..<24: .takeBack(chance(50) ? lateOrder() : anyOrder(), isRefund: false)
        case 24..<31:
            .takeBack(anyOrder(), isRefund: true, kind: ["cash", "card", "gold"].randomElement(using: &generator))
        case 31..<35:
            .close(
                counted: chance(30) ? Int.random(in: 0...100_000, using: &generator) : nil,
                chance(25) ? .seen : hasCounter && chance(70) ? .any : .paid)
        case 35..<42: .setMenu(Int.random(in: 0..<MenuCard.all.count, using: &generator))
        case 42..<53:
            setsKiwis
                ? .setKiwis(Int.random(in: 990...1_010, using: &generator), anyReason())
                : .addKiwis(chance(60) ? 2 : -1, anyReason())
        case 53..<71 where hasCounter:
            .step([.ready, .ready, .handedOver, .takenBack].randomElement(using: &generator) ?? .ready, lateOrder())
        case 71..<77 where hasCounter:
            .pay(
                chance(50) ? lateOrder() : anyOrder(),
                kind: ["cash", "card", "card", "gold"].randomElement(using: &generator) ?? "cash")
        case 77..<79 where hasCounter: .openDay(float: Int.random(in: 0...50_000, using: &generator))
        default: .sell((0..<Int.random(in: 1...3, using: &generator)).map { _ in anyWish() })
        }
    }

    private func anyOrder() -> Int { Int.random(in: 1...max(1, promises.toldCount), using: &generator) }

    /// One of the last orders, which may be of the open day.
    private func lateOrder() -> Int {
        let last = promises.toldCount
        return Int.random(in: max(1, last - 1)...max(1, last), using: &generator)
    }

    private func anyReason() -> StockReason? {
        let reasons: [StockReason?] = [nil, .counted, .words("a gift"), .spoiled, .restocked]
        return reasons[Int.random(in: 0..<reasons.count, using: &generator)]
    }

    private func anyWish() -> Wish {
        let part = Int.random(in: 0..<12, using: &generator)
        let key = chance(50) ? RequestKey(id: "r", part: part) : nil
        return Wish(
            juice: part % 3 == 0 ? "lime" : "mango", count: part % 2 == 0 ? 1 : 2, key: key,
            waits: hasCounter && chance(80), service: chance(10) ? "to-go" : nil,
            payment: chance(30) ? ["cash", "card", "card", "gold"].randomElement(using: &generator) : nil)
    }
}

/// The clock of a world, which may be set back.
private final class WorldClock: Sendable {
    private let time = Mutex<Int64>(1_795_000_000_000)

    var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }

    func advance(by milliseconds: Int64) { time.withLock { $0 += milliseconds } }
}

// MARK: - What happens to them

extension World {
    /// A kiosk is killed before a call, or in the middle of one that writes.
    private func kill(_ kiosk: WorldKiosk) {
        if kiosk.process.isWorking, chance(70) {
            let operations: [SimulatedDisk.Operation] = [.write, .sync, .sync, .syncDirectory, .truncate, .lock]
            kiosk.process.resume(calls: 100, until: operations.randomElement(using: &generator))
            if chance(50) {
                disk.limitWrites(to: Int.random(in: 1...300, using: &generator))
                kiosk.process.resume(calls: 1)
                disk.limitWrites(to: .max)
            }
        }
        kiosk.process.kill()
        kiosk.end()
    }

    private func cutPower() throws {
        if promises.isDamaged { return }
        for kiosk in kiosks {
            kiosk.process.kill()
            kiosk.end()
        }
        disk.repair()
        let percent = [0, 50, 90, 100].randomElement(using: &generator) ?? 0
        disk.crash(keeping: percent, seed: UInt64.random(in: 0...UInt64.max, using: &generator))
        promises.check(afterCrash: true)
        do {
            let ledger = try Self.open(MenuCard.menus[0], on: disk, LockWait(), nil, clock)
            promises.keep(ledger)
            if try ledger.report().imbalance != nil { promises.breaks("it does not balance") }
        } catch {
            promises.breaks("after a power cut: \(error)")
        }
        promises.check()
        try demand()
    }

    /// The disk loses bytes of old records, or somebody shortens the ledger, or puts an older copy in its place.
    private func damage() {
        if promises.isDamaged { return }
        // A kiosk that has just looked, or could not read the mark either, would not know.
        disk.repair()
        for kiosk in kiosks where kiosk.process.isWorking { kill(kiosk) }
        guard let bytes = disk[Self.path], let checked = checkedEnd() else { return }
        promises.isDamaged = true
        let ends = bytes.indices.filter { bytes[$0] == 0x0A && $0 + 1 < checked }.map { $0 + 1 }
        let kind = Int.random(in: 0..<5, using: &generator)
        switch kind {
        case 0, 1:
            disk.change(Self.path) { $0[Int.random(in: 0..<checked, using: &generator)] ^= 1 }
            if kind == 0 { return }
            disk.fail(.sync, with: EIO)
            promises.hasLostBytes = true
        case 2:
            guard let copy, copy.ledger.count < highEnd() else { return }
            promises.isShortened = true
            (disk[Self.path], disk[Self.path + ".mark"]) = (copy.ledger, copy.mark)
        default:
            // Where a mark could not be written, nothing tells of the records behind it.
            guard let end = ends.randomElement(using: &generator), checked == bytes.count else { return }
            promises.isShortened = true
            if kind == 3 { return disk.change(Self.path) { $0.removeLast($0.count - end) } }
            disk[Self.path] = nil
            disk[Self.path] = Array(bytes[..<end])
        }
    }

    /// Whatever has happened to the ledger: a salvage brings all that was told into a new one, or says what is lost.
    private func salvage() throws {
        disk.repair()
        if disk[Self.path] == nil { return }
        do {
            let salvage = try LedgerSalvage.write(
                from: Self.folder, to: Self.newFolder, state: Self.stateFolder, files: disk)
            if salvage.recordCount == 0 { return promises.checkSalvage(numbers: [], salvage.gaps) }
            let ledger = try FileLedger.open(directory: Self.newFolder, menu: MenuCard.menus[0], files: disk) {
                [clock] in clock.now
            }
            var numbers: Set<Int> = []
            try ledger.forEachRecord { if case .sale(let sale) = $0.entry { numbers.insert(sale.number) } }
            promises.checkSalvage(numbers: numbers, salvage.gaps)
            if try ledger.report().imbalance != nil { promises.breaks("what was salvaged does not balance") }
            if let error = try LedgerVerification(directory: Self.newFolder, files: disk).error { throw error }
        } catch {
            promises.breaks("the salvage: \(error)")
        }
        try demand()
    }

    /// The place up to which a mark says that the ledger was checked.
    private func end(inMarkAt path: String?) -> Int? {
        let mark = Array(path.flatMap { disk[$0] }?.prefix { $0 != SealedLine.lineFeed } ?? [])
        // A kiosk that is killed while it writes the mark leaves one that is none.
        guard mark.withUnsafeBytes({ SealedLine.open($0) }) != nil else { return nil }
        return LedgerText.checkedEnd(inMark: mark)
    }

    /// The place up to which the mark outside the folder says so.
    private func highEnd() -> Int { end(inMarkAt: disk.paths.first { $0.hasPrefix(Self.stateFolder) }) ?? 0 }

    /// The place up to which the kiosks say that they have checked the ledger.
    private func checkedEnd() -> Int? {
        guard let end = end(inMarkAt: Self.path + ".mark"), end > 0 else { return nil }
        return end <= disk[Self.path]?.count ?? 0 ? end : nil
    }
}
