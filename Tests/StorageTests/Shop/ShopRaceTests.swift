import Core
import JuiceMaker
import TestSupport
import Testing

@testable import JetStream
@testable import Storage
@testable import System

/// What others do to a stream at the worst moment.
struct ShopRaceTests {
    private let server = SimulatedServer()
    private let shop: TestShop

    init() throws { shop = try TestShop() }

    /// Expects that work finds another ledger.
    private func expectOtherLedger(_ what: Comment, _ work: () throws -> Void) {
        let error = #expect(throws: LedgerError.self, what, performing: work)
        #expect(error?.isOtherLedger == true, what)
    }

    @Test(arguments: [0, 1, 5])
    func `nothing follows a refused record while a stream is filled, and the difference is named`(kept: Int) throws {
        try shop.sell(100, on: shop.open("a", on: server))
        server.forget(101 - kept)
        let other = try shop.open("c", on: SimulatedServer())
        try shop.sell(kept, on: other)
        let foreign = try other.bookkeeper.store.replica.line(kept + 1)
        server.change { [server] in $0.interruption = { server.append(foreign) } }
        let own = try shop.lines(of: "a")[kept]
        #expect(throws: LedgerError.shop(.differs(sequence: kept + 1, own: own, other: foreign.lineText))) {
            try shop.publishTail(of: "a", on: server)
        }
        #expect(server.lines.count == kept + 1)
    }

    @Test(arguments: [false, true])
    func `a stream made anew is found out on the same connection, before a number is told`(isLate: Bool) throws {
        let kiosk = try shop.open("a", on: server)
        try shop.sell(3, on: kiosk)
        let own = try shop.bytes(of: "a")
        let other = SimulatedServer()
        try shop.sell(3, on: shop.open("b", on: other))
        if isLate {
            // Between the look and the record.
            server.change { [server] in $0.interruption = { server.makeAnew(with: other.lines) } }
            #expect(throws: unanswered) { try shop.sell(1, on: kiosk) }
        } else {
            server.makeAnew(with: other.lines)
        }
        for _ in 0..<2 { expectOtherLedger("sold into another ledger") { try shop.sell(1, on: kiosk) } }
        #expect(server.lines.dropLast(isLate ? 1 : 0) == other.lines[...])
        #expect(try shop.bytes(of: "a") == own)
    }

    @Test func `an order is recorded once where the stream cannot be looked at after it`() throws {
        let kiosk = try shop.open("a", on: server)
        server.change { [server] in $0.interruption = { server.change { $0.failsNextLook = true } } }
        #expect(try kiosk.number(of: shop.request("mango")) == 1)
        #expect(server.lines.count == 2)
    }

    @Test(
        arguments: [10_071, 10_070, 10_164, 10_077, 12_345].map { SimulatedServer.Lie.error($0) } + [.permission])
    func `a recorded order is neither made again nor told as refused`(lie: SimulatedServer.Lie) throws {
        let kiosk = try shop.open("a", on: server)
        for number in 1...3 {
            server.change { $0.nextLie = lie }
            #expect(try kiosk.number(of: shop.request("mango")) == number)
            #expect(server.lines.count == number + 1)
        }
        // Another process of the same folder may have read the record before.
        let other = try shop.open("a", on: server)
        server.change { $0.nextLie = lie }
        #expect(try other.number(of: shop.request("mango")) == 4)
        #expect(server.lines.count == 5)
        #expect(try Array(server.lines.joined()) == shop.bytes(of: "a"))
    }

    @Test func `a folder tells its shop before it has a record of it`() throws {
        try shop.sell(200, on: shop.open("a", on: server))
        var partCount = 0
        for call in stride(from: 1, through: 200, by: playsAllRounds ? 1 : 3) {
            let disk = SimulatedDisk()
            disk.fail(callsFrom: call, with: .inputOutputError)
            _ = try? shop.open("b", on: server, disk: disk)
            disk.forgetFaults()
            guard let bytes = disk[shop.path(of: "b")], !bytes.isEmpty else { continue }
            #expect(ShopFile(in: shop.folder.path(of: "b"), files: disk)?.created == "1")
            if bytes.count < server.lines.joined().count { partCount += 1 }
        }
        #expect(partCount > 0)
    }

    @Test func `two shops that begin in one folder are told apart`() throws {
        let other = SimulatedServer()
        other.makeAnew(with: [])
        func store(on server: SimulatedServer) throws -> ShopStore {
            try shop.place("a").store(over: SimulatedLink(to: server))
        }
        var (first, second) = (try store(on: server), try store(on: other))
        var turn = ServerWait.Turn(ServerWait())
        try first.check(&turn)
        expectOtherLedger("began another ledger in the same folder") { try second.check(&turn) }
    }

    @Test func `a kiosk with the file alone does not sell into a replica`() throws {
        let file = try FileLedger.open(directory: shop.folder.path(of: "a"), menu: shop.menu, now: TestShop.now)
        #expect(try file.number(of: shop.request("mango")) == 1)
        _ = try shop.publishTail(of: "a", on: server)
        #expect(throws: LedgerError.shop(.becameReplica)) { try file.number(of: shop.request("mango")) }
        #expect(throws: LedgerError.shop(.becameReplica)) {
            try FileLedger.open(
                directory: shop.folder.path(of: "a"), menu: shop.menu, for: .oneChange, now: TestShop.now)
        }
        #expect(try Array(server.lines.joined()) == shop.bytes(of: "a"))
    }

    @Test func `a replica whose file with the name of the shop was removed is not sold from alone`() throws {
        let kiosk = try shop.open("a", on: server)
        try shop.sell(3, on: kiosk)
        let (directory, markPath) = (shop.folder.path(of: "a"), shop.path(of: "a") + ".mark")
        func openAlone(_ access: FileLedger.Access) throws -> FileLedger {
            try FileLedger.open(directory: directory, menu: shop.menu, for: access, now: TestShop.now)
        }
        shop.folder.remove("a/ledger.shop")
        for access in [FileLedger.Access.writing, .oneChange] {
            #expect(throws: LedgerError.shop(.becameReplica)) { try openAlone(access) }
        }
        #expect(throws: LedgerError.shop(.becameReplica)) {
            try FileLedger.accept(directory: directory, menu: shop.menu, now: TestShop.now)
        }
        #expect(ShopFile(in: directory)?.address == shop.address.description)
        // It can be read, and goes on with its shop, whose next records leave the mark as it is.
        #expect(try openAlone(.reading).books.accounts.lastNumber == 3)
        try shop.sell(1, on: kiosk)
        _ = try shop.open("a", on: server)
        #expect(throws: LedgerError.shop(.becameReplica)) { try openAlone(.oneChange) }
        // The folder of an older program has the file alone, and the mark tells of the shop from the next start on.
        let mark = try TextFile.contents(of: markPath)
        try TextFile.write(String(mark.prefix(LogMark.length)), to: markPath)
        #expect(ShopFile(in: directory) == nil)
        try TextFile.write(String(mark.dropFirst(LogMark.length)), to: directory + "/ledger.shop")
        _ = try shop.open("a", on: server)
        #expect(try TextFile.contents(of: markPath) == mark)
        // Without the mark, it is refused for that.
        for name in ["ledger.shop", "ledger.jsonl.mark"] { shop.folder.remove("a/" + name) }
        #expect(throws: LedgerError.damaged(line: 6, .unmarked)) { try openAlone(.writing) }
    }

    /// A bar whose kiosk waits for the server for a while.
    private func bar(_ limit: Duration = .seconds(20)) throws -> JuiceBar {
        JuiceBar(ledger: try shop.open("a", on: server, limit: limit))
    }

    private var unanswered: LedgerError { .shop(.unanswered(server: shop.address.description)) }

    @Test(arguments: [nil, Session.Ending.needsTLS, .refused("Authorization Violation"), .notAServer])
    func `an order that was recorded without an answer is the answer to the same order, also behind a refusal`(
        ending: Session.Ending?
    ) throws {
        let bar = try bar(ending == nil ? .zero : .seconds(5))
        let mango = try #require(shop.menu.juice(named: "mango"))
        _ = bar.handle(.change(mango, by: 1))
        server.change { ($0.losesNextAnswer, $0.refusal) = (true, ending.map { ($0, 2) }) }
        #expect(try bar.handle(.orderCart) == [.failed(Order(juice: mango, count: 1), unanswered)])
        #expect(bar.machine.cart.count == 1)
        // The server refuses once more, which is no answer either, and then it lets the kiosk in.
        if ending != nil { _ = bar.handle(.orderCart) }
        #expect(try bar.handle(.orderCart) == [.ready(Sale(number: 1, order: Order(juice: mango, count: 1)))])
        #expect(bar.machine.cart.count == 0)
        #expect(server.lines.count == 2)
    }

    @Test func `an order that was recorded without an answer is told before another one is made`() throws {
        let bar = try bar(.zero)
        server.change { $0.losesNextAnswer = true }
        _ = bar.handle(.order(try shop.request("mango").order))
        let other = try shop.request("mango-kiwi").order
        guard case .failed(_, .shop(.recordedLate(.sale(let sale))))? = bar.handle(.order(other)).first else {
            Issue.record("not told")
            return
        }
        #expect((sale.number, server.lines.count) == (1, 2))
        #expect(bar.handle(.order(other)) == [.ready(Sale(number: 2, order: other))])
    }

    @Test func `one of several servers that does not know the last records yet is waited for`() throws {
        let server = SimulatedServer(isAlone: false)
        let kiosk = try shop.open("a", on: server)
        try shop.sell(3, on: kiosk)
        server.lag(behind: 2, forQuestions: 30)
        try shop.sell(1, on: kiosk)
        #expect(server.lines.count == 5)
        // A single one has lost them.
        let alone = try shop.open("b", on: self.server)
        try shop.sell(3, on: alone)
        self.server.lag(behind: 2, forQuestions: 30)
        #expect(throws: LedgerError.self) { try shop.sell(1, on: alone) }
    }

    @Test func `records that several servers do not know after the wait are lost`() throws {
        let server = SimulatedServer(isAlone: false)
        try shop.sell(3, on: shop.open("a", on: server))
        server.lag(behind: 2, forQuestions: .max)
        let lines = try shop.lines(of: "a")
        #expect(throws: LedgerError.shop(.endLost(sequence: 4, own: lines[3], last: 2, other: lines[1]))) {
            try shop.open("a", on: server, limit: .milliseconds(300))
        }
    }

    @Test func `an order that was recorded without an answer is told once, as soon as it is read`() throws {
        let ledger = try shop.open("a", on: server, limit: .zero)
        server.change { $0.losesNextAnswer = true }
        #expect(throws: LedgerError.self) { try shop.sell(1, on: ledger) }
        #expect(ledger.takeNotices() == [])
        var store = ledger.bookkeeper.store
        var turn = ServerWait.Turn(ServerWait())
        try store.check(&turn)
        guard case .recordedLate(.sale(let sale))? = store.takeNotices().first else {
            Issue.record("not told")
            return
        }
        #expect(sale.number == 1)
        #expect(store.takeNotices() == [])
        try store.beginTurn()
    }

    @Test func `a message that is no record is named, and the replica stays whole`() throws {
        let kiosk = try shop.open("a", on: server)
        try shop.sell(3, on: kiosk)
        let own = try kiosk.bookkeeper.store.replica.line(3)
        for line in [server.lines[1], Array("{}\n".utf8), [], Array("a\nb\n".utf8)] {
            server.change { $0.records[2].line = line }
            #expect(throws: LedgerError.shop(.noRecord(sequence: 3, line: line.lineText))) {
                try shop.open("b", on: server)
            }
            server.change { $0.records[2].line = own }
            _ = try shop.open("b\(line.count)", on: server)
        }
    }

    @Test func `a sale shows that the ledger can be read again`() throws {
        let bar = try bar()
        let disk = shop.path(of: "a")
        try SystemFiles().rename(disk, to: disk + ".away")
        _ = bar.refresh()
        #expect(bar.refreshError != nil)
        try SystemFiles().rename(disk + ".away", to: disk)
        let order = try shop.request("mango").order
        #expect(bar.handle(.order(order)) == [.ready(Sale(number: 1, order: order))])
        #expect(bar.refreshError == nil)
    }

    @Test(arguments: ["\"max_msgs\":4", "\"storage\":\"memory\""])
    func `nothing is sold into a stream that keeps not everything`(settings: String) throws {
        let kiosk = try shop.open("a", on: server)
        server.change { $0.settings = settings }
        let words = settings.replacing("\"", with: "").replacing(":", with: ": ")
        let unfit = LedgerError.shop(.unfit(server: shop.address.description, words: words))
        #expect(throws: unfit) { try shop.open("b", on: server) }
        server.setAway(true)
        server.setAway(false)
        #expect(throws: unfit) { try shop.sell(1, on: kiosk) }
    }

    @Test func `where the stream is gone, the end of the replica is what is lost`() throws {
        try shop.sell(1, on: shop.open("a", on: server))
        server.change { ($0.exists, $0.records) = (false, []) }
        do {
            _ = try shop.open("a", on: server)
            Issue.record("opened without a stream")
        } catch LedgerError.shop(.endLost(let sequence, _, let last, _)) { #expect((sequence, last) == (2, 0)) }
        let server = shop.address.description
        #expect(throws: LedgerError.shop(.noLedger(server: server))) { try shop.open("new", on: self.server) }
        #expect(throws: LedgerError.shop(.noLedger(server: server))) {
            try shop.publishTail(of: "newer", on: self.server)
        }
    }
}
