import JuiceMaker
import ScreenKit

/// What was ordered today, in a place that is free otherwise.
nonisolated struct OrdersToday {
    /// A count or an amount with its name; the number of orders comes first.
    let figures: [(label: String, value: String)]
    /// The orders with their numbers and amounts, the newest last.
    let orders: LazyRows<(number: String, juices: String, amount: String)>

    /// The least width for the orders themselves.
    private static let columnsForOrders = 40

    /// Draws the figures, or in a wide area the newest orders.
    func draw(in area: GridRect, on part: inout PagePart) {
        let showsOrders = area.size.columns >= Self.columnsForOrders && area.size.rows > 3
        var rest = area
        for figure in figures.prefix(showsOrders ? 1 : area.size.rows) {
            part.write(
                figure.label, end: figure.value, in: rest.cut(.top, showsOrders ? 2 : 1),
                style: showsOrders ? .title : .quiet, endStyle: .number)
        }
        guard showsOrders else { return }
        let rows = (0..<orders.count).suffix(rest.size.rows).reversed().map { orders[$0] }
        let numbers = rows.widest(\.number) + 2
        for (index, order) in rows.enumerated() {
            let style = index == 0 ? TextStyle.plain : TextStyle.quiet
            var line = rest.cut(.top, 1)
            part.write(order.number, in: line.cut(.left, numbers), .leading, style: style)
            part.write(order.juices, end: order.amount, gap: 2, in: line, style: style)
        }
    }

    /// Returns the orders as lines, the newest last, for a page without a place for the others.
    static func history(_ orders: DayOrders, _ menu: Menu, _ texts: Texts) -> TextPane {
        TextPane(
            lines: LazyRows(count: orders.orders.count) { index in
                let order = orders.orders[index]
                return Message(text: texts.line(for: order.sale, in: orders.menu(of: order) ?? menu))
            },
            isProse: true,
            followsEnd: true,
            placeholder: texts(.noOrdersYet),
            heading: texts(.todaysOrders, String(orders.orders.count)),
            // What is new among them is called out.
            announcement: .history
        )
    }
}
