import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct CartPaneTests {
    /// A cart with a name that is too long to stand beside its count, and a short one.
    private func cart(total: String = "") -> CartPane<Int> {
        let lines = ["Strawberry-banana juice", "Tea"].map { label in
            CartLine(label: label, count: 1, amount: "", lower: Control("−", 0), raise: Control("+", 0))
        }
        return CartPane(
            heading: "Cart", lines: lines, labels: lines.map(\.label), placeholder: "",
            sum: CartSum(
                count: "2 in all", total: total, digits: total, unit: "KRW", summary: "", canOrder: true),
            ticket: nil, order: Control("Order", 0, lineNames: .label), clear: Control("Empty", 0, lineNames: .label))
    }

    private func text(_ cart: CartPane<Int>, rows: Int) -> [String] {
        let layout = PaneLayout.pane("0").columns(least: 25, ideal: 25, most: 25).rows(least: rows, most: rows)
        return PagePicture([cart], layout.aligned(.middle)).draw(GridSize(columns: 80, rows: 24)).text
    }

    @Test func `on a receipt a long name has a row of its own, and in a few rows it is cut`() {
        #expect(text(cart(), rows: 22).contains { $0.contains("Strawberry-banana juice") })
        let short = text(cart(), rows: 6)
        #expect(short.contains { $0.contains("Strawberry") && $0.contains("… ") && $0.contains("+") })
    }

    @Test(arguments: [("11,000", "▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀"), ("1,234,500", "▙▟"), ("123,456,789,000", "123,456,789,000")])
    func `the sum is as large as it fits`(sum: String, part: String) {
        #expect(text(cart(total: sum), rows: 22).contains { $0.contains(part) })
    }
}
