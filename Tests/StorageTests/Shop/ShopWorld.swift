import Core
import JuiceMaker
import TestSupport

@testable import JetStream
@testable import Storage
@testable import System

/// Three kiosks of a shop, of which two share a folder. A seed determines what its customers and its staff do, and what the server and the
/// disks do to them.
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
    /// The records of the commands that the staff knows to be recorded, by their places.
    private var toldRecords: [Int: LedgerRecord] = [:]
    private(set) var step = 0
    /// How often a line of each kind is in the ledger in the end, and money went back or came in each of the rare ways.
    private(set) var counts: [String: Int] = [:]

    init(seed: Int) throws {
        generator = SeededGenerator(seed: UInt64(seed))
        server = SimulatedServer(seed: UInt64(seed), goodShare: 70, endsWaits: true)
        shop = try TestShop(menu: MenuCard.menus[0])
    }

    private func any(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func disk(of kiosk: Int) -> SimulatedDisk { disks[kiosk / 2] }

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
            disk(of: kiosk).breakDown(within: 40, &generator)
            try order(on: kiosk, diskIsBroken: true)
            // A kiosk that starts on such a disk may only read.
            if !wasOpen { kiosks[kiosk] = nil }
            disk(of: kiosk).repair()
        case 35..<42: try kill(kiosk)
        case 42..<65: try command(on: kiosk)
        default: try order(on: kiosk)
        }
    }

    private func cutPower(_ number: Int) {
        for kiosk in kiosks.indices where kiosk / 2 == number { kiosks[kiosk] = nil }
        disks[number].crash(keeping: [0, 50, 90, 100][any(0..<4)], seed: UInt64(any(0..<1_000_000)))
    }

    /// A kiosk is killed while it sells, before any of its calls or in the middle of one that writes. Its customer hears nothing.
    private func kill(_ kiosk: Int) throws {
        let disk = disk(of: kiosk)
        if any(0..<2) == 0 { disk.limitWrites(to: any(1..<300)) }
        disk.fail(callsFrom: disk.calls + any(1..<40), with: .inputOutputError)
        try order(on: kiosk, isHeard: false)
        kiosks[kiosk] = nil
        disk.repair()
    }

    private func order(on kiosk: Int, isHeard: Bool = true, diskIsBroken: Bool = false) throws {
        let key = any(0..<2) == 0 ? RequestKey(id: "r", part: any(0..<4)) : nil
        let waits = any(0..<2) == 0
        // Some give up at once, and some wait until it is known.
        let limit: Duration = any(0..<2) == 0 ? .zero : .seconds(5)
        if !isHeard { unknownCount += 1 }
        do {
            let ledger = try kiosks[kiosk] ?? open(kiosk, limit: limit)
            kiosks[kiosk] = ledger
            // The customer sees the menu that the kiosk has read last.
            guard let mango = ledger.books.menu.juice(named: "mango") else { return }
            let wishes = OrderWishes(service: waits ? ledger.books.menu.services.first?.id : nil)
            let number = try ledger.number(of: SaleRequest(order: Order(mango), key: key, waits: waits, wishes: wishes))
            guard isHeard, let number else { return }
            try tell(number, on: kiosk, isRepetition: key != nil)
        } catch let error as LedgerError {
            if isHeard, try isUnknown(error, diskIsBroken: diskIsBroken) { unknownCount += 1 }
        }
    }

    /// Returns whether nobody knows what became of what was to be recorded. What is refused is not: the end counts the numbers.
    private func isUnknown(_ error: LedgerError, diskIsBroken: Bool = false) throws -> Bool {
        switch error {
        case .shop(.away), .shop(.silent), .shop(.recordedLate), .shop(.refused), .shop(.needsEncryption): break
        case .shop(.unanswered): return true
        case .failed, .notDurable, .unknown, .busy: if !diskIsBroken { throw error }
        case .shop, .damaged, .newerFormat: throw error
        }
        return false
    }

    // MARK: What the staff does

    private func command(on kiosk: Int) throws {
        let number = any(1..<max(2, told.count + 2))
        let kind = ["cash", "card", "card", "gold"][any(0..<4)]
        let card = any(0..<MenuCard.all.count)
        switch any(0..<12) {
        case 0, 1: try perform(ReverseOrder(.void, number, reason: "spilt"), on: kiosk) { $0.refusal(toVoid: number) }
        case 2, 3:
            let refund = ReverseOrder(.refund, number, reason: "sour", by: kind)
            try perform(refund, on: kiosk) { $0.refusal(toRefund: number, by: kind) }
        case 4, 5, 6:
            try perform(TakePayment(number, by: kind), on: kiosk) { $0.refusal(toPay: number, by: kind) }
        case 7: try perform(TakeStep(.ready, number), on: kiosk) { $0.refusal(toStep: "ready", number) }
        case 8: try perform(CloseDay(counted: nil, day: .any), on: kiosk) { _ in nil }
        case 9: try perform(CloseDay(counted: 7), on: kiosk) { $0.unpaid.isEmpty ? nil : "unpaid" }
        case 10: try perform(OpenDay(float: 5_000), on: kiosk) { $0.refusal(toOpenWith: 5_000) }
        default: try perform(SetMenu(MenuCard.menus[card]), on: kiosk) { $0.refusal(toSet: card) }
        }
    }

    /// Lets a kiosk perform a command, which is refused as a person would refuse it who has read the same lines.
    private func perform<Command: LedgerCommand>(
        _ command: Command, on kiosk: Int, _ expected: (HandBooks) -> String?
    ) throws {
        let limit: Duration = any(0..<2) == 0 ? .zero : .seconds(5)
        do {
            let ledger = try kiosks[kiosk] ?? open(kiosk, limit: limit)
            kiosks[kiosk] = ledger
            for record in try ledger.perform(command).records {
                let isNew = toldRecords.updateValue(record, forKey: record.sequence) == nil
                try demand(isNew, "line \(record.sequence) is told twice")
            }
        } catch let error as Command.Failure {
            if let failure = error.storeError {
                _ = try isUnknown(failure)
                return
            }
            let books = try HandBooks(LedgerText.wholeLines(in: disk(of: kiosk)[path(of: kiosk)] ?? []))
            try demand(expected(books) == error.refusal, "\(command) was refused as \(error.refusal)")
        } catch let error as LedgerError {
            _ = try isUnknown(error)
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
            let numbers = try ledger.soldNumbers()
            var kept = toldRecords
            try ledger.forEachRecord { if kept[$0.sequence] == $0 { kept[$0.sequence] = nil } }
            try demand(kept.isEmpty, "a command was told, and is not recorded: \(kept.values)")
            try demand(numbers == Array(1..<numbers.count + 1), "the numbers are no row")
            try demand(told.isSubset(of: numbers), "a number was told, and is not recorded")
            try demand(numbers.count <= told.count + unknownCount, "an order without an answer was recorded twice")
            try demand(try ledger.report().imbalance == nil, "it does not balance")
            try demand(disk(of: kiosk)[path(of: kiosk)] == Array(server.lines.joined()), "a replica is another one")
        }
        let books = try HandBooks(LedgerText.wholeLines(in: Array(server.lines.joined())))
        counts = books.ways
        for line in books.lines { counts[line.kind, default: 0] += 1 }
    }
}
