import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct CartPaneTests {
    private typealias Event = OrderScreen.Event

    /// A cart with a name that is too long to stand beside its count, and a short one.
    private var cart: CartPane {
        let lines = ["Strawberry-banana juice", "Tea"].map { label in
            CartPane.Line(
                label: label, count: 1, amount: "", lower: Control(label: "−", event: .sayCart),
                raise: Control(label: "+", event: .sayCart))
        }
        return CartPane(
            heading: "Cart", lines: lines, labels: lines.map(\.label), placeholder: "", count: "2 in all", total: "",
            summary: "", canOrder: true, order: Control(label: "Order", event: .orderCart),
            clear: Control(label: "Empty", event: .emptyCart))
    }

    private func text(rows: Int) -> [String] {
        let layout = PaneLayout.pane("0").columns(least: 24, ideal: 24, most: 24).rows(least: rows, most: rows)
        return PagePicture([cart], layout.aligned(.middle)).draw(GridSize(columns: 80, rows: 24)).text
    }

    @Test func `a long name has a row of its own as soon as there is one, and is cut only where there is none`() {
        #expect(text(rows: 7).contains { $0.contains("Strawberry-banana juice") })
        let short = text(rows: 6)
        #expect(!short.contains { $0.contains("Strawberry-banana juice") })
        #expect(short.contains { $0.contains("Strawberry") && $0.contains("… ") && $0.contains("[+]") })
    }
}
