import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage

/// A day at a counter in a file: what is read again is what was written, from balances too.
struct DayRecordsTests {
    @Test func `the way of each order, its payment and the drawer are there after a start`() throws {
        let (shop, disk) = (try TestShop(), SimulatedDisk())
        let folder = "/day"
        func open() throws -> FileLedger {
            try FileLedger.open(directory: folder, menu: shop.menu, files: disk, now: TestShop.now)
        }
        func text() -> String {
            String(decoding: disk[folder + "/" + FileLedger.fileName] ?? [], as: UTF8.self)
        }
        let ledger = try open()
        _ = try ledger.perform(OpenDay(float: 50_000))
        let order = try shop.request("mango").order
        for number in 1...300 {
            _ = try ledger.sell([SaleRequest(order: order, waits: !number.isMultiple(of: 5))])
            guard !number.isMultiple(of: 5) else { continue }
            if number % 5 < 4 { _ = try ledger.perform(TakeStep(.ready, number)) }
            if number % 5 < 3 { _ = try ledger.perform(TakePayment(number, by: number % 5 == 1 ? "card" : "cash")) }
            if number % 5 < 2 { _ = try ledger.perform(TakeStep(.handedOver, number)) }
        }
        let accounts = ledger.books.accounts
        // Of five orders, one is handed over, one is ready and paid, one is ready, one waits, and one did not wait.
        #expect(accounts.openOrders.count == 240 && accounts.unpaidNumbers.count == 120)
        #expect(accounts.takings == Takings(float: 50_000, payments: ["card": 60 * 4_500, "cash": 120 * 4_500]))
        #expect(text().contains("\"waiting\":[[") && text().contains(",\"float\":50000"))
        #expect(try open().books.accounts == accounts)
        #expect(try LedgerVerification(directory: folder, files: disk).error == nil)
        let close = try ledger.perform(CloseDay(counted: 1, day: .any)).answer?.close
        #expect(close?.unpaidMoney == 120 * 4_500)
        let after = try open()
        #expect(after.books.accounts == ledger.books.accounts && after.books.accounts.openOrders.isEmpty)
        #expect(try after.soldOrder(number: 1)?.payment == .paid(kind: "card"))
        #expect(try after.soldOrder(number: 4)?.payment == .unpaid)
        #expect(try after.soldOrder(number: 5)?.payment == nil)
        // What was closed unpaid is paid late, and what was paid by card goes back by card.
        for number in 1...300 where number.isMultiple(of: 5) {
            _ = try after.perform(TakePayment(number - 1, by: "card"))
            if number.isMultiple(of: 10) { _ = try after.reverse(.refund, number - 4, reason: "sour") }
        }
        #expect(after.books.accounts.takings == Takings(payments: ["card": 30 * 4_500], late: 60 * 4_500))
        #expect(text().contains(",\"late\":["))
        #expect(try open().books.accounts == after.books.accounts)
        let late = try after.perform(CloseDay(counted: 0)).answer?.close
        #expect(late?.difference == 0 && late?.unpaidMoney == 0)
        #expect(try open().books.accounts == after.books.accounts && after.report().imbalance == nil)
        #expect(try LedgerVerification(directory: folder, files: disk).error == nil)
    }
}
