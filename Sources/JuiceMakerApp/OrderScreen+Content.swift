import JuiceMaker
import ScreenKit

extension OrderScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(
            panes: [.gauges(gauges(texts)), .list(juices(texts)), .text(history(texts))],
            accessories: [
                Control(
                    label: texts(.editStock), event: .editStock, keys: [.character("e")],
                    words: ["stock", texts(.stock)])
            ],
            message: message(texts),
            hints: hints(texts),
            alert: alert(texts),
            help: [texts(.orderHelp), texts(.scarceHelp)],
            lineHelp: [texts(.orderLines)]
        )
    }

    private func gauges(_ texts: Texts) -> GaugesPane {
        let books = bar.books
        let stock = books.stock
        let fruits = books.menu.fruits
        let opening = books.menu.openingStock
        let scarce = books.scarceFruits
        let fullCount = fruits.map { max(stock[$0], opening[$0]) }.max() ?? 1
        return GaugesPane(
            gauges: fruits.map { fruit in
                GaugesPane.Gauge(
                    label: fruit.name(texts), count: stock[fruit],
                    tone: stock[fruit] == 0 ? .bad : scarce.contains(fruit) ? .warning : .plain)
            },
            fullCount: max(fullCount, 1)
        )
    }

    private func juices(_ texts: Texts) -> ListPane<Event> {
        let books = bar.books
        return ListPane(
            heading: quantity == OrderQuantity() ? "" : texts(.quantity, String(quantity.count)),
            rows: books.menu.juices.enumerated().map { index, juice in
                let servings = books.servings(of: juice)
                return ListPane<Event>.Row(
                    control: Control(
                        label: juice.name(texts),
                        event: .order(juice),
                        keys: .number(index),
                        words: [juice.id] + juice.name.all
                    ),
                    detail: juice.needs.map { "\($0.item.name(texts)) \($0.count)" }.joined(separator: " "),
                    note: servings == 0 ? texts(.soldOut) : texts(.servings, String(servings)),
                    tone: servings == 0 ? .bad : .good
                )
            }
        )
    }

    private func history(_ texts: Texts) -> TextPane {
        let waiting = bar.machine.waiting.map { texts.list($0) }
        let waitingLine = waiting.isEmpty ? [] : [texts(.waitingOrders, waiting.joined(separator: ", "))]
        let news = news
        return TextPane(
            lines: LazyRows(count: news.count + waitingLine.count) { index in
                index < news.count
                    ? texts.message(news[index])
                    : Message(text: waitingLine[index - news.count], tone: .warning)
            },
            isProse: true,
            followsEnd: true,
            placeholder: texts(.noOrdersYet)
        )
    }

    private func message(_ texts: Texts) -> Message? {
        bar.refreshError.map { Message(text: texts.explain($0).asSentence, tone: .bad) }
    }

    private func hints(_ texts: Texts) -> [Control<Event>] {
        [
            Control(
                label: texts(.fewer), event: .changeQuantity(by: -1), keys: [.character("-"), .left],
                isEnabled: quantity.canShrink),
            Control(
                label: texts(.more), event: .changeQuantity(by: 1), keys: [.character("+"), .right],
                isEnabled: quantity.canGrow),
            Control(
                label: texts(.calculateSales, String(bar.books.soldCount)), event: .calculateSales,
                keys: [.character("c")], words: ["calc", texts(.calculator)]),
            Control(
                label: texts(.sales), event: .showSales, keys: [.character("r")],
                words: ["report", "sales", "매출", texts(.sales)]),
        ]
    }

    private func alert(_ texts: Texts) -> AlertContent<Event>? {
        guard case .asking(let order, let shortage, let part) = bar.machine.state else { return nil }
        let makePart = part.map { part in
            Control<Event>(
                label: texts(.makePart, String(part.count)), event: .acceptPart, keys: [.character("p")],
                words: ["part", "p"])
        }
        return AlertContent(
            title: texts(.askToRestock),
            lines: [texts.list(order) + ": " + texts.explain(shortage)],
            buttons: [
                Control(
                    label: texts(.yes), event: .acceptRestocking, keys: [.enter, .character("y")],
                    words: ["yes", "y", "네"])
            ] + [makePart].compactMap(\.self) + [
                Control(
                    label: texts(.no), event: .declineRestocking, keys: [.escape, .character("n")],
                    words: ["no", "n", "아니오"])
            ]
        )
    }
}
