import Core
import JuiceMaker
import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// Three kiosks, two disks and a server from one seed: questions and answers are lost or late, the server goes away, the disks fail, the power
/// goes, and kiosks are killed.
///
/// With `KIOSK_WORLDS=10000` there are as many worlds, and `KIOSK_WORLD=17` plays one again.
struct ShopWorldTests {
    private static let seeds =
        setting("KIOSK_WORLD").map { $0...$0 }
        ?? 1...(setting("KIOSK_WORLDS") ?? (playsAllRounds ? 60 : 20))

    @Test func `whatever server and network do, a number is sold once, and all replicas are the same`() throws {
        var counts: [String: Int] = [:]
        for seed in Self.seeds { try play(seed, counting: &counts) }
        if Self.seeds.count < 60 { return }
        // What never happens is not tested.
        let kinds = ["menu", "sale", "void", "refund", "close", "payment", "ready", "float"]
        for kind in kinds + ["unpaid void", "void by cash", "late payment"] {
            #expect(counts[kind, default: 0] > 0, "\(kind) in \(counts)")
        }
    }

    private func play(_ seed: Int, counting counts: inout [String: Int]) throws {
        let world = try ShopWorld(seed: seed)
        do {
            for _ in 0..<40 { try world.next() }
            try world.end()
            counts.merge(world.counts, uniquingKeysWith: +)
        } catch {
            Issue.record("KIOSK_WORLD=\(seed), step \(world.step): \(error)")
        }
    }

    @Test func `a server that acknowledges and forgets is found out by each kiosk that has seen more`() throws {
        for seed in Self.seeds { try playForgetting(seed) }
    }

    private func playForgetting(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let server = SimulatedServer(seed: UInt64(seed), goodShare: 80, endsWaits: true)
        let shop = try TestShop()
        let disk = SimulatedDisk()
        func bytes(of kiosk: Int) -> [UInt8] { disk[shop.path(of: "\(kiosk)")] ?? [] }
        var kiosks: [SimulatedLedger?] = [nil, nil, nil]
        for step in 0..<40 {
            let index = Int.random(in: 0..<3, using: &generator)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<6: kiosks[index] = nil
            case 6..<10: server.forget(Int.random(in: 1...3, using: &generator))
            default:
                do {
                    let kiosk = try kiosks[index] ?? shop.open("\(index)", on: server, disk: disk, limit: .seconds(5))
                    kiosks[index] = kiosk
                    guard try kiosk.number(of: shop.request("mango")) != nil else { continue }
                    // Whoever has sold has exactly the lines of the server.
                    let isSame = bytes(of: index) == Array(server.lines.joined())
                    try #require(isSame, "KIOSK_WORLD=\(seed), step \(step)")
                } catch LedgerError.shop(.endLost), LedgerError.shop(.differs), LedgerError.shop(.unanswered),
                    LedgerError.shop(.silent), LedgerError.shop(.recordedLate), LedgerError.shop(.refused),
                    LedgerError.shop(.needsEncryption)
                {
                    // Nothing is sold.
                } catch let error as LedgerError {
                    Issue.record("KIOSK_WORLD=\(seed), step \(step): \(error)")
                    return
                }
            }
        }
        server.calmDown()
        for index in 0..<3 {
            do {
                _ = try shop.open("\(index)", on: server, disk: disk)
                try #require(bytes(of: index) == Array(server.lines.joined()), "KIOSK_WORLD=\(seed)")
            } catch LedgerError.shop(.endLost), LedgerError.shop(.differs) {
                let isBeginning = Array(server.lines.joined()).starts(with: bytes(of: index))
                try #require(!isBeginning, "KIOSK_WORLD=\(seed): refused without a reason")
            }
        }
    }

    @Test func `an earlier line that differs is found before a stream is repaired`() throws {
        let server = SimulatedServer()
        let shop = try TestShop()
        let kiosk = try shop.open("a", on: server)
        try shop.sell(200, on: kiosk)
        server.forget(1)
        server.change { $0.records[194].line = Array("{}\n".utf8) }
        let own = try shop.lines(of: "a")[194]
        #expect(throws: LedgerError.shop(.differs(sequence: 195, own: own, other: "{}"))) {
            try shop.publishTail(of: "a", on: server)
        }
        #expect(server.lines.count == 200)
    }

    @Test func `a kiosk that has seen more than the server has sells nothing until it was repaired`() throws {
        for seed in 1...20 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let server = SimulatedServer()
            let shop = try TestShop()
            let (first, second) = (try shop.open("a", on: server), try shop.open("b", on: server))
            try shop.sell(Int.random(in: 2...9, using: &generator), on: first)
            let before = server.lines
            server.forget(Int.random(in: 1..<before.count, using: &generator))
            let last = server.lines.count
            let (own, other) = (before[before.count - 1].lineText, before[last - 1].lineText)
            #expect(throws: LedgerError.shop(.endLost(sequence: before.count, own: own, last: last, other: other))) {
                try shop.sell(1, on: first)
            }
            // The other kiosk had seen less. It goes on, and the first one finds out that the ledgers are two now.
            if seed.isMultiple(of: 2) {
                try shop.sell(before.count + 1, on: second, "mango-kiwi")
                #expect(throws: LedgerError.self) { try shop.sell(1, on: first) }
                #expect(try shop.bytes(of: "a") == Array(before.joined()))
            } else {
                #expect(try shop.publishTail(of: "a", on: server) == last + 1...before.count)
                #expect(server.lines == before)
                #expect(try first.number(of: shop.request("mango")) != nil)
                #expect(try second.number(of: shop.request("mango")) != nil)
            }
        }
    }
}
