import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

/// The receipts that are printed by themselves, and what is said where that fails.
struct PrintedOrdersTests {
    /// A printer that notes what it is told, and fails on demand.
    private final class Printer {
        var slips: [[String]] = []
        var errors: [PrinterError] = []

        func shop(_ test: TestKiosk) -> Shop {
            let printer = Shop.Printer(
                print: { [self] slip throws(PrinterError) in
                    if let error = errors.first { throw error }
                    slips.append(try slip(test.texts, SlipPaper()).lines)
                    return true
                },
                printLater: { [self] slip in
                    do throws(PrinterError) { slips.append(try slip(test.texts, SlipPaper()).lines) } catch {
                        errors.append(error)
                    }
                },
                takeErrors: { [self] in
                    defer { errors = [] }
                    return errors
                })
            return Shop(bar: test.bar, clock: test.clock.ofShop, printer: printer)
        }
    }

    private let test: TestKiosk
    private let printer = Printer()

    init() throws { test = try TestKiosk() }

    @Test(arguments: [false, true])
    func `each order is printed once, for a customer and for staff`(isStaff: Bool) throws {
        let shop = printer.shop(test)
        let desk: OrderDesk = isStaff ? StaffDesk(shop) : CustomerDesk(shop)
        let mango = try test.juice("mango")
        desk.change(mango, by: 2)
        desk.orderCart()
        _ = desk.request(Order(mango))
        #expect(printer.slips.count == 2)
        #expect(printer.slips.first?.contains("망고쥬스 2잔                       9,000") == true)
        // What is short is no order.
        _ = desk.request(try Order(parsing: "mango 30", menu: test.books.menu))
        #expect(printer.slips.count == 2)
    }

    @Test func `what was not printed is told to staff until they have seen it, and never to a customer`() throws {
        printer.errors = [PrinterError("no paper", of: "1번")]
        let customer = MenuScreen(printer.shop(test))
        customer.dataDidChange()
        #expect(customer.content(test.texts).body.message == nil)
        let staff = OrderScreen(printer.shop(test))
        staff.dataDidChange()
        #expect(staff.content(test.texts).body.message?.text == "인쇄하지 못했습니다(1번): no paper")
        // In lines, the next line comes before anything was shown.
        staff.handle(.sayCart)
        #expect(staff.content(test.texts).body.message?.text.contains("no paper") == true)
        staff.wasShown()
        staff.handle(.sayCart)
        #expect(staff.content(test.texts).body.message?.text.contains("no paper") == false)
    }

    @Test func `an order of the day is printed again, or it is said why not`() throws {
        let mango = try test.juice("mango")
        _ = try test.ledger.sell([SaleRequest(order: Order(mango))])
        let screen = SoldOrderScreen(1, printer.shop(test))
        screen.willAppear()
        screen.handle(.print)
        #expect(printer.slips.count == 1)
        #expect(screen.message(test.texts)?.text == "인쇄했습니다")
        printer.errors = [PrinterError("no paper", of: "1번")]
        screen.handle(.print)
        #expect(screen.message(test.texts)?.text == "인쇄하지 못했습니다(1번): no paper")
    }
}
