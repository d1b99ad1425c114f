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

    private func sell(_ count: Int, on kiosk: SimulatedLedger) throws {
        for _ in 0..<count { _ = try kiosk.number(of: shop.request("mango")) }
    }

    private func publishTail(of kiosk: String) throws -> ClosedRange<Int>? {
        var store = try shop.place(kiosk).store(over: SimulatedLink(to: server), takingOver: true)
        var turn = ServerWait.Turn(ServerWait())
        return try store.publishTail(&turn)
    }

    @Test(arguments: [0, 1, 5])
    func `nothing follows a record that was refused while a stream is filled, and the difference is named`(
        kept: Int
    ) throws {
        try sell(100, on: shop.open("a", on: server))
        server.forget(101 - kept)
        let other = try shop.open("c", on: SimulatedServer())
        try sell(kept, on: other)
        let foreign = try other.bookkeeper.store.replica.line(kept + 1)
        server.beforeNextRecord { [server] in server.append(foreign) }
        do {
            _ = try publishTail(of: "a")
            Issue.record("published behind a record of another kiosk")
        } catch LedgerError.shop(.differs(let sequence, _, let line)) {
            #expect((sequence, line) == (kept + 1, foreign.lineText))
        }
        #expect(server.lines.count == kept + 1)
    }

    @Test func `a stream that was made anew is found out on the same connection`() throws {
        let kiosk = try shop.open("a", on: server)
        try sell(3, on: kiosk)
        let other = SimulatedServer()
        try sell(3, on: shop.open("b", on: other))
        server.makeAnew(with: other.lines)
        do {
            try sell(1, on: kiosk)
            Issue.record("sold into another ledger")
        } catch LedgerError.shop(.otherLedger) {}
        #expect(server.lines == other.lines)
    }

    @Test func `a stream that is made anew between the look and the record is found out before a number is told`()
        throws
    {
        let kiosk = try shop.open("a", on: server)
        try sell(3, on: kiosk)
        let own = try shop.bytes(of: "a")
        let other = SimulatedServer()
        try sell(3, on: shop.open("b", on: other))
        server.beforeNextRecord { [server] in server.makeAnew(with: other.lines) }
        #expect(throws: LedgerError.shop(.unanswered(server: shop.address.description))) { try sell(1, on: kiosk) }
        for _ in 0..<2 {
            do {
                try sell(1, on: kiosk)
                Issue.record("sold into another ledger")
            } catch LedgerError.shop(.otherLedger) {}
        }
        #expect(server.lines.count == other.lines.count + 1)
        #expect(try shop.bytes(of: "a") == own)
    }

    @Test func `an order is recorded once where the stream cannot be looked at after it`() throws {
        let kiosk = try shop.open("a", on: server)
        server.beforeNextRecord { [server] in server.failNextLook() }
        #expect(try kiosk.number(of: shop.request("mango")) == 1)
        #expect(server.lines.count == 2)
    }

    @Test(
        arguments: [10_071, 10_070, 10_164, 10_077, 12_345].map { SimulatedServer.Lie.error($0) } + [.permission])
    func `an order that was recorded is neither made again nor told as refused, whatever is answered`(
        lie: SimulatedServer.Lie
    ) throws {
        let kiosk = try shop.open("a", on: server)
        for number in 1...3 {
            server.lieNext(lie)
            #expect(try kiosk.number(of: shop.request("mango")) == number)
            #expect(server.lines.count == number + 1)
        }
        // Another process of the same folder may have read the record before.
        let other = try shop.open("a", on: server)
        server.lieNext(lie)
        #expect(try other.number(of: shop.request("mango")) == 4)
        #expect(server.lines.count == 5)
        #expect(try Array(server.lines.joined()) == shop.bytes(of: "a"))
    }

    @Test func `a folder tells its shop before it has a record of it`() throws {
        try sell(200, on: shop.open("a", on: server))
        var partCount = 0
        for call in 1...200 {
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
        do {
            try second.check(&turn)
            Issue.record("began another ledger in the same folder")
        } catch LedgerError.shop(.otherLedger) {}
    }

    @Test func `a kiosk with the file alone does not sell into a replica`() throws {
        let file = try FileLedger.open(directory: shop.folder.path(of: "a"), menu: shop.menu, now: TestShop.now)
        #expect(try file.number(of: shop.request("mango")) == 1)
        _ = try publishTail(of: "a")
        #expect(throws: LedgerError.shop(.becameReplica)) { try file.number(of: shop.request("mango")) }
        #expect(throws: LedgerError.shop(.becameReplica)) {
            try FileLedger.open(
                directory: shop.folder.path(of: "a"), menu: shop.menu, for: .oneChange, now: TestShop.now)
        }
        #expect(try Array(server.lines.joined()) == shop.bytes(of: "a"))
    }

    @Test func `a replica whose file with the name of the shop was removed is not sold from alone`() throws {
        let kiosk = try shop.open("a", on: server)
        try sell(3, on: kiosk)
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
        try sell(1, on: kiosk)
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

    @Test func `an order that was recorded without an answer is the answer to the same order`() throws {
        let bar = JuiceBar(ledger: try shop.open("a", on: server, limit: .zero))
        let mango = try #require(shop.menu.juice(named: "mango"))
        _ = bar.handle(.change(mango, by: 1))
        server.loseNextAnswer()
        let unanswered = ShopError.unanswered(server: shop.address.description)
        #expect(try bar.handle(.orderCart) == [.failed(Order(juice: mango, count: 1), .shop(unanswered))])
        #expect(bar.machine.cart.count == 1)
        #expect(try bar.handle(.orderCart) == [.ready(Sale(number: 1, order: Order(juice: mango, count: 1)))])
        #expect(bar.machine.cart.count == 0)
        #expect(server.lines.count == 2)
    }

    @Test(arguments: [Session.Ending.needsTLS, .refused("Authorization Violation"), .notAServer])
    func `an order that was recorded is not told as refused where the next connection is`(ending: Session.Ending) throws
    {
        let bar = JuiceBar(ledger: try shop.open("a", on: server, limit: .seconds(5)))
        let mango = try #require(shop.menu.juice(named: "mango"))
        _ = bar.handle(.change(mango, by: 1))
        server.loseNextAnswer(andRefuse: 2, with: ending)
        let unanswered = LedgerError.shop(.unanswered(server: shop.address.description))
        #expect(try bar.handle(.orderCart) == [.failed(Order(juice: mango, count: 1), unanswered)])
        // The server refuses once more, which is no answer either, and then it lets the kiosk in.
        _ = bar.handle(.orderCart)
        #expect(try bar.handle(.orderCart) == [.ready(Sale(number: 1, order: Order(juice: mango, count: 1)))])
        #expect(server.lines.count == 2)
    }

    @Test func `an order that was recorded without an answer is told before another one is made`() throws {
        let bar = JuiceBar(ledger: try shop.open("a", on: server, limit: .zero))
        server.loseNextAnswer()
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
        try sell(3, on: kiosk)
        server.lag(behind: 2, forQuestions: 30)
        try sell(1, on: kiosk)
        #expect(server.lines.count == 5)
        // A single one has lost them.
        let alone = try shop.open("b", on: self.server)
        try sell(3, on: alone)
        self.server.lag(behind: 2, forQuestions: 30)
        #expect(throws: LedgerError.self) { try sell(1, on: alone) }
    }

    @Test func `records that several servers do not know after the wait are lost`() throws {
        let server = SimulatedServer(isAlone: false)
        try sell(3, on: shop.open("a", on: server))
        server.lag(behind: 2, forQuestions: .max)
        do {
            _ = try shop.open("a", on: server, limit: .milliseconds(300))
            Issue.record("opened without the end")
        } catch LedgerError.shop(.endLost(let sequence, _, let last, _)) { #expect((sequence, last) == (4, 2)) }
    }

    @Test func `an order that was recorded without an answer is told once, as soon as it is read`() throws {
        let ledger = try shop.open("a", on: server, limit: .zero)
        server.loseNextAnswer()
        #expect(throws: LedgerError.self) { try sell(1, on: ledger) }
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
        try sell(3, on: kiosk)
        for line in [server.lines[1], Array("{}\n".utf8), [], Array("a\nb\n".utf8)] {
            server.change(3, to: line)
            #expect(throws: LedgerError.shop(.noRecord(sequence: 3, line: line.lineText))) {
                try shop.open("b", on: server)
            }
            server.change(3, to: try kiosk.bookkeeper.store.replica.line(3))
            _ = try shop.open("b\(line.count)", on: server)
        }
    }

    @Test func `a sale shows that the ledger can be read again`() throws {
        let bar = JuiceBar(ledger: try shop.open("a", on: server))
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
        server.set(settings)
        let words = settings.replacing("\"", with: "").replacing(":", with: ": ")
        let unfit = LedgerError.shop(.unfit(server: shop.address.description, words: words))
        #expect(throws: unfit) { try shop.open("b", on: server) }
        server.setAway(true)
        server.setAway(false)
        #expect(throws: unfit) { try sell(1, on: kiosk) }
    }

    @Test func `where the stream is gone, the end of the replica is what is lost`() throws {
        try sell(1, on: shop.open("a", on: server))
        server.removeStream()
        do {
            _ = try shop.open("a", on: server)
            Issue.record("opened without a stream")
        } catch LedgerError.shop(.endLost(let sequence, _, let last, _)) { #expect((sequence, last) == (2, 0)) }
        let server = shop.address.description
        #expect(throws: LedgerError.shop(.noLedger(server: server))) { try shop.open("new", on: self.server) }
        #expect(throws: LedgerError.shop(.noLedger(server: server))) { try publishTail(of: "newer") }
    }
}
