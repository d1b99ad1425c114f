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
    private static func number(_ name: String) -> Int? { CurrentProcess.variable(name).flatMap { Int($0) } }

    @Test func `whatever the server and the network do, each number is sold once, and all replicas are the same`()
        throws
    {
        let seeds = Self.number("KIOSK_WORLD").map { $0...$0 } ?? 1...(Self.number("KIOSK_WORLDS") ?? 60)
        for seed in seeds { try play(seed) }
    }

    private func play(_ seed: Int) throws {
        let world = try ShopWorld(seed: seed)
        do {
            for _ in 0..<40 { try world.next() }
            try world.end()
        } catch {
            Issue.record("KIOSK_WORLD=\(seed), step \(world.step): \(error)")
        }
    }

    @Test func `a server that acknowledges and forgets is found out by each kiosk that has seen more`() throws {
        let seeds = Self.number("KIOSK_WORLD").map { $0...$0 } ?? 1...(Self.number("KIOSK_WORLDS") ?? 60)
        for seed in seeds { try playForgetting(seed) }
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
        for _ in 0..<200 { _ = try kiosk.number(of: shop.request("mango")) }
        server.forget(1)
        server.change(195, to: Array("{}\n".utf8))
        var store = try shop.place("a").store(over: SimulatedLink(to: server), takingOver: true)
        var turn = ServerWait.Turn(ServerWait())
        do {
            _ = try store.publishTail(&turn)
            Issue.record("published behind another ledger")
        } catch LedgerError.shop(.differs(let sequence, _, let other)) {
            #expect((sequence, other) == (195, "{}"))
        }
        #expect(server.lines.count == 200)
    }

    @Test func `a kiosk that has seen more than the server has sells nothing until it was repaired`() throws {
        for seed in 1...20 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let server = SimulatedServer()
            let shop = try TestShop()
            let (first, second) = (try shop.open("a", on: server), try shop.open("b", on: server))
            for _ in 0..<Int.random(in: 2...9, using: &generator) { _ = try first.number(of: shop.request("mango")) }
            let before = server.lines
            server.forget(Int.random(in: 1..<before.count, using: &generator))
            let last = server.lines.count
            do {
                _ = try first.number(of: shop.request("mango"))
                Issue.record("sold over a lost end")
            } catch LedgerError.shop(.endLost(let sequence, let own, let other, _)) {
                #expect((sequence, other) == (before.count, last))
                #expect(own + "\n" == String(decoding: before[before.count - 1], as: UTF8.self))
            }
            // The other kiosk had seen less. It goes on, and the first one finds out that the ledgers are two now.
            if seed.isMultiple(of: 2) {
                for _ in 0...before.count { _ = try second.number(of: shop.request("mango-kiwi")) }
                #expect(throws: LedgerError.self) { _ = try first.number(of: shop.request("mango")) }
                #expect(try shop.bytes(of: "a") == Array(before.joined()))
            } else {
                var store = try shop.place("a").store(over: SimulatedLink(to: server), takingOver: true)
                var turn = ServerWait.Turn(ServerWait())
                #expect(try store.publishTail(&turn) == last + 1...before.count)
                #expect(server.lines == before)
                #expect(try first.number(of: shop.request("mango")) != nil)
                #expect(try second.number(of: shop.request("mango")) != nil)
            }
        }
    }
}
