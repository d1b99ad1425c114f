import Core
import JuiceMaker
import TestSupport

@testable import JetStream
@testable import Storage
@testable import System

/// Three kiosks of a shop, of which two share a folder. A seed determines what the server and the disks do to them.
final class ShopWorld {
    private let server: SimulatedServer
    private let shop: TestShop
    private let disks = [SimulatedDisk(), SimulatedDisk()]
    private var kiosks: [SimulatedLedger?] = [nil, nil, nil]
    private var generator: SeededGenerator
    /// The numbers that customers have heard.
    private var told: Set<Int> = []
    /// The number of orders of which a customer does not know what became of them.
    private var unknownCount = 0
    private(set) var step = 0

    init(seed: Int) throws {
        generator = SeededGenerator(seed: UInt64(seed))
        server = SimulatedServer(seed: UInt64(seed), goodShare: 70, endsWaits: true)
        shop = try TestShop()
    }

    private func any(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func disk(of kiosk: Int) -> SimulatedDisk { disks[kiosk / 2] }

    private func demand(_ isKept: Bool, _ promise: String) throws {
        if !isKept { throw World.BrokenPromise(description: promise) }
    }

    /// Does the next thing.
    func next() throws {
        step += 1
        let kiosk = any(0..<3)
        switch any(0..<100) {
        case 0..<5: kiosks[kiosk] = nil
        case 5..<9: server.setAway(true)
        case 9..<20: server.setAway(false)
        case 20..<25: cutPower(kiosk / 2)
        case 25..<35:
            let wasOpen = kiosks[kiosk] != nil
            breakDisk(of: kiosk)
            try order(on: kiosk, diskIsBroken: true)
            // A kiosk that starts on such a disk may only read.
            if !wasOpen { kiosks[kiosk] = nil }
            repair(disk(of: kiosk))
        case 35..<45: try kill(kiosk)
        default: try order(on: kiosk)
        }
    }

    private func cutPower(_ number: Int) {
        for kiosk in kiosks.indices where kiosk / 2 == number { kiosks[kiosk] = nil }
        disks[number].crash(keeping: [0, 50, 90, 100][any(0..<4)], seed: UInt64(any(0..<1_000_000)))
    }

    private func breakDisk(of kiosk: Int) {
        let disk = disk(of: kiosk)
        if any(0..<2) == 0 {
            let operation = SimulatedDisk.Operation.allCases.randomElement(using: &generator) ?? .sync
            disk.fail(operation, with: any(0..<2) == 0 ? EIO : ENOSPC)
            // What cannot be made durable cannot always be removed either.
            if any(0..<3) == 0 { disk.fail(.truncate, with: EIO) }
        } else {
            let fault = SimulatedDisk.Fault.allCases.randomElement(using: &generator) ?? .noSpace
            disk.fail(call: disk.calls + any(1..<40), with: fault)
        }
    }

    private func repair(_ disk: SimulatedDisk) {
        disk.forgetFaults()
        disk.limitWrites(to: .max)
        for operation in SimulatedDisk.Operation.allCases { disk.fail(operation, with: nil) }
    }

    /// A kiosk is killed while it sells, before any of its calls or in the middle of one that writes. Its customer hears nothing.
    private func kill(_ kiosk: Int) throws {
        let disk = disk(of: kiosk)
        if any(0..<2) == 0 { disk.limitWrites(to: any(1..<300)) }
        disk.fail(callsFrom: disk.calls + any(1..<40), with: .inputOutputError)
        try order(on: kiosk, isHeard: false)
        kiosks[kiosk] = nil
        repair(disk)
    }

    private func order(on kiosk: Int, isHeard: Bool = true, diskIsBroken: Bool = false) throws {
        let key = any(0..<2) == 0 ? RequestKey(id: "r", part: any(0..<4)) : nil
        let request = try shop.request("mango", key: key)
        // Some give up at once, and some wait until it is known.
        let limit: Duration = any(0..<2) == 0 ? .zero : .seconds(5)
        if !isHeard { unknownCount += 1 }
        do {
            let ledger: SimulatedLedger
            if let opened = kiosks[kiosk] { ledger = opened } else { ledger = try open(kiosk, limit: limit) }
            kiosks[kiosk] = ledger
            let number = try ledger.number(of: request)
            guard isHeard, let number else { return }
            try tell(number, on: kiosk, isRepetition: key != nil)
        } catch let error as LedgerError {
            switch error {
            case _ where !isHeard: return
            // What is refused is not recorded: the end counts the numbers.
            case .shop(.away), .shop(.silent), .shop(.recordedLate), .shop(.refused), .shop(.needsEncryption): return
            case .shop(.unanswered): unknownCount += 1
            case .failed, .notDurable, .unknown, .busy: if !diskIsBroken { throw error }
            case .shop, .damaged, .newerFormat: throw error
            }
        }
    }

    /// A customer hears a number.
    private func tell(_ number: Int, on kiosk: Int, isRepetition: Bool) throws {
        try demand(told.insert(number).inserted || isRepetition, "a number is told twice")
        let lines = disk(of: kiosk).durableBytes(path(of: kiosk))
        try demand(server.lines.joined().starts(with: lines), "a replica is another one")
        let isDurable = String(decoding: lines, as: UTF8.self).contains("\"kind\":\"sale\",\"number\":\(number),")
        try demand(isDurable, "a number is told before its record is durable")
    }

    private func path(of kiosk: Int) -> String { shop.path(of: "\(kiosk / 2)") }

    private func open(_ kiosk: Int, limit: Duration = .seconds(5)) throws(LedgerError) -> SimulatedLedger {
        try shop.open("\(kiosk / 2)", on: server, disk: disk(of: kiosk), limit: limit)
    }

    /// Lets everything go well again, and looks at all replicas.
    func end() throws {
        server.calmDown()
        let before = unknownCount
        for kiosk in kiosks.indices where kiosks[kiosk] != nil { try order(on: kiosk) }
        try demand(unknownCount == before, "a kiosk does not go on")
        if any(0..<2) == 0 { for number in disks.indices { cutPower(number) } }
        // If nothing was recorded, the opening is.
        _ = try open(0)
        for kiosk in [0, 2] {
            let ledger = try open(kiosk)
            var numbers: [Int] = []
            try ledger.forEachRecord { if case .sale(let sale) = $0.entry { numbers.append(sale.number) } }
            try demand(numbers == Array(1..<numbers.count + 1), "the numbers are no row")
            try demand(told.isSubset(of: numbers), "a number was told, and is not recorded")
            try demand(numbers.count <= told.count + unknownCount, "an order without an answer was recorded twice")
            try demand(try ledger.report().imbalance == nil, "it does not balance")
            try demand(disk(of: kiosk)[path(of: kiosk)] == Array(server.lines.joined()), "a replica is another one")
        }
    }
}
