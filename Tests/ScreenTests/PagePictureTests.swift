import Core
import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The pages as a person sees them after some keys.
struct PagePictureTests {
    nonisolated private static let pictures: [PictureRow] = [
        page("calculator-empty", "1"),
        page("calculator-tape", "112+3*4=*300-7="),
        // History, tape and all styles.
        page("calculator-all-panes", "112+3*4=50+20%=1+1=3", [.init(.korean, 160, 45), .init(.english, 200, 50)]),
        page("deleted-values", "17*8=a1200c3ad"),
        page("styles", "1s"),
        page("help", "1?"),
        page("orders-cart", "22\n2\n3\n6\n4\n45+"),
        page("orders-shortage", "25\n2\n56\n"),
        // An order lacks ten strawberries: three are added, and the bananas are typed anew.
        page("stock-two-changes", "25\n5\ny+++↓25"),
        page("stock-calculator", "2ec12*5="),
        page("stock-leaving", "2e+↓4⎋"),
        // A number that was not sold, below a reason.
        page("cancel-order-not-sold", "2rv쏟음↑0\n", PictureView.small, sold: [["banana"]]),
        // Two days of sales.
        page("sales", "2546\nr", sold: [["banana", "banana", "mango", "kiwi"], []]),
        // The panel of the trace after a change of the stock and an order.
        page(
            "trace", "②2e→\n3\n",
            [.init(.english, 80, 24), .init(.korean, 120, 40), .init(.english, 200, 50), .init(.korean, 40, 12)]),
        page("trace-earlier-message", "②2e→\n3\n↑↑↑↑↑↑↑↑↑↑↑↑", [.init(.english, 60, 20)]),
        customer("customer-menu", "", [.init(.korean, 80, 24)]),
        customer("customer-three-cups", "233", [.init(.english, 80, 24)]),
        customer("customer-two-cups", "23", [.init(.english, 60, 20)]),
        customer("customer-check", "233o", [.init(.english, 80, 24)]),
        customer(
            "customer-choices", "233o2", PictureView.small + [.init(.korean, 40, 12), .init(.english, 40, 12)],
            isAsked: true),
        customer("customer-number", "233o\n", [.init(.english, 80, 24)]),
        PictureRow.rows("customer-shortage", [.init(.korean, 80, 24)]) { view in
            let customer = try Customer(view.language, view.size)
            let juice = try customer.test.juice("strawberry-banana")
            customer.screen.handle(.request(try Order([Quantity(item: juice, count: 2)])))
            return customer.terminal
        },
    ].flatMap(\.self)

    @Test(arguments: pictures) func `a page is drawn as its golden file shows`(picture: PictureRow) throws {
        try picture.check()
    }

    @Test func `each golden file has a row`() {
        #expect(GoldenFile.names(of: #filePath) == Set(Self.pictures.map(\.description)))
    }

    /// A page of the kiosk on the morning after some days, each with its sales.
    nonisolated private static func page(
        _ name: String, _ keys: String, _ views: [PictureView] = PictureView.usual, sold days: [[String]] = [[]]
    ) -> [PictureRow] {
        PictureRow.rows(name, views) { view in
            let test = try TestKiosk(view.language)
            for (index, day) in days.enumerated() {
                if index > 0 { test.clock.pass(days: 1) }
                for juice in day { _ = try test.ledger.make(try test.juice(juice)) }
            }
            let person = Terminalist(test, columns: view.size.columns, rows: view.size.rows)
            person.typeSlowly(keys)
            return person.terminal
        }
    }

    /// A page of a customer at the counter.
    nonisolated private static func customer(
        _ name: String, _ keys: String, _ views: [PictureView], isAsked: Bool = false
    ) -> [PictureRow] {
        PictureRow.rows(name, views) { view in
            let customer = try Customer(view.language, view.size, menu: isAsked ? .asking() : nil)
            customer.typeSlowly(keys)
            return customer.terminal
        }
    }
}
