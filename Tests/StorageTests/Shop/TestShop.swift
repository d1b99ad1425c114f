import Core
import JuiceMaker
@testable import Storage
import System
import TestSupport

@testable import JetStream

/// A shop whose kiosks have a folder each.
struct TestShop {
    let address: StreamAddress
    let folder: TemporaryFolder
    let menu: Menu
    /// What is shown to the servers.
    var key: ServerKey?

    init(
        server: UInt16 = 4222, others: [UInt16] = [], name: String = "test", stock: Int = 100_000, menu: Menu? = nil
    ) throws {
        let servers = ([server] + others).map { "127.0.0.1:\($0)" }.joined(separator: ",")
        guard let address = StreamAddress("nats://\(servers)/\(name)") else { throw SystemError(code: 0) }
        self.address = address
        folder = try TemporaryFolder()
        if let menu {
            self.menu = menu
            return
        }
        self.menu = try Menu(
            """
            {"capacity": 1000000, "currency": "KRW", "fruits": [{"id": "kiwi", "name": {}, "stock": \(stock)},
            {"id": "mango", "name": {}, "stock": \(stock)}], "juices": [
            {"id": "mango", "name": {}, "price": 4500, "needs": [{"fruit": "mango", "count": 3}]},
            {"id": "mango-kiwi", "name": {}, "price": 4000, "needs": [{"fruit": "mango", "count": 2},
            {"fruit": "kiwi", "count": 1}]}]}
            """)
    }

    func place(_ kiosk: String, limit: Duration = .seconds(20)) -> ShopPlace {
        ShopPlace(address, key: key, replicaIn: folder.path(of: kiosk), wait: ServerWait(limit: limit))
    }

    /// Opens the ledger of a kiosk on a real server.
    func open(_ kiosk: String, limit: Duration = .seconds(20)) throws(LedgerError) -> ShopLedger {
        try ShopLedger.open(place(kiosk, limit: limit), menu: menu, now: Self.now)
    }

    /// Creates the shop on a real server, as a kiosk does.
    func create(_ kiosk: String) throws(LedgerError) -> StreamInfo {
        try ShopLedger.create(place(kiosk), menu: menu, now: Self.now).info
    }

    /// Opens the ledger of a kiosk on a server in memory.
    func open(
        _ kiosk: String, on server: SimulatedServer, disk: any FileSystem = SystemFiles(),
        limit: Duration = .seconds(20)
    ) throws(LedgerError) -> SimulatedLedger {
        let wait = ServerWait(limit: limit)
        var store = ShopStore(
            try FileStore.replica(in: folder.path(of: kiosk), files: disk), of: address, created: nil,
            over: SimulatedLink(to: server), wait: wait)
        var turn = ServerWait.Turn(wait)
        try store.check(&turn)
        return try SimulatedLedger(store, menu: menu)
    }

    /// Returns the path of the ledger of a kiosk.
    func path(of kiosk: String) -> String { folder.path(of: kiosk) + "/" + FileLedger.fileName }

    func bytes(of kiosk: String) throws -> [UInt8] { Array(try TextFile.contents(of: path(of: kiosk)).utf8) }

    /// The lines of the ledger of a kiosk, as an error shows them.
    func lines(of kiosk: String) throws -> [String] {
        try bytes(of: kiosk).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Publishes what a server in memory lacks of the replica of a kiosk.
    func publishTail(of kiosk: String, on server: SimulatedServer) throws -> ClosedRange<Int>? {
        var store = try place(kiosk).store(over: SimulatedLink(to: server), takingOver: true)
        var turn = ServerWait.Turn(ServerWait())
        return try store.publishTail(&turn)
    }

    /// Sells as many orders of one juice.
    func sell(_ count: Int, on kiosk: any Ledger, _ juice: String = "mango") throws {
        for _ in 0..<count { _ = try kiosk.number(of: request(juice)) }
    }

    @Sendable static func now() -> Timestamp { Timestamp(milliseconds: SystemClock.milliseconds()) }

    func request(_ juice: String, count: Int = 1, key: RequestKey? = nil) throws -> SaleRequest {
        guard let juice = menu.juice(named: juice) else { throw SystemError(code: 0) }
        return SaleRequest(order: try Order([Quantity(item: juice, count: count)]), key: key)
    }
}

/// A ledger over a server in memory.
final class SimulatedLedger: StoredLedger {
    let bookkeeper: Bookkeeper<ShopStore>

    init(_ store: ShopStore, menu: Menu) throws(LedgerError) {
        bookkeeper = Bookkeeper(store, menu: menu, now: TestShop.now)
        try bookkeeper.open()
    }
}

extension LedgerError {
    /// Whether a server was found to have another ledger.
    var isOtherLedger: Bool { if case .shop(.otherLedger) = self { true } else { false } }
}

extension Ledger {
    /// Sells one order; the number is `nil` where it was not sold.
    func number(of request: SaleRequest) throws(LedgerError) -> Int? {
        guard case .sold(let sale)? = try sell([request]).first else { return nil }
        return sale.number
    }
}
