import Core
import JuiceMaker
import Synchronization
import Testing
import TestSupport

@testable import JetStream
@testable import Storage
@testable import System

/// Kiosks on a real server.
@Suite(.enabled(if: NatsServer.path != nil, "nats-server is not in PATH"), .serialized)
struct RealServerTests {
    /// A server with a shop that one kiosk has created.
    private func begin() throws -> (NatsServer, TestShop) {
        let server = try NatsServer()
        let shop = try TestShop(server: server.port)
        _ = try shop.create("a")
        return (server, shop)
    }

    /// Goes on until the ledger can be read again.
    private func waitForServer(of ledger: ShopLedger) {
        let deadline = Deadline(within: .seconds(10))
        while (try? ledger.refresh()) == nil, !deadline.isOver { SystemClock.sleep(.milliseconds(20)) }
    }

    /// Sets a server back to a moment: what is done meanwhile is lost.
    private func setBack(_ server: NatsServer, behind work: () throws -> Void) throws {
        server.kill()
        try server.copyStore(from: "data", to: "older")
        try server.start()
        try work()
        server.kill()
        try server.copyStore(from: "older", to: "data")
        try server.start()
    }

    @Test func `orders of two kiosks have numbers of one row, and both replicas have the same bytes`() throws {
        let server = try NatsServer()
        let shop = try TestShop(server: server.port, stock: 100)
        #expect(throws: LedgerError.shop(.noLedger(server: shop.address.description))) { try shop.open("a") }
        #expect(try shop.create("a").lastSequence == 1)
        let (first, second) = (try shop.open("a"), try shop.open("b"))
        let key = RequestKey(id: "r", part: 0)
        #expect(try first.number(of: shop.request("mango")) == 1)
        #expect(try second.number(of: shop.request("mango-kiwi", key: key)) == 2)
        #expect(try first.number(of: shop.request("mango-kiwi", key: key)) == 2)
        #expect(try first.number(of: shop.request("mango", count: 40)) == nil)
        #expect(try first.number(of: shop.request("mango")) == 3)
        _ = try second.number(of: shop.request("mango"))
        _ = try shop.open("a")
        #expect(try shop.bytes(of: "a") == shop.bytes(of: "b"))
        #expect(try LedgerVerification(directory: shop.folder.path(of: "a")).error == nil)
    }

    @Test func `kiosks that sell at the same time sell each number once`() async throws {
        let server = try NatsServer()
        let shop = try TestShop(server: server.port)
        _ = try shop.create("0")
        let (address, folder, menu) = (shop.address, shop.folder.path, shop.menu)
        let request = try shop.request("mango")
        let numbers = try await withThrowingTaskGroup(of: [Int].self) { group in
            for kiosk in 0..<4 {
                group.addTask {
                    let ledger = try ShopLedger.open(
                        ShopPlace(address, replicaIn: folder + "/\(kiosk)"), menu: menu, now: TestShop.now)
                    return try (0..<50).compactMap { _ in try ledger.number(of: request) }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(numbers.sorted() == Array(1...200))
        for kiosk in 0..<4 { _ = try shop.open("\(kiosk)") }
        let bytes = try shop.bytes(of: "0")
        for kiosk in 1..<4 { #expect(try shop.bytes(of: "\(kiosk)") == bytes) }
    }

    @Test func `a record on one kiosk arrives at the other without a question`() throws {
        let server = try NatsServer()
        let shop = try TestShop(server: server.port)
        _ = try shop.create("a")
        let (first, second) = (try shop.open("a"), try shop.open("b"))
        second.follow()
        try second.refresh()
        for number in 1...100 {
            _ = try first.number(of: shop.request("mango"))
            let deadline = Deadline(within: .seconds(5))
            while second.books.accounts.lastNumber < number, !deadline.isOver {
                let descriptor = try #require(second.link.descriptor)
                _ = Readiness.wait(toRead: Descriptor(number: descriptor), .milliseconds(100))
                try second.refresh()
            }
            #expect(second.books.accounts.lastNumber == number)
        }
        #expect(try shop.bytes(of: "a") == shop.bytes(of: "b"))
    }

    @Test func `while the server is away nothing is sold, and it goes on when it is back`() throws {
        let (server, shop) = try begin()
        let ledger = try shop.open("a", limit: .milliseconds(300))
        ledger.follow()
        try ledger.refresh()
        _ = try ledger.number(of: shop.request("mango"))
        server.kill()
        do {
            _ = try ledger.number(of: shop.request("mango"))
            Issue.record("sold without a server")
        } catch LedgerError.shop(.away) {}
        #expect(throws: LedgerError.self) { try ledger.refresh() }
        #expect(ledger.books.accounts.lastNumber == 1)
        try server.start()
        waitForServer(of: ledger)
        #expect(try ledger.number(of: shop.request("mango")) == 2)
    }

    @Test func `a screen that starts without its server shows the last known, and goes on when it is back`() throws {
        let (server, shop) = try begin()
        _ = try shop.open("a").number(of: shop.request("mango"))
        server.kill()
        let place = shop.place("a", limit: .milliseconds(300))
        let away = LedgerError.shop(.away(server: shop.address.description, since: nil))
        #expect(throws: away) { try ShopLedger.open(place, menu: shop.menu, now: TestShop.now) }
        #expect(throws: away) {
            try ShopLedger.open(
                shop.place("new", limit: .milliseconds(300)), menu: shop.menu, showsLastKnown: true, now: TestShop.now)
        }
        let ledger = try ShopLedger.open(place, menu: shop.menu, showsLastKnown: true, now: TestShop.now)
        #expect(ledger.books.accounts.lastNumber == 1)
        #expect(throws: away) { _ = try ledger.number(of: shop.request("mango")) }
        ledger.follow()
        #expect(throws: away) { try ledger.refresh() }
        try server.start()
        waitForServer(of: ledger)
        #expect(try ledger.number(of: shop.request("mango")) == 2)
    }

    @Test func `a server that is set back is found out with both lines, and repaired from the replica`() throws {
        let (server, shop) = try begin()
        var ledger = try shop.open("a")
        try shop.sell(5, on: ledger)
        try setBack(server) { try shop.sell(3, on: ledger) }
        let lines = try shop.lines(of: "a")
        let lost = LedgerError.shop(.endLost(sequence: 9, own: lines[8], last: 6, other: lines[5]))
        #expect(throws: lost) { _ = try ledger.number(of: shop.request("mango")) }
        #expect(throws: lost) { try shop.open("a") }
        #expect(try ShopLedger.compare(shop.place("a")).missing == 7...9)
        #expect(try ShopLedger.repair(shop.place("a")) == 7...9)
        #expect(try ShopLedger.repair(shop.place("a")) == nil)
        ledger = try shop.open("a")
        #expect(try ledger.number(of: shop.request("mango")) == 9)
        _ = try shop.open("b")
        #expect(try shop.bytes(of: "b") == shop.bytes(of: "a"))
    }

    @Test func `a server that has another line is found out, and nothing is sold`() throws {
        let (server, shop) = try begin()
        let (first, second) = (try shop.open("a"), try shop.open("b"))
        _ = try first.number(of: shop.request("mango"))
        try setBack(server) { try shop.sell(1, on: first) }
        // This kiosk has not seen the lost record, and sells the number once more.
        _ = try second.number(of: shop.request("mango-kiwi"))
        do {
            _ = try first.number(of: shop.request("mango"))
            Issue.record("sold on a ledger of others")
        } catch LedgerError.shop(.differs(let sequence, let own, let other)) {
            #expect(sequence == 3)
            #expect(own.contains("\"mango\":1") && other.contains("\"mango-kiwi\":1"))
        }
        #expect(throws: LedgerError.self) { try ShopLedger.repair(shop.place("a")) }
    }

    @Test func `a ledger moves with all its records, and its folder is the replica`() throws {
        let server = try NatsServer()
        let shop = try TestShop(server: server.port)
        let file = try FileLedger.open(directory: shop.folder.path(of: "old"), menu: shop.menu, now: TestShop.now)
        try shop.sell(300, on: file)
        _ = try file.close(counted: 1)
        let bytes = try shop.bytes(of: "old")
        #expect(try shop.create("old").lastSequence == 302)
        #expect(try shop.create("old").lastSequence == 302)
        #expect(try shop.bytes(of: "old") == bytes)
        #expect(try shop.open("new").number(of: shop.request("mango")) == 301)
        #expect(try shop.bytes(of: "new").starts(with: bytes))
        let other = try TestShop(server: server.port, name: "other")
        _ = try other.create("x")
        #expect(throws: LedgerError.self) {
            try ShopLedger.open(
                ShopPlace(other.address, replicaIn: shop.folder.path(of: "old")), menu: shop.menu, now: TestShop.now)
        }
    }
}
