import Core
import JuiceMaker
import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// Three kiosks and a server from one seed: questions and answers are lost or late, the server goes away, and kiosks are killed.
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
        var generator = SeededGenerator(seed: UInt64(seed))
        let server = SimulatedServer(seed: UInt64(seed), goodShare: 70)
        let shop = try TestShop()
        var kiosks: [SimulatedLedger?] = [nil, nil, nil]
        var (told, maybe): ([Int], Int) = ([], 0)
        for step in 0..<40 {
            let index = Int.random(in: 0..<3, using: &generator)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<6: kiosks[index] = nil
            case 6..<10: server.setAway(true)
            case 10..<25: server.setAway(false)
            default:
                // Some give up at once, and some wait until it is known.
                let limit: Duration = Bool.random(using: &generator) ? .zero : .seconds(5)
                do {
                    let kiosk = try kiosks[index] ?? shop.open("\(index)", on: server, limit: limit)
                    kiosks[index] = kiosk
                    let key =
                        Bool.random(using: &generator)
                        ? RequestKey(id: "r", part: Int.random(in: 0..<4, using: &generator)) : nil
                    if let number = try kiosk.number(of: shop.request("mango", key: key)) {
                        if key == nil || !told.contains(number) { told.append(number) }
                    }
                } catch LedgerError.shop(.unanswered) {
                    maybe += 1
                } catch LedgerError.shop(.away) {
                } catch {
                    Issue.record("KIOSK_WORLD=\(seed), step \(step): \(error)")
                    return
                }
            }
        }
        server.calmDown()
        // If nothing was recorded, the opening is.
        _ = try shop.open("0", on: server)
        let lines = server.lines.joined()
        for index in 0..<3 {
            let kiosk = try shop.open("\(index)", on: server)
            var numbers: [Int] = []
            try kiosk.forEachRecord { if case .sale(let sale) = $0.entry { numbers.append(sale.number) } }
            try #require(numbers == Array(1..<numbers.count + 1), "KIOSK_WORLD=\(seed)")
            try #require(Set(told).count == told.count, "KIOSK_WORLD=\(seed): a number was told twice")
            try #require(Set(told).isSubset(of: numbers), "KIOSK_WORLD=\(seed): a number was told and is not recorded")
            try #require(
                numbers.count <= told.count + maybe,
                "KIOSK_WORLD=\(seed): an order without an answer was recorded twice")
            try #require(try kiosk.report().imbalance == nil, "KIOSK_WORLD=\(seed)")
            try #require(try shop.bytes(of: "\(index)") == Array(lines), "KIOSK_WORLD=\(seed)")
        }
    }

    @Test func `a server that acknowledges and forgets is found out by each kiosk that has seen more`() throws {
        let seeds = Self.number("KIOSK_WORLD").map { $0...$0 } ?? 1...(Self.number("KIOSK_WORLDS") ?? 60)
        for seed in seeds { try playForgetting(seed) }
    }

    private func playForgetting(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let server = SimulatedServer(seed: UInt64(seed), goodShare: 80)
        let shop = try TestShop()
        var kiosks: [SimulatedLedger?] = [nil, nil, nil]
        for step in 0..<40 {
            let index = Int.random(in: 0..<3, using: &generator)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<6: kiosks[index] = nil
            case 6..<10: server.forget(Int.random(in: 1...3, using: &generator))
            default:
                do {
                    let kiosk = try kiosks[index] ?? shop.open("\(index)", on: server, limit: .seconds(5))
                    kiosks[index] = kiosk
                    guard try kiosk.number(of: shop.request("mango")) != nil else { continue }
                    // Whoever has sold has exactly the lines of the server.
                    let own = try shop.bytes(of: "\(index)")
                    try #require(own == Array(server.lines.joined()), "KIOSK_WORLD=\(seed), step \(step)")
                } catch LedgerError.shop(.endLost), LedgerError.shop(.differs), LedgerError.shop(.unanswered) {
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
                _ = try shop.open("\(index)", on: server)
                try #require(try shop.bytes(of: "\(index)") == Array(server.lines.joined()), "KIOSK_WORLD=\(seed)")
            } catch LedgerError.shop(.endLost), LedgerError.shop(.differs) {
                let isBeginning = Array(server.lines.joined()).starts(with: try shop.bytes(of: "\(index)"))
                try #require(!isBeginning, "KIOSK_WORLD=\(seed): refused without a reason")
            }
        }
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
