import Core
import JuiceMaker
@testable import Storage
import TestSupport
import Testing

@testable import JetStream

/// The same rules over each store: in memory, in a file, on a server in memory that loses answers, and on a real server.
struct LedgerSuiteTests {
    enum Kind: CaseIterable { case memory, file, moodyServer, realServer }

    /// Plays a day, and returns everything that a person is told.
    private func play(_ ledger: any Ledger, _ shop: TestShop) throws -> [String] {
        var told: [String] = []
        func tell(_ what: some Any) { told.append("\(what)") }
        tell(try ledger.number(of: shop.request("mango")) ?? 0)
        tell(try ledger.number(of: shop.request("mango-kiwi", count: 3, key: RequestKey(id: "r", part: 0))) ?? 0)
        tell(try ledger.number(of: shop.request("mango-kiwi", count: 3, key: RequestKey(id: "r", part: 0))) ?? 0)
        tell(try ledger.sell([shop.request("mango", key: RequestKey(id: "r", part: 0))]))
        tell(try ledger.sell([shop.request("mango", count: 40)]))
        try ledger.change(.add([Quantity(item: shop.menu.fruits[0], count: 5)]), reason: .restocked)
        try ledger.change(.set(shop.menu.fruits[1], to: 77), reason: .counted)
        tell(try ledger.reverse(.void, 2, reason: "spilt").sale)
        for (kind, number) in [(ReverseOrder.Kind.void, 2), (.void, 9), (.refund, 1)] {
            do { tell(try ledger.reverse(kind, number, reason: "again").sale) } catch { tell(error) }
        }
        tell(try ledger.close(counted: 4_500)?.sales.money ?? -1)
        tell(try ledger.close(counted: nil) == nil)
        do { tell(try ledger.reverse(.void, 1, reason: "late").sale) } catch { tell(error) }
        tell(try ledger.reverse(.refund, 1, reason: "late").sale)
        tell(try ledger.number(of: shop.request("mango")) ?? 0)
        tell(try ledger.set(shop.menu))
        tell(try ledger.close(counted: nil)?.number ?? -1)
        try playCounter(ledger, shop, &told)
        tell(try ledger.saleRecord(number: 2)?.sequence ?? 0)
        tell(try ledger.report().imbalance == nil)
        tell(ledger.books.stock[shop.menu.fruits[0]])
        tell(ledger.books.stock[shop.menu.fruits[1]])
        return told
    }

    /// Plays a day at a counter, whose orders wait.
    private func playCounter(_ ledger: any Ledger, _ shop: TestShop, _ told: inout [String]) throws {
        func tell(_ what: some Any) { told.append("\(what)") }
        _ = try ledger.perform(OpenDay(float: 1_000))
        let number = ledger.books.accounts.lastNumber
        for _ in 1...3 {
            tell(try ledger.sell([SaleRequest(order: shop.request("mango").order, waits: true)]).count)
        }
        for step in [OrderStep.handedOver, .ready, .handedOver, .takenBack] {
            do { tell(try ledger.perform(TakeStep(step, number + 1)).answer) } catch { tell(error) }
        }
        for kind in ["gold", "card", "cash"] {
            do { tell(try ledger.perform(TakePayment(number + 1, by: kind)).answer.amount) } catch { tell(error) }
        }
        tell(try ledger.reverse(.void, number + 2, reason: "spilt").sale.total ?? 0)
        do { tell(try ledger.perform(CloseDay(counted: 9)).answer?.close.number ?? -1) } catch { tell(error) }
        tell(ledger.books.accounts.takings.payments)
        tell(try ledger.perform(CloseDay(counted: 9, day: .any)).answer?.close.unpaidMoney ?? -1)
        tell(try (1...3).map { "\(String(describing: try ledger.soldOrder(number: number + $0)?.payment))" })
    }

    @Test(arguments: Kind.allCases)
    func `a day is the same over each store`(kind: Kind) throws {
        let shop = try TestShop(stock: 100)
        let expected = try play(InMemoryLedger(menu: shop.menu), shop)
        switch kind {
        case .memory: #expect(expected.count == 35)
        case .file:
            let folder = shop.folder.path(of: "file")
            #expect(try play(FileLedger.open(directory: folder, menu: shop.menu, now: TestShop.now), shop) == expected)
            #expect(try LedgerVerification(directory: folder).error == nil)
        case .moodyServer:
            for seed in 1...30 {
                let shop = try TestShop(stock: 100)
                let server = SimulatedServer(seed: UInt64(seed), goodShare: 60)
                #expect(try play(shop.open("a", on: server), shop) == expected)
                #expect(try LedgerVerification(directory: shop.folder.path(of: "a")).error == nil)
                #expect(try shop.bytes(of: "a") == Array(server.lines.joined()))
            }
        case .realServer:
            guard NatsServer.path != nil else { return }
            let server = try NatsServer()
            let shop = try TestShop(server: server.port, stock: 100)
            _ = try shop.create("a")
            #expect(try play(shop.open("a"), shop) == expected)
            _ = try shop.open("b")
            #expect(try LedgerVerification(directory: shop.folder.path(of: "b")).error == nil)
        }
    }
}
