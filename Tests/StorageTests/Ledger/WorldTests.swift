import Core
import JuiceMaker
import Testing
import TestSupport

@testable import Storage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Kiosks, a disk and a clock from one seed: they sell, die, lose the power and set the clock back, and the promise is checked.
///
/// `KIOSK_WORLDS=10000 swift test --filter WorldTests` makes as many worlds, and `KIOSK_WORLD=17` plays one again.
struct WorldTests {
    private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

    @Test func `whatever happens in whatever order, what was acknowledged is in the ledger, once`() throws {
        // The last two have found something.
        let seeds =
            Self.number("KIOSK_WORLD").map { [$0] } ?? Self.number("KIOSK_WORLDS").map { Array(1...$0) }
            ?? Array(1...150) + [188, 878]
        for seed in seeds {
            var world = try World(seed: UInt64(seed))
            for step in 1...60 {
                do { try world.step() } catch {
                    Issue.record("KIOSK_WORLD=\(seed), step \(step): \(error)")
                    return
                }
            }
        }
    }
}

/// A world that its seed determines.
private struct World {
    /// What must never happen.
    struct BrokenPromise: Error {
        let what: String
    }

    private let shop: Shop
    private var generator: SeededGenerator
    private var kiosks: [FileLedger?] = [nil, nil, nil]
    /// The juice of each number that was told.
    private var told: [Int: String] = [:]
    /// The number of each request that was told.
    private var requests: [RequestKey: Int] = [:]
    private var restocked = 0
    private var restockedAtMost = 0
    private var clock: Int64 = 1_795_000_000_000

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        shop = try Shop(stock: 500)
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    mutating func step() throws {
        let place = Int.random(in: 0..<kiosks.count, using: &generator)
        clock += Int64.random(in: -100_000...200_000, using: &generator)
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<55: try act(at: place)
        case 55..<65: kiosks[place] = nil
        case 65..<75: breakDisk()
        case 75..<85: repairDisk()
        case 85..<92: try dieAnywhere(at: place)
        case 92..<96: try cutPower()
        default: try check()
        }
    }

    // MARK: What a kiosk does

    private mutating func act(at place: Int) throws {
        do {
            let ledger = try kiosks[place] ?? open()
            kiosks[place] = ledger
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: try ledger.refresh()
            case 1: try restock(ledger)
            default: try sell(ledger)
            }
        } catch let error as LedgerError {
            try expectHarmless(error)
        } catch StockChangeError.notRecorded(let error) {
            try expectHarmless(error)
        }
    }

    private func open() throws -> FileLedger {
        let time = Timestamp(milliseconds: clock)
        return try FileLedger(directory: "/data", menu: shop.menu, files: shop.disk) { time }
    }

    private mutating func restock(_ ledger: FileLedger) throws {
        restockedAtMost += 2
        try ledger.change(.add([Quantity(item: try shop.fruit("kiwi"), count: 2)]))
        restocked += 2
    }

    private mutating func sell(_ ledger: FileLedger) throws {
        let count = Int.random(in: 1...3, using: &generator)
        let wanted = try (0..<count).map { _ in
            let key = chance(30) ? RequestKey(id: "r", part: Int.random(in: 0..<5, using: &generator)) : nil
            return SaleRequest(juice: try shop.juice("mango"), key: key)
        }
        for (request, outcome) in zip(wanted, try ledger.sell(wanted)) {
            guard case .sold(let sale) = outcome else { continue }
            if let key = request.key, let number = requests[key] {
                guard number == sale.number else { throw BrokenPromise(what: "\(key) is \(number) and \(sale.number)") }
            } else if told.updateValue(sale.juice.id, forKey: sale.number) != nil, request.key == nil {
                throw BrokenPromise(what: "\(sale.number) was given twice")
            }
            if let key = request.key { requests[key] = sale.number }
        }
    }

    /// The disk may refuse anything, but nothing may ever look damaged.
    private func expectHarmless(_ error: LedgerError) throws {
        switch error {
        case .failed, .notDurable, .unknown, .busy: break
        case .damaged, .newerFormat: throw BrokenPromise(what: "\(error)")
        }
    }

    // MARK: What happens to it

    private mutating func breakDisk() {
        if chance(50) {
            let operation = SimulatedDisk.Operation.allCases.randomElement(using: &generator) ?? .sync
            shop.disk.fail(operation, with: chance(50) ? EIO : ENOSPC)
        } else {
            let call = shop.disk.calls + Int.random(in: 1...15, using: &generator)
            shop.disk.fail(call: call, with: SimulatedDisk.Fault.allCases.randomElement(using: &generator) ?? .noSpace)
        }
    }

    private func repairDisk() {
        for operation in SimulatedDisk.Operation.allCases { shop.disk.fail(operation, with: nil) }
    }

    /// A kiosk is killed at any of its calls.
    private mutating func dieAnywhere(at place: Int) throws {
        shop.disk.die(atCall: shop.disk.calls + Int.random(in: 1...25, using: &generator))
        try act(at: place)
        kiosks[place] = nil
        shop.disk.die(atCall: nil)
    }

    private mutating func cutPower() throws {
        kiosks = [nil, nil, nil]
        repairDisk()
        shop.disk.crash(keepingUnsynced: chance(50) ? Int.random(in: 0...2_000, using: &generator) : 0)
        try check()
    }

    // MARK: The promise

    private mutating func check() throws {
        repairDisk()
        let ledger: FileLedger
        do { ledger = try open() } catch let error as LedgerError {
            // A single call may still be going to fail.
            return try expectHarmless(error)
        }
        var sold: [Int: String] = [:]
        do {
            try ledger.forEachRecord { record in
                if case .sale(let number, let juice, _, _) = record.entry { sold[number] = juice }
            }
            if try ledger.report().imbalance != nil { throw BrokenPromise(what: "it does not balance") }
        } catch let error as LedgerError {
            return try expectHarmless(error)
        }
        for (number, juice) in told where sold[number] != juice { throw BrokenPromise(what: "\(number) is lost") }
        let kiwis = ledger.books.accounts.fruits["kiwi"]?.restocked ?? 0
        guard (restocked...restockedAtMost).contains(kiwis) else { throw BrokenPromise(what: "\(kiwis) kiwis") }
    }
}
